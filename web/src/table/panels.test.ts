import { describe, expect, it } from "vitest";
import type { Grid, LogItem, Mark, Panel, Track } from "../protocol/types";
import { arranged, turned, usedColumns } from "./grids";
import { blocks, narrow } from "./layout";
import { firstFresh, kept, moments, news, ownLast, toldAt, turns } from "../session/logs";
import { wishes } from "./rematch";
import { letters } from "../signs/seals";
import { lanes } from "./tracks";

const badge = { id: "x", letter: "X", name: "Exland", colour: "#aa4499" };
const grid: Grid = {
  panel: "grid",
  id: "regions",
  title: "Regions",
  columns: [
    { id: "name", title: "Region" },
    { id: "units", title: "Units", number: true },
    { id: "none", title: "Nothing" },
  ],
  rows: [
    { id: "b", group: "North", cells: [{ text: "Beta" }, { text: "2", value: 2 }, {}] },
    { id: "a", group: "South", cells: [{ text: "Älpha" }, { text: "10", value: 10 }, {}] },
    { id: "c", group: "North", cells: [{ text: "Gamma", badges: [badge] }, { text: "9", value: 9 }, {}] },
  ],
};
const ids = (order: Parameters<typeof arranged>[1], search = "", only: ReadonlySet<string> | null = null): string[][] =>
  arranged(grid, order, search, only).map((group) => group.rows.map((row) => row.id));

describe("a grid", () => {
  it("keeps groups and sorts within them, numbers as numbers", () => {
    expect(ids(null)).toEqual([["b", "c"], ["a"]]);
    expect(ids({ column: 1, down: true })).toEqual([["c", "b"], ["a"]]);
    expect(ids({ column: 0, down: true })).toEqual([["c", "b"], ["a"]]);
  });
  it("filters by everything a row says, badges and group too", () => {
    expect(ids(null, "exland")).toEqual([["c"]]);
    expect(ids(null, "alpha")).toEqual([["a"]]);
    expect(ids(null, "north")).toEqual([["b", "c"]]);
    expect(ids(null, "", new Set(["a"]))).toEqual([["a"]]);
  });
  it("leaves out columns that say nothing", () => {
    expect(usedColumns(grid)).toEqual([0, 1]);
  });
  it("turns the order round and back to that of the panel", () => {
    const first = turned(null, 1, true);
    expect(first).toEqual({ column: 1, down: true });
    const second = turned(first, 1, true);
    expect(second).toEqual({ column: 1, down: false });
    expect(turned(second, 1, true)).toBeNull();
    expect(turned(second, 0, false)).toEqual({ column: 0, down: false });
  });
});

describe("the layout", () => {
  const fact = (id: string): Panel => ({ panel: "facts", id, title: id, facts: [] });
  const hand: Panel = { panel: "cards", id: "hand", title: "Hand", cards: [], hand: true };
  it("stands narrow panels side by side and loses none", () => {
    const found = blocks([hand, fact("a"), hand, fact("b")], 2);
    expect(found.map((block) => block.stacks.map((stack) => stack.map((panel) => panel.id)))).toEqual([
      [["hand"]],
      [["a"], ["b"]],
      [["hand"]],
    ]);
  });
  it("puts everything in one column where there is no room", () => {
    expect(blocks([hand, fact("a"), fact("b")], 1).every((block) => block.wide)).toBe(true);
    expect(narrow(hand)).toBe(false);
  });
});

describe("the log", () => {
  const items: LogItem[] = [
    { at: 1, heading: "1. Russia", nation: "russia" },
    { at: 1, text: "Russia moves.", seat: 0 },
    { at: 2, heading: "2. China" },
    { at: 3, text: "China pays.", seat: 1 },
    { at: 4, text: "Chance deals." },
  ];
  it("is grouped by turns and filtered by player and words", () => {
    expect(turns(items, "", null, 0).map((turn) => [turn.heading, turn.items.length])).toEqual([
      ["1. Russia", 1],
      ["2. China", 2],
    ]);
    expect(turns(items, "", null, 0).map((turn) => turn.nation)).toEqual(["russia", ""]);
    expect(turns(items, "", 1, 0).map((turn) => turn.heading)).toEqual(["2. China"]);
    expect(turns(items, "russia", null, 0).map((turn) => turn.heading)).toEqual(["1. Russia"]);
  });
  it("marks what came after the last visit", () => {
    expect(firstFresh(items, 1)?.text).toBe("China pays.");
    expect(firstFresh(items, 0)).toBeNull();
    expect(firstFresh(items, 9)).toBeNull();
  });
  it("says what is new, and nothing at first", () => {
    expect(news([], items)).toBe("");
    expect(news(items.slice(0, 4), items)).toBe("Chance deals.");
  });
  it("has the moments one can step to", () => {
    expect(moments(items, 5)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it("knows what was told last at a moment, and keeps amounts whole", () => {
    expect([0, 1, 2, 3].map((at) => toldAt(items, at)?.text)).toEqual([
      undefined,
      "Russia moves.",
      "Russia moves.",
      "China pays.",
    ]);
    expect(kept("Interest: 1 million to Anna")).toBe("Interest: 1\u00A0million to Anna");
    expect(kept("4 Mio. an Anna, 2 Armeen")).toBe("4\u00A0Mio. an Anna, 2 Armeen");
  });
});

describe("tracks and seals", () => {
  it("stands markers of one value together and near ones in lanes", () => {
    const mark = (value: number): Mark => ({ value, badge, text: String(value) });
    const track: Track = { id: "t", label: "Power", least: 0, most: 100, marks: [mark(5), mark(4), mark(5), mark(90)] };
    const found = lanes(track);
    expect(found.count).toBe(2);
    expect(found.spots.map((spot) => [spot.value, spot.badges.length, spot.lane])).toEqual([
      [4, 1, 0],
      [5, 2, 1],
      [90, 1, 0],
    ]);
  });
  it("takes initials where they differ and numbers where not", () => {
    expect(letters(["Anna", "„Ben“"])).toEqual(["A", "B"]);
    expect(letters(["Computer 2", "Carla"])).toEqual(["1", "2"]);
  });
  it("asks for the same people again", () => {
    const seats = [
      { seat: 0, kind: "human" as const, name: "Anna" },
      { seat: 1, kind: "computer" as const, name: "Computer", bot: "uniform" },
      { seat: 2, kind: "human" as const, name: "Carla" },
    ];
    expect(wishes(seats, [0])).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "computer", bot: "uniform" },
      { kind: "open" },
    ]);
  });
});

describe("taking back", () => {
  const items: LogItem[] = [
    { at: 3, text: "begins" },
    { at: 4, text: "a", seat: 0 },
    { at: 6, text: "b", seat: 1 },
    { at: 6, heading: "next", seat: 1 },
    { at: 7, text: "c", seat: 0 },
  ];
  it("begins where the seat's own last answer was given", () => {
    expect(ownLast(items, 0)).toBe(6);
    expect(ownLast(items, 1)).toBe(4);
    expect(ownLast(items, 2)).toBeNull();
    expect(ownLast([{ at: 1, text: "a", seat: 0 }], 0)).toBeNull();
  });
});
