/** Where the pieces of a region stand, in pixels of the drawn plate. */
import type { Place, Stack } from "../protocol/types";
import { common, inside, type Box } from "./geometry";
import { FIGURES, IN_PORT_SIZE } from "./shapes";
import type { MapRegion, Point } from "./types";

export interface Standing {
  stack: Stack;
  at: Point;
  port: boolean;
  size: number;
}

export interface Arrangement {
  standings: Standing[];
  /** Some stand upon others: the region opens as a fan. */
  crowded: boolean;
}

/** How large pieces are on a plate drawn at a scale: constant where there is room, a little smaller where there is none. */
export function pieceSize(scale: number): number {
  return Math.min(Math.max(0.58 + 0.48 * scale, 0.7), 1.3);
}

/** And in one region: no larger than its slots, but never too small to be read. */
export function sizeIn(region: MapRegion, scale: number): number {
  const most = pieceSize(scale);
  return region.room === undefined ? most : Math.min(most, Math.max((region.room * scale) / NARROW, LEAST));
}

const NARROW = 24;
const LEAST = 0.5;
/** Slots are stored in tenths: two that touch may seem to overlap by a hair. */
const HAIR = 0.97;
const SHIFT: Point = [8, -3];

const scaled = (point: Point, scale: number): Point => [point[0] * scale, point[1] * scale];

/** The slots that are far enough from each other at this scale, the best first. */
export function roomy(slots: readonly Point[], scale: number, gap: number): Point[] {
  const kept: Point[] = [];
  for (const slot of slots) {
    const at = scaled(slot, scale);
    if (kept.every((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) >= gap)) kept.push(at);
  }
  return kept;
}

function gapOf(stacks: readonly Stack[], size: number): number {
  return Math.max(NARROW, ...stacks.map((stack) => FIGURES[stack.unit].half[0] * 1.7)) * size;
}

/** How many stacks stand beside each other at a slot: zooming makes room. */
function columns(places: readonly Point[], gap: number): number {
  const spaces = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1])),
  );
  return spaces.length === 0 ? 1 : Math.min(Math.max(Math.floor(Math.min(...spaces) / gap), 1), 3);
}

export function arrange(place: Pick<Place, "kind" | "stacks">, region: MapRegion, scale: number): Arrangement {
  const size = sizeIn(region, scale);
  const stacks = place.stacks ?? [];
  const inPort = (stack: Stack): boolean => stack.unit === "fleet" && place.kind !== "sea" && region.port !== undefined;
  const ashore = stacks.filter((stack) => !inPort(stack));
  const gap = gapOf(ashore, size);
  const places = roomy(region.slots.length > 0 ? region.slots : [region.at], scale, gap * HAIR);
  const beside = columns(places, gap);
  const room = places.length * beside;
  const standings = ashore.map((stack, index): Standing => {
    const slot = places[index % places.length] ?? scaled(region.at, scale);
    const row = Math.floor(index / places.length) % beside;
    const here = Math.min(beside, Math.ceil((ashore.length - (index % places.length)) / places.length));
    const above = Math.floor(index / room) * size;
    return {
      stack,
      at: [slot[0] + (row - (here - 1) / 2) * gap + SHIFT[0] * above, slot[1] + SHIFT[1] * above],
      port: false,
      size,
    };
  });
  for (const [index, stack] of stacks.filter(inPort).entries()) {
    const [[x, y], afloat] = [scaled(region.port ?? region.at, scale), pieceSize(scale) * IN_PORT_SIZE];
    const at: Point = [x + SHIFT[0] * index * afloat, y + SHIFT[1] * index * afloat];
    standings.push({ stack, at, port: true, size: afloat });
  }
  return { standings, crowded: ashore.length > room };
}

