import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AskWhyNot, Choice, History, ImperialScreen, Prompt, Refusal, TableState } from "../../../protocol/types";
import { change } from "../../../browser/settings.svelte";
import { FixtureTable, acted, type Fixture } from "../../../session/fixtures/table.svelte";
import { Session, type Deeds } from "../../../session/session.svelte";
import world from "../fixtures/world-en.json";
import { ImperialTable } from "../table.svelte";
import BondGrid from "./BondGrid.svelte";
import Ledger from "./Ledger.svelte";
import { shown } from "./view.svelte";

const screen = world as unknown as ImperialScreen;
const seats = screen.purses.map(({ seat }) => ({
  seat,
  kind: "human" as const,
  name: ["Anna", "Ben", "Carla", "David"][seat] ?? "",
  present: seat === 1,
  asked: seat === 0,
}));
const free = (nation: string): number[] =>
  screen.faces
    .map((one) => one.face)
    .filter((face) => !screen.bonds.some((bond) => bond.nation === nation && bond.face === face));
const nation = screen.powers.find((power) => free(power.badge.id).length > 1)?.badge.id ?? "";
const [cheap = 0, dear = 0] = free(nation);
const buy = (face: number, more: Partial<Choice> = {}): Choice => ({
  answer: { kind: "invest", nation, old: 0, new: face },
  text: `bond ${face}`,
  ...more,
});
const prompt: Prompt = {
  seat: 0,
  ask: 7,
  step: "invest",
  sentence: "Choose",
  rule: "",
  passage: "",
  groups: [],
  choices: [
    buy(cheap, {
      sign: "government",
      note: "Ben loses it",
      effects: [
        { id: "price", label: "Price", after: 4 },
        { id: "cash", label: "Cash", before: 9, after: 5 },
      ],
    }),
    { answer: { kind: "pass" }, text: "nothing" },
  ],
};
/** What the server says of the bond that cannot be had. */
const refusal: Refusal = {
  answer: { kind: "invest", nation, old: 0, new: dear },
  text: "",
  reason: "Too expensive for you.",
  rule: "Rule 9",
  passage: "r9",
};
const history: History = {
  turnings: [
    { at: 0, label: "Start" },
    { at: 9, label: "Turn 1" },
    { at: 20, label: "Turn 2" },
  ],
  series: [
    {
      id: "score-0",
      figure: "score",
      label: "Points",
      badge: { id: "0", letter: "A", name: "Anna", colour: "#1f3d5c", shape: "square" },
      values: [0, 3, 7],
    },
    {
      id: "score-1",
      figure: "score",
      label: "Points",
      badge: { id: "1", letter: "B", name: "Ben", colour: "#6b2b2b", shape: "square" },
      values: [null, null, null],
    },
    { id: "power-x", figure: "power", label: "Power", badge: screen.powers[0]!.badge, values: [0, 1, 4] },
  ],
};

let source: FixtureTable;
let session: Session;
let table: ImperialTable;
let shownPart: Record<string, unknown> | null = null;

function show(part: typeof BondGrid): void {
  shownPart = mount(part, { target: document.body, props: { table } });
  flushSync();
}

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const bond = (face: number): HTMLElement => {
  const row = screen.powers.findIndex((power) => power.badge.id === nation) + 1;
  const column = screen.faces.findIndex((value) => value.face === face) + 1;
  return one(`tbody tr:nth-child(${row}) td:nth-of-type(${column}) button`);
};
/** The server is asked for exactly this bond. */
const told = (body: AskWhyNot): Refusal => {
  const price = screen.free_bonds.find((one) => one.nation === nation && one.face === dear);
  expect(body).toEqual({ seat: 0, answer: { kind: "invest", nation, old: price?.old ?? 0, new: dear } });
  return refusal;
};
const given = (): unknown[][] => source.asked.filter(([name]) => name === "answer");

