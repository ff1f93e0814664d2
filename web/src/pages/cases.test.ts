import { expect, it } from "vitest";
import type { Place } from "../protocol/types";
import { regionsIn, sectionsOf, toldOf } from "./cases";

const TEXT = [
  "The second army has only the Sea of Japan left",
  "Rules: the game, “Armies”, paragraph 2",
  "BASE6: 6 players; A: bonds Russia 9",
  "1. Start: base position BASE6, but: Russia: armies Vladivostok 2.",
  "Answers: A: Maneuver I; A: to the Sea of Japan.",
  "“to the China Sea” is refused: There is no fleet. [rules of the game, “Armies”, paragraph 1]",
  "2. Start: on from where the run before ended.",
  "Asked: A armies.",
].join("\n\n");

it("takes a case apart", () => {
  const told = toldOf(TEXT);
  expect(told.title).toBe("The second army has only the Sea of Japan left");
  expect(told.given.map((line) => line.label)).toEqual(["Rules", "BASE6"]);
  expect(told.runs.map((run) => run.length)).toEqual([3, 2]);
  expect(told.runs[0]?.[0]).toEqual({
    label: "Start",
    text: "base position BASE6, but: Russia: armies Vladivostok 2.",
    rule: "",
  });
  expect(told.runs[0]?.[2]).toEqual({
    label: "",
    text: "“to the China Sea” is refused: There is no fleet.",
    rule: "rules of the game, “Armies”, paragraph 1",
  });
});

it("finds the regions that the runs speak of, not those inside other names", () => {
  const place = (id: string, name: string): Place => ({ id, name, kind: "land", text: name });
  const places = [
    place("japan", "Japan"),
    place("sea_of_japan", "Sea of Japan"),
    place("vladivostok", "Vladivostok"),
    place("china_sea", "China Sea"),
    place("peru", "Peru"),
  ];
  expect(regionsIn(toldOf(TEXT), places).sort()).toEqual(["china_sea", "sea_of_japan", "vladivostok"]);
});

it("counts the cases of each section", () => {
  expect(
    sectionsOf([
      { id: "1", title: "", rule: "B" },
      { id: "2", title: "", rule: "A" },
      { id: "3", title: "", rule: "B" },
    ]),
  ).toEqual([
    { rule: "B", count: 2 },
    { rule: "A", count: 1 },
  ]);
});
