import { expect, it } from "vitest";
import type { LogItem, Power, Trace } from "../protocol/types";
import { kindsOf, marks, nationOf, regionsOf, starts, turnAt, turnNumber } from "./turning";

const trace = (kind: Trace["kind"], more: Partial<Trace> = {}): Trace => ({ kind, ...more });
const power = (id: string, name: string): Power => ({ badge: { id, letter: id.slice(0, 2), name, colour: "#000" }, treasury: 0, power: 0, factor: 0, tax: 0, tax_power: 0, interest: 0 });

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
  expect(marks(log, steps, 1).map((mark) => [mark.at, mark.kind])).toEqual([[10, "tax"], [20, "govern"], [30, "tax"], [60, "fight"]]);
  expect(marks(log, steps, 3).map((mark) => [mark.step, mark.kind])).toEqual([[1, "govern"], [6, "fight"]]);
});

it("knows the turn of a moment", () => {
  const turns = starts([{ at: 4, heading: "1. Russia (Ben)" }, { at: 5, text: "x" }, { at: 9, heading: "2. China (Ann)" }], [0, 4, 5, 9, 12]);
  expect(turns.map((turn) => turn.step)).toEqual([1, 3]);
  expect(turnAt(turns, 3)).toBeUndefined();
  expect(turnAt(turns, 8)?.heading).toBe("1. Russia (Ben)");
  expect(turnAt(turns, 12)?.at).toBe(9);
});

it("reads number and nation from a heading", () => {
  const powers = [power("india", "Indien"), power("russia", "Russland")];
  expect(turnNumber("43. Russland (Regierung: Anna)")).toBe(43);
  expect(turnNumber("Spielende")).toBeNull();
  expect(nationOf("43. Russland (Regierung: Anna)", powers)?.id).toBe("russia");
  expect(nationOf("7. Indien", powers)?.id).toBe("india");
  expect(nationOf("7. Indienfahrer (x)", powers)).toBeUndefined();
  expect(nationOf("Russland", powers)).toBeUndefined();
});

it("lists every region of the traces once", () => {
  expect(regionsOf([trace("move", { origin: "a", via: ["b", "c"], region: "d" }), trace("fight", { region: "d" }), trace("tax")])).toEqual(["a", "b", "c", "d"]);
});
