/** Sorting, filtering and grouping the rows of a grid. */
import type { Cell, Grid, Row } from "../protocol/types";
import { folded, matches } from "../session/choices";

export interface Order {
  column: number;
  down: boolean;
}

export interface RowGroup {
  title: string;
  rows: Row[];
}

export const FILTER_FROM = 13;

function words(cell: Cell | undefined): string {
  if (!cell) return "";
  return cell.text || (cell.badges ?? []).map((badge) => badge.name).join(" ");
}

function compared(a: Cell | undefined, b: Cell | undefined, number: boolean): number {
  if (number) {
    const left = a?.value ?? Number.NEGATIVE_INFINITY;
    const right = b?.value ?? Number.NEGATIVE_INFINITY;
    if (left !== right) return left < right ? -1 : 1;
  }
  return folded(words(a)).localeCompare(folded(words(b)));
}

/** The rows as they are to be shown: filtered, sorted within their groups; groups keep the order of the panel. */
export function arranged(
  grid: Grid,
  order: Order | null,
  search: string,
  only: ReadonlySet<string> | null,
): RowGroup[] {
  const groups = new Map<string, Row[]>();
  for (const row of grid.rows) {
    if (only && !only.has(row.id)) continue;
    if (search && !matches([row.group ?? "", ...row.cells.map(cellText)].join(" "), search)) continue;
    const title = row.group ?? "";
    const rows = groups.get(title);
    if (rows) rows.push(row);
    else groups.set(title, [row]);
  }
  if (order) {
    const number = grid.columns[order.column]?.number ?? false;
    const sign = order.down ? -1 : 1;
    for (const rows of groups.values()) {
      rows.sort((a, b) => sign * compared(a.cells[order.column], b.cells[order.column], number));
    }
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}

/** All a cell says, also what only its badges say. */
export function cellText(cell: Cell): string {
  return [cell.text ?? "", ...(cell.badges ?? []).map((badge) => badge.name)].join(" ").trim();
}

/** The next order when a column's head is pressed: numbers large first, then the other way, then as the panel has it. */
export function turned(order: Order | null, column: number, number: boolean): Order | null {
  if (order?.column !== column) return { column, down: number };
  return order.down === number ? { column, down: !number } : null;
}

/** Columns that say nothing in any row only take room. */
export function usedColumns(grid: Grid): number[] {
  return grid.columns.flatMap((_, index) =>
    index === 0 || grid.rows.some((row) => cellText(row.cells[index] ?? {}) !== "") ? [index] : [],
  );
}
