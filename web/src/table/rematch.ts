/** The same people again: who sat here sits here, computers stay with their names, everybody else comes by link. */
import type { SeatState, SeatWish } from "../protocol/types";

export function wishes(seats: readonly SeatState[], own: readonly number[]): SeatWish[] {
  return seats.map((one) => {
    if (own.includes(one.seat)) return { kind: "me", name: one.name };
    if (one.kind === "computer")
      return { kind: "computer", ...(one.bot ? { bot: one.bot } : {}), ...(one.face ? { name: one.name } : {}) };
    return { kind: "open" };
  });
}
