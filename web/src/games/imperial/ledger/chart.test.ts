import { describe, expect, it } from "vitest";
import {
  DASHES,
  MARKERS,
  across,
  clipped,
  figuresOf,
  lastKnown,
  marked,
  path,
  roundsOf,
  scale,
  spread,
  turningAt,
  upward,
} from "./chart";
import { powerTrack, stepsOf } from "./tracks";
import type { ImperialScreen } from "../../../protocol/types";
import world from "../fixtures/world-en.json";

const FRAME = { left: 10, right: 110, top: 0, bottom: 100 };

describe("the scale", () => {
  it.each([[[0, 7]], [[3, 26]], [[-4, 12]], [[118]], [[0]], [[]], [[0, 999]]])("holds %j in round steps", (values) => {
    const { least, most, ticks } = scale(values);
    expect(least).toBeLessThanOrEqual(Math.min(0, ...values));
    expect(most).toBeGreaterThanOrEqual(Math.max(1, ...values));
    expect(ticks[0]).toBe(least);
    expect(ticks.at(-1)).toBe(most);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(ticks.every(Number.isInteger)).toBe(true);
  });
  it("puts the least at the foot and the most at the top", () => {
    const by = scale([0, 50]);
    expect([upward(by.least, by, FRAME), upward(by.most, by, FRAME)]).toEqual([100, 0]);
    expect([across(0, 5, FRAME), across(4, 5, FRAME), across(0, 1, FRAME)]).toEqual([10, 110, 10]);
  });
});

describe("a line", () => {
  it("leaves out what is hidden", () => {
    const by = { least: 0, most: 10, ticks: [] };
    expect(path([0, 10, null, 5, 0], by, FRAME)).toBe("M10.0 100.0L35.0 0.0M85.0 50.0L110.0 100.0");
    expect(path([null, null], by, FRAME)).toBe("");
  });
  it("ends where it was last known", () => {
    expect(lastKnown([1, 4, null])).toEqual({ index: 1, value: 4 });
    expect(lastKnown([null])).toBeNull();
  });
  it("differs from others by dash and marker, and has its markers elsewhere", () => {
    expect(new Set(DASHES).size).toBe(6);
    expect(new Set(MARKERS).size).toBe(6);
    expect(marked(20, 0)).toEqual([0, 6, 12, 18]);
    expect(marked(20, 1)).toEqual([2, 8, 14]);
  });
});

describe("labels at the ends", () => {
  const apart = (places: number[], gap: number): boolean => {
    const sorted = [...places].sort((a, b) => a - b);
    return sorted.every((place, index) => index === 0 || place - (sorted[index - 1] ?? 0) >= gap - 1e-9);
  };
  it("keep their distance, their order and the bounds", () => {
    const put = spread([50, 50, 50, 52, 99, 100], 15, 0, 100);
    expect(apart(put, 15)).toBe(true);
    expect(Math.min(...put)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...put)).toBeLessThanOrEqual(100);
    expect(put).toEqual([...put].sort((a, b) => a - b));
  });
  it("stay where they are when there is room", () => {
    expect(spread([80, 10, 40], 15, 0, 100)).toEqual([80, 10, 40]);
  });
  it("move together when there is not room for all", () => {
    const put = spread([5, 5, 5, 5], 15, 0, 30);
    expect(put).toEqual([0, 10, 20, 30]);
  });
});

it("cuts texts to their room, never to nothing", () => {
  expect(clipped("Great Britain", 100)).toBe("Great Britain");
  expect(clipped("Great Britain", 48)).toBe("Great…");
  expect(clipped("Great Britain", 0)).toBe("G…");
});

it("finds figures and turnings", () => {
  const badge = { id: "0", letter: "A", name: "Anna", colour: "#000000" };
  expect(
    figuresOf(
      ["score", "score", "power"].map((figure, index) => ({ id: String(index), figure, label: "", badge, values: [] })),
    ),
  ).toEqual(["score", "power"]);
  const turnings = [{ at: 0 }, { at: 8 }, { at: 20 }];
  expect([0, 7, 8, 19, 99].map((at) => turningAt(turnings, at))).toEqual([0, 0, 1, 1, 2]);
});

it("numbers the rounds as far as there is room, and none where none are counted", () => {
  const turns = [1, 1, 2, 3, 4].map((round, place) => ({ at: 10 * place, round }));
  const steps = [0, 10, 20, 30, 40];
  expect(roundsOf(turns, steps, 1)).toEqual([
    { step: 0, round: 1 },
    { step: 2, round: 2 },
    { step: 3, round: 3 },
    { step: 4, round: 4 },
  ]);
  expect(roundsOf(turns, steps, 2).map((one) => one.round)).toEqual([1, 4]);
  expect(roundsOf([{ at: 0, round: 0 }], steps, 1)).toEqual([]);
});

describe("the tracks", () => {
  const screen = world as unknown as ImperialScreen;
  it("have every disc once, in sections by factor", () => {
    const sections = powerTrack(screen.powers, screen.factors);
    expect(sections.map((section) => section.factor)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(sections.map((section) => section.cells.length)).toEqual([5, 5, 5, 5, 5, 1]);
    const placed = sections.flatMap((section) =>
      section.cells.flatMap((cell) => cell.powers.map((power) => [power.badge.id, section.factor, cell.value])),
    );
    expect(placed).toHaveLength(screen.powers.length);
    for (const power of screen.powers) expect(placed).toContainEqual([power.badge.id, power.factor, power.power]);
  });
  it("begin a section where the factor changes", () => {
    expect(stepsOf(screen.factors)).toEqual([5, 10, 15, 20, 25]);
  });
  it("have each nation in the last column of the tax chart that its tax reaches", () => {
    for (const power of screen.powers)
      expect(power.tax_column).toBe(screen.tax_chart.findLastIndex((column) => column.tax <= power.tax));
  });
});
