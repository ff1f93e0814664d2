import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Effect, ImperialScreen, Prompt } from "../../protocol/types";
import { change } from "../../browser/settings.svelte";
import { small } from "../../session/fixtures/small";
import { acted, FixtureTable } from "../../session/fixtures/table.svelte";
import { Session } from "../../session/session.svelte";
import Fields from "./Fields.svelte";
import Rondel from "./Rondel.svelte";
import { fieldsFrom } from "./fixtures/rondel";
import world from "./fixtures/world-en.json";
import { ImperialTable } from "./table.svelte";

const WORLD = world as unknown as ImperialScreen;
/** Where the fixture's mover stands decides which fields come next. */
const SCREEN: ImperialScreen = {
  ...WORLD,
  powers: WORLD.powers.map((power) => (power.moves ? { ...power, field: "maneuver_1" } : power)),
  fields: fieldsFrom(WORLD.fields, "maneuver_1"),
};
const price = (after: number): Effect[] => [{ id: "price", label: "Price", after }];
const PROMPT: Prompt = {
  seat: 0,
  ask: 5,
  step: "rondel",
  form: "rondel",
  sentence: "Choose a field.",
  rule: "",
  passage: "",
  groups: [],
  choices: [
    { answer: { kind: "advance", field: "import" }, text: "Import", effects: price(0) },
    { answer: { kind: "advance", field: "investor" }, text: "Investor", effects: price(0), footnotes: [0] },
    {
      answer: { kind: "advance", field: "taxation" },
      text: "Taxation",
      note: "tax 11",
      effects: price(6),
      footnotes: [0],
    },
  ],
  refused: [
    {
      answer: { kind: "advance", field: "factory" },
      text: "Factory",
      reason: "9 M for 6 steps, you have 7 M",
      note: "too expensive: you have 7 M",
      rule: "Imperial: The rondel, 2",
      passage: "R-1",
      effects: price(9),
    },
  ],
  footnotes: ["Then investing: Ben (+2 M)"],
};

let source: FixtureTable;
let table: ImperialTable;
let parts: Record<string, unknown>[];

beforeEach(() => {
  change({ lang: "en", confirm: true });
  source = new FixtureTable({ ...small(), screen: SCREEN, prompt: PROMPT });
  table = new ImperialTable(new Session("sample0001", source, acted(source)));
  parts = [
    mount(Rondel, { target: document.body, props: { table } }),
    mount(Fields, { target: document.body, props: { table } }),
  ];
  flushSync();
});

afterEach(() => {
  for (const part of parts) void unmount(part);
  document.body.innerHTML = "";
});

const wedge = (field: string): SVGGElement => document.querySelector<SVGGElement>(`[data-field="${field}"]`)!;
const row = (name: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("tbody")].find((one) => one.textContent?.includes(name))!;

describe("wheel and table", () => {
  it("list what can be reached in the order of the wheel, numbered, and what cannot with its reason", () => {
    expect([...document.querySelectorAll("tbody th")].map((one) => one.textContent?.trim())).toEqual([
      "1Investorfootnote1",
      "2Import",
      "Production II",
      "Maneuver II",
      "3Taxationfootnote1",
      "Factory",
    ]);
    expect(row("Factory").textContent).toContain("too expensive: you have 7 M");
    expect(row("Factory").textContent).toMatch(/9\s*M/);
    expect(row("Factory").querySelector(".why")?.getAttribute("title")).toBe("9 M for 6 steps, you have 7 M");
    expect(row("Factory").querySelector("a")?.getAttribute("href")).toMatch(/#R-1$/);
    expect(row("Factory").querySelector("button")).toBeNull();
    expect(wedge("factory").getAttribute("aria-disabled")).toBe("true");
    expect(wedge("taxation").getAttribute("aria-disabled")).toBeNull();
  });
  it("have a dash, not a price, where a field cannot be had at all", () => {
    expect(row("Production II").querySelector("td")?.textContent).toMatch(/^–/);
    expect(row("Production II").querySelector("td .sr")?.textContent).toBe("out of reach");
  });
  it("say once what holds for several fields", () => {
    expect(document.querySelectorAll(".notes li")).toHaveLength(1);
    expect(document.querySelector(".notes")?.textContent).toContain("Then investing: Ben (+2 M)");
    expect(
      ["Investor", "Taxation", "Import"].map((name) => row(name).querySelector("sup")?.lastChild?.textContent),
    ).toEqual(["1", "1", undefined]);
  });
  it("point at the same field", () => {
    row("Taxation").dispatchEvent(new Event("pointerenter"));
    flushSync();
    expect(wedge("taxation").classList.contains("hot")).toBe(true);
    expect(document.querySelectorAll(".dot")).toHaveLength(4);
    row("Taxation").dispatchEvent(new Event("pointerleave"));
    wedge("import").dispatchEvent(new Event("pointerenter"));
    flushSync();
    expect(row("Import").classList.contains("hot")).toBe(true);
  });
  it("take the same answer", () => {
    wedge("taxation").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(table.session.selected).toBe(2);
    row("Investor").querySelector("button")?.click();
    flushSync();
    expect(table.session.selected).toBe(1);
    wedge("factory").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(table.session.selected).toBe(1);
  });
  it("walk the fields in reach by arrow keys", () => {
    wedge("investor").focus();
    const press = (key: string): void => {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      flushSync();
    };
    press("ArrowRight");
    expect(document.activeElement).toBe(wedge("import"));
    press("ArrowRight");
    expect(document.activeElement).toBe(wedge("taxation"));
    press("ArrowRight");
    expect(document.activeElement).toBe(wedge("investor"));
    press("Enter");
    expect(table.session.selected).toBe(1);
  });
  it("only show where everybody stands while others choose", () => {
    source.prompt = null;
    flushSync();
    expect(document.querySelectorAll("#rondel [role=button]")).toHaveLength(0);
    expect(document.querySelectorAll("#rondel .disc").length).toBeGreaterThan(SCREEN.powers.length - 1);
  });
});
