import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "../protocol/api";
import { change } from "../browser/settings.svelte";
import Screen from "./Screen.svelte";
import { PROMPT, small } from "../session/fixtures/small";
import { KEYS } from "./frame/keys-list";
import { Recap, STEP } from "../session/recap.svelte";
import type { LogItem } from "../protocol/types";
import { t } from "../texts/texts.svelte";
import { acted, FixtureTable, type Fixture } from "../session/fixtures/table.svelte";
import { Session, type Deeds } from "../session/session.svelte";

let table: FixtureTable;
let session: Session;
let screen: Record<string, unknown>;

function shown(): void {
  screen = mount(Screen, { target: document.body, props: { session } });
  flushSync();
}

function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(text));
  if (!found) throw new Error(`no button ${text}`);
  return found;
}

function press(key: string, options: KeyboardEventInit = {}): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
  flushSync();
}

const asked = (name: string): unknown[][] => table.asked.filter((one) => one[0] === name);

beforeEach(() => {
  change({ lang: "en", confirm: false });
  table = new FixtureTable(small());
  session = new Session("sample0001", table, acted(table));
});

afterEach(() => {
  if (screen) void unmount(screen);
  document.body.innerHTML = "";
});

describe("choosing", () => {
  it("sends a choice at once, naming the question", () => {
    shown();
    button("to Spain").click();
    expect(asked("answer")).toEqual([
      [
        "answer",
        "sample0001",
        { seat: 0, ask: 12, answer: PROMPT.choices[1]?.answer, key: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
      ],
    ]);
  });
  it("selects first when answers are to be confirmed, and Done says what it will do", () => {
    change({ confirm: true });
    shown();
    button("to Spain").click();
    flushSync();
    expect(asked("answer")).toHaveLength(0);
    button("Done: to Spain").click();
    expect(asked("answer")).toHaveLength(1);
  });
  it("gives nothing away by Done when nothing is selected", () => {
    shown();
    button("Choose one").click();
    expect(asked("answer")).toHaveLength(0);
  });
  it("goes by number keys and Enter", () => {
    change({ confirm: true });
    shown();
    press("3");
    expect(session.selected).toBe(2);
    press("Enter");
    expect(asked("answer")[0]?.[2]).toMatchObject({ answer: { goal: "italy" } });
  });
  it("undoes by Ctrl+Z and resets by Escape, the selection first", async () => {
    change({ confirm: true });
    shown();
    press("z", { ctrlKey: true });
    expect(asked("undo")[0]?.[2]).toMatchObject({ seat: 0, all: false });
    await vi.waitFor(() => expect(session.sending).toBe(false));
    press("2");
    press("Escape");
    expect(session.selected).toBeNull();
    expect(asked("undo")).toHaveLength(1);
    press("Escape");
    expect(asked("undo")[1]?.[2]).toMatchObject({ all: true });
  });
  it("takes a key that is held for one press, except in a text", () => {
    shown();
    session.selected = 1;
    flushSync();
    press("Enter", { repeat: true });
    press("Escape", { repeat: true });
    expect([session.selected, asked("answer"), asked("undo")]).toEqual([1, [], []]);
    press("Escape");
    expect(session.selected).toBeNull();
    session.why = "";
    flushSync();
    const field = document.querySelector<HTMLInputElement>(".why input");
    field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", repeat: true, bubbles: true }));
    expect(session.why).toBeNull();
  });
  it("takes nothing back while one looks back", async () => {
    shown();
    await session.show(11);
    press("z", { ctrlKey: true });
    expect(asked("undo")).toHaveLength(0);
  });
  it("forgets what was chosen when a new question comes", () => {
    change({ confirm: true });
    shown();
    press("2");
    table.prompt = { ...PROMPT, ask: 13 };
    flushSync();
    expect(session.selected).toBeNull();
  });
});

describe("a recap", () => {
  const state = (to: DocumentVisibilityState): void => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(to);
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
  };
  const come = (): void => {
    change({ recap: "always", motion: "on" });
    session.hasSecrets = false;
    table.log = [11, 13, 14].map((at): LogItem => ({ at, text: "x".repeat(100), seat: at > 11 ? 1 : 0 }));
  };
  it("does not play on where nobody can look", async () => {
    vi.useFakeTimers();
    come();
    shown();
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(session.recap).toMatchObject({ place: -1, playing: true });
    state("hidden");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.recap?.place).toBe(-1);
    state("visible");
    await vi.advanceTimersByTimeAsync(STEP);
    expect(session.recap?.place).toBe(0);
    vi.useRealTimers();
  });
  it("leaves the text that somebody writes to the others", () => {
    shown();
    button("Chat").click();
    flushSync();
    const field = (): HTMLInputElement | null => document.querySelector("form .input");
    field()!.value = "hello";
    field()!.dispatchEvent(new Event("input"));
    session.missed = 10;
    session.recap = new Recap(session, 10, { playing: false });
    flushSync();
    expect(field()).toBeNull();
    session.endRecap();
    flushSync();
    expect(field()?.value).toBe("hello");
  });
});

