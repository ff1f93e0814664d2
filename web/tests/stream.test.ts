import { deflateSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Stream, type Line } from "../src/protocol/stream";
import { PROTOCOL } from "../src/protocol/types";
import { version } from "../src/protocol/version.svelte";

class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  receivePacked(message: object): void {
    const bytes = deflateSync(JSON.stringify(message));
    this.onmessage?.({ data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) });
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const whole = (parts: object, more: object = {}): object => ({
  kind: "update",
  seq: 1,
  number: 0,
  parts,
  changes: [],
  whole: true,
  ...more,
});
const update = (number: number, parts: object, changes: object[] = [], more: object = {}): object => ({
  ...whole(parts),
  number,
  changes,
  whole: false,
  ...more,
});

let lines: Line[];
let seen: Map<string, unknown>[];
const streams: Stream[] = [];
const open = (): Stream =>
  kept(
    new Stream("abc", 2, "de", { parts: (changed) => seen.push(new Map(changed)), line: (line) => lines.push(line) }),
  );
const kept = (stream: Stream): Stream => (streams.push(stream), stream);
const socket = (): FakeSocket => FakeSocket.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  lines = [];
  seen = [];
});
afterEach(() => {
  version.outdated = false;
  for (const stream of streams.splice(0)) stream.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what comes packed", () => {
  const first = { table: {}, screen: [1] };
  test("is unpacked, and what comes meanwhile waits for it", async () => {
    vi.useRealTimers();
    open();
    expect(new URL(socket().address).searchParams.get("packed")).toBe("1");
    socket().receivePacked(whole(first));
    socket().receive(update(1, { screen: [2] }));
    expect(seen).toEqual([]);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    expect(Object.fromEntries(seen[0]!)).toEqual(first);
    expect(Object.fromEntries(seen[1]!)).toEqual({ screen: [2] });
    socket().receive(update(2, { screen: [3] }));
    await vi.waitFor(() => expect(seen).toHaveLength(3));
    expect(lines.at(-1)).toEqual({ state: "live" });
  });

  test("and cannot be unpacked is as good as a broken line", async () => {
    vi.useRealTimers();
    open();
    socket().onmessage?.({ data: new TextEncoder().encode("no").buffer });
    await vi.waitFor(() => expect(lines.at(-1)?.state).toBe("reconnecting"));
  });
});

