/** Who governs what and how near others are, as the server tells it; here it only becomes bars. */
import type { Desk as ImperialScreen, Power } from "../../../protocol/types";

/** A loan that somebody thinks of; `old` is 0 for an additional bond. */
export interface Loan {
  nation: string;
  old: number;
  face: number;
}

export interface Rung {
  seat: number;
  sum: number;
  /** What the draft would add. */
  plus: number;
  governs: boolean;
  /** What taking over would cost, where the player could do so now; else 0. */
  ready: number;
}

export interface Ladder {
  /** Highest sum first: who has lent, and the seat that looks. */
  rungs: Rung[];
  /** What has to be overtaken. */
  line: number;
  /** The end of the scale, somewhat beyond the highest sum. */
  most: number;
}

const HEADROOM = 1.12;

export function facesOf(screen: ImperialScreen, nation: string, seat: number): number[] {
  return screen.bonds
    .filter((bond) => bond.nation === nation && bond.seat === seat)
    .map((bond) => bond.face)
    .sort((a, b) => b - a);
}

export function ladder(power: Power, seat: number | null, draft: Loan | null): Ladder {
  const plus = draft?.nation === power.badge.id ? draft.face - draft.old : 0;
  const lenders = power.lenders ?? [];
  const rungs = lenders
    .filter((one) => (one.lent ?? 0) > 0 || one.seat === seat)
    .map((one) => ({
      seat: one.seat,
      sum: one.lent ?? 0,
      plus: one.seat === seat ? plus : 0,
      governs: power.government === one.seat,
      ready: one.claim?.now ? (one.claim.price ?? 0) : 0,
    }));
  const line = lenders.find((one) => one.seat === power.claimant)?.lent ?? 0;
  return { rungs, line, most: HEADROOM * Math.max(1, line, ...rungs.map((one) => one.sum + one.plus)) };
}
