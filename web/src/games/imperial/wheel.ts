/** The geometry of the rondel: wedges clockwise from the top, in a square around the origin. */

export const OUTER = 134;
export const INNER = 55.6;
/** Rows of markers along the hub, and how far apart two and three stand in them, in wedges. */
const OUTER_ROW = { radius: 52, apart: [0.5, 0.4] } as const;
const INNER_ROW = { radius: 33, apart: [0.8, 0.44] } as const;
export const TRACK = 143;
export const HALF = 152;
const GAP = 1.6;
const TEXT = 102.5;
/** At the sides a name lies along the wedge and has to keep off its rim. */
const TEXT_ASIDE = 98;

export type Spot = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** The point at a radius, `turn` in wedges clockwise from the top. */
export function at(radius: number, turn: number, count: number): Spot {
  const angle = (turn / count) * 2 * Math.PI - Math.PI / 2;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** The outline of a wedge, with a gap to its neighbours that is as wide inside as outside. */
export function wedge(index: number, count: number): string {
  const shift = (radius: number): number => (GAP / radius / (2 * Math.PI)) * count;
  const corner = (radius: number, side: -1 | 1): Spot => at(radius, index + side * (0.5 - shift(radius)), count);
  const [a, b, c, d] = [corner(OUTER, -1), corner(OUTER, 1), corner(INNER, 1), corner(INNER, -1)];
  return `M${a.join(" ")}A${OUTER} ${OUTER} 0 0 1 ${b.join(" ")}L${c.join(" ")}A${INNER} ${INNER} 0 0 0 ${d.join(" ")}z`;
}

export function middle(index: number, count: number): Spot {
  return at(index % (count / 2) === count / 4 ? TEXT_ASIDE : TEXT, index, count);
}

/** The arc outside the wheel from one field to another, clockwise. */
export function arc(from: number, steps: number, count: number): string {
  const start = at(TRACK, from + 0.12, count);
  const end = at(TRACK, from + steps - 0.12, count);
  const large = steps / count > 0.5 ? 1 : 0;
  return `M${start.join(" ")}A${TRACK} ${TRACK} 0 ${large} 1 ${end.join(" ")}`;
}

/** The head of the arrow at the end of the arc. */
export function head(from: number, steps: number, count: number): string {
  const tip = at(TRACK, from + steps - 0.02, count);
  const wings = [at(TRACK - 6, from + steps - 0.13, count), at(TRACK + 6, from + steps - 0.13, count)];
  return `M${tip.join(" ")}L${wings.map((wing) => wing.join(" ")).join("L")}z`;
}

/** Where markers on the same field stand: two side by side along the hub, more of them in a second row within it, so
 *  that all stay at their field. */
export function discs(index: number, mates: number, place: number, count: number): Spot {
  const outer = mates <= 4 ? Math.min(mates, 2) : 3;
  const [row, number, size] = place < outer ? [OUTER_ROW, place, outer] : [INNER_ROW, place - outer, mates - outer];
  return at(row.radius, index + (number - (size - 1) / 2) * row.apart[size > 2 ? 1 : 0], count);
}

/** Fields, from `count`, where markers may stand at the inner row that are on no field yet. */
export function waitingAt(place: number, waiting: number, crowds: readonly number[], count: number): Spot {
  const free = crowds.flatMap((mates, field) => (mates > 2 ? [] : [field]));
  return at(INNER_ROW.radius, free[Math.floor((place * free.length) / waiting)] ?? place, count);
}

/** Drawn around the origin, 14 wide. */
export const FIELD_ICONS = {
  factory: "M-7 6V-1l4-2.6V-1l4-2.6V-1h1L2.6-7h2.2L5.4-1H7v7z",
  production: "M-6 6V0h4v6M2 6V0h4v6M-4-6v3M-5.5-4.5h3M4-6v3M2.5-4.5h3M-7 6H7",
  maneuver: "M-7 5C-5-2 0-4 5-4M2-7.4 5.6-4 2-.6",
  investor: "M-7-4.6H7v9.2H-7zM0-2.4a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z",
  import: "M0-7V2M-3.4-1.2 0 2.2 3.4-1.2M-6.6 1v5.4H6.6V1",
  taxation: "M-5.4-6.6H5.4V7L2.8 5.2 0 7-2.8 5.2-5.4 7zM-2.6-3H2.6M-2.6 0H2.6",
} as const;
