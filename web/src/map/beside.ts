/** Where a card lies beside a region without covering it. */
import { within, type Box, type Size } from "./geometry";
import type { Point } from "./types";

const GAP = 14;
const EDGE = 8;

const held = (value: number, room: number, size: number): number => Math.max(EDGE, Math.min(value, room - size - EDGE));

/** The side where the card fits and covers the fewest of the points that are `kept` in sight: right, left, below, above;
 *  else the one with the most room. A region larger than the pane is covered at its edge. */
export function besides(box: Box, card: Size, pane: Size, kept: readonly Point[] = []): Point {
  const [x0, y0, x1, y1] = [
    Math.max(box[0], 0),
    Math.max(box[1], 0),
    Math.min(box[2], pane.width),
    Math.min(box[3], pane.height),
  ];
  const [middle, level] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const sides: { spare: number; at: Point }[] = [
    { spare: pane.width - x1 - card.width, at: [x1 + GAP, held(level - card.height / 2, pane.height, card.height)] },
    { spare: x0 - card.width, at: [x0 - GAP - card.width, held(level - card.height / 2, pane.height, card.height)] },
    { spare: pane.height - y1 - card.height, at: [held(middle - card.width / 2, pane.width, card.width), y1 + GAP] },
    { spare: y0 - card.height, at: [held(middle - card.width / 2, pane.width, card.width), y0 - GAP - card.height] },
  ];
  const covered = ([x, y]: Point): number =>
    kept.filter((point) => within(point, [x, y, x + card.width, y + card.height], GAP)).length;
  const [fitting] = sides
    .filter((side) => side.spare >= GAP + EDGE)
    .sort((one, other) => covered(one.at) - covered(other.at));
  const best = fitting ?? sides.reduce((one, other) => (other.spare > one.spare ? other : one));
  return [held(best.at[0], pane.width, card.width), held(best.at[1], pane.height, card.height)];
}
