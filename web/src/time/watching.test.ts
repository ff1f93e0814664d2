import { beforeEach, describe, expect, it, vi } from "vitest";
import { change, settings } from "../browser/settings.svelte";
import type { LogItem, Stake } from "../protocol/types";
import { liking } from "../session/liking.svelte";
import { Recap, STEP } from "../session/recap.svelte";
import { alarms, concerns, losses, lostAt, scenes } from "../session/scenes";
import { seen } from "../session/seen";
import { Session } from "../session/session.svelte";
import { PROMPT, small } from "../session/fixtures/small";
import { acted, FixtureTable } from "../session/fixtures/table.svelte";
import { notices } from "../shell/notices.svelte";
import { Watch } from "./watching.svelte";

const stake = (more: Partial<Stake> = {}): Stake => ({
  seat: 0,
  sense: "loss",
  kind: "unit",
  title: "Congo",
  text: "Your army is gone.",
  value: "army −1",
  ...more,
});

const LOG: LogItem[] = [
  { at: 2, heading: "Setting up", text: "It begins." },
  { at: 4, heading: "1. Russia (Anna)", text: "I move.", seat: 0, nation: "russia", turn: 1 },
  { at: 6, heading: "2. China (Ben)", text: "China advances.", seat: 1, nation: "china", turn: 2 },
  { at: 7, text: "An army goes.", seat: 1, nation: "china", traces: [{ kind: "move", origin: "a", region: "b" }] },
  {
    at: 8,
    text: "It fights.",
    seat: 1,
    nation: "china",
    traces: [{ kind: "fight", origin: "b", region: "c" }],
    stakes: [stake(), stake({ seat: 1, sense: "gain", title: "Ben's" })],
  },
  { at: 10, heading: "3. India (Ben)", text: "Taxes.", seat: 1, nation: "india", turn: 3, traces: [{ kind: "tax" }] },
  {
    at: 12,
    text: "A government goes.",
    seat: 1,
    nation: "india",
    stakes: [stake({ kind: "government", title: "China", text: "Ben takes it.", grave: true })],
  },
];

function table(log: LogItem[] = LOG, kind: "human" | "computer" = "human"): { session: Session; source: FixtureTable } {
  const fixture = small();
  fixture.log = log;
  const ben = fixture.table.seats[1];
  if (ben) ben.kind = kind;
  const source = new FixtureTable(fixture);
  const session = new Session("sample0001", source, acted(source));
  session.hasSecrets = false;
  return { session, source };
}

function focused(tag: string): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.focus();
  return element;
}

beforeEach(() => {
  localStorage.clear();
  notices.splice(0);
  change({ recap: "always", pace: "table", motion: "on" });
  liking.speed = 1;
});