describe("rows that can be chosen", () => {
  it("are marked and narrow the choices down", () => {
    shown();
    const rows = [...document.querySelectorAll("tr.legal")];
    expect(rows.map((row) => row.querySelector("th .cell > span:last-child")?.textContent)).toEqual(["Spain", "Italy"]);
    document.querySelector<HTMLButtonElement>("tr.legal .target")?.click();
    flushSync();
    expect([...document.querySelectorAll("button.choice .text")].map((one) => one.textContent)).toEqual(["to Spain"]);
  });
  it("ask why not where nothing is possible", () => {
    shown();
    [...document.querySelectorAll<HTMLElement>("tr.row")].find((row) => row.textContent?.includes("France"))?.click();
    flushSync();
    expect(session.pointed).toMatchObject({ id: "france", name: "France" });
    expect(asked("whyNotThis")[0]?.slice(2, 4)).toEqual([0, "france"]);
  });
});

describe("what others wrote", () => {
  it("is never markup", () => {
    shown();
    expect(document.body.textContent).toContain("<b>Anna</b> moves.");
    button("Chat").click();
    flushSync();
    expect(document.body.textContent).toContain("<img src=x onerror=alert(1)>");
    expect(document.querySelector(".lines img, .items b")).toBeNull();
  });
});

describe("the server", () => {
  it("gets the same key again when it did not answer", async () => {
    vi.useFakeTimers();
    const bodies: unknown[] = [];
    const deeds = {
      ...acted(table),
      answer: (_: string, body: unknown) => {
        bodies.push(body);
        return bodies.length < 3
          ? Promise.reject(new Trouble(0, { code: "offline", text: "" }))
          : Promise.resolve({ seq: 13 });
      },
    } as unknown as Deeds;
    session = new Session("sample0001", table, deeds);
    const sent = session.send(1);
    await vi.runAllTimersAsync();
    await sent;
    vi.useRealTimers();
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(session.problem).toBeNull();
  });
  it("gets again what was asked for, not what the menu shows by then", async () => {
    vi.useFakeTimers();
    const speeds: unknown[] = [];
    const deeds = {
      ...acted(table),
      setSpeed: (_: string, body: unknown) => {
        speeds.push(body);
        return speeds.length < 3
          ? Promise.reject(new Trouble(0, { code: "offline", text: "" }))
          : Promise.resolve({ seq: 13 });
      },
    } as unknown as Deeds;
    session = new Session("sample0001", table, deeds);
    shown();
    const select = document.querySelector<HTMLSelectElement>("dialog select");
    if (!select) throw new Error("the menu has a speed");
    select.value = "slow";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    select.value = "instant";
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(speeds).toEqual([{ speed: "slow" }, { speed: "slow" }, { speed: "slow" }]);
  });
  it("tells the one who has won so, and by how much; others read the name", () => {
    const lines = [
      { seat: 0, rank: 1, score: 211, text: "" },
      { seat: 1, rank: 2, score: 203, text: "" },
    ];
    table.table = { ...small().table, status: "over" };
    table.prompt = null;
    table.result = { sentence: "Anna wins.", lines };
    session = new Session("sample0001", table, {} as Deeds);
    shown();
    expect(document.getElementById("prompt-sentence")?.textContent.trim()).toBe("You win by 8 points!");
    table.result = { sentence: "Ben wins.", lines: lines.toReversed() };
    flushSync();
    expect(document.getElementById("prompt-sentence")?.textContent.trim()).toBe("Ben wins.");
  });
  it("makes one new table, though it was sent again by hand", async () => {
    vi.useFakeTimers();
    const keys: string[] = [];
    let away = true;
    const deeds = {
      record: () => Promise.resolve({ options: {} }),
      createTable: (body: { key: string }) => {
        keys.push(body.key);
        return away
          ? Promise.reject(new Trouble(0, { code: "offline", text: "" }))
          : Promise.resolve({ id: "again00001" });
      },
    } as unknown as Deeds;
    table.table = { ...small().table, status: "over" };
    table.result = { sentence: "Anna wins.", lines: [] };
    session = new Session("sample0001", table, deeds);
    shown();
    button("again").click();
    await vi.advanceTimersByTimeAsync(60_000);
    flushSync();
    expect(session.saving.state).toBe("failed");
    expect(button("again").disabled).toBe(true);
    away = false;
    button("Try again").click();
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    expect(location.pathname).toBe("/t/again00001");
    expect(new Set(keys).size).toBe(1);
  });
  it("is quoted when it refuses, except that the question is old", async () => {
    const refusing = (code: string): Deeds =>
      ({ answer: () => Promise.reject(new Trouble(409, { code, text: "No." })) }) as unknown as Deeds;
    session = new Session("sample0001", table, refusing("refused"));
    await session.send(1);
    expect(session.problem?.text).toBe("No.");
    session = new Session("sample0001", table, refusing("stale"));
    await session.send(1);
    expect(session.problem).toBeNull();
  });
});

