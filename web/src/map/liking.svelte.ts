/** How this browser likes its maps drawn. */
import { settings } from "../browser/settings.svelte";
import type { Look } from "./types";

const KEY = "greatpowers.map";

interface Kept {
  /** Null until somebody chooses: then by the theme. */
  look: Look | null;
  names: boolean;
  flags: boolean;
  last: boolean;
  /** The legend is open; null until somebody opens or folds it. */
  legend: boolean | null;
}

const FRESH: Kept = { look: null, names: true, flags: true, last: true, legend: null };
export const LOOKS: readonly Look[] = ["atlas", "modern", "contrast"];

function read(): Kept {
  try {
    const kept = { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    return { ...kept, look: kept.look && LOOKS.includes(kept.look) ? kept.look : null };
  } catch {
    return { ...FRESH };
  }
}

export const liking: Kept = $state(read());

export function like(part: Partial<Kept>): void {
  Object.assign(liking, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(liking));
  } catch {
    // A browser that keeps nothing still shows maps.
  }
}

const night = window.matchMedia("(prefers-color-scheme: dark)");
let dusk = $state(night.matches);
night.addEventListener("change", () => (dusk = night.matches));

/** The look that somebody chose, or the one that goes with the theme. */
export function usualLook(): Look {
  if (liking.look) return liking.look;
  const dark = settings.theme === "dark" || (settings.theme === "system" && dusk);
  return dark ? "modern" : "atlas";
}