describe("scenes", () => {
  it("has one for each turn of others, and joins what can be followed at once", () => {
    const found = scenes(LOG, 4, 0);
    expect(found.map((scene) => scene.heading)).toEqual(["2. China (Ben)", "3. India (Ben)"]);
    expect(found.map((scene) => scene.steps.map((step) => [step.number, step.at, step.text]))).toEqual([
      [
        [1, 7, "China advances. An army goes."],
        [2, 8, "It fights."],
      ],
      [
        [3, 10, "Taxes."],
        [4, 12, "A government goes."],
      ],
    ]);
  });

  it("leaves out what was seen, and what the seat did itself", () => {
    expect(scenes(LOG, 8, 0).map((scene) => scene.turn)).toEqual([3]);
    expect(scenes(LOG, 12, 0)).toEqual([]);
    expect(scenes(LOG, 2, 1).flatMap((scene) => scene.steps.map((step) => step.text))).toEqual(["I move."]);
  });

  it("has what cost the seat something, whoever answered for it", () => {
    const stood: LogItem[] = [
      { at: 14, text: "A fleet is given up.", seat: 0, stakes: [stake({ grave: true, title: "Peru" })] },
      { at: 15, text: "It was my choice.", seat: 0, stakes: [stake({ sense: "gain" })] },
    ];
    expect(scenes(stood, 12, 0).flatMap((scene) => scene.steps.map((step) => step.text))).toEqual([
      "A fleet is given up.",
    ]);
    expect(alarms(stood, 12, 0).map((one) => one.title)).toEqual(["Peru"]);
  });

  it("has none for a remark on the record, which nobody has done", () => {
    expect(scenes([...LOG, { at: 14, text: "Chance comes from a new seed." }], 12, 0)).toEqual([]);
  });

  it("sums up what was lost at one place", () => {
    const flag = stake({ kind: "flag", text: "Your flag is gone.", value: "flag" });
    const other = stake({ text: "Another army is gone." });
    const steps = scenes([...LOG, { at: 13, text: "Again.", seat: 1, stakes: [flag, other] }], 4, 0);
    expect(lostAt(concerns(steps.flatMap((scene) => scene.steps)))).toEqual([
      { title: "China", value: "army −1" },
      { title: "Congo", value: "army −1 ×2, flag" },
    ]);
  });

  it("keeps a step short enough to be read", () => {
    const long = Array.from({ length: 9 }, (_, at): LogItem => ({ at, text: "x".repeat(60), seat: 1 }));
    expect(
      Math.max(...scenes(long, -1, 0).flatMap((scene) => scene.steps.map((step) => step.text.length))),
    ).toBeLessThan(150);
  });

  it("lists what concerns the seat: the worst losses first, the same thing once", () => {
    const twice = [
      ...LOG,
      { at: 13, text: "Again.", seat: 1, stakes: [stake(), stake({ sense: "gain", title: "Peru" })] },
    ];
    const found = concerns(scenes(twice, 4, 0).flatMap((scene) => scene.steps));
    expect(found.map(({ stake: { title }, count }) => [title, count])).toEqual([
      ["China", 1],
      ["Congo", 2],
      ["Peru", 1],
    ]);
    expect(losses(found)).toHaveLength(2);
    expect(alarms(LOG, 4, 0).map((one) => one.title)).toEqual(["China"]);
    expect(alarms(LOG, 4, 1)).toEqual([]);
  });
});

describe("a recap", () => {
  it("steps, turns, and ends with the list where there is something to read", () => {
    const { session } = table();
    const recap = new Recap(session, 4);
    session.recap = recap;
    expect([session.at, recap.place]).toEqual([4, -1]);
    recap.next();
    expect([session.at, recap.step?.number]).toEqual([7, 1]);
    expect(recap.pause).toBe(STEP);
    recap.turn(1);
    expect([session.at, recap.playing]).toEqual([8, false]);
    recap.by(-1);
    expect(session.at).toBe(7);
    recap.go(9);
    recap.playing = true;
    recap.next();
    expect([session.recap, recap.playing]).toEqual([recap, false]);
    session.endRecap();
    expect([session.recap, session.at]).toEqual([null, null]);
  });

  it("goes on by itself where nothing concerns the seat", () => {
    const { session } = table(LOG.map((item) => ({ ...item, stakes: [] })));
    const recap = new Recap(session, 4);
    session.recap = recap;
    recap.go(3);
    recap.next();
    expect(session.recap).toBeNull();
  });

  it("stays at the end when there is no further turn", () => {
    const recap = new Recap(table().session, 4, { ended: true });
    recap.turn(1);
    expect([recap.place, recap.ended]).toEqual([3, true]);
    recap.turn(-1);
    expect(recap.place).toBe(1);
  });

  it("only steps where motion is not wanted", () => {
    change({ motion: "off" });
    expect(new Recap(table().session, 4).playing).toBe(false);
  });

  it("plays at the speed somebody likes", () => {
    liking.speed = 4;
    const recap = new Recap(table().session, 4);
    recap.next();
    expect(recap.pause).toBe(STEP / 4);
  });
});

