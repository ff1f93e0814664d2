import { describe, expect, it } from "vitest";
import type { ImperialScreen, Lender, Power } from "../../../protocol/types";
import world from "../fixtures/world-en.json";
import { ladder, lentBy } from "./ladder";
import { ownFirst, ranked } from "./view.svelte";

const real = world as unknown as ImperialScreen;

/** A nation as the server tells it. */
function nation(lenders: Lender[], claimant: number | null, government = claimant): Power {
  return {
    badge: { id: "india", letter: "IN", name: "India", colour: "#e69f00" },
    treasury: 3,
    power: 5,
    factor: 1,
    tax: 9,
    tax_power: 3,
    tax_column: 1,
    pay: 2,
    interest: 4,
    government,
    claimant,
    lenders,
  };
}

const LENT: Lender[] = [
  { seat: 1, lent: 15 },
  { seat: 2, lent: 12, claim: { need: 4, price: 4, face: 4, now: true } },
  { seat: 3, lent: 2, claim: { need: 14, price: 14, face: 16, old: 2 } },
  { seat: 0, claim: { need: 16, price: 16, face: 16 } },
  { seat: 4, claim: { need: 16, price: 16, face: 16, now: true } },
];

describe("the table as it came from the server", () => {
  it("has for each nation everybody, with their bonds and the sum of them", () => {
    for (const power of real.powers) {
      expect((power.lenders ?? []).map((one) => one.seat).sort()).toEqual(real.purses.map((purse) => purse.seat));
      for (const { seat, faces = [], lent = 0, interest = 0, points = 0 } of power.lenders ?? []) {
        const held = real.bonds.filter((bond) => bond.nation === power.badge.id && bond.seat === seat);
        expect(faces.toSorted((a, b) => a - b)).toEqual(held.map((bond) => bond.face).sort((a, b) => a - b));
        expect(faces.reduce((sum, face) => sum + face, 0)).toBe(lent);
        expect(points).toBe(interest * power.factor);
      }
    }
  });
  it("adds up to what counts in the end", () => {
    for (const { seat, bond_points } of real.purses) {
      const points = real.powers.map((power) => lentBy(power, seat)?.points ?? 0);
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(bond_points);
    }
  });
});

it("puts whoever looks first, and in the end the winner", () => {
  const rows = [0, 1, 2, 3].map((seat) => ({ seat }));
  expect(ownFirst(rows, [2]).map((row) => row.seat)).toEqual([2, 0, 1, 3]);
  expect(ranked(rows, []).map((row) => row.seat)).toEqual([0, 1, 2, 3]);
  expect(ranked(rows, [{ seat: 3 }, { seat: 1 }, { seat: 0 }, { seat: 2 }]).map((row) => row.seat)).toEqual([
    3, 1, 0, 2,
  ]);
});

describe("a ladder", () => {
  it("lists who has lent or could take over in the order of the server, and always yourself", () => {
    expect(ladder(nation(LENT, 1), 0, null).rungs.map((one) => [one.seat, one.sum, one.governs])).toEqual([
      [1, 15, true],
      [2, 12, false],
      [3, 2, false],
      [0, 0, false],
      [4, 0, false],
    ]);
    expect(ladder(nation(LENT, 1), null, null).rungs.map((one) => one.seat)).toEqual([1, 2, 3, 4]);
  });
  it("adds the draft to your bar only, by the difference of a raised bond", () => {
    const steps = ladder(nation(LENT, 1), 2, { nation: "india", price: 4 });
    expect(steps.rungs.map((one) => one.plus)).toEqual([0, 4, 0, 0]);
    expect(steps.most).toBeGreaterThan(16);
    expect(ladder(nation(LENT, 1), 2, { nation: "china", price: 4 }).rungs.every((one) => one.plus === 0)).toBe(true);
  });
  it("draws the line at who is due to govern, also while another still does", () => {
    expect(ladder(nation(LENT, 1), 0, null).line).toBe(15);
    const outbid = ladder(
      nation(
        [
          { seat: 2, lent: 18 },
          { seat: 1, lent: 15, claim: { need: 3, price: 4, face: 4 } },
        ],
        2,
        1,
      ),
      0,
      null,
    );
    expect(outbid.line).toBe(18);
    expect(outbid.rungs.map((one) => one.governs)).toEqual([false, true]);
    expect(ladder(nation([{ seat: 0 }, { seat: 1 }], null), 0, null).line).toBe(0);
  });
  it("marks who could take over next by its price, and nobody whom the server does not name", () => {
    expect(ladder(nation(LENT, 1), 0, null).rungs.map((one) => one.ready)).toEqual([0, 4, 0, 0, 16]);
  });
});
