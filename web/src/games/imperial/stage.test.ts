import { describe, expect, it } from "vitest";
import type { Choice, ImperialScreen, LogItem, Prompt } from "../../protocol/types";
import { small } from "../../session/fixtures/small";
import { acted, FixtureTable } from "../../session/fixtures/table.svelte";
import { Session } from "../../session/session.svelte";
import { compared, delta, fieldRows, footnotes, signed, usedColumns } from "./fields";
import { fieldsFrom } from "./fixtures/rondel";
import world from "./fixtures/world-en.json";
import { answersAt, regionsOf } from "./picks";
import { arranged, ledgerHeight } from "./stage";
import { ImperialTable } from "./table.svelte";
import { lastTurn } from "./traces";
import { OUTER, TRACK, arc, at, discs, middle, wedge } from "./wheel";

const SCREEN = world as unknown as ImperialScreen;
const standing = (marker: string): ImperialScreen => ({ ...SCREEN, fields: fieldsFrom(SCREEN.fields, marker) });

function asked(step: string, extra: Partial<Prompt> = {}): Prompt {
  return { seat: 0, ask: 1, step, sentence: "?", rule: "", passage: "", groups: [], choices: [], ...extra };
}

function tableWith(prompt: Prompt | null): ImperialTable {
  const source = new FixtureTable({ ...small(), screen: SCREEN, prompt });
  return new ImperialTable(new Session("sample0001", source, acted(source)));
}

describe("what the column shows", () => {
  it.each(["rondel", "bonds", "maneuver", "request", "choices"])("follows the form of the question: %s", (form) => {
    expect(tableWith(asked("any", { form })).form).toBe(form);
  });
  it("is a list for a form that this client does not know, or for none", () => {
    expect([tableWith(asked("any", { form: "riddle" })).form, tableWith(asked("any")).form]).toEqual([
      "choices",
      "choices",
    ]);
  });
  it("is nothing to decide for whoever is not asked", () => {
    expect(tableWith(null).form).toBe("none");
  });
  it("has large buttons only where few answers are", () => {
    const choices: Choice[] = Array.from({ length: 7 }, (_, index) => ({ answer: { kind: "give", index }, text: "" }));
    expect(tableWith(asked("canal", { form: "request", choices })).form).toBe("choices");
    expect(tableWith(asked("canal", { form: "request", choices: choices.slice(1) })).form).toBe("request");
  });
});

const PROMPT = asked("rondel", {
  choices: [
    {
      answer: { kind: "advance", field: "factory" },
      text: "Factory",
      note: "5 M for a factory",
      effects: [
        { id: "price", label: "Price", after: 0 },
        { id: "cash", label: "Cash", before: 7, after: 7 },
      ],
    },
    {
      answer: { kind: "advance", field: "taxation" },
      text: "Taxation",
      effects: [
        { id: "price", label: "Price", after: 0 },
        { id: "score", label: "Score", before: 30, after: 36 },
      ],
    },
  ],
  refused: [
    {
      answer: { kind: "advance", field: "investor" },
      text: "Investor",
      reason: "9 M for 6 steps, you have 7 M",
      rule: "Rondel",
      passage: "R-1",
      effects: [{ id: "price", label: "Price", after: 9 }],
    },
  ],
});

