/** Keys while the map has the focus. */
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import { neighbour, type Direction } from "./geometry";
import { regionOf } from "./gestures";
import { like, liking } from "./liking.svelte";
import type { MapFile } from "./types";

/** What keys act on. */
export interface Surface {
  map: MapFile;
  camera: Camera;
  targets: readonly string[];
  /** Where the keyboard would come in. */
  stop: string | null;
  focusOn(region: string): void;
  choose(region: string): void;
  open(region: string): void;
  hide(): void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
const PAN: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [90, 0],
  right: [-90, 0],
  up: [0, 90],
  down: [0, -90],
};

function looks(surface: Surface, key: string): boolean {
  switch (key) {
    case "+":
    case "=":
      surface.camera.zoomBy(1.4);
      return true;
    case "-":
    case "−":
      surface.camera.zoomBy(1 / 1.4);
      return true;
    case "0":
      surface.camera.fit();
      return true;
    case "f":
      surface.hide();
      return true;
    case "n":
      like({ names: !liking.names });
      return true;
    case "t":
      like({ last: !liking.last });
      return true;
    default:
      return false;
  }
}

/** The target after or before a region; from elsewhere the first. */
export function nextTarget(targets: readonly string[], from: string, step: 1 | -1): string | null {
  const at = targets.indexOf(from);
  return targets.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % targets.length) ?? null;
}

/** Where the keyboard comes in while something is asked: where it was, if that can be answered, else the first place. */
export function entrance(last: string | null, targets: readonly string[], pickable: readonly string[]): string | null {
  if (last !== null && (targets.includes(last) || (targets.length === 0 && pickable.includes(last)))) return last;
  return targets[0] ?? pickable[0] ?? null;
}

function walks(surface: Surface, event: KeyboardEvent, region: string): boolean {
  const direction = ARROWS[event.key];
  if (direction) {
    const next = event.shiftKey ? null : neighbour(surface.map, region, direction);
    if (event.shiftKey) surface.camera.pan(...PAN[direction]);
    else if (next !== null) surface.focusOn(next);
    return true;
  }
  if (event.key === "PageDown" || event.key === "PageUp") {
    const next = nextTarget(surface.targets, region, event.key === "PageDown" ? 1 : -1);
    if (next !== null) surface.focusOn(next);
    return next !== null;
  }
  return false;
}

function acts(surface: Surface, key: string, region: string): boolean {
  if (key === "Enter" || key === " ") surface.choose(region);
  else if (key === "i") surface.open(region);
  else return false;
  return true;
}

export function keys(surface: Surface): Attachment<HTMLElement> {
  return (pane) => {
    const press = (event: KeyboardEvent): void => {
      const region = regionOf(event.target);
      if (region === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        !walks(surface, event, region) &&
        !acts(surface, event.key, region) &&
        !looks(surface, event.key.toLowerCase())
      )
        return;
      event.preventDefault();
      event.stopPropagation();
    };
    pane.addEventListener("keydown", press);
    return () => pane.removeEventListener("keydown", press);
  };
}
