import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { change } from "../browser/settings.svelte";
import Tour from "./Tour.svelte";
import { placed } from "./placing";
import { tour, type TourPlan } from "./tour.svelte";

const PLAN: TourPlan = ["one", "two", "three"].map((head) => ({
  anchors: [`[data-tour="${head}"]`],
  head,
  text: `About ${head}.`,
}));

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
    for (const anchor of [
      { left: 0, top: 0, width: 1000, height: 700 },
      { left: 0, top: 650, width: 90, height: 50 },
      { left: 960, top: 0, width: 40, height: 40 },
    ]) {
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
    shown = mount(Tour, { target: document.body, props: { plan: PLAN } });
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
    expect(card?.textContent).toContain("Step 1 of 3");
    for (let step = 1; step < PLAN.length; step += 1) tour.move(1, PLAN.length);
    flushSync();
    expect(card?.textContent).toContain("Let’s play");
    tour.move(1, PLAN.length);
    flushSync();
    expect(document.querySelector("[role=dialog]")).toBeNull();
    expect(document.activeElement?.id).toBe("from");
    expect(tour.seen).toBe(true);
    expect(localStorage.getItem("greatpowers.tour")).not.toBeNull();
  });
  it("ends with Escape, and is not offered again", () => {
    tour.begin();
    flushSync();
    document
      .querySelector("[role=dialog]")
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    flushSync();
    expect([tour.at, tour.seen]).toEqual([null, true]);
  });
});
