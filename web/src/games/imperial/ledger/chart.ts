/** A line chart: scales, lines that leave out what is hidden, and labels at their ends that do not cover each other. */
import type { Series } from "../../../protocol/types";

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  least: number;
  most: number;
  ticks: number[];
}

const STEPS = [1, 2, 5];

/** Round values that hold all of these, with about `count` steps. */
export function scale(values: readonly number[], count = 5): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (STEPS.find((one) => one * power >= rough) ?? 10));
  const least = Math.floor(low / step) * step;
  const most = Math.ceil(high / step) * step;
  const ticks: number[] = [];
  for (let tick = least; tick <= most; tick += step) ticks.push(tick);
  return { least, most, ticks };
}

export function across(index: number, count: number, frame: Frame): number {
  return count < 2 ? frame.left : frame.left + ((frame.right - frame.left) * index) / (count - 1);
}

export function upward(value: number, { least, most }: Scale, frame: Frame): number {
  return frame.bottom - ((frame.bottom - frame.top) * (value - least)) / (most - least);
}

/** The line as a path, broken where a value is hidden. */
export function path(values: readonly (number | null)[], by: Scale, frame: Frame): string {
  let drawn = "";
  let pen = false;
  values.forEach((value, index) => {
    if (value === null) {
      pen = false;
      return;
    }
    drawn += `${pen ? "L" : "M"}${across(index, values.length, frame).toFixed(1)} ${upward(value, by, frame).toFixed(1)}`;
    pen = true;
  });
  return drawn;
}

export function lastKnown(values: readonly (number | null)[]): { index: number; value: number } | null {
  for (let index = values.length - 1; index >= 0; index -= 1) {
    const value = values[index];
    if (value != null) return { index, value };
  }
  return null;
}

/** Move places apart so that neighbours keep `gap`, in their order, within the bounds as far as there is room. */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const room = Math.max(0, high - low);
  const step = order.length > 1 ? Math.min(gap, room / (order.length - 1)) : gap;
  const put = order.map((index) => places[index] ?? 0);
  for (let at = 0; at < put.length; at += 1)
    put[at] = Math.max(put[at] ?? 0, at === 0 ? low : (put[at - 1] ?? 0) + step);
  for (let at = put.length - 1; at >= 0; at -= 1)
    put[at] = Math.min(put[at] ?? 0, at === put.length - 1 ? high : (put[at + 1] ?? 0) - step);
  const found: number[] = new Array<number>(places.length).fill(0);
  order.forEach((index, at) => (found[index] = put[at] ?? 0));
  return found;
}

/** Dashes by which lines differ without their colours; the first is whole. */
export const DASHES = ["", "7 3", "2 3", "9 3 2 3", "5 2 1 2 1 2", "12 4"] as const;
/** Markers of a radius of about 4 around 0, 0. */
export const MARKERS = [
  "M-3.6-3.6h7.2v7.2h-7.2z",
  "M0-4.4 4.2 3.4h-8.4z",
  "M0-4.8 4.8 0 0 4.8-4.8 0z",
  "M-4-4 4 4M4-4-4 4",
  "M0 4.4-4.2-3.4h8.4z",
  "M0-4.6V4.6M-4.6 0H4.6",
] as const;

/** Where the markers of a line stand: a few, not all at the same place as those of its neighbours. */
export function marked(count: number, line: number, every = 6): number[] {
  const places: number[] = [];
  for (let index = (line * 2) % every; index < count; index += every) places.push(index);
  return places;
}

/** The figures there are, in the order in which they come. */
export function figuresOf(series: readonly Series[]): string[] {
  return [...new Set(series.map((one) => one.figure))];
}

/** The turning that a moment belongs to: the last that is not later. */
export function turningAt(turnings: readonly { at: number }[], at: number): number {
  let found = 0;
  turnings.forEach((turning, index) => {
    if (turning.at <= at) found = index;
  });
  return found;
}

/** At which turnings rounds begin, with so many turnings between two of them; none where the game counts no rounds. */
export function roundsOf(
  turns: readonly { at: number; round: number }[],
  steps: readonly number[],
  room: number,
): { step: number; round: number }[] {
  const found: { step: number; round: number }[] = [];
  turns.forEach((turn, place) => {
    if (turn.round === 0 || turn.round === turns[place - 1]?.round) return;
    const step = steps.findIndex((at) => at >= turn.at);
    const last = found.at(-1);
    /** The first is written with its word. */
    const gap = found.length === 1 ? 2 * room : room;
    if (step >= 0 && (!last || step - last.step >= gap)) found.push({ step, round: turn.round });
  });
  return found;
}

/** The usual width of a letter of the small print. */
export const LETTER = 6.1;

/** A text cut to a width. */
export function clipped(text: string, room: number): string {
  const most = Math.max(1, Math.floor(room / LETTER));
  const brief = text.length <= most ? text : text.replace(/ \([^()]*\)$/, "");
  return brief.length <= most ? brief : `${brief.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}
