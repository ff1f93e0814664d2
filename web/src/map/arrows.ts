/** Ways across the map as curves, in pixels of the drawn plate. */
import type { Trace } from "../protocol/types";
import { common, within, type Box } from "./geometry";
import type { MapFile, MapRegion, Point } from "./types";

export type Feeling = "peace" | "fight" | "hostile";

export interface Arrow {
  key: string;
  trace: Trace;
  feeling: Feeling;
  convoy: boolean;
  /** A way over the edge of the plate has two parts. */
  paths: string[];
  end: Point;
}

/** A cross or a plus at a place. */
export interface Sign {
  key: string;
  kind: "loss" | "gain";
  region: string | undefined;
  /** Of what happened there; a plus stands beside it, see `placed`. */
  at: Point;
}

const SIGN = 7;
/** Where a sign may stand: a cross at its place or close by, a plus at a corner of it. */
const STANDS: Readonly<Record<Sign["kind"], readonly Point[]>> = {
  loss: [
    [0, 0],
    [0, -12],
    [0, 12],
    [12, 0],
    [-12, 0],
    [13, -13],
    [-13, 13],
  ],
  gain: [
    [-11, -11],
    [11, -11],
    [-11, 11],
    [11, 11],
    [0, -16],
    [16, 0],
    [-16, 0],
  ],
};

/** The signs where they cover the least of names, of pieces and of each other. */
export function placed(signs: readonly Sign[], kept: readonly Box[]): Sign[] {
  const taken: Box[] = [...kept];
  const around = ([x, y]: Point): Box => [x - SIGN, y - SIGN, x + SIGN, y + SIGN];
  return signs.map((sign) => {
    const places = STANDS[sign.kind].map(([dx, dy]): Point => [sign.at[0] + dx, sign.at[1] + dy]);
    const cover = (place: Point): number => taken.reduce((sum, box) => sum + common(around(place), box), 0);
    const at = places.reduce((best, place) => (cover(place) < cover(best) - 4 ? place : best));
    taken.push(around(at));
    return { ...sign, at };
  });
}

const BENDS = [0.16, -0.16, 0.28, -0.28, 0.4, -0.4, 0.55, -0.55];
const SHORTEN = 13;

const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1]];
const away = (one: Point, other: Point): number => Math.hypot(...minus(one, other));
const text = (point: Point): string => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;

