/** Who governs what and how near others are: sums lent, and the cheapest loan that would change a government. */
import type { Desk, Power } from "../../protocol/types";

/** A loan that somebody thinks of; `old` is 0 for an additional bond. */
export interface Loan {
  nation: string;
  old: number;
  face: number;
}

export interface Lender {
  seat: number;
  sum: number;
  /** What the draft would add. */
  plus: number;
  governs: boolean;
}

export interface Ladder {
  power: Power;
  /** Highest sum first. */
  lenders: Lender[];
  /** What the government has lent. */
  line: number;
  /** The end of the scale, somewhat beyond the highest sum. */
  most: number;
}

/** How a player could come to a sum: which bond, instead of which own one, at what price. */
export interface Climb {
  old: number;
  face: number;
  price: number;
}

export type Foot =
  | { kind: "empty" }
  /** You govern; `rival` is the next, if anybody else has lent. */
  | { kind: "lead"; by: number; rival: number | null; climb: Climb | null; safe: boolean }
  /** You are the nearest to the government, or alone in asking. */
  | { kind: "near"; need: number; climb: Climb | null }
  /** Somebody else is nearer, or there is nobody to be near. */
  | { kind: "far"; rival: number | null; need: number; yours: number | null };

const HEADROOM = 1.12;

export function facesOf(desk: Desk, nation: string, seat: number): number[] {
  return desk.bonds
    .filter((bond) => bond.nation === nation && bond.seat === seat)
    .map((bond) => bond.face)
    .sort((a, b) => b - a);
}

export function lent(desk: Desk, nation: string, seat: number): number {
  return facesOf(desk, nation, seat).reduce((sum, face) => sum + face, 0);
}

export function freeFaces(desk: Desk, nation: string): number[] {
  const taken = new Set(desk.bonds.filter((bond) => bond.nation === nation).map((bond) => bond.face));
  return desk.faces.map((one) => one.face).filter((face) => !taken.has(face));
}

/** The cheapest single loan that adds at least `need`; bonds are paid by their difference, so price and gain are the same. */
export function climb(desk: Desk, nation: string, seat: number, need: number): Climb | null {
  let best: Climb | null = null;
  for (const face of freeFaces(desk, nation)) {
    for (const old of [0, ...facesOf(desk, nation, seat)]) {
      const price = face - old;
      if (old >= face || price < need) continue;
      if (best === null || price < best.price || (price === best.price && old === 0)) best = { old, face, price };
    }
  }
  return best;
}

/** Who governs; before anybody does, who has lent most. */
export function holder(desk: Desk, power: Power): number | null {
  if (power.government != null) return power.government;
  let best: { seat: number; sum: number } | null = null;
  for (const { seat } of desk.purses) {
    const sum = lent(desk, power.badge.id, seat);
    if (sum > (best?.sum ?? 0)) best = { seat, sum };
  }
  return best?.seat ?? null;
}

export function ladder(desk: Desk, power: Power, seat: number | null, draft: Loan | null): Ladder {
  const nation = power.badge.id;
  const plus = draft?.nation === nation ? draft.face - draft.old : 0;
  const lenders = desk.purses
    .map((purse) => ({ seat: purse.seat, sum: lent(desk, nation, purse.seat), plus: purse.seat === seat ? plus : 0, governs: power.government === purse.seat }))
    .filter((one) => one.sum > 0 || one.seat === seat)
    .sort((a, b) => b.sum - a.sum || Number(b.governs) - Number(a.governs) || a.seat - b.seat);
  const top = holder(desk, power);
  const line = top === null ? 0 : lent(desk, nation, top);
  const most = HEADROOM * Math.max(1, line, ...lenders.map((one) => one.sum + one.plus));
  return { power, lenders, line, most };
}

/** The nearest change of government. A government goes to a strictly higher sum. */
export function foot(desk: Desk, power: Power, seat: number | null): Foot {
  const nation = power.badge.id;
  const top = holder(desk, power);
  const line = top === null ? 0 : lent(desk, nation, top);
  const others = desk.purses
    .filter((purse) => purse.seat !== top && purse.seat !== seat)
    .map((purse) => ({ seat: purse.seat, sum: lent(desk, nation, purse.seat), cash: purse.cash ?? null }))
    .sort((a, b) => b.sum - a.sum);
  const rival = others.find((one) => one.sum > 0) ?? null;
  if (seat !== null && top === seat) {
    if (!rival) return { kind: "lead", by: line, rival: null, climb: null, safe: true };
    const way = climb(desk, nation, rival.seat, line - rival.sum + 1);
    return { kind: "lead", by: line - rival.sum, rival: rival.seat, climb: way, safe: way === null || (rival.cash !== null && rival.cash < way.price) };
  }
  if (top === null && seat === null) return { kind: "empty" };
  const yours = seat === null ? null : line - lent(desk, nation, seat) + 1;
  if (seat !== null && yours !== null && (rival === null || yours <= line - rival.sum + 1)) {
    return { kind: "near", need: yours, climb: climb(desk, nation, seat, yours) };
  }
  return { kind: "far", rival: rival?.seat ?? null, need: rival ? line - rival.sum + 1 : 0, yours };
}