/** The same pieces around a middle, none upon another. */
export function fanned(
  arrangement: Arrangement,
  size: number,
): { standings: Standing[]; middle: Point; radius: number } {
  const crowd = arrangement.standings.filter((standing) => !standing.port);
  const middle: Point = [
    crowd.reduce((sum, one) => sum + one.at[0], 0) / crowd.length,
    crowd.reduce((sum, one) => sum + one.at[1], 0) / crowd.length,
  ];
  const radius = Math.max(20, (crowd.length * 34) / (2 * Math.PI)) * size;
  const standings = crowd.map((standing, index): Standing => {
    const angle = (2 * Math.PI * index) / crowd.length - Math.PI / 2;
    return { ...standing, size, at: [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)] };
  });
  return {
    standings: [...standings, ...arrangement.standings.filter((standing) => standing.port)],
    middle,
    radius: radius + 20 * size,
  };
}

const BESIDE: readonly Point[] = [
  [0, 0],
  [15, -7],
  [-15, -7],
  [15, 8],
  [-15, 8],
  [0, -17],
];

/** Where the flag stands: at its place, or beside it where pieces stand there. */
export function flagAt(region: MapRegion, stand: Arrangement | undefined, scale: number): Point {
  const size = sizeIn(region, scale);
  const [x, y] = scaled(region.flag, scale);
  const pieces = (stand?.standings ?? []).map(standingBox);
  const places = BESIDE.map(([dx, dy]): Point => [x + dx * size, y + dy * size]);
  const cover = ([px, py]: Point): number =>
    pieces.reduce((sum, box) => sum + common([px - 6 * size, py - 6 * size, px + 8 * size, py + 6 * size], box), 0);
  return places.reduce((best, place) => (cover(place) < cover(best) - 4 ? place : best));
}

/** What names should keep off: pieces, city, flag. */
export function boxes(
  place: Place,
  region: MapRegion | undefined,
  stand: Arrangement | undefined,
  scale: number,
  flags: boolean,
): Box[] {
  const size = region ? sizeIn(region, scale) : pieceSize(scale);
  const around = ([x, y]: Point, half: number): Box => [x - half, y - half, x + half, y + half];
  const found = (stand?.standings ?? []).map(standingBox);
  if (region?.city && place.city)
    found.push(around(scaled(region.city, scale), (place.city.state === "site" ? 4 : 8) * size));
  if (flags && region && place.flag) found.push(around(flagAt(region, stand, scale), 7 * size));
  return found;
}

function standingBox({ at: [x, y], stack, size }: Standing): Box {
  const { half } = FIGURES[stack.unit];
  return [x - half[0] * size, y - half[1] * size, x + half[0] * size, y + half[1] * size];
}

const DOT = 10;
/** What a number outside its region costs: as much as covering one and a half others. */
const ASTRAY = 600;
const AROUND: readonly Point[] = [
  [0, 0],
  [20, 0],
  [-20, 0],
  [0, -20],
  [0, 20],
  [20, -20],
  [-20, -20],
  [20, 20],
  [-20, 20],
  [0, -36],
  [0, 36],
  [36, 0],
  [-36, 0],
];

/** Places for the numbers of targets: at a slot or around the middle, where they cover the least of what is `kept` clear.
 *  A number outside its land would be read as that of another one. */
export function numberPlaces(regions: readonly MapRegion[], kept: readonly Box[], scale: number): Point[] {
  const taken: Box[] = [...kept];
  return regions.map((region) => {
    const middle = scaled(region.at, scale);
    const candidates = [
      ...region.slots.map((slot) => scaled(slot, scale)).reverse(),
      ...AROUND.map(([dx, dy]): Point => [middle[0] + dx, middle[1] + dy]),
    ];
    const cover = ([x, y]: Point): number =>
      taken.reduce((sum, box) => sum + common([x - DOT, y - DOT, x + DOT, y + DOT], box), 0) +
      (region.kind === "sea" || inside(region, [x / scale, y / scale]) ? 0 : ASTRAY);
    let [best, least] = [candidates[0] ?? middle, Infinity];
    for (const candidate of candidates) {
      const covered = cover(candidate);
      if (covered < least) [best, least] = [candidate, covered];
    }
    taken.push([best[0] - DOT, best[1] - DOT, best[0] + DOT, best[1] + DOT]);
    return best;
  });
}
