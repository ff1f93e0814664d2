import { describe, expect, it } from "vitest";
import { change } from "../../browser/settings.svelte";
import type { Desk as ImperialScreen, Sheet } from "../../protocol/types";
import { FixtureTable } from "../../session/fixtures/table.svelte";
import { small } from "../../session/fixtures/small";
import type { TourStep } from "../../tour/tour.svelte";
import world from "./fixtures/world-en.json";
import { playsWithoutCard, STEPS, tourOf } from "./tour";

const SHEET = world as unknown as Sheet;
const screen = SHEET.desk as ImperialScreen;

function step(name: (typeof STEPS)[number], game: string, shown: ImperialScreen = screen): TourStep {
  change({ lang: "en" });
  const fixture = small();
  const sheet = { ...SHEET, desk: shown };
  const source = new FixtureTable({ ...fixture, table: { ...fixture.table, game }, sheet });
  return tourOf({ source, sheet })[STEPS.indexOf(name)]!;
}

it("says of each edition what is so in it", () => {
  expect(step("map", "imperial-2006").text).toContain("tax chip");
  expect(step("map", "imperial-2010").text).not.toContain("canal");
  expect(step("map", "imperial-2030").text).toContain("canal");
  expect(step("rondel", "imperial-2010").text).toContain("2 M");
  expect(step("rondel", "imperial-2030").text).toContain("1 M plus");
  expect(step("investor", "imperial-2006").text).not.toContain("Swiss Bank");
});

describe("without the investor card", () => {
  const none = { ...screen, purses: screen.purses.map((purse) => ({ ...purse, investor_card: false })) };
  it("is known by nobody holding it, though somebody governs", () => {
    expect([playsWithoutCard(screen), playsWithoutCard(none)]).toEqual([false, true]);
    expect(playsWithoutCard({ ...none, powers: none.powers.map((power) => ({ ...power, government: null })) })).toBe(
      false,
    );
    expect(playsWithoutCard(null)).toBe(false);
  });
  it("the tour says what is so", () => {
    expect(step("investor", "imperial-2030").text).toContain("the holder of the investor card takes");
    expect(step("investor", "imperial-2030", none).text).toContain("This table plays without the investor card");
  });
});

it("knows a place for every step", () => {
  for (const name of STEPS) {
    expect(step(name, "imperial-2030").anchors[0]).toMatch(/^\[data-tour="(prompt|rondel|fields|map|ledger|log)"\]$/);
    expect(step(name, "imperial-2030").head).not.toMatch(/^imp-/);
  }
});
