/** Which names are written: all that have room, the important ones first. */
import type { Lang } from "../protocol/types";
import { common, overlap, type Box, type Size } from "./geometry";
import type { MapFile, MapRegion, Point } from "./types";

export interface Name {
  id: string;
  kind: MapRegion["kind"];
  at: Point;
  size: number;
  anchor: "start" | "middle" | "end";
  turn: number;
  lines: readonly string[];
  leader: readonly [Point, Point] | null;
  box: Box;
}

const RANK: Readonly<Record<MapRegion["kind"], number>> = { home: 0, land: 1, sea: 2 };
export const LINE = 1.06;
/** Below this scale, names that would cover pieces or icons are left out. */
const TIGHT = 0.5;
/** Below this one there are none: a plate this small shows where something is, and a finger makes it larger. */
const TINY = 0.3;

/** The scale that names were placed for, and how much smaller they may be on a smaller plate. */
const USUAL = 0.64;
const SMALLEST = 0.86;

/** Names grow a little where zooming has made room, and shrink a little with their regions. */
function growth(scale: number): number {
  return scale < USUAL ? Math.max(scale / USUAL, SMALLEST) : Math.min(Math.max(scale, 1), 1.25);
}

let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** For a size of one; measured once. */
function unitWidth(text: string, kind: MapRegion["kind"]): number {
  const key = `${kind} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen)
    pen.font = `${kind === "sea" ? "italic 500" : kind === "home" ? "700" : "500"} 100px "EB Garamond", Georgia, serif`;
  const width =
    (pen ? pen.measureText(text).width / 100 : text.length * 0.5) + text.length * (kind === "sea" ? 0.09 : 0.01);
  widths.set(key, width);
  return width;
}

/** What was measured before the letters had come was measured with others. */
export async function lettersCome(): Promise<boolean> {
  const fonts: FontFaceSet | undefined = document.fonts;
  if (!fonts) return false;
  await Promise.all(["500", "700", "italic 500"].map((cut) => fonts.load(`${cut} 16px "EB Garamond"`)));
  widths.clear();
  return true;
}

function boxOf(name: Omit<Name, "box">): Box {
  const width = Math.max(...name.lines.map((line) => unitWidth(line, name.kind) * name.size));
  const height = name.lines.length * name.size * LINE;
  const left = name.anchor === "start" ? 0 : name.anchor === "end" ? -width : -width / 2;
  const [x, y] = name.at;
  const angle = (name.turn * Math.PI) / 180;
  const corners = [
    [left, -height / 2],
    [left + width, -height / 2],
    [left, height / 2],
    [left + width, height / 2],
  ].map(([dx = 0, dy = 0]): Point => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]);
  const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function nameOf(id: string, region: MapRegion, lang: Lang, scale: number): Name {
  const { label } = region;
  const at: Point = [label.at[0] * scale, label.at[1] * scale];
  const leader = label.leader?.map((point): Point => [point[0] * scale, point[1] * scale]) as
    [Point, Point] | undefined;
  const name = {
    id,
    kind: region.kind,
    at,
    size: label.size * growth(scale),
    anchor: label.anchor,
    turn: label.turn ?? 0,
    lines: label.lines[lang],
    leader: leader ?? null,
  };
  return { ...name, box: boxOf(name) };
}

/** Moved so far that it does not stand over the edge of the plate. */
function inside(name: Name, { width, height }: Size): Name {
  const [x0, y0, x1, y1] = name.box;
  const dx = Math.max(3 - x0, 0) || Math.min(width - 3 - x1, 0);
  const dy = Math.max(3 - y0, 0) || Math.min(height - 3 - y1, 0);
  return shifted(name, dx, dy);
}

function shifted(name: Name, dx: number, dy: number): Name {
  if (dx === 0 && dy === 0) return name;
  const [x0, y0, x1, y1] = name.box;
  return { ...name, at: [name.at[0] + dx, name.at[1] + dy], box: [x0 + dx, y0 + dy, x1 + dx, y1 + dy] };
}

/** How far a name on land may go, in heights of its line: it stays in its region. */
const NEAR: readonly Point[] = [
  [0, 0],
  [0, 0.35],
  [0, -0.35],
];

/** Two names in a line that are closer than this would be read as one. */
const ASIDE = 7;

/** Where the name of a sea may go instead: a little down or up, then aside. */
const MOVES: readonly Point[] = [
  [0, 0],
  [0, 0.6],
  [0, -0.6],
  [0, 1.1],
  [0, -1.1],
  [1, 0],
  [-1, 0],
  [1, 0.8],
  [-1, 0.8],
  [1, -0.8],
  [-1, -0.8],
  [0, 1.7],
  [0, -1.7],
];

/** The nearest place that meets no name and the least of what else stands there; none: null. */
function placed(name: Name, shown: readonly Name[], kept: readonly Box[], plate: Size, tight: boolean): Name | null {
  let best: Name | null = null;
  let least = Infinity;
  for (const move of name.leader || name.turn ? NEAR.slice(0, 1) : name.kind === "sea" ? MOVES : NEAR) {
    const there = inside(shifted(name, move[0] * name.size, move[1] * name.size), plate);
    if (shown.some((other) => overlap(there.box, other.box, -1))) continue;
    const [x0, y0, x1, y1] = there.box;
    const wide: Box = [x0 - ASIDE, y0, x1 + ASIDE, y1];
    const covered =
      kept.reduce((sum, box) => sum + common(there.box, box), 0) +
      shown.reduce((sum, other) => sum + common(wide, other.box), 0);
    if (covered < least - 4) [best, least] = [there, covered];
    if (covered === 0) break;
  }
  const [x0, y0, x1, y1] = name.box;
  return tight && least > (x1 - x0) * (y1 - y0) * 0.12 ? null : best;
}

function sized(map: MapFile, scale: number): Size {
  return { width: map.width * scale, height: map.height * scale };
}

function all(map: MapFile, lang: Lang, scale: number): Name[] {
  return Object.entries(map.regions).map(([id, region]) => inside(nameOf(id, region, lang, scale), sized(map, scale)));
}

/** All names that have room, homes first. */
export function written(map: MapFile, lang: Lang, scale: number, kept: readonly Box[]): Name[] {
  const shown: Name[] = [];
  if (scale < TINY) return shown;
  for (const name of all(map, lang, scale).sort(
    (one, other) => RANK[one.kind] - RANK[other.kind] || other.size - one.size,
  )) {
    const there = placed(name, shown, kept, sized(map, scale), scale < TIGHT);
    if (there) shown.push(there);
  }
  return shown;
}

/** Names that somebody points at and that found no room: they come all the same, and no other moves for them. */
export function outOfRoom(
  map: MapFile,
  lang: Lang,
  scale: number,
  shown: readonly Name[],
  wanted: readonly string[],
): Name[] {
  const missing = wanted.filter((id) => map.regions[id] && !shown.some((name) => name.id === id));
  return missing.length === 0 ? [] : all(map, lang, scale).filter((name) => missing.includes(name.id));
}