describe("a computer's reason", () => {
  const told = { at: 12, text: "Ben moves.", seat: 1, why: 11 };
  const state = (): Fixture["table"] => small().table;
  it("is asked for once, and put away again", async () => {
    table.log = [...table.log, told];
    table.table = { ...state(), reasons: true };
    shown();
    button("why?").click();
    await vi.waitFor(() => expect(document.querySelector(".items [role=status]")?.textContent).toBe("Reason of 11."));
    button("why?").click();
    flushSync();
    expect(document.querySelector(".items [role=status]")).toBeNull();
    button("why?").click();
    flushSync();
    expect(asked("thought")).toEqual([["thought", "sample0001", 11, "en"]]);
  });
  it("cannot be asked for while there are secrets, nor of a person", () => {
    table.log = [...table.log, told];
    shown();
    expect(document.querySelectorAll("button.because")).toHaveLength(0);
    table.table = { ...state(), reasons: true };
    flushSync();
    expect(document.querySelectorAll("button.because")).toHaveLength(1);
  });
});

describe("a server that cannot save", () => {
  it("is said to be one, above everything else, until it can", () => {
    const usual = table.table;
    if (!usual) throw new Error("there is a table");
    table.table = { ...usual, unsaved: true };
    shown();
    expect(document.querySelector(".top.lost p.line")?.textContent).toContain("Nothing is being saved");
    table.table = usual;
    flushSync();
    expect(document.querySelector(".top p.line")).toBeNull();
  });
});

