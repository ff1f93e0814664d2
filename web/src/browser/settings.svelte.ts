/** What this browser prefers; kept in its own storage and nowhere else. */
import type { Lang } from "../protocol/types";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";
/** When what happened while one waited is played before one decides. */
export type RecapWish = "always" | "losses" | "never";
/** How turns of computers are shown while one watches: by the speed of the table, at once, a second each, step by step. */
export type TurnPace = "table" | "once" | "second" | "own";

interface Settings {
  theme: Theme;
  /** Short sounds: your turn, a fight, the end. */
  sound: boolean;
  /** Ask before an answer is given. Null until somebody chooses: then where a finger points, for it slips. */
  confirm: boolean | null;
  /** Slides and counting figures: as the system asks, or against it. */
  motion: Motion;
  /** Ask once when a turn is ended with a right unused. */
  unused: boolean;
  /** How long after a change of the question nothing is taken for an answer, in milliseconds; tests need none. */
  settle: number;
  /** Null until somebody chooses: then the browser's language. */
  lang: Lang | null;
  recap: RecapWish;
  pace: TurnPace;
}

const KEY = "greatpowers.settings";
const FIRST: Settings = {
  theme: "system",
  sound: false,
  confirm: null,
  motion: "system",
  unused: true,
  settle: 400,
  lang: null,
  recap: "always",
  pace: "table",
};

/** It was once only on or off, and on meant as the system asks. */
function motionOf(kept: unknown): Motion {
  return kept === "on" || kept === "off" ? kept : kept === false ? "off" : "system";
}

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...FIRST, ...kept, motion: motionOf(kept.motion) };
  } catch {
    return { ...FIRST };
  }
}

export const settings: Settings = $state(read());

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse storage; the settings then last as long as the page
  }
  applyTheme();
}

const night = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const finger = window.matchMedia("(pointer: coarse)");

export function hasConfirm(): boolean {
  return settings.confirm ?? finger.matches;
}

export function applyTheme(): void {
  const dark = settings.theme === "dark" || (settings.theme === "system" && night.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.motion = hasMotion() ? "full" : "none";
}

export function hasMotion(): boolean {
  return settings.motion === "on" || (settings.motion === "system" && !still.matches);
}

night.addEventListener("change", applyTheme);
still.addEventListener("change", applyTheme);
