import { deflateSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { partsHash } from "../src/protocol/hash";
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

const hashOf = (parts: Record<string, string>): number => partsHash(new Map(Object.entries(parts)));
const update = (parts: Record<string, string | null>, hash: number, more: object = {}): object => ({
  kind: "update",
  seq: 1,
  parts,
  hash,
  ...more,
});

let lines: Line[];
let seen: Map<string, string | null>[];
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

describe("the hash", () => {
  test("is the server's: CRC-32 of name NUL text NUL in the order of names, as UTF-8", () => {
    // zlib.crc32("chat/0\0[\"ü\"]\0table\0{}\0".encode())
    expect(
      partsHash(
        new Map([
          ["table", "{}"],
          ["chat/0", '["ü"]'],
        ]),
      ),
    ).toBe(2765090126);
    expect(partsHash(new Map())).toBe(0);
  });
});

describe("what comes packed", () => {
  const whole = { table: "{}", screen: "[1]" };
  test("is unpacked, and what comes meanwhile waits for it", async () => {
    vi.useRealTimers();
    open();
    expect(new URL(socket().address).searchParams.get("packed")).toBe("1");
    socket().receivePacked(update(whole, hashOf(whole), { whole: true }));
    socket().receive(update({ screen: "[2]" }, hashOf({ ...whole, screen: "[2]" })));
    expect(seen).toEqual([]);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    expect(Object.fromEntries(seen[0]!)).toEqual(whole);
    expect(Object.fromEntries(seen[1]!)).toEqual({ screen: "[2]" });
    socket().receive(update({ screen: "[3]" }, hashOf({ ...whole, screen: "[3]" })));
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
    expect(socket().address).toMatch(/\/api\/tables\/abc\/stream\?lang=de&protocol=2&seat=2&packed=1$/);
    expect(lines.at(-1)).toEqual({ state: "connecting" });
    socket().receive(update({ table: "{}" }, hashOf({ table: "{}" }), { whole: true }));
    expect(lines.at(-1)).toEqual({ state: "live" });
    expect(seen).toEqual([new Map([["table", "{}"]])]);
  });

  test("forgets parts that are null, and those a whole update does not name", () => {
    const stream = open();
    socket().receive(update({ a: "1", b: "2", c: "3" }, hashOf({ a: "1", b: "2", c: "3" }), { whole: true }));
    socket().receive(update({ b: null }, hashOf({ a: "1", c: "3" })));
    expect([...stream.parts.keys()].sort()).toEqual(["a", "c"]);
    socket().receive(update({ a: "9" }, hashOf({ a: "9" }), { whole: true }));
    expect([...stream.parts]).toEqual([["a", "9"]]);
    expect(seen.at(-1)).toEqual(
      new Map([
        ["a", "9"],
        ["c", null],
      ]),
    );
  });

  test("asks for everything when it has drifted, and tells then what it kept back", () => {
    open();
    socket().receive(update({ a: "1", b: "2" }, hashOf({ a: "1", b: "2" }), { whole: true }));
    socket().receive(update({ a: "5" }, 12345));
    expect(socket().sent).toEqual([{ kind: "resync" }]);
    expect(seen).toHaveLength(1);
    socket().receive(update({ a: "5", b: "2" }, hashOf({ a: "5", b: "2" }), { whole: true }));
    expect(seen.at(-1)!.get("a")).toBe("5");
  });

  test("begins anew when even a whole update is wrong", () => {
    open();
    socket().receive(update({ a: "1" }, 99, { whole: true }));
    expect(lines.at(-1)).toMatchObject({ state: "reconnecting", attempt: 1 });
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
    socket().receive(update({ a: "1" }, hashOf({ a: "1" }), { whole: true }));
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
    socket().receive(update({ table: "{}" }, hashOf({ table: "{}" }), { whole: true, protocol: PROTOCOL + 1 }));
    expect(lines.at(-1)).toMatchObject({ state: "closed", problem: { code: "outdated" } });
    expect([seen, version.outdated]).toEqual([[], true]);
    stream.look(null, "en");
    stream.again();
    vi.advanceTimersByTime(100_000);
    expect(FakeSocket.made.map((one) => one.sent)).toEqual([[]]);
  });

  test("goes on with one that speaks the same, or says no number", () => {
    open();
    for (const more of [{ whole: true, protocol: PROTOCOL }, {}])
      socket().receive(update({ table: "{}" }, hashOf({ table: "{}" }), more));
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
    expect(socket().address).toMatch(/stream\?lang=en&protocol=2&packed=1$/);
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
