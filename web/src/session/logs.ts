/** The log by turns. */
import type { LogItem } from "../protocol/types";
import { matches } from "./choices";

export interface Turn {
  at: number;
  heading: string;
  /** Whose turn it is, in games in which nations take turns. */
  nation: string;
  items: LogItem[];
  /** The items of this turn and later ones came after the last visit. */
  fresh: boolean;
}

export function turns(items: readonly LogItem[], search: string, seat: number | null, lastVisit: number): Turn[] {
  const found: Turn[] = [];
  let turn: Turn | null = null;
  for (const item of items) {
    if (item.heading || !turn) {
      turn = { at: item.at, heading: item.heading ?? "", nation: item.nation ?? "", items: [], fresh: false };
      found.push(turn);
    }
    if (!item.text) continue;
    if (seat !== null && item.seat !== seat) continue;
    if (search && !matches(`${turn.heading} ${item.text}`, search)) continue;
    turn.items.push(item);
    if (lastVisit > 0 && item.at > lastVisit) turn.fresh = true;
  }
  return search || seat !== null
    ? found.filter((one) => one.items.length > 0)
    : found.filter((one) => one.items.length > 0 || one.heading);
}

/** The first item after the last visit, where the divider stands; none when nothing came before or after it. */
export function firstFresh(items: readonly LogItem[], lastVisit: number): LogItem | null {
  if (lastVisit <= 0) return null;
  const index = items.findIndex((item) => item.at > lastVisit && Boolean(item.text));
  return index > 0 ? (items[index] ?? null) : null;
}

/** The last thing told by a moment; null before the first. */
export function toldAt(items: readonly LogItem[], at: number): LogItem | null {
  return items.findLast((item) => item.text && item.at <= at) ?? null;
}

/** An amount keeps its unit in the same line. */
export function kept(text: string): string {
  return text.replace(/(\d) (million|Mio\.)/g, "$1\u00A0$2");
}

/** What a screen reader hears: the texts of the items that are new. */
export function news(before: readonly LogItem[], now: readonly LogItem[]): string {
  const known = before.at(-1)?.at ?? Number.POSITIVE_INFINITY;
  const fresh = before.length === 0 ? [] : now.filter((item) => item.at > known);
  return fresh
    .flatMap((item) => [item.heading ?? "", item.text ?? ""])
    .filter(Boolean)
    .slice(-8)
    .join(" ");
}

/** The moment at which this seat gave its last answer, to take back from there; null before it has given one. */
export function ownLast(items: readonly LogItem[], seat: number): number | null {
  const mine = items.findLastIndex((item) => item.seat === seat);
  return mine > 0 ? (items.slice(0, mine).findLast((item) => item.at < (items[mine]?.at ?? 0))?.at ?? null) : null;
}

/** The moments one can step through: those something happened at. */
export function moments(items: readonly LogItem[], last: number): number[] {
  const all = new Set<number>([0, last]);
  for (const item of items) all.add(item.at);
  return [...all].filter((at) => at >= 0 && at <= last).sort((a, b) => a - b);
}