beforeEach(() => {
  change({ lang: "en", confirm: false });
  const state: TableState = {
    id: "t",
    game: "imperial-2030",
    game_name: "",
    title: "",
    status: "running",
    visibility: "private",
    seats,
    speed: "normal",
    absent_after: 0,
    options: [],
    commitment: "",
    rules: "1",
    seq: 30,
  };
  const fixture: Fixture = {
    table: state,
    you: { seat: 0, own: [{ seat: 0, asked: true, link: "" }], host: true },
    screen,
    prompt,
    log: [],
    chat: [],
    result: null,
  };
  source = new FixtureTable(fixture);
  const deeds = acted(source);
  session = new Session(
    "t",
    source,
    new Proxy(deeds, {
      get: (all, name: keyof Deeds) => {
        if (name === "history") return () => Promise.resolve(history);
        return name === "whyNot" ? (_: string, body: AskWhyNot) => Promise.resolve(told(body)) : all[name];
      },
    }),
  );
  table = new ImperialTable(session);
  shown.view = "ledger";
});

afterEach(() => {
  if (shownPart) void unmount(shownPart);
  shownPart = null;
  document.body.innerHTML = "";
});

describe("the grid of bonds", () => {
  it("selects at the first click, shows what follows, and gives at the second", () => {
    show(BondGrid);
    bond(cheap).click();
    flushSync();
    expect(given()).toEqual([]);
    expect(one(".follows").textContent).toMatch(/bond \d+.*Cash.*9.*5.*Ben loses it/s);
    expect(one("td[aria-selected=true] button")).toBe(bond(cheap));
    expect(bond(cheap).getAttribute("aria-label")).toContain("brings the government");
    bond(cheap).click();
    expect(given()).toEqual([
      ["answer", "t", expect.objectContaining({ answer: { kind: "invest", nation, old: 0, new: cheap } })],
    ]);
  });
  it("marks what a bond brings by a shape, never by its colour alone", () => {
    show(BondGrid);
    expect(bond(cheap).querySelector("svg.government")).not.toBeNull();
    expect(bond(dear).querySelector("svg")).toBeNull();
  });
  it("says why a bond cannot be had, at a tap as well as by the keyboard", async () => {
    show(BondGrid);
    bond(dear).click();
    flushSync();
    await vi.waitFor(() => expect(one(".why").textContent).toContain("Too expensive for you."));
    expect(one(".why a").getAttribute("href")).toBe("/rules/imperial-2030#r9");
    expect(session.selected).toBeNull();
    expect(given()).toEqual([]);
  });
  it("is one stop of the keyboard, within which arrows walk", async () => {
    show(BondGrid);
    expect(document.querySelectorAll('tbody button[tabindex="0"]')).toHaveLength(1);
    const start = one('tbody button[tabindex="0"]');
    expect(start).toBe(bond(cheap));
    start.focus();
    start.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
    await Promise.resolve();
    flushSync();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement?.getAttribute("data-spot")).toBe(
      `${screen.powers.findIndex((power) => power.badge.id === nation)} ${screen.faces.length - 1}`,
    );
    expect(document.querySelectorAll('tbody button[tabindex="0"]')).toHaveLength(1);
  });
  it("keeps the number keys from giving answers that bear no number, only while it is there", () => {
    show(BondGrid);
    expect(session.order).toEqual([]);
    if (shownPart) void unmount(shownPart);
    shownPart = null;
    flushSync();
    expect(session.order).toBeNull();
  });
});

