/** Up to which moment of a table a seat has seen everything in this browser; all its tabs share it. */
const KEY = "greatpowers.seen";
const MOST = 60;

type Kept = Record<string, number>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const name = (table: string, seat: number): string => `${table} ${seat}`;

export function seen(table: string, seat: number): number | null {
  return read()[name(table, seat)] ?? null;
}

/** The tables looked at last are kept. A moment that was taken back is no longer seen. */
export function remember(table: string, seats: readonly number[], at: number): void {
  const kept = read();
  if (seats.every((seat) => kept[name(table, seat)] === at)) return;
  for (const seat of seats) {
    delete kept[name(table, seat)];
    kept[name(table, seat)] = at;
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));
  } catch {
    // A browser that keeps nothing plays it again after a reload.
  }
}