describe("the fields side by side", () => {
  const rows = fieldRows(standing("maneuver_2"), PROMPT);
  it("stand in the order in which the marker comes to them, its own field last", () => {
    expect(rows.map((row) => row.field.id)).toEqual([
      "taxation",
      "factory",
      "production_1",
      "maneuver_1",
      "investor",
      "import",
      "production_2",
      "maneuver_2",
    ]);
    expect(rows.map((row) => row.steps)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
  it("stand as on the wheel before the first turn", () => {
    const first = fieldRows(standing(""), PROMPT);
    expect(first.map((row) => row.field.id)).toEqual(SCREEN.fields.map((field) => field.id));
    expect(first.every((row) => row.steps === null)).toBe(true);
  });
  it("join what an answer brings with its number, and a refusal with its reason", () => {
    const [taxation] = rows;
    expect(taxation?.index).toBe(1);
    expect(taxation?.effects.get("score")?.after).toBe(36);
    const investor = rows.find((row) => row.field.id === "investor");
    expect(investor).toMatchObject({
      index: null,
      text: "9 M for 6 steps, you have 7 M",
      rule: "Rondel",
      passage: "R-1",
    });
    expect(investor?.effects.get("price")?.after).toBe(9);
  });
  it("number the footnotes as the rows come to them, each once", () => {
    const noted = asked("rondel", {
      footnotes: ["unused", "b", "a"],
      choices: PROMPT.choices.map((choice, place) => ({ ...choice, footnotes: place === 0 ? [1, 2] : [2] })),
    });
    const found = fieldRows(standing("maneuver_2"), noted);
    expect(footnotes(found, noted)).toEqual([
      { mark: 2, sign: "1", text: "a" },
      { mark: 1, sign: "2", text: "b" },
    ]);
    expect(footnotes(rows, PROMPT)).toEqual([]);
  });
  it("leave out what no money reaches", () => {
    expect(compared(rows).map((row) => row.steps)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it("have the columns that somebody fills, named by the server", () => {
    expect(usedColumns(rows)).toEqual([
      { id: "price", label: "Price" },
      { id: "cash", label: "Cash" },
      { id: "score", label: "Score" },
    ]);
  });
  it("write differences with a sign", () => {
    expect(delta({ id: "score", label: "", before: 30, after: 36 })).toBe(6);
    expect(delta({ id: "price", label: "", after: 9 })).toBe(0);
    expect([signed(6), signed(-1), signed(0)]).toEqual(["+6", "−1", "0"]);
  });
});

describe("the wheel", () => {
  const far = ([x, y]: readonly [number, number]): number => Math.hypot(x, y);
  it("begins at the top and goes clockwise", () => {
    expect(at(100, 0, 8)).toEqual([0, -100]);
    expect(at(100, 2, 8)).toEqual([100, 0]);
    expect(at(100, 4, 8)).toEqual([0, 100]);
  });
  it("has wedges that do not overlap and close at the rim", () => {
    const corners = (path: string): [number, number][] =>
      [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[ALz])/g)].map((match) => [Number(match[1]), Number(match[2])]);
    const [a, b] = corners(wedge(0, 8));
    const [next] = corners(wedge(1, 8));
    expect(far(a!)).toBeCloseTo(OUTER, 0);
    expect(b![0]).toBeLessThan(next![0]);
    expect(Math.hypot(next![0] - b![0], next![1] - b![1])).toBeLessThan(5);
  });
  it("puts texts in the middle of their wedges, at the sides off the rim", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((index) => Math.round(far(middle(index, 8))))).toEqual([
      103, 103, 98, 103, 103, 103, 98, 103,
    ]);
  });
  it("draws the long way round as the long arc", () => {
    expect(arc(0, 3, 8)).toContain(`A${TRACK} ${TRACK} 0 0 1`);
    expect(arc(0, 6, 8)).toContain(`A${TRACK} ${TRACK} 0 1 1`);
  });
  it("keeps markers on one field apart", () => {
    const [one, two] = [discs(4, 2, 0, 8), discs(4, 2, 1, 8)];
    expect(Math.hypot(one[0] - two[0], one[1] - two[1])).toBeGreaterThan(19);
    expect(discs(4, 1, 0, 8)).toEqual(at(52, 4, 8));
  });
  it.each([
    [3, 19],
    [4, 19],
    [5, 15],
    [6, 11],
  ])("keeps %i markers at their field, with letters to be read", (mates, apart) => {
    const spots = Array.from({ length: mates }, (_, place) => discs(2, mates, place, 8));
    for (const [number, one] of spots.entries()) {
      const nearest = [0, 1, 2, 3, 4, 5, 6, 7].reduce((best, field) => {
        const away = (which: number): number => Math.hypot(one[0] - at(52, which, 8)[0], one[1] - at(52, which, 8)[1]);
        return away(field) < away(best) ? field : best;
      });
      expect(nearest).toBe(2);
      for (const other of spots.slice(number + 1))
        expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(apart);
    }
  });
  it("keeps a crowd off a pair on the next field", () => {
    for (const one of [0, 1, 2].map((place) => discs(2, 3, place, 8)))
      for (const other of [0, 1].map((place) => discs(3, 2, place, 8)))
        expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(19);
  });
});

describe("choosing on the map", () => {
  const choices: Choice[] = [
    { answer: { kind: "import", unit: "army", province: "moscow" }, text: "army in Moscow" },
    { answer: { kind: "import", unit: "fleet", province: "vladivostok" }, text: "fleet in Vladivostok" },
    { answer: { kind: "import", unit: "army", province: "vladivostok" }, text: "army in Vladivostok" },
    { answer: { kind: "pass" }, text: "no more" },
  ];
  it("lights the regions that answers name, each once", () => {
    const table = tableWith(asked("import", { choices }));
    expect(regionsOf(choices, (id) => table.place(id))).toEqual(["moscow", "vladivostok"]);
  });
  it("knows the answers at a region", () => {
    expect(answersAt(choices, "vladivostok")).toEqual([1, 2]);
    expect(answersAt(choices, "paris")).toEqual([]);
  });
});

describe("the last turn", () => {
  const move = { kind: "move" as const, region: "paris" };
  const log: LogItem[] = [
    { at: 1, heading: "1. Russia" },
    { at: 2, text: "a", traces: [move] },
    { at: 3, heading: "2. China" },
    { at: 4, text: "b", traces: [{ ...move, region: "rome" }] },
    { at: 5, text: "c", traces: [{ ...move, region: "berlin" }] },
    { at: 6, heading: "3. India" },
  ];
  const regions = (at: number | null): (string | undefined)[] => lastTurn(log, at).traces.map((trace) => trace.region);
  it("is the last one that left traces, also while the next has only begun", () => {
    expect(regions(null)).toEqual(["rome", "berlin"]);
    expect(lastTurn(log, null).heading).toBe("2. China");
  });
  it("is looked at from the moment of a replay", () => {
    expect(regions(4)).toEqual(["rome"]);
    expect(regions(3)).toEqual(["paris"]);
    expect(regions(0)).toEqual([]);
  });
});

describe("the stage", () => {
  const wide = { width: 1026, height: 835, ratio: 1.9, players: 4 };
  it("shows the whole map and the ledger where both fit", () => {
    expect(arranged(wide, null)).toEqual({ map: (1026 - 12) / 1.9 + 12, folded: false });
  });
  it("lets the map give way first, then folds the ledger", () => {
    const lower = arranged({ ...wide, height: 720 }, null);
    expect(lower.folded).toBe(false);
    expect(lower.map).toBeLessThan(1026 / 1.9);
    expect(lower.map + ledgerHeight(4, 1026)).toBeLessThanOrEqual(720);
    expect(arranged({ ...wide, height: 560 }, null).folded).toBe(true);
  });
  it("gives a tall map the height and the ledger one line", () => {
    expect(arranged({ ...wide, ratio: 1.3 }, null).folded).toBe(true);
  });
  it("does what the player chose", () => {
    expect(arranged(wide, true).folded).toBe(true);
    expect(arranged({ ...wide, ratio: 1.3 }, false).folded).toBe(false);
  });
});
