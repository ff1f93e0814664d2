import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import world from "../src/games/imperial/fixtures/world-en.json";
import type { RuleBook, Screen as ScreenData } from "../src/protocol/types";
import { router } from "../src/browser/router.svelte";
import { change } from "../src/browser/settings.svelte";
import Screen from "../src/table/Screen.svelte";
import TopBar from "../src/table/frame/TopBar.svelte";
import Log from "../src/table/side/Log.svelte";
import { small } from "../src/session/fixtures/small";
import { acted, FixtureTable } from "../src/session/fixtures/table.svelte";
import { Session, type Deeds } from "../src/session/session.svelte";
import { clockOf } from "../src/time/clock.svelte";
import { besides, reading, readRules, shortRule } from "../src/rules/reading.svelte";
import { fought } from "../src/time/ringing.svelte";
import { ownScreen } from "../src/games/imperial/own";

let table: FixtureTable;
let session: Session;
let shown: Record<string, unknown>[] = [];

const LOG = [
  { at: 2, heading: "1. Russia (government: Anna)", nation: "russia", turn: 1, round: 1 },
  { at: 3, text: "Russia taxes.", nation: "russia", seat: 0, traces: [{ kind: "tax" as const, nation: "russia" }] },
  {
    at: 5,
    text: "Army to Ukraine.",
    nation: "russia",
    seat: 0,
    traces: [{ kind: "move" as const, origin: "moscow", region: "ukraine" }],
  },
  { at: 6, heading: "2. China (government: Ben)", nation: "china", turn: 2, round: 1 },
  { at: 8, text: "China fights.", nation: "china", seat: 1, traces: [{ kind: "fight" as const, region: "korea" }] },
];

const NATIONS = ownScreen(world as unknown as ScreenData)?.powers.map((power) => power.badge) ?? [];

function show(component: unknown, props: Record<string, unknown>): void {
  shown.push(
    mount(component as Component<Record<string, unknown>>, { target: document.body, props: { session, ...props } }),
  );
  flushSync();
}

beforeEach(() => {
  change({ lang: "en", confirm: false, settle: 0 });
  table = new FixtureTable({ ...small(), screen: world as unknown as ScreenData, log: LOG });
  session = new Session("sample0001", table, acted(table));
  router.go("/t/sample0001");
});

afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
  reading.open = false;
  document.body.innerHTML = "";
});

const slider = (): HTMLInputElement => document.querySelector("input[type=range]") as HTMLInputElement;
const place = (): string => location.pathname;

describe("the time strip", () => {
  it("stands at the present and says what is marked", async () => {
    show(TopBar, { onhelp: () => undefined });
    expect(slider().max).toBe("6");
    expect(slider().value).toBe("6");
    await session.show(3);
    flushSync();
    expect(slider().value).toBe("2");
    expect(slider().getAttribute("aria-valuetext")).toBe("1. Russia (government: Anna), Taxation, Moment 3 of 12");
    expect(document.querySelector(".named")?.textContent).toBe("Round 1 · turn 1");
  });
  it("travels where it is dragged, and at its end to the present", () => {
    show(TopBar, { onhelp: () => undefined });
    slider().value = "2";
    slider().dispatchEvent(new Event("input", { bubbles: true }));
    slider().dispatchEvent(new Event("change", { bubbles: true }));
    expect(place()).toBe("/t/sample0001/at/3");
    slider().value = "6";
    slider().dispatchEvent(new Event("input", { bubbles: true }));
    slider().dispatchEvent(new Event("change", { bubbles: true }));
    expect(place()).toBe("/t/sample0001");
  });
  it("leafs by turns", async () => {
    await session.show(3);
    clockOf(session).turn(1);
    expect(place()).toBe("/t/sample0001/at/6");
    clockOf(session).turn(-1);
    expect(place()).toBe("/t/sample0001/at/2");
  });
  it("plays on until the end", async () => {
    vi.useFakeTimers();
    show(TopBar, { onhelp: () => undefined });
    await session.show(8);
    clockOf(session).toggle();
    flushSync();
    await vi.advanceTimersByTimeAsync(3000);
    expect(place()).toBe("/t/sample0001/at/12");
    await session.show(12);
    flushSync();
    expect(clockOf(session).playing).toBe(false);
    vi.useRealTimers();
  });
  it("outlives the component it was first used in", async () => {
    show(TopBar, { onhelp: () => undefined });
    const first = shown.pop();
    if (first) await unmount(first);
    show(TopBar, { onhelp: () => undefined });
    await session.show(5);
    flushSync();
    expect(slider().value).toBe("3");
  });
});

