import { describe, expect, it } from "vitest";
import type { Desk, Power } from "../../protocol/types";
import world from "../fixtures/world-en.json";
import { climb, facesOf, foot, freeFaces, holder, ladder, lent } from "./ladder";

const real = world.desk as unknown as Desk;
const FACES = [2, 4, 6, 9, 12, 16, 20, 25, 30].map((face, index) => ({ face, interest: index + 1 }));

/** A table of one nation: what each seat has lent, who governs, how much cash there is. */
function small(bonds: readonly (readonly number[])[], government: number | null, cash: readonly (number | null)[] = []): { desk: Desk; power: Power } {
  const power: Power = { badge: { id: "india", letter: "IN", name: "India", colour: "#e69f00" }, treasury: 3, power: 5, factor: 1, tax: 9, tax_power: 3, interest: 4, government };
  const desk: Desk = {
    ...real,
    powers: [power],
    faces: FACES,
    bonds: bonds.flatMap((faces, seat) => faces.map((face) => ({ nation: "india", face, seat }))),
    purses: bonds.map((_, seat) => ({ seat, bond_points: 0, interest: 0, cash: cash[seat] === undefined ? 20 : cash[seat] })),
  };
  return { desk, power };
}

describe("the table as it came from the server", () => {
  it("has for each nation the sum of its government as the highest", () => {
    for (const power of real.powers) {
      if (power.government == null) continue;
      const line = ladder(real, power, null, null).line;
      expect(line).toBe(lent(real, power.badge.id, power.government));
      for (const { seat } of real.purses) expect(lent(real, power.badge.id, seat)).toBeLessThanOrEqual(line);
    }
  });
  it("divides all faces into held and free ones", () => {
    for (const power of real.powers) {
      const held = real.purses.flatMap(({ seat }) => facesOf(real, power.badge.id, seat));
      expect([...held, ...freeFaces(real, power.badge.id)].sort((a, b) => a - b)).toEqual(real.faces.map((one) => one.face));
    }
  });
});

describe("a ladder", () => {
  it("lists the lenders, highest first, and always yourself", () => {
    const { desk, power } = small([[], [9, 6], [12], [2]], 1);
    expect(ladder(desk, power, 0, null).lenders.map((one) => [one.seat, one.sum, one.governs])).toEqual([[1, 15, true], [2, 12, false], [3, 2, false], [0, 0, false]]);
    expect(ladder(desk, power, null, null).lenders.map((one) => one.seat)).toEqual([1, 2, 3]);
  });
  it("adds the draft to your bar only, by the difference of a raised bond", () => {
    const { desk, power } = small([[12], [9, 6]], 1);
    const steps = ladder(desk, power, 0, { nation: "india", old: 12, face: 16 });
    expect(steps.lenders.map((one) => one.plus)).toEqual([0, 4]);
    expect(steps.most).toBeGreaterThan(16);
    expect(ladder(desk, power, 0, { nation: "china", old: 0, face: 4 }).lenders.every((one) => one.plus === 0)).toBe(true);
  });
  it("names the highest lender while nobody governs", () => {
    const { desk, power } = small([[2], [9], [4]], null);
    expect(holder(desk, power)).toBe(1);
    expect(ladder(desk, power, 0, null).line).toBe(9);
  });
});

describe("the cheapest loan", () => {
  it("is a free bond or a raised one, whichever costs less", () => {
    const { desk } = small([[12], [9, 6]], 1);
    expect(climb(desk, "india", 0, 4)).toEqual({ old: 0, face: 4, price: 4 });
    expect(climb(desk, "india", 0, 5)).toEqual({ old: 12, face: 20, price: 8 });
    expect(climb(desk, "india", 1, 17)).toEqual({ old: 6, face: 25, price: 19 });
  });
  it("is none where nothing is high enough", () => {
    expect(climb(small([[30], [9]], 0).desk, "india", 1, 26)).toBeNull();
  });
});

describe("the foot", () => {
  it("tells you what you need, strictly more than the government has", () => {
    const { desk, power } = small([[12], [9, 6], [2]], 1);
    expect(foot(desk, power, 0)).toEqual({ kind: "near", need: 4, climb: { old: 0, face: 4, price: 4 } });
  });
  it("tells who is nearer than you", () => {
    const { desk, power } = small([[], [16], [9], [6]], 1);
    expect(foot(desk, power, 0)).toEqual({ kind: "far", rival: 2, need: 8, yours: 17 });
    expect(foot(desk, power, null)).toEqual({ kind: "far", rival: 2, need: 8, yours: null });
  });
  it("warns the government of a rival who can pay, and only of that", () => {
    const rich = small([[16, 4], [12]], 0, [5, 11]);
    expect(foot(rich.desk, rich.power, 0)).toEqual({ kind: "lead", by: 8, rival: 1, climb: { old: 0, face: 9, price: 9 }, safe: false });
    const poor = small([[16, 4], [12]], 0, [5, 8]);
    expect(foot(poor.desk, poor.power, 0)).toMatchObject({ safe: true });
    const hidden = small([[16, 4], [12]], 0, [5, null]);
    expect(foot(hidden.desk, hidden.power, 0)).toMatchObject({ safe: false });
  });
  it("says when nobody else has lent, or nobody at all", () => {
    const alone = small([[9], []], 0);
    expect(foot(alone.desk, alone.power, 0)).toMatchObject({ kind: "lead", rival: null, safe: true });
    expect(foot(alone.desk, alone.power, null)).toMatchObject({ kind: "far", rival: null });
    const empty = small([[], []], null);
    expect(foot(empty.desk, empty.power, null)).toEqual({ kind: "empty" });
    expect(foot(empty.desk, empty.power, 0)).toEqual({ kind: "near", need: 1, climb: { old: 0, face: 2, price: 2 } });
  });
});
