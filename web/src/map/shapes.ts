/** Pieces, drawn from scratch for this project, around their middle; about 20 pixels high. */
import type { Badge, Stack, Unit } from "../protocol/types";
import type { MapLink } from "./types";

const ARMY =
  "M0-10.6a4 4 0 0 1 4 4c0 1.1-.5 2.1-1.2 2.8C5.2-1.9 5.9 2.6 6.8 7.2h.5a1.5 1.5 0 0 1 1.5 1.5V11H-8.8V8.7a1.5 1.5 0 0 1 1.5-1.5h.5C-5.9 2.6-5.2-1.9-2.8-3.8A4 4 0 0 1-4-6.6a4 4 0 0 1 4-4z";
const FLEET =
  "M-15-.6h5.4V-4h3.4v-4.4h3.6V-4H.8l2-3h1.6l1 3H8L9.6-.6H15L11.8 7.6a1.6 1.6 0 0 1-1.5 1H-10.3a1.6 1.6 0 0 1-1.5-1z";

export const ARMAMENTS = "M-9 7V-2.5l5-3.2v3.2l5-3.2v3.2h1.6L3.4-8.6h3.2L7.4-2.5H9V7z";
export const SHIPYARD = "M-9 7V.5C-9-2.5-6.8-4-3.8-4S1.4-2.5 1.4.5v.8H3V-6H1v-2.2h8.4V-6H5.4v7.3H9V7z";
export const PENNANT = "M0 0h13.5l-3 4.4 3 4.4H0z";
export const POLE = "M0-1V13";
export const ANCHOR = "M0-2.6V3M-1.6-1.2h3.2M-2.8.8C-2.6 2.4-1.4 3 0 3s2.6-.6 2.8-2.2";
export const CROSS = "M-5-5 5 5M5-5-5 5";
export const LESSER_CROSS = "M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5";
export const PLUS = "M0-4V4M-4 0H4";

export interface Figure {
  path: string;
  /** How the body lies, and where its letter stands. */
  turn: number;
  letter: readonly [x: number, y: number];
  /** Half of its width and height, for what must not overlap. */
  half: readonly [x: number, y: number];
  badge: readonly [x: number, y: number];
}

const STANDING: Figure = { path: ARMY, turn: 0, letter: [0, 5], half: [9, 11], badge: [8.5, 7.5] };
const LYING: Figure = { path: ARMY, turn: -90, letter: [4.6, 0], half: [11, 9], badge: [9, 7.5] };
const SAILING: Figure = { path: FLEET, turn: 0, letter: [0, 3.8], half: [15, 9], badge: [13, 6.5] };

export const FIGURES: Readonly<Record<Unit, Figure>> = { army: STANDING, friendly_army: LYING, fleet: SAILING };

/** Fleets in a harbour are smaller and have an anchor. */
export const IN_PORT_SIZE = 0.8;

/** Icons of links on a grid of 16. */
export const LINK_ICONS: Readonly<Record<MapLink["kind"], string>> = {
  canal: "M2 5.2c2-1.6 4-1.6 6 0s4 1.6 6 0M2 10.8c2-1.6 4-1.6 6 0s4 1.6 6 0",
  tunnel: "M2.6 13V8a5.4 5.4 0 0 1 10.8 0v5M6 13V8.4a2 2 0 0 1 4 0V13M1.6 13h12.8",
  strait: "M3 2.6c2.4 3.6 2.4 7.2 0 10.8M13 2.6c-2.4 3.6-2.4 7.2 0 10.8M8 3.2v9.6M6 10.8l2 2 2-2",
  wrap: "M3 8h10M6 4.6 2.6 8 6 11.4M10 4.6 13.4 8 10 11.4",
};

/** One letter on pieces; the badge beside a name may have two. */
export function initial(badge: Badge): string {
  return [...badge.letter][0] ?? "";
}

/** The figure on the dark disc; a single piece has none. */
export function countText(stack: Pick<Stack, "count">): string {
  if (stack.count < 2) return "";
  return stack.count > 99 ? "99" : String(stack.count);
}