describe("several people at one screen", () => {
  const two = {
    seat: 0,
    own: [
      { seat: 0, asked: false, link: "" },
      { seat: 1, asked: true, link: "" },
    ],
    host: true,
  };
  it("draws the curtain before another seat's secrets", () => {
    const look = vi.spyOn(table, "look");
    table.you = two;
    session.hasSecrets = true;
    shown();
    expect(document.querySelector(".curtain")?.textContent).toContain("Ben");
    expect(document.body.textContent).not.toContain("Spain");
    expect(look).not.toHaveBeenCalled();
    button("I am Ben").click();
    expect(look).toHaveBeenCalledWith(1, "en");
  });
  it("puts away what the one before looked at, and shows nothing until the other's picture is there", async () => {
    session.hasSecrets = true;
    table.log = [...table.log, { at: 11, text: "Ben moves.", seat: 1 }];
    shown();
    session.missed = 10;
    session.openRecap(true);
    await session.show(11);
    flushSync();
    expect([session.at, session.moment?.at]).toEqual([11, 11]);
    const seen = vi.fn();
    session.recapped = seen;
    table.you = two;
    flushSync();
    expect(document.querySelector(".curtain")).not.toBeNull();
    button("I am Ben").click();
    flushSync();
    expect([session.recap, session.at, session.moment, session.missed]).toEqual([null, null, null, null]);
    expect(seen).not.toHaveBeenCalled();
    expect(document.querySelector(".curtain")).not.toBeNull();
    expect(button("I am Ben").disabled).toBe(true);
    table.you = { ...two, seat: 1 };
    flushSync();
    expect([session.curtain, session.lifting]).toEqual([null, false]);
    expect(document.querySelector(".curtain")).toBeNull();
  });
  it("leaves the address of a moment when another takes the screen", async () => {
    history.replaceState(null, "", "/t/sample0001/at/11");
    session.hasSecrets = true;
    await session.visit(11);
    table.you = two;
    shown();
    button("I am Ben").click();
    expect([location.pathname, session.at]).toEqual(["/t/sample0001", null]);
  });
  it("shows no moment that was asked for through another seat", async () => {
    const waiting: ((value: unknown) => void)[] = [];
    const deeds = { moment: () => new Promise((resolve) => waiting.push(resolve)) } as unknown as Deeds;
    session = new Session("sample0001", table, deeds);
    const first = session.show(11);
    table.you = { ...two, seat: 1 };
    const second = session.show(11);
    waiting[0]?.({ at: 11, screen: table.screen });
    await first;
    expect(session.moment).toBeNull();
    waiting[1]?.({ at: 11, screen: table.screen });
    await second;
    expect(session.moment).not.toBeNull();
  });
  it("turns to the seat that is asked at once where there are no secrets", () => {
    const look = vi.spyOn(table, "look");
    session.hasSecrets = false;
    table.you = two;
    shown();
    expect(session.curtain).toBeNull();
    expect(look).toHaveBeenCalledWith(1, "en");
  });
  it("offers nothing to take back while it turns", () => {
    session.hasSecrets = false;
    table.prompt = { seats: [1], sentence: "Ben moves." };
    table.you = { ...two, can_undo: true };
    shown();
    expect(document.querySelector("[aria-keyshortcuts='Control+Z']")).toBeNull();
    press("z", { ctrlKey: true });
    expect(asked("undo")).toHaveLength(0);
    table.you = { ...two, own: two.own.slice(0, 1), can_undo: true };
    flushSync();
    expect(document.querySelector("[aria-keyshortcuts='Control+Z']")).not.toBeNull();
    press("z", { ctrlKey: true });
    expect(asked("undo")).toHaveLength(1);
  });
});

describe("why not", () => {
  it("selects what turns out to be possible, and nothing else", async () => {
    const legal = { ...PROMPT.choices[1]!, reason: "" };
    const refusals = [
      { ...legal, text: "to Spain" },
      { answer: { kind: "go", region: "moon" }, text: "to the Moon", reason: "too far" },
    ];
    session = new Session("sample0001", table, {
      ...acted(table),
      refusals: () => Promise.resolve({ refusals, left_out: 0 }),
    });
    shown();
    press("w");
    await vi.waitFor(() => expect(document.querySelectorAll(".why li")).toHaveLength(2));
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(".why li button")];
    expect(buttons).toHaveLength(1);
    buttons[0]?.click();
    flushSync();
    expect(session.why).toBeNull();
    expect(session.selected).toBe(1);
    expect(asked("answer")).toHaveLength(0);
  });
});

describe("the focus", () => {
  it("goes back to the button that gives something away", async () => {
    change({ confirm: true });
    table.prompt = { ...PROMPT, choices: [{ answer: { kind: "pass" }, text: "stay", forfeit: "Nothing moves." }] };
    shown();
    const quiet = (): HTMLElement | null => document.querySelector("[data-forfeit]");
    quiet()?.focus();
    quiet()?.click();
    flushSync();
    expect(document.activeElement?.closest("[role=alertdialog]")).not.toBeNull();
    (document.activeElement as HTMLElement).click();
    flushSync();
    await tick();
    expect(quiet()).not.toBeNull();
    expect(document.activeElement).toBe(quiet());
  });
  it("goes back to where somebody asked why not", async () => {
    shown();
    const row = [...document.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent?.includes("Log"));
    row?.focus();
    session.pointed = { id: "france", name: "France", x: 10, y: 10 };
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("dialog"));
    session.pointed = null;
    flushSync();
    await tick();
    expect(document.activeElement).toBe(row);
  });
});

describe("the list of keys", () => {
  it.each(["de", "en"] as const)("says in %s what each key does", (lang) => {
    change({ lang });
    for (const group of KEYS)
      for (const text of [group.title, ...group.keys.map((one) => one[1])]) expect(t(text)).not.toBe(text);
  });
  it("names the keys as they are called", () => {
    change({ lang: "de" });
    shown();
    press("?");
    const caps = [...document.querySelectorAll("dialog kbd")].map((one) => one.textContent);
    expect(caps).toEqual(expect.arrayContaining(["Strg", "Bild↑", "Bild↓", "Pos1", "Leertaste"]));
    expect(caps).not.toContain("PgUp");
  });
});