describe("the log", () => {
  it("gives every turn the badge of its nation", () => {
    show(Log, { nations: NATIONS });
    expect([...document.querySelectorAll(".turn.nation h3")].map((head) => head.textContent?.trim())).toEqual([
      expect.stringContaining("1. Russia"),
      expect.stringContaining("2. China"),
    ]);
  });
  it("lights regions while a line is pointed at or has the focus", () => {
    show(Log, { nations: NATIONS });
    const line = [...document.querySelectorAll<HTMLElement>(".line")].find((one) =>
      one.textContent?.includes("Ukraine"),
    );
    line?.dispatchEvent(new PointerEvent("pointerenter"));
    expect(session.lit).toEqual(["moscow", "ukraine"]);
    line?.dispatchEvent(new PointerEvent("pointerleave"));
    expect(session.lit).toEqual([]);
    line?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(session.lit).toEqual(["moscow", "ukraine"]);
  });
  it("can be narrowed to a nation or a player", () => {
    show(Log, { nations: NATIONS });
    const lines = (): (string | undefined)[] =>
      [...document.querySelectorAll(".line a")].map((one) => one.textContent ?? undefined);
    const choose = (value: string): void => {
      const select = document.querySelector("select");
      const option = [...(select?.querySelectorAll("option") ?? [])].find((one) => one.value === value);
      vi.spyOn(select as HTMLSelectElement, "querySelector").mockReturnValue(option ?? null); // happy-dom knows no :checked in an optgroup
      select?.dispatchEvent(new Event("change", { bubbles: true }));
      flushSync();
    };
    choose("nation china");
    expect(lines()).toEqual(["China fights."]);
    choose("seat 0");
    expect(lines()).toEqual(["Russia taxes.", "Army to Ukraine."]);
  });
  it("folds to its last line", async () => {
    show(Log, { nations: NATIONS, folded: true });
    expect(document.body.textContent).toContain("China fights.");
    expect(document.querySelectorAll("a")).toHaveLength(1);
    await session.show(4);
    flushSync();
    expect(document.querySelector("a")?.textContent).toBe("Russia taxes.");
  });
});

describe("the rules beside the table", () => {
  const BOOK: RuleBook = {
    game: "imperial-2030",
    name: "Imperial 2030",
    passages: [
      { id: "A-1", heading: "Turn", text: "Move on.", rule: "Turn 1", rulings: ["IMP-1"] },
      { id: "A-2", heading: "Fight", text: "One for one.", rule: "Fight 1" },
      { id: "IMP-1", heading: "Rulings", text: "So it is.", rule: "IMP-1" },
    ],
  };
  beforeEach(() => {
    const deeds = acted(table);
    session = new Session("sample0001", table, {
      answer: deeds.answer,
      rules: () => Promise.resolve(BOOK),
      casebook: () => Promise.resolve({ cases: [] }),
    } as unknown as Deeds);
  });
  it("open at the passage, can be searched, and close with Escape", async () => {
    show(TopBar, { onhelp: () => undefined });
    readRules("A-2");
    await vi.waitFor(() => expect(document.querySelector("article.target")?.textContent).toContain("One for one."));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("A-2"));
    const search = document.querySelector<HTMLInputElement>(".drawer input[type=search]");
    if (search) search.value = "move";
    search?.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(document.querySelectorAll(".drawer article")).toHaveLength(1);
    document
      .querySelector(".drawer")
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    flushSync();
    expect(document.querySelector(".drawer")).toBeNull();
  });
  it("keep Enter from giving an answer", async () => {
    show(Screen, {});
    readRules("A-2");
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("A-2"));
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
    );
    expect(table.asked.filter(([name]) => name === "answer")).toEqual([]);
    session.selected = 0;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    expect(table.asked.filter(([name]) => name === "answer")).toHaveLength(1);
  });
  it("lead from passage to passage without leaving the table", async () => {
    show(TopBar, { onhelp: () => undefined });
    readRules("A-1");
    await vi.waitFor(() => expect(document.querySelector("article.target")).not.toBeNull());
    [...document.querySelectorAll("a")].find((one) => one.textContent === "IMP-1")?.click();
    flushSync();
    expect(document.querySelector("article.target")?.id).toBe("IMP-1");
    expect(place()).toBe("/t/sample0001");
  });
  it("leave a click with Ctrl to the browser", () => {
    const plain = new MouseEvent("click", { cancelable: true });
    besides("A-1")(plain);
    expect([plain.defaultPrevented, reading.open]).toEqual([true, true]);
    reading.open = false;
    const control = new MouseEvent("click", { cancelable: true, ctrlKey: true });
    besides("A-1")(control);
    expect([control.defaultPrevented, reading.open]).toEqual([false, false]);
  });
  it("are named by their heading where there is little room", () => {
    expect(shortRule("Regel Imperial 2030, „Spielzug“, Absatz 1")).toBe("Spielzug");
    expect(shortRule("rules of Imperial 2030, “A nation's turn”, paragraph 1")).toBe("A nation's turn");
    expect(shortRule("ruling IMP-57")).toBe("ruling IMP-57");
  });
});

it("a fight is heard once, and never what was there before", () => {
  expect(fought([], LOG)).toBe(false);
  expect(fought(LOG.slice(0, 4), LOG)).toBe(true);
  expect(fought(LOG, LOG)).toBe(false);
});
