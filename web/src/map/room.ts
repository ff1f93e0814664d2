/** Where bars lie over the whole plate, so that they cover no name and no place for pieces. */
import type { Lang } from "../protocol/types";
import { first, overlap, whole, type Box, type Size, type View } from "./geometry";
import { written } from "./names";
import { pieceSize } from "./slots";
import type { MapFile, Point } from "./types";

/** Over the plate, from its left and upper edge; a row or a column of buttons. */
export interface Spot {
  form: "row" | "column";
  left: number;
  top: number;
}

/** What the bar takes at the foot of the pane, where it finds no room over the plate. */
export const FOOT = 48;
/** In a smaller pane the plate needs all there is, and fingers move it from under the bar. */
const ROOMY: Size = { width: 760, height: 480 };
const GAP = 8;
const STEP = 4;
/** How far from the middle, as a share of the pane, still counts as about the middle. */
const MIDDLE = 0.15;
/** How many of a region's places for pieces are in use, but for rare crowds. */
const SLOTS = 2;

/** Everything on the whole plate that is read or may stand there, in pixels of the pane. */
export function kept(map: MapFile, lang: Lang, view: View): Box[] {
  const { scale, x, y } = view;
  const size = pieceSize(scale);
  const around = ([px, py]: Point, half: Point): Box => [
    px * scale + x - half[0],
    py * scale + y - half[1],
    px * scale + x + half[0],
    py * scale + y + half[1],
  ];
  const names = written(map, lang, scale, []).map(({ box }): Box => [box[0] + x, box[1] + y, box[2] + x, box[3] + y]);
  const places = Object.values(map.regions).flatMap((region) =>
    [...region.slots.slice(0, SLOTS), region.flag, region.city, region.port].filter((one) => one !== undefined),
  );
  return [
    ...names,
    ...places.map((one) => around(one, [14 * size, 12 * size])),
    ...map.links.flatMap((link) => link.at.map((one) => around(one, [10, 10]))),
  ];
}

function inner(pane: Size): Box {
  return [GAP, GAP, pane.width - GAP, pane.height - GAP];
}

/** Where a row fits at the foot: about the middle, in a corner or wherever; or a column at the sides. `cell`: a button. */
function found(pane: Size, taken: readonly Box[], cell: number, buttons: number): Spot | null {
  const [left, , right, bottom] = inner(pane);
  const [long, short] = [cell * buttons + 4, cell + 2];
  const isFree = (x: number, y: number, width: number, height: number): boolean =>
    !taken.some((box) => overlap(box, [x, y, x + width, y + height], 1));
  const middle = Math.round((pane.width - long) / 2);
  const outwards = Array.from({ length: Math.floor((middle - left) / STEP) }, (_, step) => [
    middle + step * STEP,
    middle - step * STEP,
  ]).flat();
  const about = outwards.filter((at) => Math.abs(at - middle) <= pane.width * MIDDLE);
  const row = [...about, left, right - long, ...outwards].find((at) => isFree(at, bottom - short, long, short));
  if (row !== undefined) return { form: "row", left: row, top: bottom - short };
  const column = [right - short, left].find((at) => isFree(at, bottom - long, short, long));
  return column === undefined ? null : { form: "column", left: column, top: bottom - long };
}

/** Where the bar lies, and what the plate leaves free for it at the foot. */
export function barRoom(
  map: MapFile,
  lang: Lang,
  pane: Size,
  cell: number,
  buttons: number,
): { spot: Spot | null; foot: number } {
  if (pane.width < ROOMY.width || pane.height < ROOMY.height) return { spot: null, foot: 0 };
  const above = { width: pane.width, height: pane.height - FOOT };
  const [all, less] = [whole(pane, map), whole(above, map)];
  const seen = first(pane, map);
  if (less.scale === all.scale || seen.scale !== all.scale) return { spot: null, foot: FOOT };
  const spot = found(pane, kept(map, lang, seen), cell, buttons);
  return { spot, foot: spot ? 0 : FOOT };
}

/** Whether a box in the left corner at the foot covers nothing of the whole plate. */
export function cornerFree(map: MapFile, lang: Lang, pane: Size, foot: number, size: Size): boolean {
  const view = first({ width: pane.width, height: pane.height - foot }, map);
  const corner: Box = [GAP, pane.height - GAP - size.height, GAP + size.width, pane.height - GAP];
  return !kept(map, lang, view).some((box) => overlap(box, corner, 2));
}
