/** The draft of a table in this browser, so that a reload does not lose it. */
import type { Row } from "./draft";

export interface Kept {
  /** The question it was made for. */
  ask: number;
  /** The nation that maneuvers. */
  nation: string;
  rows: readonly Row[];
  stays: Readonly<Record<string, number>>;
  /** Half of it is played and somebody else was asked: what the table should look like at the end, if all goes as planned. */
  resume?: string;
}

const name = (table: string, seat: number): string => `greatpowers.plan.${table}.${seat}`;

export function keep(table: string, seat: number, kept: Kept): void {
  try {
    localStorage.setItem(name(table, seat), JSON.stringify(kept));
  } catch {
    // a full or forbidden storage: the draft lives as long as the page
  }
}

export function drop(table: string, seat: number): void {
  try {
    localStorage.removeItem(name(table, seat));
  } catch {
    // nothing was kept
  }
}

/** What was kept for this question, or for an earlier one of the same maneuver that others interrupted. */
export function kept(table: string, seat: number, ask: number, nation: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(name(table, seat)) ?? "null") as Kept | null;
    if (!found || found.nation !== nation || !Array.isArray(found.rows)) return null;
    const fits = found.resume === undefined ? found.ask === ask : found.ask <= ask;
    return fits ? found : null;
  } catch {
    return null;
  }
}
