import { describe, expect, it } from "vitest";
import { Trouble } from "../protocol/api";
import { PROMPT, small } from "./fixtures/small";
import { acted, FixtureTable } from "./fixtures/table.svelte";
import { keptChoice } from "./keep";
import { LATE_AFTER, Saving, WORD_AFTER } from "./saving.svelte";
import { Session, type Deeds } from "./session.svelte";

/** A clock that goes when it is told to. */
class Clock {
  now = 0;
  private waiting: { at: number; work: () => void }[] = [];

  readonly later = (milliseconds: number, work: () => void): (() => void) => {
    const entry = { at: this.now + milliseconds, work };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter((one) => one !== entry));
  };

  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const entry of this.waiting.filter((one) => one.at <= this.now)) entry.work();
    this.waiting = this.waiting.filter((one) => one.at > this.now);
  }

  get idle(): boolean {
    return this.waiting.length === 0;
  }
}

/** A server that answers when the test says so. */
class Slow {
  sent: unknown[] = [];
  private open: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];

  readonly deeds = {
    answer: (_: string, body: unknown) => {
      this.sent.push(body);
      return new Promise((resolve, reject) => this.open.push({ resolve, reject }));
    },
  } as unknown as Deeds;

  async answer(number: number): Promise<void> {
    this.open[number]?.resolve({ seq: 1 });
    await settled();
  }

  async lose(number: number): Promise<void> {
    this.open[number]?.reject(new Trouble(0, { code: "offline", text: "away" }));
    await settled();
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function begun(): { clock: Clock; server: Slow; session: Session; sending: Promise<void> } {
  const clock = new Clock();
  const server = new Slow();
  const table = new FixtureTable(small());
  const session = new Session("sample0001", table, server.deeds, new Saving(clock.later));
  return { clock, server, session, sending: session.send(0) };
}

describe("what was sent and is not saved yet", () => {
  it("is not talked about for a second, then it is being saved, and after five it is late", async () => {
    const { clock, server, session, sending } = begun();
    expect(session.sending).toBe(true);
    clock.pass(WORD_AFTER - 1);
    expect(session.saving.state).toBe("");
    clock.pass(1);
    expect(session.saving.state).toBe("saving");
    clock.pass(LATE_AFTER - WORD_AFTER - 1);
    expect(session.saving.state).toBe("saving");
    clock.pass(1);
    expect(session.saving.state).toBe("late");
    await server.answer(0);
    await sending;
    expect(session.saving.state).toBe("");
    expect(clock.idle).toBe(true);
  });
  it("goes out again under the same key, and the first answer counts", async () => {
    const { clock, server, session, sending } = begun();
    clock.pass(LATE_AFTER);
    session.saving.again();
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]).toEqual(server.sent[0]);
    await server.lose(0);
    expect(session.sending, "the second is still under way").toBe(true);
    await server.answer(1);
    await sending;
    expect(session.saving.state).toBe("");
    expect(session.problem).toBeNull();
    void session.send(0);
    expect(server.sent, "what was answered is not answered again").toHaveLength(2);
  });
  it("is kept when nothing helps, to be sent again under the same key", async () => {
    const { server, session } = begun();
    session.saving.fail(() => void session.attempt(() => session.deeds.answer("x", server.sent[0] as never)));
    expect(session.saving.state).toBe("failed");
    session.saving.again();
    expect(server.sent[1]).toEqual(server.sent[0]);
    await server.answer(1);
    await server.answer(0);
    expect(session.saving.state).toBe("");
  });
  it("is one answer, however often somebody clicks", () => {
    const { server, session } = begun();
    session.done();
    void session.send(0);
    void session.send(1);
    expect(server.sent).toHaveLength(1);
  });
});

describe("what was chosen and not sent", () => {
  const fresh = (): Session => {
    const table = new FixtureTable(small());
    return new Session("sample0001", table, acted(table));
  };
  it("is there again after a reload, for the same question only", () => {
    localStorage.clear();
    const before = fresh();
    before.selected = 1;
    before.remember();
    const after = fresh();
    after.recall();
    expect(after.selected).toBe(1);
    expect(keptChoice("sample0001", 0, PROMPT.ask)?.answer).toEqual(PROMPT.choices[1]?.answer);
    expect(keptChoice("sample0001", 0, PROMPT.ask + 1)).toBeNull();
    expect(keptChoice("sample0001", 1, PROMPT.ask)).toBeNull();
  });
  it("is forgotten when it is taken back", () => {
    const session = fresh();
    session.selected = 1;
    session.remember();
    session.fresh();
    session.remember();
    expect(keptChoice("sample0001", 0, PROMPT.ask)).toBeNull();
  });
});