describe("watching", () => {
  it("shows nothing to whoever comes for the first time", () => {
    const { session } = table([{ at: 2, heading: "Setting up", text: "It begins." }, LOG[2]!]);
    new Watch(session).look(true);
    expect([session.recap, seen("sample0001", 0)]).toEqual([null, 6]);
  });

  it.each([
    ["goes on", "running", 14],
    ["is over", "over", 0],
  ] as const)("shows nothing of a game that was brought here and %s", (_, status, reseeded) => {
    const { session, source } = table([...LOG, { at: 14, text: "Chance comes from a new seed." }]);
    source.table = source.table && { ...source.table, status, reseeded };
    new Watch(session).look(true);
    expect([session.recap, session.missed, seen("sample0001", 0)]).toEqual([null, null, 14]);
  });

  it("plays what came after one's last answer, once", () => {
    const { session } = table();
    const watch = new Watch(session);
    session.recapped = () => watch.keep();
    watch.look(true);
    expect(session.recap?.since).toBe(4);
    session.endRecap();
    watch.look(true);
    expect([session.recap, seen("sample0001", 0)]).toEqual([null, 12]);
    const again = table().session;
    new Watch(again).look(true);
    expect(again.recap).toBeNull();
  });

  it("plays nothing to somebody who looks on", () => {
    const { session, source } = table(LOG.slice(0, 2));
    const watch = new Watch(session);
    watch.look(true);
    source.log = LOG;
    watch.look(true);
    expect([session.recap, seen("sample0001", 0)]).toEqual([null, 12]);
  });

  it("shows no more what was taken back, and ends when nothing is left of it", () => {
    const { session, source } = table();
    const watch = new Watch(session);
    session.recapped = () => watch.keep();
    watch.look(true);
    session.recap?.go(3);
    source.log = LOG.slice(0, 5);
    watch.look(true);
    expect([session.recap?.place, session.at]).toEqual([1, 8]);
    source.log = LOG.slice(0, 2);
    watch.look(true);
    expect([session.recap, session.at]).toEqual([null, null]);
  });

  it("takes a hidden page for somebody who has gone", () => {
    const { session, source } = table(LOG.slice(0, 2));
    const watch = new Watch(session);
    watch.look(true);
    watch.look(false);
    source.log = LOG;
    watch.look(false);
    expect(seen("sample0001", 0)).toBe(4);
    watch.look(true);
    expect(session.recap?.since).toBe(4);
  });

  it("waits behind the cover, and for the seat that is asked", () => {
    const { session } = table();
    session.curtain = 0;
    const watch = new Watch(session);
    watch.look(true);
    expect(session.recap).toBeNull();
    session.curtain = null;
    watch.look(true);
    expect(session.recap).not.toBeNull();
  });

  it("never plays over a draft; the list can be asked for", () => {
    const { session } = table();
    session.picked = ["spain"];
    new Watch(session).look(true);
    expect([session.recap, session.missed]).toEqual([null, 4]);
    session.openRecap(true);
    expect(session.recap).toMatchObject({ place: 3, playing: false });
  });

  it.each([
    ["things are named", (session: Session) => (session.naming.touched = true)],
    ["somebody is asked whether they are sure", (session: Session) => (session.asking = 0)],
    ["somebody types", () => focused("input")],
    ["somebody writes", () => focused("textarea")],
    ["somebody chooses from a list", () => focused("select")],
    ["a question is open", () => focused("div").setAttribute("role", "alertdialog")],
  ])("plays nothing while %s", (_, begin) => {
    const { session } = table();
    begin(session);
    new Watch(session).look(true);
    expect([session.recap, session.missed]).toEqual([null, 4]);
  });

  it("does not take for seen what somebody else answered in one's place", () => {
    const { session, source } = table(LOG.slice(0, 2));
    new Watch(session).look(true);
    expect(seen("sample0001", 0)).toBe(4);
    source.log = [...LOG, { at: 14, text: "A stand-in passes.", seat: 0 }];
    new Watch(session).look(true);
    expect(session.recap?.since).toBe(4);
  });

  it("hides no question whose time runs out; the list can be asked for", () => {
    const { session, source } = table();
    source.prompt = { ...PROMPT, window: true, closes: 9000, lasts: 6000 };
    new Watch(session).look(true);
    expect([session.recap, session.missed, seen("sample0001", 0)]).toEqual([null, 4, 12]);
    expect(notices.map((notice) => notice.text)).toEqual(["China: Ben takes it."]);
  });

  it("ends for a question whose time runs out, unless it was opened over it", () => {
    const { session, source } = table(LOG.slice(0, 6));
    const watch = new Watch(session);
    session.recapped = () => watch.keep();
    watch.look(true);
    expect(session.recap).not.toBeNull();
    source.log = LOG;
    source.prompt = { ...PROMPT, ask: 13, window: true, closes: 9000, lasts: 6000 };
    watch.look(true);
    expect([session.recap, session.at, session.missed, seen("sample0001", 0)]).toEqual([null, null, 4, 12]);
    expect(notices.map((notice) => notice.text)).toEqual(["China: Ben takes it."]);
    session.openRecap(true);
    watch.look(true);
    expect(session.recap).not.toBeNull();
  });

  it("tells the seat that is asked in a hurry nothing old", () => {
    const old = { at: 5, text: "Ben lost.", seat: 0, stakes: [stake({ seat: 1, grave: true })] };
    const { session, source } = table([...LOG.slice(0, 2), old, ...LOG.slice(2)]);
    localStorage.setItem("greatpowers.seen", JSON.stringify({ "sample0001 0": 8 }));
    const watch = new Watch(session);
    watch.look(true);
    expect(session.recap?.since).toBe(8);
    source.you = { seat: 1, own: [{ seat: 1, asked: true, link: "" }], host: false };
    source.prompt = { ...PROMPT, seat: 1, ask: 13, window: true, closes: 9000, lasts: 6000 };
    watch.look(true);
    expect([session.recap, notices.length]).toEqual([null, 0]);
  });

  it("announces to each seat at one screen", () => {
    change({ recap: "never" });
    const { session, source } = table(LOG.slice(0, 6));
    const watch = new Watch(session);
    watch.look(true);
    source.log = [
      ...LOG,
      { at: 13, text: "Both lose.", seat: 1, stakes: [stake({ seat: 1, title: "Peru", grave: true })] },
    ];
    watch.look(true);
    source.you = { seat: 1, own: [{ seat: 1, asked: true, link: "" }], host: false };
    localStorage.setItem("greatpowers.seen", JSON.stringify({ "sample0001 1": 10 }));
    watch.look(true);
    expect(notices.map((notice) => notice.text)).toEqual(["China: Ben takes it.", "Peru: Your army is gone."]);
  });

  it.each([
    ["never", LOG, false],
    ["losses", LOG, true],
    ["losses", LOG.map((item) => ({ ...item, stakes: [] })), false],
  ] as const)("keeps to what is wished: %s", (wish, log, opens) => {
    change({ recap: wish });
    const { session } = table([...log]);
    new Watch(session).look(true);
    expect(session.recap !== null).toBe(opens);
  });

  it("announces a grave loss once, live and where nothing is played", () => {
    change({ recap: "never" });
    const { session, source } = table(LOG.slice(0, 6));
    const watch = new Watch(session);
    watch.look(true);
    expect(notices).toHaveLength(0);
    source.log = LOG;
    watch.look(true);
    watch.look(true);
    expect(notices.map((notice) => [notice.tone, notice.text])).toEqual([["stop", "China: Ben takes it."]]);
  });

  it("holds computers back as somebody likes it", () => {
    const clock = vi.fn(() => 0);
    for (const [pace, follows] of [
      ["once", false],
      ["second", true],
      ["own", true],
      ["table", true],
    ] as const) {
      localStorage.removeItem("greatpowers.seen");
      change({ pace });
      const { session, source } = table(LOG.slice(0, 2), "computer");
      const watch = new Watch(session, clock);
      watch.look(true);
      source.log = LOG;
      watch.look(true);
      expect([pace, session.recap?.follow ?? false]).toEqual([pace, follows]);
      if (follows) expect(session.recap?.playing).toBe(pace !== "own");
    }
    expect(settings.pace).toBe("table");
  });

  it("holds nobody up where motion is not wanted, unless they step by themselves", () => {
    change({ motion: "off" });
    for (const [pace, follows] of [
      ["second", false],
      ["own", true],
    ] as const) {
      localStorage.removeItem("greatpowers.seen");
      change({ pace });
      const { session, source } = table(LOG.slice(0, 2), "computer");
      const watch = new Watch(session);
      watch.look(true);
      source.log = LOG;
      watch.look(true);
      expect([pace, session.recap !== null]).toEqual([pace, follows]);
    }
  });

  it("shows computers of a fast table at once", () => {
    const { session, source } = table(LOG.slice(0, 2), "computer");
    source.table = source.table && { ...source.table, speed: "instant" };
    const watch = new Watch(session);
    watch.look(true);
    source.log = LOG;
    watch.look(true);
    expect(session.recap).toBeNull();
  });
});
