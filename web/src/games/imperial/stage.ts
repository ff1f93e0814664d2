/** How much room map and ledger get. */

/** The strip of nations with the line of players above it. */
const STRIP = 62 + 8 + 38;
const GAP = 8;
/** Both edges of the frame around the map. */
const FRAME = 12;
const HEAD = 110;
const ROW = 40;
/** Where the columns are narrow, bonds stand in two lines. */
const TALL_ROW = 45;
const TIGHT = 960;
/** So much of its usual height the map may give to the ledger; then it folds. */
const LEAST_SHARE = 0.75;
const LEAST_MAP = 300;
/** Below it the columns of the ledger are too narrow to read. */
const NARROW = 860;

export interface Room {
  width: number;
  height: number;
  /** Width by height of the plate. */
  ratio: number;
  players: number;
}

export interface Stage {
  map: number;
  folded: boolean;
}

export function ledgerHeight(players: number, width: number): number {
  return HEAD + players * (width < TIGHT ? TALL_ROW : ROW);
}

/** Low windows: first the map gives way, then the ledger folds. `wish`: what the player chose, null for as it fits. */
export function arranged(room: Room, wish: boolean | null): Stage {
  const ideal = (room.width - FRAME) / room.ratio + FRAME;
  const ledger = ledgerHeight(room.players, room.width);
  const beside = room.height - ledger - GAP;
  const roomy = beside >= Math.max(LEAST_MAP, ideal * LEAST_SHARE) && room.ratio > 1.5;
  const folded = wish ?? (!roomy || room.width < NARROW);
  const most = room.height - GAP - (folded ? STRIP : ledger);
  return { map: Math.max(Math.min(LEAST_MAP, room.height * 0.5), folded ? most : Math.min(ideal, most)), folded };
}
