import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { change } from "../../../browser/settings.svelte";
import type { ImperialScreen, Lesson } from "../../../protocol/types";
import { PROMPT } from "../../../session/fixtures/small";
import { t } from "../../../texts/texts.svelte";
import { editionOf } from "../editions";
import world from "../fixtures/world-en.json";
import { lessons } from ".";
import { stillTable } from "./still";

const screen = world as unknown as ImperialScreen;
const GAMES = ["imperial-2006", "imperial-2010", "imperial-2030"];
const lesson: Lesson = {
  game: "imperial-2030",
  name: "Imperial 2030",
  seat: 0,
  names: ["Anna", "Ben", "Carla"],
  screen,
  prompt: PROMPT,
  shown: [],
  close: [],
  ways: [],
  passages: 300,
};

it("has two pages, and a heading for every topic in both languages", () => {
  expect(new Set(lessons.topics.map((topic) => topic.page))).toEqual(new Set([1, 2]));
  for (const lang of ["de", "en"] as const) {
    change({ lang });
    for (const [index, topic] of lessons.topics.entries()) {
      expect(t(`learn-imperial-${topic.id}`)).not.toMatch(/^learn-/);
      if (index > 0) expect(t(`learn-imperial-${topic.id}-next`)).not.toMatch(/^learn-/);
    }
  }
});

it("says of each edition what is so in it", () => {
  change({ lang: "en" });
  const [first, third, latest] = GAMES.map((game) => ({ edition: editionOf(game) }));
  expect(t("imp-how-wheel-1", third)).toContain("2 million");
  expect(t("imp-how-wheel-1", latest)).toContain("1 million plus");
  expect(t("imp-how-books-2", first)).not.toContain("Swiss Bank");
  expect(t("imp-how-books-2", third)).toContain("Swiss Bank");
  expect(t("imp-how-ways-3-head", first)).toBe("Tax chip.");
  expect(t("imp-how-ways-3", latest)).toContain("canal");
  expect(t("imp-how-taxation", third)).toContain("the bank pays you");
  expect(t("imp-how-taxation", latest)).toContain("The treasury pays you");
});

it("shows only some of the nations where there is little room, and changes nothing else", () => {
  const two = screen.powers.slice(0, 2).map((power) => power.badge.id);
  expect(stillTable(lesson, two.toReversed()).screen?.powers.map((power) => power.badge.id)).toEqual(two.toReversed());
  expect(stillTable(lesson, two).screen?.purses).toEqual(screen.purses);
  expect(stillTable(lesson).screen).toEqual(screen);
});

it("draws every topic from the parts of the table, the picture out of the way of readers and keys", () => {
  change({ lang: "en" });
  const shown = screen.powers.slice(0, 3).map((power) => power.badge.id);
  const drawn = lessons.topics.map((topic) => {
    const target = document.createElement("div");
    const made = mount(topic.Picture, { target, props: { lesson: { ...lesson, shown } } });
    flushSync();
    return { id: topic.id, target, made };
  });
  const found = new Map(drawn.map((one) => [one.id, one.target]));
  expect(found.get("books")?.querySelectorAll("thead .till")).toHaveLength(3);
  expect(found.get("books")?.querySelectorAll("ol > li")).toHaveLength(4);
  expect(found.get("wheel")?.querySelectorAll("[data-field]")).toHaveLength(8);
  expect(found.get("fields")?.querySelectorAll("dt")).toHaveLength(6);
  expect(found.get("ending")?.querySelector("tfoot td:last-child")?.textContent).toBe(
    String(screen.purses.find((purse) => purse.seat === 0)?.score),
  );
  for (const target of found.values())
    for (const picture of target.querySelectorAll(".picture")) {
      expect(picture.getAttribute("aria-hidden")).toBe("true");
      expect(picture.hasAttribute("inert")).toBe(true);
    }
  for (const one of drawn) void unmount(one.made);
});