describe("the ledger", () => {
  it("says which marks stand beside the names", () => {
    show(Ledger);
    const marks = screen.purses.some((purse) => purse.swiss_bank) ? "; columns: Swiss Bank" : "";
    expect(one(".head p").textContent).toBe(`Bonds; gold and crown: government; coin: investor card${marks}`);
  });

  it("have a row for each player, a column for each nation, a chip for each bond", () => {
    show(Ledger);
    expect(document.querySelectorAll("tbody tr")).toHaveLength(screen.purses.length);
    expect(document.querySelectorAll(".chip")).toHaveLength(screen.bonds.length);
    expect(document.querySelectorAll("td.gov")).toHaveLength(
      screen.powers.filter((power) => power.government != null).length,
    );
  });
  it("light a nation by its head and a player's nations by his row, and put both out", () => {
    show(Ledger);
    const head = one("thead button");
    head.click();
    expect(table.nation).toBe(screen.powers[0]?.badge.id);
    head.click();
    expect(table.nation).toBeNull();
    const seat = screen.powers.find((power) => power.government != null)?.government ?? 0;
    const line = one(`tbody tr:nth-child(${seat + 1}) .line`);
    line.click();
    const homes = screen.places
      .filter((place) => screen.powers.some((power) => power.government === seat && power.badge.id === place.owner))
      .map((place) => place.id);
    expect(table.lit).toEqual(expect.arrayContaining(homes));
    line.click();
    expect(table.lit).toEqual([]);
  });
  it("say that cash is hidden", () => {
    source.screen = { ...screen, purses: screen.purses.map((purse) => ({ ...purse, cash: null, score: null })) };
    show(Ledger);
    expect(document.querySelectorAll("td.num .hidden small")[0]?.textContent).toBe("hidden");
  });
  it("remember what they show", () => {
    show(Ledger);
    [...document.querySelectorAll<HTMLElement>(".seg button")][1]?.click();
    flushSync();
    expect(document.querySelectorAll(".ladders > li")).toHaveLength(screen.powers.length);
    expect(localStorage.getItem("greatpowers.ledger")).toBe("governments");
  });
  it("say the nearest change of each government, and mark who could take over next", () => {
    const lenders = [
      { seat: 1, lent: 9 },
      { seat: 0, lent: 6 },
      { seat: 2, lent: 4, claim: { need: 6, price: 6, face: 6, now: true } },
    ];
    const powers = screen.powers.map((power, place) =>
      place < 2
        ? {
            ...power,
            government: place === 0 ? 0 : 1,
            claimant: place === 0 ? 0 : 1,
            lenders,
            change: "Lead 2. Carla can take over now.",
          }
        : { ...power, lenders: [] },
    );
    source.screen = { ...screen, powers };
    shown.view = "governments";
    show(Ledger);
    expect(one(".ladders > li p").textContent).toBe("Lead 2. Carla can take over now.");
    const ready = [...document.querySelectorAll(".ready")];
    expect(ready.map((mark) => mark.querySelector("svg")?.classList[0])).toEqual(["loses", "government"]);
    expect(ready[0]?.textContent).toContain("can take over next, for 6");
  });
  it("show from which tax on power and bonus change", () => {
    shown.view = "tracks";
    show(Ledger);
    const head = one("thead .wide");
    expect([...head.querySelectorAll(".chart b")].map((cell) => cell.textContent)).toEqual(
      (screen.tax_chart ?? []).map((column) => String(column.tax)),
    );
    expect(head.querySelector(".sr")?.textContent).toContain("from 8: power +2 · bonus 1");
    expect(document.querySelectorAll("tbody .bar s")).toHaveLength(screen.powers.length * 10);
  });
  it("draw the selected bond into the ladder of its nation", () => {
    shown.view = "governments";
    show(Ledger);
    session.selected = 0;
    flushSync();
    expect(one(".drafted .me em").textContent).toContain("+4");
  });
});

describe("the history", () => {
  async function open(): Promise<void> {
    shown.view = "history";
    show(Ledger);
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
  it("is walked by arrows, says each moment, and travels by Enter", async () => {
    await open();
    const travelled: (number | null)[] = [];
    session.travel = (at) => void travelled.push(at);
    const slider = one('[role="slider"]');
    expect(slider.getAttribute("aria-valuetext")).toBe("Turn 2: Anna 7, Ben hidden");
    slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    flushSync();
    expect(slider.getAttribute("aria-valuetext")).toBe("Turn 1: Anna 3, Ben hidden");
    slider.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(travelled).toEqual([9]);
  });
  it("can be read as a table", async () => {
    await open();
    one("input[type=checkbox]").click();
    flushSync();
    expect(
      [...document.querySelectorAll("tbody tr")].map((row) => row.textContent?.replace(/\s+/g, " ").trim()),
    ).toEqual(["Turn 27hidden", "Turn 13hidden", "Start0hidden"]);
  });
});
