/** A game's table, shown around: which step is open, and whether this browser has seen it. */
const KEY = "greatpowers.tour";

export interface TourStep {
  /** Selectors of what it speaks of, the best first: what is in sight is pointed at. */
  anchors: readonly string[];
  /** The button of a small screen that brings it into sight. */
  tab?: string;
  head: string;
  text: string;
}

export type TourPlan = readonly TourStep[];

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

  /** A step on or back in a tour of `count` steps. */
  move(by: 1 | -1, count: number): void {
    const to = (this.at ?? 0) + by;
    if (to >= count) this.end();
    else this.at = Math.max(0, to);
  }
}

export const tour = new Tour();
