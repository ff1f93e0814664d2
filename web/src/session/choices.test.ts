import { describe, expect, it } from "vitest";
import type { Choice, Panels } from "../protocol/types";
import { facets, folded, grouped, idsOf, matches, namesOn, sameAnswer, shown, targets } from "./choices";

const choices: Choice[] = [
  { answer: { kind: "pass" }, text: "end the move" },
  {
    answer: { kind: "march", unit: "tank", origin: "spain", goal: "france" },
    text: "Tank: Spain → France",
    note: "attacks Ben",
    group: 1,
  },
  {
    answer: { kind: "march", unit: "tank", origin: "spain", goal: "morocco" },
    text: "Tank: Spain → Morocco",
    group: 1,
  },
  { answer: { kind: "march", unit: "tank", origin: "italy", goal: "france" }, text: "Tank: Italy → France", group: 1 },
];
const prompt = {
  groups: [
    { kind: "pass", title: "pass" },
    { kind: "march", title: "move" },
  ],
  choices,
};
const panels: Panels = {
  screen: "panels",
  headline: "",
  seats: [],
  panels: [
    {
      panel: "grid",
      id: "regions",
      title: "Regions",
      columns: [{ id: "name", title: "Region" }],
      rows: ["spain", "france", "italy", "morocco"].map((id) => ({ id, cells: [{ text: id.toUpperCase() }] })),
    },
  ],
};

describe("the ids of an answer", () => {
  it("are its words, not its kind and not its numbers", () => {
    expect(idsOf({ kind: "invest", nation: "russia", new: 9, path: ["a", "b"] })).toEqual(["russia", "a", "b"]);
  });
  it("are counted over all choices", () => {
    const counts = targets(choices);
    expect(counts.get("spain")).toBe(2);
    expect(counts.get("france")).toBe(2);
    expect(counts.has("pass")).toBe(false);
  });
});

describe("filtering", () => {
  it("takes every id that was picked", () => {
    expect(shown(choices, "", ["spain"])).toEqual([1, 2]);
    expect(shown(choices, "", ["spain", "france"])).toEqual([1]);
  });
  it("searches text and note, whatever the accents and the order of words", () => {
    expect(shown(choices, "ben spain", [])).toEqual([1]);
    expect(matches("Grönland → Québec", "quebec gron")).toBe(true);
    expect(folded("ÅLAND")).toBe("aland");
  });
});

describe("grouping", () => {
  it("numbers the first nine that are shown and keeps the places of the prompt", () => {
    const groups = grouped(prompt, [0, 2, 3], new Set());
    expect(groups.map((group) => [group.kind, group.choices.map((row) => [row.index, row.key])])).toEqual([
      ["pass", [[0, 1]]],
      [
        "march",
        [
          [2, 2],
          [3, 3],
        ],
      ],
    ]);
  });
  it("gives no key to what is folded away", () => {
    const groups = grouped(prompt, [0, 1], new Set(["pass"]));
    expect(groups[0]?.choices[0]?.key).toBeNull();
    expect(groups[1]?.choices[0]?.key).toBe(1);
  });
});

describe("narrowing down", () => {
  it("offers the fields whose values all have a name on the table", () => {
    const found = facets(choices, namesOn(panels));
    expect(found.map((facet) => [facet.field, facet.title])).toEqual([
      ["origin", "Region"],
      ["goal", "Region"],
    ]);
    expect(found[0]?.values).toEqual([
      { id: "italy", name: "ITALY", count: 1 },
      { id: "spain", name: "SPAIN", count: 2 },
    ]);
  });
});

describe("Done", () => {
  it("knows an answer again whatever the order of its fields", () => {
    expect(sameAnswer({ kind: "a", x: 1 }, { x: 1, kind: "a" })).toBe(true);
    expect(sameAnswer({ kind: "a", x: 1 }, { kind: "a" })).toBe(false);
  });
});
