import { describe, expect, it } from "vitest";
import type { Choice, ImperialScreen, Prompt } from "../../../protocol/types";
import world from "../fixtures/world-en.json";
import { additional, cells, draftOf, investing, preferred, signOf, walked, type BondCell } from "./grid";

const screen = world as unknown as ImperialScreen;
const nation = screen.powers[0]?.badge.id ?? "";
const other = screen.powers[1]?.badge.id ?? "";
const table: ImperialScreen = {
  ...screen,
  bonds: [
    { nation, face: 4, seat: 0 },
    { nation, face: 6, seat: 0 },
    { nation, face: 9, seat: 1 },
  ],
  free_bonds: [
    { nation, face: 30, price: 24, old: 6 },
    { nation: other, face: 30, price: 30 },
  ],
};
const buy = (where: string, old: number, face: number, more: Partial<Choice> = {}): Choice => ({
  answer: { kind: "invest", nation: where, old, new: face },
  text: `${where} ${old} ${face}`,
  effects: [{ id: "price", label: "Price", after: face - old }],
  ...more,
});
const prompt: Prompt = {
  seat: 0,
  ask: 3,
  step: "invest",
  sentence: "",
  rule: "",
  passage: "",
  groups: [],
  choices: [
    buy(nation, 0, 2),
    buy(nation, 0, 12, { sign: "secures" }),
    buy(nation, 4, 12),
    buy(nation, 6, 12, { sign: "government" }),
    buy(other, 0, 2),
    { answer: { kind: "pass" }, text: "nothing" },
  ],
};
const grid = cells(table, prompt);
const at = (face: number, row = 0): BondCell => {
  const cell = grid[row]?.find((one) => one.face === face);
  if (!cell) throw new Error(`no cell ${face}`);
  return cell;
};

describe("the cells", () => {
  it("are a row for each nation and a column for each face", () => {
    expect(grid.map((row) => row.map((cell) => cell.face))).toEqual(
      screen.powers.map(() => screen.faces.map((one) => one.face)),
    );
  });
  it("say who holds a bond and offer it to nobody", () => {
    expect([at(4).seat, at(9).seat, at(2).seat]).toEqual([0, 1, null]);
    expect(at(9).offers).toEqual([]);
  });
  it("offer every way to a bond, the cheapest first, the additional one last", () => {
    expect(at(12).offers.map((offer) => [offer.index, offer.old, offer.price])).toEqual([
      [3, 6, 6],
      [2, 4, 8],
      [1, 0, 12],
    ]);
    expect(additional(at(12))?.price).toBe(12);
    expect(additional(at(2))).toBeNull();
  });
  it("keep the choices of other nations apart", () => {
    expect(at(2, 1).offers.map((offer) => offer.index)).toEqual([4]);
    expect(at(12, 1).offers).toEqual([]);
  });
  it("tell what a bond would cost at least, and what is handed back for it", () => {
    expect([at(30).price, at(30).old]).toEqual([24, 6]);
    expect([at(30, 1).price, at(30, 1).old]).toEqual([30, 0]);
  });
  it("bear the strongest sign of their offers", () => {
    expect([signOf(at(12)), signOf(at(2)), signOf(at(30))]).toEqual(["government", "", ""]);
  });
  it("offer nothing while nobody is asked", () => {
    expect(
      cells(table, null)
        .flat()
        .every((cell) => cell.offers.length === 0),
    ).toBe(true);
  });
});

describe("a click", () => {
  it("means the cheapest way, or trading in the bond that was picked", () => {
    expect(preferred(at(12), null)?.index).toBe(3);
    expect(preferred(at(12), 4)?.index).toBe(2);
    expect(preferred(at(2), 4)?.index).toBe(0);
    expect(preferred(at(30), null)).toBeNull();
  });
});

describe("the draft", () => {
  it("is what is selected, else the cheapest way to the bond pointed at", () => {
    expect(draftOf(prompt, 1, { nation, face: 2 })).toEqual({ nation, price: 12 });
    expect(draftOf(prompt, null, { nation, face: 12 })).toEqual({ nation, price: 6 });
    expect(draftOf(prompt, null, { nation, face: 30 })).toBeNull();
    expect(draftOf(prompt, 5, { nation, face: 12 })).toBeNull();
    expect(draftOf(prompt, null, null)).toBeNull();
  });
  it("is none for answers that lend nothing", () => {
    expect(investing({ kind: "donate", nation, amount: 3 })).toBeNull();
  });
});

it("arrow keys walk within the grid", () => {
  const from = { row: 1, column: 1 };
  expect(
    ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].map((key) => walked(from, key, 6, 9)),
  ).toEqual([
    { row: 1, column: 0 },
    { row: 1, column: 2 },
    { row: 0, column: 1 },
    { row: 2, column: 1 },
    { row: 1, column: 0 },
    { row: 1, column: 8 },
  ]);
  expect(walked({ row: 0, column: 0 }, "ArrowUp", 6, 9)).toEqual({ row: 0, column: 0 });
  expect(walked({ row: 5, column: 8 }, "ArrowRight", 6, 9)).toEqual({ row: 5, column: 8 });
  expect(walked(from, "x", 6, 9)).toBeNull();
});
