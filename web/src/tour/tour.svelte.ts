/** The first turn, shown around: which step is open, and whether this browser has seen it. */
import type { Desk } from "../protocol/types";

const KEY = "greatpowers.tour";

/** What a step points at (`data-tour`) is also its name. */
export const STEPS = ["prompt", "rondel", "fields", "map", "books", "investor", "log"] as const;
export type Step = (typeof STEPS)[number];

/** Steps that speak of something that has no place of its own. */
const PLACES: Readonly<Partial<Record<Step, string>>> = { investor: "books" };

/** Where a place is found when it is not in sight: the tab of a small screen. */
const TABS: Readonly<Partial<Record<Step, string>>> = { rondel: "choose", fields: "choose", map: "map", books: "books", investor: "books", log: "log" };

export function anchorsOf(step: Step): string[] {
  const tab = TABS[step];
  return [`[data-tour="${PLACES[step] ?? step}"]`, ...(tab ? [`#tab-${tab}`] : [])];
}

export type Edition = "first" | "third" | "world";

const EDITIONS: Readonly<Record<string, Edition>> = { "imperial-2006": "first", "imperial-2010": "third", "imperial-2030": "world" };

export function editionOf(game: string): Edition | undefined {
  return EDITIONS[game];
}

/** Somebody governs, but nobody holds the investor card: then there is none. */
export function playsWithoutCard(desk: Pick<Desk, "powers" | "purses"> | null | undefined): boolean {
  return desk != null && desk.powers.some((power) => power.government != null) && !desk.purses.some((purse) => purse.investor_card);
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

class Tour {
  /** The number of the step that is shown; null when there is none. */
  at = $state<number | null>(null);
  seen = $state(read());

  begin(): void {
    this.at = 0;
  }

  /** Seen is seen, to the end or not: nobody is asked twice. */
  end(): void {
    this.at = null;
    this.seen = true;
    try {
      localStorage.setItem(KEY, "seen");
    } catch {
      // a browser that keeps nothing offers it again
    }
  }

  move(by: 1 | -1): void {
    const to = (this.at ?? 0) + by;
    if (to >= STEPS.length) this.end();
    else this.at = Math.max(0, to);
  }
}

export const tour = new Tour();
