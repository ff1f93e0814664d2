import { describe, expect, it } from "vitest";
import type { Place, Trace } from "../protocol/types";
import { arrivals } from "./slide";

const place = (id: string, count: number, unit: "army" | "friendly_army" | "fleet" = "army"): Place => ({
  id,
  name: id,
  kind: "land",
  text: id,
  stacks: count > 0 ? [{ nation: "italy", unit, count, text: "" }] : [],
});
const MOVE: Trace = {
  kind: "move",
  origin: "rome",
  region: "vienna",
  via: ["ionian_sea"],
  nation: "italy",
  unit: "army",
};

describe("pieces that slide", () => {
  it("have gone from somewhere and come somewhere", () => {
    const [before, now] = [
      [place("rome", 2), place("vienna", 0)],
      [place("rome", 1), place("vienna", 1)],
    ];
    expect(arrivals(before, now, [MOVE])).toEqual([
      { region: "vienna", nation: "italy", units: ["army", "friendly_army"], way: ["rome", "ionian_sea", "vienna"] },
    ]);
    expect(
      arrivals([place("rome", 1), place("vienna", 0)], [place("rome", 0), place("vienna", 1, "friendly_army")], [MOVE]),
    ).toHaveLength(1);
  });

  it("do not slide again with the next screen, nor back when somebody looks back", () => {
    const [before, now] = [
      [place("rome", 2), place("vienna", 0)],
      [place("rome", 1), place("vienna", 1)],
    ];
    expect(arrivals(now, now, [MOVE])).toEqual([]);
    expect(arrivals(now, before, [MOVE])).toEqual([]);
  });

  it("are no others: those of another nation or kind, those that were raised, those that fell", () => {
    const before = [place("rome", 2), place("vienna", 0)];
    expect(arrivals(before, [place("rome", 2), place("vienna", 1)], [MOVE])).toEqual([]);
    expect(arrivals(before, [place("rome", 1), place("vienna", 0)], [{ ...MOVE, kind: "fight" }])).toEqual([]);
    expect(arrivals(before, [place("rome", 1), place("vienna", 1)], [{ ...MOVE, nation: "france" }])).toEqual([]);
    expect(arrivals(before, [place("rome", 1), place("vienna", 1)], [{ ...MOVE, unit: "fleet" }])).toEqual([]);
  });
});
