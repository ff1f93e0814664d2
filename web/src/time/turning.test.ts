import { expect, it } from "vitest";
import type { LogItem, Trace } from "../protocol/types";
import { kindsOf, marks, regionsOf, starts, turnAt } from "./turning";

const trace = (kind: Trace["kind"], more: Partial<Trace> = {}): Trace => ({ kind, ...more });

it("marks taxes, changes of government and fights, and nothing else", () => {
  const item = (...kinds: Trace["kind"][]): LogItem => ({ at: 1, text: "x", traces: kinds.map((kind) => trace(kind)) });
  expect(kindsOf(item("move", "tax", "raise"))).toEqual(["tax"]);
  expect(kindsOf(item("raze", "fight", "govern"))).toEqual(["fight", "govern"]);
  expect(kindsOf({ at: 1, text: "x" })).toEqual([]);
});

it("shows the rarer of what happened close together", () => {
  const log: LogItem[] = [
    { at: 10, text: "a", traces: [trace("tax")] },
    { at: 20, text: "b", traces: [trace("govern")] },
    { at: 30, text: "c", traces: [trace("tax")] },
    { at: 60, text: "d", traces: [trace("fight")] },
    { at: 99, text: "e", traces: [trace("tax")] },
  ];
  const steps = [0, 10, 20, 30, 40, 50, 60, 70];
  expect(marks(log, steps, 1).map((mark) => [mark.at, mark.kind])).toEqual([
    [10, "tax"],
    [20, "govern"],
    [30, "tax"],
    [60, "fight"],
  ]);
  expect(marks(log, steps, 3).map((mark) => [mark.step, mark.kind])).toEqual([
    [1, "govern"],
    [6, "fight"],
  ]);
});

it("knows the turn of a moment", () => {
  const turns = starts(
    [
      { at: 4, heading: "1. Russia (Ben)" },
      { at: 5, text: "x" },
      { at: 9, heading: "2. China (Ann)" },
    ],
    [0, 4, 5, 9, 12],
  );
  expect(turns.map((turn) => turn.step)).toEqual([1, 3]);
  expect(turnAt(turns, 3)).toBeUndefined();
  expect(turnAt(turns, 8)?.heading).toBe("1. Russia (Ben)");
  expect(turnAt(turns, 12)?.at).toBe(9);
});

it("lists every region of the traces once", () => {
  expect(
    regionsOf([
      trace("move", { origin: "a", via: ["b", "c"], region: "d" }),
      trace("fight", { region: "d" }),
      trace("tax"),
    ]),
  ).toEqual(["a", "b", "c", "d"]);
});
