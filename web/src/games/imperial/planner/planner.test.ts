import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AskPlan, GivePlan } from "../../../protocol/types";
import { change } from "../../../browser/settings.svelte";
import { small } from "../../../session/fixtures/small";
import { acted, FixtureTable } from "../../../session/fixtures/table.svelte";
import { Session } from "../../../session/session.svelte";
import { ImperialTable } from "../table.svelte";
import { Game, Server, type Board } from "./fixtures/fake";
import Planner from "./Planner.svelte";
import Planning from "./Planning.svelte";

let table: ImperialTable;
let given: GivePlan[];
let parts: Record<string, unknown>[] = [];

async function shown(board: Board): Promise<void> {
  const server = new Server(new Game(board));
  const source = new FixtureTable(small());
  given = [];
  const deeds = {
    ...acted(source),
    plan: (_: string, body: AskPlan) => Promise.resolve(server.plan(body.rows)),
    givePlan: (_: string, body: GivePlan) => Promise.resolve({ seq: 1, given: given.push(body) && server.give(body) }),
  };
  source.screen = server.game.screen();
  source.prompt = server.game.prompt(server.ask);
  table = new ImperialTable(new Session("sample0002", source, deeds));
  parts = [mount(Planning, { target: document.body, props: { table } })];
  flushSync();
  const plan = table.plan;
  if (plan) parts.push(mount(Planner, { target: document.body, props: { table, plan } }));
  await idle();
}

async function idle(): Promise<void> {
  await vi.waitFor(() => expect(table.plan?.checking).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 0));
  flushSync();
}

async function press(key: string): Promise<void> {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await idle();
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(name));
  if (!found) throw new Error(`no button ${name}: ${document.body.textContent}`);
  return found;
}

beforeEach(() => {
  localStorage.clear();
  change({ lang: "en" });
});

afterEach(() => {
  for (const part of parts.reverse()) void unmount(part);
  document.body.innerHTML = "";
});

it("plans by keys, shows it on the map, and leaves nothing there when it is gone", async () => {
  await shown({ fleets: { west: 1, middle: 1 }, armies: { home: 1 }, foes: {} });
  expect([table.origin, ...table.targets]).toEqual(["west", "middle"]);
  await press("s");
  await press("s");
  expect([table.origin, ...table.targets]).toEqual(["home", "isle"]);
  expect(document.querySelector(".reach button")?.textContent).toContain("isle");
  await press("1");
  expect(table.planned).toEqual([
    { kind: "move", origin: "home", region: "isle", via: ["west", "middle"], nation: "red", unit: "army" },
  ]);
  expect(table.place("isle")?.stacks?.[0]?.count).toBe(1);
  expect(table.session.deed?.text).toBe("Done: 1 order, 2 units stay");
  table.session.done();
  await idle();
  expect(given).toHaveLength(1);
  for (const part of parts.splice(0).reverse()) void unmount(part);
  expect([
    table.plan,
    table.draft,
    table.onMap,
    table.session.deed,
    table.planned.length,
    table.targets.length,
  ]).toEqual([null, null, null, null, 0, 0]);
});

it("goes by clicks on the map: a target, then another unit, then neither", async () => {
  await shown({ fleets: { west: 1, east: 1 }, armies: {}, foes: {} });
  expect(table.onMap?.("middle")).toBe(true);
  await idle();
  expect(table.plan?.rows).toHaveLength(1);
  expect(table.onMap?.("west")).toBe(true);
  await idle();
  expect(table.origin).toBe("west");
  expect(table.onMap?.("far")).toBe(false);
});

it("asks for fight or peace in the row, and undoes it by the table's own button", async () => {
  await shown({ fleets: { middle: 1 }, armies: {}, foes: { west: 1 } });
  await press("1");
  expect(table.session.deed?.ready).toBe(false);
  expect(table.session.deed?.sentence).toBe("west: Foreign units are there. Fight or peace?");
  button("Fight 1:1").click();
  await idle();
  expect(table.session.deed?.ready).toBe(true);
  expect(table.planned[0]?.kind).toBe("fight");
  table.session.undo(false);
  await idle();
  expect(table.session.deed?.ready).toBe(false);
  expect(button("Peace").getAttribute("aria-pressed")).toBe("false");
});

it("leads whoever plans by keys to what is to be decided, and back to the question", async () => {
  await shown({ fleets: { middle: 1 }, armies: {}, foes: { west: 1 } });
  document.body.insertAdjacentHTML("afterbegin", '<h2 id="prompt-sentence" tabindex="-1"></h2>');
  await press("1");
  expect(document.activeElement).toBe(document.querySelector(".undecided button"));
  button("Fight 1:1").click();
  await idle();
  expect(document.activeElement?.id).toBe("prompt-sentence");
});

it("leaves the focus alone where a mouse decides", async () => {
  await shown({ fleets: { middle: 1 }, armies: {}, foes: { west: 1 } });
  await press("1");
  const fight = button("Fight 1:1");
  fight.blur();
  fight.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
  await idle();
  expect(document.activeElement).toBe(document.body);
});

it("moves a row with the arrow keys of its grip", async () => {
  await shown({ fleets: { west: 1, middle: 1 }, armies: {}, foes: {} });
  await press("1");
  await press("1");
  const grips = [...document.querySelectorAll<HTMLElement>(".grip")];
  expect(table.plan?.ordered.map((row) => row.region)).toEqual(["west", "middle"]);
  grips[1]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true }));
  await idle();
  expect(table.plan?.ordered.map((row) => row.region)).toEqual(["middle", "west"]);
});
