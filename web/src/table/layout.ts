/** Which panels stand side by side: narrow ones in two stacks of about the same height, wide ones alone. */
import type { Panel } from "../protocol/types";
import { usedColumns } from "./grids";

export interface Block {
  wide: boolean;
  stacks: Panel[][];
}

const NARROW_COLUMNS = 4;
const NARROW_ROWS = 30;
const SMALL_CARD = 112;

/** Whether half the width is enough for it. */
export function narrow(panel: Panel): boolean {
  if (panel.panel === "grid") return usedColumns(panel).length <= NARROW_COLUMNS && panel.rows.length <= NARROW_ROWS;
  if (panel.panel === "cards") return !panel.hand && panel.cards.length <= 3;
  return true;
}

/** About how many pixels high it will be in half the width. */
export function height(panel: Panel): number {
  const frame = 44;
  switch (panel.panel) {
    case "grid":
      return frame + 28 + panel.rows.length * 27 + new Set(panel.rows.map((row) => row.group)).size * 24;
    case "tracks":
      return frame + panel.tracks.length * 44;
    case "cards":
      return frame + Math.ceil(panel.cards.length / 3) * (SMALL_CARD + 40);
    case "dice":
      return frame + panel.throws.length * 64;
    case "facts":
      return frame + panel.facts.reduce((sum, fact) => sum + (fact.note || fact.value.length > 40 ? 44 : 27), 0);
  }
}

/** A narrow panel that would stand alone takes the next narrow one beside it, even from below wide ones. */
export function blocks(panels: readonly Panel[], columns: number): Block[] {
  if (columns < 2) return panels.map((panel) => ({ wide: true, stacks: [[panel]] }));
  const found: Block[] = [];
  const left = [...panels];
  while (left.length > 0) {
    const panel = left.shift();
    if (!panel) break;
    if (!narrow(panel)) {
      found.push({ wide: true, stacks: [[panel]] });
      continue;
    }
    const run = [panel];
    while (left[0] && narrow(left[0])) run.push(...left.splice(0, 1));
    const next = left.findIndex(narrow);
    if (run.length === 1 && next >= 0) run.push(...left.splice(next, 1));
    found.push(run.length === 1 ? { wide: true, stacks: [run] } : { wide: false, stacks: filled(stacked(run), left) });
  }
  return found;
}

function stacked(run: readonly Panel[]): Panel[][] {
  const stacks: [Panel[], Panel[]] = [[], []];
  const heights: [number, number] = [0, 0];
  for (const panel of run) {
    const side = heights[0] <= heights[1] ? 0 : 1;
    stacks[side].push(panel);
    heights[side] += height(panel);
  }
  return stacks;
}

const GAP = 130;
const OVER = 60;

/** Narrow panels from further below fill what one stack lacks. */
function filled(stacks: Panel[][], left: Panel[]): Panel[][] {
  for (;;) {
    const [first = 0, second = 0] = stacks.map((stack) => stack.reduce((sum, panel) => sum + height(panel), 0));
    const lack = Math.abs(first - second);
    const next = lack < GAP ? -1 : left.findIndex((panel) => narrow(panel) && height(panel) <= lack + OVER);
    if (next < 0) return stacks;
    stacks[first < second ? 0 : 1]?.push(...left.splice(next, 1));
  }
}
