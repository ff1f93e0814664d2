import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft, KeepDraft } from "../protocol/types";
import { Trouble } from "../protocol/api";
import { PAUSE } from "./drafts.svelte";
import { PROMPT, small } from "./fixtures/small";
import { acted, FixtureTable } from "./fixtures/table.svelte";
import { Session, type Deeds } from "./session.svelte";

const ASK = PROMPT.ask;

let table: FixtureTable;
/** What the server keeps. */
let kept: Record<string, Draft>;

/** A page at the seat; `own` browsers have nothing of what another has kept. */
function page(deeds: Partial<Deeds> = {}, another = false): Session {
  if (another) localStorage.clear();
  table = new FixtureTable(small());
  table.you = { ...small().you, drafts: kept };
  const keepDraft = (_: string, body: KeepDraft): Promise<void> => {
    kept = { ...kept, [body.kind]: { ask: body.ask, by: body.by, kept: body.kept } };
    return Promise.resolve();
  };
  const session = new Session(
    "sample0001",
    table,
    Object.assign(Object.create(acted(table)) as Deeds, { keepDraft, ...deeds }),
  );
  session.fresh();
  session.recall();
  return session;
}

const told = (): Promise<unknown> => vi.advanceTimersByTimeAsync(PAUSE);

beforeEach(() => {
  localStorage.clear();
  kept = {};
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("what was chosen and not sent", () => {
  it("is there after a reload at once, and on another device when the server has it", async () => {
    const first = page();
    first.selected = 1;
    first.remember();
    expect(page().selected).toBe(1);
    expect(kept).toEqual({});
    await told();
    expect(page({}, true).selected).toBe(1);
  });

  it("is there for the same question and seat only", async () => {
    const first = page();
    first.selected = 1;
    first.remember();
    await told();
    kept = { choice: { ...kept.choice!, ask: ASK + 1 } };
    expect(page({}, true).selected).toBeNull();
  });

  it("is given up everywhere when it was sent or taken back", async () => {
    for (const end of ["sent", "taken back"]) {
      const first = page();
      first.now = () => 1e9;
      first.selected = 1;
      first.remember();
      await told();
      if (end === "sent") await first.send(1);
      else {
        first.fresh();
        first.remember();
      }
      await told();
      expect(kept.choice?.kept).toBeNull();
      expect(localStorage.length).toBe(0);
      expect(page({}, true).selected).toBeNull();
    }
  });

  it("is told again when the connection is back, and is newer than what the server had", async () => {
    const before = page();
    before.selected = 0;
    before.remember();
    await told();
    const away = new Trouble(0, { code: "offline", text: "away" });
    const lost = page({ keepDraft: () => Promise.reject(away) });
    lost.selected = 1;
    lost.remember();
    await told();
    const after = page();
    expect(after.selected).toBe(1);
    after.drafts.catchUp(0);
    await told();
    expect(page({}, true).selected).toBe(1);
  });

  it("follows another page of the seat, but not itself", async () => {
    const first = page();
    first.selected = 1;
    first.remember();
    await told();
    table.you = { ...small().you, drafts: kept };
    expect(first.drafts.foreign("choice")).toBeNull();
    const second = page({}, true);
    expect(second.drafts.foreign("choice")?.ask).toBe(ASK);
    second.selected = 0;
    second.remember();
    await told();
    expect(page({}, true).selected).toBe(0);
  });

  it("is also several things named together", async () => {
    const several = { least: 1, most: 2, texts: ["", "one", "two"] };
    const gathering = {
      ...PROMPT,
      several,
      choices: PROMPT.choices.map((choice, index) => (index < 2 ? { ...choice, times: 2 } : choice)),
    };
    const first = page();
    table.prompt = gathering;
    first.fresh();
    first.naming.turn(1);
    first.naming.turn(1);
    first.remember();
    await told();
    const second = page({}, true);
    table.prompt = gathering;
    second.fresh();
    second.recall();
    expect([second.naming.of(0), second.naming.of(1), second.naming.text]).toEqual([0, 2, "two"]);
  });
});
