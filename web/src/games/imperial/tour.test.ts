import { expect, it } from "vitest";
import { change } from "../../browser/settings.svelte";
import type { ImperialScreen } from "../../protocol/types";
import { FixtureTable } from "../../session/fixtures/table.svelte";
import { small } from "../../session/fixtures/small";
import type { TourStep } from "../../tour/tour.svelte";
import world from "./fixtures/world-en.json";
import { STEPS, tourOf } from "./tour";

const screen = world as unknown as ImperialScreen;

function step(name: (typeof STEPS)[number], game: string, shown: ImperialScreen = screen): TourStep {
  change({ lang: "en" });
  const fixture = small();
  const source = new FixtureTable({ ...fixture, table: { ...fixture.table, game }, screen: shown });
  return tourOf({ source, screen: shown })[STEPS.indexOf(name)]!;
}

it("says of each edition what is so in it", () => {
  expect(step("map", "imperial-2006").text).toContain("tax chip");
  expect(step("map", "imperial-2010").text).not.toContain("canal");
  expect(step("map", "imperial-2030").text).toContain("canal");
  expect(step("rondel", "imperial-2010").text).toContain("2 M");
  expect(step("rondel", "imperial-2030").text).toContain("1 M plus");
  expect(step("investor", "imperial-2006").text).not.toContain("Swiss Bank");
});

it("says whether there is an investor card", () => {
  const none: ImperialScreen = { ...screen, investor_card: false };
  expect(step("investor", "imperial-2030").text).toContain("the holder of the investor card takes");
  expect(step("investor", "imperial-2030", none).text).toContain("This table plays without the investor card");
});

it("knows a place for every step", () => {
  for (const name of STEPS) {
    expect(step(name, "imperial-2030").anchors[0]).toMatch(/^\[data-tour="(prompt|rondel|fields|map|ledger|log)"\]$/);
    expect(step(name, "imperial-2030").head).not.toMatch(/^imp-/);
  }
});