describe("the stream", () => {
  test("asks for seat and language, and is live with the first whole update", () => {
    open();
    expect(socket().address).toMatch(/\/api\/tables\/abc\/stream\?lang=de&protocol=3&seat=2&packed=1$/);
    expect(lines.at(-1)).toEqual({ state: "connecting" });
    socket().receive(whole({ table: {} }));
    expect(lines.at(-1)).toEqual({ state: "live" });
    expect(seen).toEqual([new Map([["table", {}]])]);
  });

  test("forgets parts that are null, and those a whole update does not name", () => {
    const stream = open();
    socket().receive(whole({ a: 1, b: 2, c: 3 }));
    socket().receive(update(1, { b: null }));
    expect([...stream.picture.parts.keys()].sort()).toEqual(["a", "c"]);
    socket().receive(whole({ a: 9 }));
    expect([...stream.picture.parts]).toEqual([["a", 9]]);
    expect(seen.at(-1)).toEqual(new Map<string, unknown>(Object.entries({ a: 9, c: null })));
  });

  test("takes what a whole update says again for nothing new, so that what was chosen stays chosen", () => {
    const stream = open();
    socket().receive(whole({ prompt: { ask: 1, choices: [{ text: "x" }] }, table: { seq: 1 } }));
    const prompt = stream.picture.parts.get("prompt");
    socket().receive(whole({ prompt: { choices: [{ text: "x" }], ask: 1 }, table: { seq: 2 } }));
    expect(stream.picture.parts.get("prompt")).toBe(prompt);
    expect(seen.at(-1)).toEqual(new Map([["table", { seq: 2 }]]));
  });

  test("asks once for everything when an update is missing, and takes nothing else before it has it", () => {
    open();
    socket().receive(whole({ a: 1, b: 2 }));
    socket().receive(update(2, { a: 5 }));
    socket().receive(update(3, { a: 6 }));
    expect(socket().sent).toEqual([{ kind: "resync" }]);
    expect(seen).toHaveLength(1);
    socket().receive(whole({ a: 6, b: 2 }));
    expect(seen.at(-1)).toEqual(new Map([["a", 6]]));
  });

  test("is content with a word that nothing is new, unless something was missed before it", () => {
    open();
    socket().receive(whole({ a: 1 }));
    socket().receive(update(0, {}));
    expect(socket().sent).toEqual([]);
    socket().receive(update(1, {}));
    expect(socket().sent).toEqual([{ kind: "resync" }]);
  });

  test("asks for everything when a change leads nowhere", () => {
    open();
    socket().receive(whole({ screen: { rows: [1] } }));
    for (const at of [
      ["log", 0],
      ["screen", "rows", 2],
      ["screen", "none", "deeper"],
    ]) {
      socket().receive(update(1, {}, [{ at, value: 1 }]));
      expect(socket().sent.splice(0)).toEqual([{ kind: "resync" }]);
      socket().receive(whole({ screen: { rows: [1] } }));
    }
  });

  test("comes back with growing pauses, and says so", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    open();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      const made = FakeSocket.made.length;
      socket().close();
      expect(lines.at(-1)).toMatchObject({ state: "reconnecting", attempt });
      const begun = Date.now();
      while (FakeSocket.made.length === made) vi.advanceTimersByTime(100);
      waits.push(Date.now() - begun);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    socket().receive(whole({ a: 1 }));
    socket().close();
    expect(lines.at(-1)).toMatchObject({ state: "reconnecting", attempt: 1 });
  });

  test("does not wait when the network comes back", () => {
    open();
    socket().close();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("takes nothing from a server that speaks another protocol, and says nothing more to it", () => {
    const stream = open();
    socket().receive(whole({ table: {} }, { protocol: PROTOCOL + 1 }));
    expect(lines.at(-1)).toMatchObject({ state: "closed", problem: { code: "outdated" } });
    expect([seen, version.outdated]).toEqual([[], true]);
    stream.look(null, "en");
    stream.again();
    vi.advanceTimersByTime(100_000);
    expect(FakeSocket.made.map((one) => one.sent)).toEqual([[]]);
  });

  test("goes on with one that speaks the same, or says no number", () => {
    open();
    socket().receive(whole({ table: {} }, { protocol: PROTOCOL }));
    socket().receive(update(1, { table: {} }));
    expect([lines.at(-1), version.outdated]).toEqual([{ state: "live" }, false]);
  });

  test.each(["not-found", "outdated"])("ends for good where trying again is of no use: %s", (code) => {
    open();
    socket().receive({ kind: "problem", code, text: "no" });
    expect(lines.at(-1)).toMatchObject({ state: "closed", problem: { code } });
    vi.advanceTimersByTime(100_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("looks through another seat without a new line, and remembers it for the next", () => {
    const stream = open();
    stream.look(null, "en");
    expect(socket().sent).toEqual([{ kind: "look", seat: null, lang: "en" }]);
    socket().close();
    vi.advanceTimersByTime(2000);
    expect(socket().address).toMatch(/stream\?lang=en&protocol=3&packed=1$/);
  });

  test("hangs up a line that is still being made only when it stands", () => {
    const stream = open();
    socket().readyState = 0;
    stream.close();
    expect(socket().readyState).toBe(0);
    socket().onopen?.();
    expect(socket().readyState).toBe(3);
  });

  test("is silent after it was closed", () => {
    const stream = open();
    stream.close();
    expect(lines.at(-1)).toEqual({ state: "closed", problem: null });
    vi.advanceTimersByTime(100_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