/** So far from `from` towards `to`; never beyond the middle. */
function towards(from: Point, to: Point, pixels: number): Point {
  const length = away(from, to);
  if (length === 0) return from;
  const share = Math.min(pixels / length, 0.32);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function bent(from: Point, to: Point, bend: number): Point {
  const [dx, dy] = minus(to, from);
  return [(from[0] + to[0]) / 2 + dy * bend, (from[1] + to[1]) / 2 - dx * bend];
}

export function onCurve(from: Point, control: Point, to: Point, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return [from[0] * a + control[0] * b + to[0] * c, from[1] * a + control[1] * b + to[1] * c];
}

const SAMPLES = Array.from({ length: 15 }, (_, step) => 0.15 + step * 0.05);

/** The bend that crosses the fewest names and stays on the plate; the flattest of those. */
export function curve(from: Point, to: Point, names: readonly Box[], plate: Box): string {
  let best = BENDS[0] ?? 0;
  let least = Infinity;
  for (const bend of BENDS) {
    const control = bent(from, to, bend);
    const crossed = SAMPLES.filter((share) =>
      names.some((box) => within(onCurve(from, control, to, share), box, 3)),
    ).length;
    const beyond = SAMPLES.filter((share) => !within(onCurve(from, control, to, share), plate, -4)).length;
    const cost = crossed + 2 * beyond + Math.abs(bend);
    if (cost < least) [best, least] = [bend, cost];
  }
  const control = bent(from, to, best);
  return `M${text(towards(from, control, SHORTEN))}Q${text(control)} ${text(towards(to, control, SHORTEN))}`;
}

/** A smooth line drawn towards the points between its ends, which it does not touch: there the fleets stand that carry it. */
export function through(points: readonly Point[]): string {
  return pieces(points).reduce(
    (path, [, control, to]) => `${path}Q${text(control)} ${text(to)}`,
    `M${text(points[0] ?? [0, 0])}`,
  );
}

type Bow = readonly [from: Point, control: Point, to: Point];

function pieces(points: readonly Point[]): Bow[] {
  const found: Bow[] = [];
  let from: Point = points[0] ?? [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const [control, next] = [points[index] ?? from, points[index + 1] ?? from];
    const to: Point = index === points.length - 2 ? next : [(control[0] + next[0]) / 2, (control[1] + next[1]) / 2];
    found.push([from, control, to]);
    from = to;
  }
  return found;
}

/** How far a way over seas is drawn out to their middles, the best first. */
const PULLS = [1, 0.75, 1.3, 0.5];

/** The way over seas that crosses the fewest names and stays on the plate. */
function oversea(points: readonly Point[], names: readonly Box[], plate: Box): Point[] {
  const [from, to]: [Point, Point] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  let best: Point[] = [...points];
  let least = Infinity;
  for (const [place, pull] of PULLS.entries()) {
    const pulled = points.map(([x, y], index): Point =>
      index === 0 || index === points.length - 1
        ? [x, y]
        : [middle[0] + (x - middle[0]) * pull, middle[1] + (y - middle[1]) * pull],
    );
    const spots = pieces(pulled).flatMap((bow) => SAMPLES.map((share) => onCurve(...bow, share)));
    const crossed = spots.filter((spot) => names.some((box) => within(spot, box, 3))).length;
    const beyond = spots.filter((spot) => !within(spot, plate, -4)).length;
    const cost = crossed + 2 * beyond + place / 4;
    if (cost < least) [best, least] = [pulled, cost];
  }
  return best;
}

/** Legs of a way; where two regions only meet over the edge of the plate, one leg ends there and the next begins. */
export function legs(map: MapFile, ids: readonly string[], scale: number): Point[][] {
  const parts: Point[][] = [[]];
  const scaled = (point: Point): Point => [point[0] * scale, point[1] * scale];
  for (const [index, id] of ids.entries()) {
    const region = map.regions[id];
    if (!region) continue;
    const before = ids[index - 1];
    const edge =
      before === undefined
        ? undefined
        : map.links.find((link) => link.kind === "wrap" && link.between.includes(before) && link.between.includes(id));
    const previous = before === undefined ? undefined : map.regions[before];
    if (edge && previous && edge.at.length === 2) {
      const [out, back] = [...edge.at].sort((one, other) => away(one, previous.at) - away(other, previous.at));
      if (out && back) {
        parts.at(-1)?.push(scaled(out));
        parts.push([scaled(back)]);
      }
    }
    parts.at(-1)?.push(scaled(region.at));
  }
  return parts.filter((part) => part.length > 1);
}

function drawn(points: readonly Point[], names: readonly Box[], plate: Box): string {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) return "";
  if (points.length === 2) return curve(from, to, names, plate);
  const inner = oversea(points, names, plate);
  inner[0] = towards(from, inner[1] ?? to, SHORTEN);
  inner[inner.length - 1] = towards(to, inner.at(-2) ?? from, SHORTEN);
  return through(inner);
}

const FEELINGS: Readonly<Partial<Record<Trace["kind"], Feeling>>> = {
  move: "peace",
  fight: "fight",
  hostile: "hostile",
};

export function arrows(map: MapFile, traces: readonly Trace[], scale: number, names: readonly Box[]): Arrow[] {
  const plate: Box = [0, 0, map.width * scale, map.height * scale];
  return traces.flatMap((trace, index): Arrow[] => {
    const feeling = FEELINGS[trace.kind];
    const region: MapRegion | undefined = map.regions[trace.region ?? ""];
    if (!feeling || !trace.origin || !region || trace.origin === trace.region) return [];
    const convoy = (trace.via ?? []).length > 0;
    const ways = legs(map, [trace.origin, ...(trace.via ?? []), trace.region ?? ""], scale);
    const paths = ways.map((points) => drawn(points, names, plate));
    const last = ways.at(-1);
    const end = last ? towards(last.at(-1) ?? [0, 0], last.at(-2) ?? [0, 0], SHORTEN) : ([0, 0] satisfies Point);
    return paths.length === 0 ? [] : [{ key: `${index}`, trace, feeling, convoy, paths, end: [end[0], end[1]] }];
  });
}

const SIGNS: Readonly<Partial<Record<Trace["kind"], Sign["kind"]>>> = {
  loss: "loss",
  raze: "loss",
  unflag: "loss",
  raise: "gain",
  build: "gain",
  flag: "gain",
};

/** What happened at a place without a way: a sign at the city for what is built, at the flag for flags, else at the
 *  middle. One of a kind at a place. */
export function signs(map: MapFile, traces: readonly Trace[], scale: number): Sign[] {
  const found = new Map<string, Sign>();
  for (const trace of traces) {
    const region = map.regions[trace.region ?? ""];
    const kind = SIGNS[trace.kind];
    if (!region || !kind) continue;
    const spot =
      trace.kind === "build" || trace.kind === "raze"
        ? (region.city ?? region.at)
        : trace.kind === "flag" || trace.kind === "unflag"
          ? region.flag
          : region.at;
    const key = `${trace.region} ${kind} ${spot.join(" ")}`;
    found.set(key, { key, kind, region: trace.region, at: [spot[0] * scale, spot[1] * scale] });
  }
  return [...found.values()];
}
