import { describe, expect, it, vi } from "vitest";
import { Trouble } from "../protocol/api";
import { small } from "./fixtures/small";
import { FixtureTable } from "./fixtures/table.svelte";
import { Recap } from "./recap.svelte";
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
    moment: (_: string, at: number) => Promise.resolve({ at, last: 12, screen: null }),
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

const TRIES = 6;

/** Nothing comes back, however often it is tried. */
async function lost(server: Slow, clock: Clock): Promise<void> {
  for (let number = 0; number < TRIES; number += 1) {
    await server.lose(number);
    clock.pass(60_000);
    await settled();
  }
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
  it("is talked about from the first moment on, however often it is tried", async () => {
    const { clock, server, session } = begun();
    await server.lose(0);
    clock.pass(800);
    await settled();
    expect(server.sent).toHaveLength(2);
    await server.lose(1);
    clock.pass(WORD_AFTER - 800);
    expect(session.saving.state).toBe("saving");
    clock.pass(LATE_AFTER - WORD_AFTER);
    expect(session.saving.state).toBe("late");
  });
  it("is kept when nothing helps, and what is sent again under the same key ends the first", async () => {
    const { clock, server, session, sending } = begun();
    await lost(server, clock);
    expect([session.saving.state, session.sending, session.problem?.code]).toEqual(["failed", false, "offline"]);
    session.saving.again();
    expect([session.saving.state, session.sending]).toEqual(["saving", true]);
    expect(server.sent.at(-1)).toEqual(server.sent[0]);
    await server.answer(server.sent.length - 1);
    await sending;
    expect([session.saving.state, session.problem, clock.idle]).toEqual(["", null, true]);
    void session.send(0);
    expect(server.sent, "it was answered").toHaveLength(TRIES + 1);
  });
  it("goes out under the same key when somebody does the same again", async () => {
    const { clock, server, session, sending } = begun();
    await lost(server, clock);
    void session.send(0);
    expect(server.sent).toHaveLength(TRIES + 1);
    expect(server.sent.at(-1)).toEqual(server.sent[0]);
    await server.answer(TRIES);
    await sending;
    expect(session.saving.state).toBe("");
  });
  it("is forgotten when somebody says so", async () => {
    const { clock, server, session, sending } = begun();
    await lost(server, clock);
    session.saving.dismiss();
    await sending;
    expect([session.saving.state, session.problem?.code]).toEqual(["", "offline"]);
    void session.send(0);
    expect(server.sent).toHaveLength(TRIES + 1);
  });
  it("is refused when it cannot even be asked", async () => {
    const saving = new Saving(new Clock().later);
    const broken = (): Promise<void> => {
      throw new Error("broken");
    };
    await expect(saving.through(broken)).rejects.toThrow("broken");
    let asked = 0;
    const once = saving.through(() => {
      asked += 1;
      if (asked > 1) throw new Error("broken");
      return new Promise<void>(() => undefined);
    });
    saving.again();
    await expect(once).rejects.toThrow("broken");
    expect([saving.state, saving.busy]).toEqual(["", false]);
  });
  it("is under way until it is answered, whatever else is asked", async () => {
    const { server, session } = begun();
    await session.attempt(() => Promise.resolve({ seq: 1 }));
    expect(session.sending).toBe(true);
    await session.show(11);
    expect(session.sending).toBe(true);
    await server.answer(0);
    expect(session.sending).toBe(false);
  });
  it("is one answer, however often somebody clicks", () => {
    const { server, session } = begun();
    session.done();
    void session.send(0);
    void session.send(1);
    expect(server.sent).toHaveLength(1);
  });
});

describe("a moment that is only looked at", () => {
  it("holds nobody up, and where it cannot be had a recap stops", async () => {
    vi.useFakeTimers();
    const table = new FixtureTable(small());
    const moment = vi.fn(() => Promise.reject(new Trouble(0, { code: "offline", text: "away" })));
    const session = new Session("sample0001", table, { moment } as unknown as Deeds);
    session.recap = new Recap(session, 10, { playing: true });
    session.recap.playing = true;
    expect(session.sending).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(moment).toHaveBeenCalledTimes(TRIES);
    expect([session.recap?.playing, session.problem?.code, session.saving.state]).toEqual([false, "offline", ""]);
  });
});
