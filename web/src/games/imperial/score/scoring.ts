/** Where the points of a game of Imperial come from: interest times power factor of every nation, and cash. */
import type { Desk as ImperialScreen, Power } from "../../../protocol/types";

export interface Share {
  interest: number;
  points: number;
}

export interface Account {
  seat: number;
  /** For each nation in the order of the screen. */
  shares: Share[];
  bonds: number;
  /** Null: hidden. */
  cash: number | null;
  total: number | null;
}

export interface Accounts {
  powers: Power[];
  rows: Account[];
}

export function accounts(screen: ImperialScreen, seats: readonly number[]): Accounts {
  const interest = new Map(screen.faces.map((one) => [one.face, one.interest]));
  const lent = (seat: number, power: Power): Share => {
    const bonds = screen.bonds.filter((bond) => bond.nation === power.badge.id && bond.seat === seat);
    const paid = bonds.reduce((sum, bond) => sum + (interest.get(bond.face) ?? 0), 0);
    return { interest: paid, points: paid * power.factor };
  };
  const rows = seats.map((seat) => {
    const shares = screen.powers.map((power) => lent(seat, power));
    const bonds = shares.reduce((sum, share) => sum + share.points, 0);
    const cash = screen.purses.find((purse) => purse.seat === seat)?.cash ?? null;
    return { seat, shares, bonds, cash, total: cash === null ? null : bonds + cash };
  });
  return { powers: screen.powers, rows };
}
