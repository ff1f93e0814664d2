import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import world from "../imperial/fixtures/world-en.json";
import type { Desk } from "../protocol/types";
import { change } from "../settings.svelte";
import { t } from "../table/say";
import Tour from "./Tour.svelte";
import { placed } from "./placing";
import { anchorsOf, editionOf, playsWithoutCard, STEPS, tour } from "./tour.svelte";

const WINDOW = { width: 1000, height: 700 };
const CARD = { width: 340, height: 220 };

describe("a coach mark", () => {
  it("stands beside what it speaks of, and points at its middle", () => {
    const there = placed({ left: 600, top: 100, width: 380, height: 100 }, CARD, WINDOW);
    expect(there).toMatchObject({ side: "left", left: 600 - 14 - 340 });
    expect(there.top + there.arrow).toBe(150);
    expect(placed({ left: 0, top: 300, width: 300, height: 60 }, CARD, WINDOW).side).toBe("right");
    expect(placed({ left: 0, top: 640, width: 1000, height: 60 }, CARD, WINDOW).side).toBe("above");
    expect(placed({ left: 0, top: 0, width: 1000, height: 60 }, CARD, WINDOW).side).toBe("below");
  });
  it("stays inside the window, over what fills it", () => {
    for (const anchor of [{ left: 0, top: 0, width: 1000, height: 700 }, { left: 0, top: 650, width: 90, height: 50 }, { left: 960, top: 0, width: 40, height: 40 }]) {
      const there = placed(anchor, CARD, WINDOW);
      expect(there.left).toBeGreaterThanOrEqual(8);
      expect(there.top).toBeGreaterThanOrEqual(8);
      expect(there.left + CARD.width).toBeLessThanOrEqual(992);
      expect(there.top + CARD.height).toBeLessThanOrEqual(692);
    }
    expect(placed({ left: 0, top: 0, width: 1000, height: 700 }, CARD, WINDOW).side).toBe("over");
  });
});

describe("the tour", () => {
  let shown: Record<string, unknown>;
  beforeEach(() => {
    change({ lang: "en" });
    localStorage.clear();
    tour.seen = false;
    document.body.innerHTML = '<button id="from"></button>';
    document.getElementById("from")?.focus();
    shown = mount(Tour, { target: document.body, props: { edition: "first" } });
  });
  afterEach(() => {
    tour.at = null;
    void unmount(shown);
  });

  it("goes step by step, takes the focus and gives it back", async () => {
    tour.begin();
    flushSync();
    const card = document.querySelector<HTMLElement>("[role=dialog]");
    await vi.waitFor(() => expect(document.activeElement).toBe(card));
    expect(card?.textContent).toContain("Step 1 of 7");
    for (let step = 1; step < STEPS.length; step += 1) tour.move(1);
    flushSync();
    expect(card?.textContent).toContain("Let’s play");
    tour.move(1);
    flushSync();
    expect(document.querySelector("[role=dialog]")).toBeNull();
    expect(document.activeElement?.id).toBe("from");
    expect(tour.seen).toBe(true);
    expect(localStorage.getItem("greatpowers.tour")).not.toBeNull();
  });
  it("ends with Escape, and is not offered again", () => {
    tour.begin();
    flushSync();
    document.querySelector("[role=dialog]")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    flushSync();
    expect([tour.at, tour.seen]).toEqual([null, true]);
  });
});

it("says of each edition what is so in it", () => {
  expect([editionOf("imperial-2006"), editionOf("imperial-2010"), editionOf("imperial-2030"), editionOf("imperialism")]).toEqual(["first", "third", "world", undefined]);
  expect(t("tour-map", { edition: "first" })).toContain("tax chip");
  expect(t("tour-map", { edition: "third" })).not.toContain("canal");
  expect(t("tour-map", { edition: "world" })).toContain("canal");
  expect(t("tour-rondel", { edition: "third" })).toContain("2 M");
  expect(t("tour-rondel", { edition: "world" })).toContain("1 M plus");
  expect(t("tour-investor", { edition: "first" })).not.toContain("Swiss Bank");
});

describe("without the investor card", () => {
  const desk = world.desk as unknown as Desk;
  it("is known by nobody holding it, though somebody governs", () => {
    const none = { ...desk, purses: desk.purses.map((purse) => ({ ...purse, investor_card: false })) };
    expect([playsWithoutCard(desk), playsWithoutCard(none)]).toEqual([false, true]);
    expect(playsWithoutCard({ ...none, powers: none.powers.map((power) => ({ ...power, government: null })) })).toBe(false);
    expect(playsWithoutCard(null)).toBe(false);
  });
  it.each([
    [true, "the holder of the investor card takes"],
    [false, "This table plays without the investor card"],
  ])("the tour says what is so (%s)", (card, said) => {
    change({ lang: "en" });
    const shown = mount(Tour, { target: document.body, props: { edition: "world", card } });
    tour.at = STEPS.indexOf("investor");
    flushSync();
    expect(document.getElementById("tour-text")?.textContent).toContain(said);
    tour.at = null;
    void unmount(shown);
  });
});

it("knows a place for every step", () => {
  for (const step of STEPS) expect(anchorsOf(step)[0]).toMatch(/^\[data-tour="(prompt|rondel|fields|map|books|log)"\]$/);
});
