/** What somebody has chosen but not sent, kept in this browser: a reload does not lose it. */
import type { Json } from "../protocol/types";

export interface Kept {
  /** The question it was chosen for. */
  ask: number;
  picked: readonly string[];
  /** The answer that is selected, if one is. */
  answer: Record<string, Json> | null;
}

const name = (table: string, seat: number): string => `greatpowers.choice.${table}.${seat}`;

export function keepChoice(table: string, seat: number, kept: Kept): void {
  try {
    if (kept.picked.length === 0 && kept.answer === null) localStorage.removeItem(name(table, seat));
    else localStorage.setItem(name(table, seat), JSON.stringify(kept));
  } catch {
    // a full or forbidden storage: the choice lives as long as the page
  }
}

/** What was chosen for this very question. */
export function keptChoice(table: string, seat: number, ask: number): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(name(table, seat)) ?? "null") as Kept | null;
    return found?.ask === ask && Array.isArray(found.picked) ? found : null;
  } catch {
    return null;
  }
}

/** It was sent; what was chosen for another question stays. */
export function forgetChoice(table: string, seat: number, ask: number): void {
  if (keptChoice(table, seat, ask)) keepChoice(table, seat, { ask, picked: [], answer: null });
}
