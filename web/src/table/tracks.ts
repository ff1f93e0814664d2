/** Markers on a long line: those on the same value stand together, those that would cover each other in lanes. */
import type { Badge, Track } from "../protocol/types";

export interface Spot {
  value: number;
  badges: Badge[];
  lane: number;
}

export interface Lanes {
  count: number;
  spots: Spot[];
}

/** The parts of the line that a figure and each badge take. */
const FIGURE = 0.07;
const BADGE = 0.065;

export function lanes(track: Track): Lanes {
  const span = Math.max(1, track.most - track.least);
  const together = new Map<number, Badge[]>();
  for (const mark of track.marks) together.set(mark.value, [...(together.get(mark.value) ?? []), mark.badge]);
  const ends: number[] = [];
  const spots = [...together]
    .sort((a, b) => a[0] - b[0])
    .map(([value, badges]) => {
      const place = (value - track.least) / span;
      let lane = ends.findIndex((end) => end <= place);
      if (lane < 0) lane = ends.push(0) - 1;
      ends[lane] = place + FIGURE + BADGE * badges.length;
      return { value, badges, lane };
    });
  return { count: Math.max(1, ends.length), spots };
}
