/** How this browser likes its tables laid out; what it prefers in general is in ../settings. */
import { SvelteSet } from "svelte/reactivity";

const KEY = "greatpowers.table";

interface Kept {
  pace: number;
  folded: string[];
  details: boolean;
  speed: number;
}

const FRESH: Kept = { pace: 1000, folded: [], details: false, speed: 1 };

function read(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FRESH };
  }
}

const first = read();
const kept = $state({ pace: first.pace, details: first.details, speed: first.speed });
const folded = new SvelteSet<string>(first.folded);

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, folded: [...folded] }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const liking = {
  /** Milliseconds between the steps of a replay. */
  get pace(): number {
    return kept.pace;
  },
  set pace(milliseconds: number) {
    kept.pace = milliseconds;
    write();
  },
  /** How many times as fast as usual a recap plays. */
  get speed(): number {
    return kept.speed;
  },
  set speed(times: number) {
    kept.speed = times;
    write();
  },
  /** All figures of the seats, not only money and score. */
  get details(): boolean {
    return kept.details;
  },
  set details(on: boolean) {
    kept.details = on;
    write();
  },
};

export const foldedPanels = {
  has: (id: string): boolean => folded.has(id),
  toggle(id: string): void {
    if (!folded.delete(id)) folded.add(id);
    write();
  },
  open(id: string): void {
    if (folded.delete(id)) write();
  },
};
