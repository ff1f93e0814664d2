/** A game's own picture of the lobby as an image, which a canvas can draw. */
import { flushSync, mount, unmount } from "svelte";
import { gameOf } from "../games";

/** What styles bring to a drawing: an image knows no style sheets. */
const BROUGHT = [
  ...["fill", "fill-opacity", "opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"],
  ...["stroke-linecap", "stroke-linejoin", "paint-order"],
] as const;

/** Of this size, and whole at its shorter side; null for a game that has none. */
export async function plate(title: string, ruleset: string, size: [number, number]): Promise<HTMLImageElement | null> {
  const Picture = (await gameOf(title)?.plates())?.plates[ruleset];
  if (!Picture) return null;
  const stage = document.createElement("div");
  stage.hidden = true;
  document.body.append(stage);
  const shown = mount(Picture, { target: stage });
  flushSync();
  const drawn = stage.querySelector("svg");
  if (drawn) plain(drawn, size);
  const text = drawn ? new XMLSerializer().serializeToString(drawn) : "";
  void unmount(shown);
  stage.remove();
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  try {
    await image.decode();
  } catch {
    return null; // then the picture goes without
  }
  return image;
}

function plain(drawn: SVGSVGElement, [width, height]: [number, number]): void {
  for (const one of drawn.querySelectorAll("*")) {
    const style = getComputedStyle(one);
    for (const name of BROUGHT) one.setAttribute(name, style.getPropertyValue(name));
    one.removeAttribute("style"); // it may speak of colours that only the page knows
  }
  drawn.setAttribute("width", String(width));
  drawn.setAttribute("height", String(height));
}
