/** Where the map lies on the screen, and what is near what. */
import type { MapFile, MapRegion, Point } from "./types";

export interface Size {
  width: number;
  height: number;
}

/** A point of the plate lies on the screen at `point * scale + (x, y)`. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** In a narrower pane, cards lie at the foot of the screen. */
export const DOCKED = 620;

export interface Limits {
  /** The whole plate is seen. */
  least: number;
  most: number;
}

/** Closer, and there is nothing more to see: in pixels a unit. */
const CLOSEST = 3;
/** A pane that would stay emptier than this beside the whole plate starts filled. */
const TOO_EMPTY = 1.4;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

export function limits(pane: Size, plate: Size): Limits {
  const least = Math.min(pane.width / plate.width, pane.height / plate.height);
  return { least, most: Math.max(CLOSEST, least * 2) };
}

function settled(start: number, pane: number, plate: number, slack: number): number {
  if (plate <= pane) {
    const middle = Math.round((pane - plate) / 2);
    return between(start, middle - slack, middle);
  }
  return between(start, pane - plate - slack, 0);
}

/** No closer and no farther than makes sense, and no empty border where there is map to show. `slack`: so far it may be
 *  pushed up all the same, to see what bars at its foot cover. */
export function clamped(view: View, pane: Size, plate: Size, slack = 0): View {
  const { least, most } = limits(pane, plate);
  const scale = between(view.scale, least, most);
  return {
    scale,
    x: settled(view.x, pane.width, plate.width * scale, 0),
    y: settled(view.y, pane.height, plate.height * scale, slack),
  };
}

/** The same point of the plate stays under `at`. */
export function zoomed(view: View, scale: number, at: Point, pane: Size, plate: Size): View {
  const { least, most } = limits(pane, plate);
  const next = between(scale, least, most);
  const ratio = next / view.scale;
  return clamped(
    { scale: next, x: at[0] - (at[0] - view.x) * ratio, y: at[1] - (at[1] - view.y) * ratio },
    pane,
    plate,
  );
}

export function whole(pane: Size, plate: Size): View {
  return clamped({ scale: limits(pane, plate).least, x: 0, y: 0 }, pane, plate);
}

/** No border around the plate: as much of its middle as the pane holds. */
export function filled(pane: Size, plate: Size): View {
  const scale = Math.max(pane.width / plate.width, pane.height / plate.height);
  return clamped(
    { scale, x: (pane.width - plate.width * scale) / 2, y: (pane.height - plate.height * scale) / 2 },
    pane,
    plate,
  );
}

export function first(pane: Size, plate: Size): View {
  const [all, full] = [whole(pane, plate), filled(pane, plate)];
  return full.scale / all.scale > TOO_EMPTY ? full : all;
}

/** So close as `scale`, with the middle of the box in the middle of the pane. */
export function centred(box: Box, scale: number, pane: Size, plate: Size): View {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return clamped({ scale, x: pane.width / 2 - x * scale, y: pane.height / 2 - y * scale }, pane, plate);
}

export function onScreen(point: Point, view: View): Point {
  return [point[0] * view.scale + view.x, point[1] * view.scale + view.y];
}

export function boxOnScreen(box: Box, view: View): Box {
  const [x0, y0] = onScreen([box[0], box[1]], view);
  const [x1, y1] = onScreen([box[2], box[3]], view);
  return [x0, y0, x1, y1];
}

/** The part of the plate that is seen. */
export function seen(view: View, pane: Size): Box {
  return [
    -view.x / view.scale,
    -view.y / view.scale,
    (pane.width - view.x) / view.scale,
    (pane.height - view.y) / view.scale,
  ];
}

export function overlap(one: Box, other: Box, gap = 0): boolean {
  return one[0] < other[2] + gap && other[0] < one[2] + gap && one[1] < other[3] + gap && other[1] < one[3] + gap;
}

/** The area that two boxes share. */
export function common(one: Box, other: Box): number {
  const width = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const height = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

export function within(point: Point, box: Box, gap = 0): boolean {
  return point[0] >= box[0] - gap && point[0] <= box[2] + gap && point[1] >= box[1] - gap && point[1] <= box[3] + gap;
}

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return boxes.reduce((all, box): Box => [
    Math.min(all[0], box[0]),
    Math.min(all[1], box[1]),
    Math.max(all[2], box[2]),
    Math.max(all[3], box[3]),
  ]);
}

/** What there is to see of a region: of a wide one, such as an ocean, what lies around its middle. */
export function core(region: MapRegion, reach: number): Box {
  const [x, y] = region.at;
  const [x0, y0, x1, y1] = region.box;
  return [Math.max(x0, x - reach), Math.max(y0, y - reach), Math.min(x1, x + reach), Math.min(y1, y + reach)];
}

export type Direction = "left" | "right" | "up" | "down";

const ALONG: Readonly<Record<Direction, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
/** Who walks to the right wants what is to the right, though something else is nearer. */
const SIDEWAYS = 2.2;

/** The region one comes to next in a direction. */
export function neighbour(map: MapFile, from: string, direction: Direction): string | null {
  const start = map.regions[from]?.at;
  if (!start) return null;
  const [ax, ay] = ALONG[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const [id, region] of Object.entries(map.regions)) {
    const [dx, dy] = [region.at[0] - start[0], region.at[1] - start[1]];
    const along = dx * ax + dy * ay;
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax);
    if (id === from || along <= 0 || aside > along * 2) continue;
    const cost = Math.hypot(along, aside * SIDEWAYS);
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** The region nearest to a point of the plate. */
export function nearest(map: MapFile, to: Point): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [id, region] of Object.entries(map.regions)) {
    const distance = Math.hypot(region.at[0] - to[0], region.at[1] - to[1]);
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}

const outlines = new WeakMap<MapRegion, Point[][]>();

/** The corners of a region: where its curves begin and end. */
function outline(region: MapRegion): Point[][] {
  const known = outlines.get(region);
  if (known) return known;
  const rings: Point[][] = [];
  for (const [, command = "", rest = ""] of region.path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === "M") rings.push([]);
    const ring = rings.at(-1) ?? [];
    const stride = command === "Q" ? 4 : command.toLowerCase() === "h" || command.toLowerCase() === "v" ? 1 : 2;
    for (let place = 0; place + stride <= numbers.length; place += stride) {
      const [x = 0, y = 0] = numbers.slice(place + stride - 2, place + stride);
      const [ox, oy] = ring.at(-1) ?? [0, 0];
      const [only = 0] = numbers.slice(place);
      if (command === "h") ring.push([ox + only, oy]);
      else if (command === "v") ring.push([ox, oy + only]);
      else ring.push(command === "l" ? [ox + x, oy + y] : [x, y]);
    }
  }
  outlines.set(region, rings);
  return rings;
}

/** Whether a point of the plate lies in a region. */
export function inside(region: MapRegion, [x, y]: Point): boolean {
  if (!within([x, y], region.box)) return false;
  let crossed = false;
  for (const ring of outline(region))
    for (const [index, [x0, y0]] of ring.entries()) {
      const [x1, y1] = ring[(index + 1) % ring.length] ?? [x0, y0];
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) crossed = !crossed;
    }
  return crossed;
}
