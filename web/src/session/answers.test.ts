import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../browser/settings.svelte";
import type { Choice, Prompt } from "../protocol/types";
import { FixtureTable, acted } from "./fixtures/table.svelte";
import { small } from "./fixtures/small";
import { Session } from "./session.svelte";

const produce = (province: string, times = 1): Choice => ({
  answer: { kind: "produce", province },
  text: `army in ${province}`,
  times,
});
const pass = { answer: { kind: "pass" }, text: "end", forfeit: "The rest stands idle.", asks: true };

function asked(part: Partial<Prompt>): { session: Session; table: FixtureTable; at: (time: number) => void } {
  const table = new FixtureTable({
    ...small(),
    prompt: {
      seat: 0,
      ask: 7,
      step: "production",
      sentence: "Produce.",
      rule: "",
      passage: "",
      groups: [{ kind: "produce", title: "Produce" }],
      choices: [produce("rome"), produce("naples"), produce("venice"), pass],
      ...part,
    },
  });
  const session = new Session("table00001", table, acted(table));
  let time = 10_000;
  session.now = () => time;
  session.fresh();
  return { session, table, at: (later) => (time = 10_000 + later) };
}

const sent = (table: FixtureTable, deed: string): unknown[][] => table.asked.filter(([name]) => name === deed);
const texts = ["none", "one", "two", "all"];

beforeEach(() => {
  settings.confirm = false;
  settings.unused = true;
  settings.settle = 400;
});
afterEach(() => {
  settings.confirm = null;
  settings.unused = false;
  settings.settle = 0;
});

describe("the large button", () => {
  it("has nothing to give until something is chosen", () => {
    const { session, table, at } = asked({});
    at(1000);
    session.done();
    expect(session.due).toBeNull();
    expect(table.asked).toEqual([]);
  });

  it("gives the only answer there is", () => {
    const { session, table, at } = asked({ choices: [produce("rome", 0)], primary: 0 });
    at(1000);
    session.done();
    expect(sent(table, "answer")).toHaveLength(1);
  });

  it("takes nothing for an answer that comes too soon", () => {
    const { session, table, at } = asked({ choices: [produce("rome", 0)], primary: 0 });
    at(399);
    session.done();
    session.choose(0);
    expect(table.asked).toEqual([]);
    at(400);
    session.done();
    expect(sent(table, "answer")).toHaveLength(1);
  });

  it("takes back nothing that was asked for too soon, but closes what is open", () => {
    const { session, table, at } = asked({});
    session.pointed = { id: "rome", name: "Rome", x: 0, y: 0 };
    at(399);
    session.reset();
    expect(session.pointed).toBeNull();
    session.reset();
    expect(sent(table, "undo")).toEqual([]);
    at(400);
    session.reset();
    expect(sent(table, "undo")).toHaveLength(1);
  });
});

describe("what gives something away", () => {
  it("is asked about once, unless nobody wants to be asked", () => {
    const { session, table, at } = asked({});
    at(1000);
    session.choose(3);
    expect([session.asking, table.asked]).toEqual([3, []]);
    session.reset();
    expect(session.asking).toBeNull();
    settings.unused = false;
    session.choose(3);
    expect(sent(table, "answer")).toHaveLength(1);
  });

  it("is not listed among the choices", () => {
    expect(asked({}).session.shown).toEqual([0, 1, 2]);
    expect(asked({}).session.forfeits).toEqual([3]);
  });
});

describe("several things at once", () => {
  it("are all named where they cost nothing", () => {
    const { session, table, at } = asked({ several: { least: 1, most: 3, texts, all: true } });
    at(1000);
    expect([session.naming.total, session.naming.text]).toEqual([3, "all"]);
    session.done();
    expect(sent(table, "several")[0]?.[2]).toMatchObject({
      answers: [
        { kind: "produce", province: "rome" },
        { kind: "produce", province: "naples" },
        { kind: "produce", province: "venice" },
      ],
    });
  });

  it("are named and taken out in any order, as often as they may be", () => {
    const choices = [produce("rome", 2), produce("naples"), pass];
    const { session } = asked({ choices, several: { least: 2, most: 3, texts } });
    session.choose(1);
    expect(session.naming.ready).toBe(false);
    session.choose(0);
    session.choose(0);
    expect([session.naming.of(0), session.naming.full, session.naming.ready]).toEqual([2, true, true]);
    session.choose(0);
    expect(session.naming.of(0)).toBe(0);
    session.pick("naples");
    expect(session.naming.total).toBe(0);
    session.naming.turn(0);
    session.naming.less(0);
    expect(session.naming.ids).toEqual([]);
    session.reset();
    expect(session.naming.touched).toBe(false);
  });

  it("are named as long as what they draw on together lasts", () => {
    const taking = (province: string, takes: number[]): Choice => ({ ...produce(province, 2), takes });
    const choices = [taking("rome", [1, 0]), taking("naples", [1, 0]), taking("venice", [0, 1]), pass];
    const several = { least: 1, most: 3, texts, stock: [1, 2] };
    expect(asked({ choices, several: { ...several, all: true } }).session.naming.total).toBe(2);
    const { session } = asked({ choices, several });
    session.choose(0);
    session.choose(1);
    session.choose(2);
    session.choose(2);
    expect([session.naming.of(0), session.naming.of(1), session.naming.of(2)]).toEqual([1, 0, 2]);
    session.choose(0);
    session.choose(1);
    expect([session.naming.of(0), session.naming.of(1)]).toEqual([0, 1]);
    expect(session.naming.spent).toBeNull();
    session.choose(0);
    expect(session.naming.spent, "nothing is left, and that is said").toBe(0);
    session.naming.less(1);
    expect(session.naming.spent).toBeNull();
  });

  it("make way for what does not go with them", () => {
    const ship = (sea: string, apart: number): Choice => ({ ...produce(sea, 2), apart });
    const choices = [ship("north", 7), ship("baltic", 8), produce("rome", 2), pass];
    const { session } = asked({ choices, several: { least: 1, most: 3, texts, stock: [] } });
    for (const index of [0, 0, 2, 1]) session.choose(index);
    expect([0, 1, 2].map((index) => session.naming.of(index))).toEqual([0, 1, 1]);
  });
});
