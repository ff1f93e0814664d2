/** Who governs what and how near others are, as the server tells it; here it only becomes bars. */
import type { Lender, Power } from "../../../protocol/types";
import type { DraftLoan } from "./grid";

export interface Rung {
  seat: number;
  sum: number;
  /** What the draft would add. */
  plus: number;
  governs: boolean;
  /** What taking over would cost, where the player could do so when investing next; else 0. */
  ready: number;
}

export interface Ladder {
  /** Highest sum first: who has lent, who could take over all the same, and the seat that looks. */
  rungs: Rung[];
  /** What has to be overtaken. */
  line: number;
  /** The end of the scale, somewhat beyond the highest sum. */
  most: number;
}

const HEADROOM = 1.12;

/** What a seat has lent a nation. */
export function lentBy(power: Power, seat: number): Lender | undefined {
  return power.lenders?.find((one) => one.seat === seat);
}

export function ladder(power: Power, seat: number | null, draft: DraftLoan | null): Ladder {
  const plus = draft?.nation === power.badge.id ? draft.price : 0;
  const lenders = power.lenders ?? [];
  const rungs = lenders
    .filter((one) => (one.lent ?? 0) > 0 || one.seat === seat || one.claim?.now)
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
