import { beforeEach, describe, expect, it } from "vitest";
import type { AskPlan, GivePlan } from "../../../protocol/types";
import { change } from "../../../browser/settings.svelte";
import { word } from "../../../session/choices";
import { small } from "../../../session/fixtures/small";
import { acted, FixtureTable } from "../../../session/fixtures/table.svelte";
import { Session } from "../../../session/session.svelte";
import { ImperialTable } from "../table.svelte";
import { Game, Server, type Board } from "./fixtures/fake";
import { Plan } from "./plan.svelte";
import { saying } from "./saying";
import { outcomes, traces } from "./stacks";
import { ownScreen } from "../own";

let server: Server;
let source: FixtureTable;
let table: ImperialTable;
let given: GivePlan[];

function screen(board: Partial<Board>): void {
  server = new Server(new Game({ fleets: {}, armies: {}, foes: {}, ...board }));
  source = new FixtureTable(small());
  given = [];
  const deeds = {
    ...acted(source),
    plan: (_: string, body: AskPlan) => Promise.resolve(server.plan(body.rows)),
    givePlan: (_: string, body: GivePlan) => {
      given.push(body);
      return Promise.resolve({ seq: 1, given: server.give(body) });
    },
  };
  table = new ImperialTable(new Session("sample0001", source, deeds));
}

/** What the stream would send. */
async function opened(plan = new Plan(table.session)): Promise<Plan> {
  source.screen = server.game.screen();
  const prompt = server.game.prompt(server.ask);
  source.prompt = prompt;
  if (prompt) await plan.begin(prompt, "red");
  return plan;
}

const shown = (plan: Plan): string[] =>
  plan.ordered.map((row) => `${row.region}>${row.target ?? ""} ${plan.verdict(row).state}`);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const kinds = (body: GivePlan | undefined): string[] =>
  (body?.answers ?? []).map((answer) => `${word(answer, "kind")} ${word(answer, "region")}`.trim());

beforeEach(() => {
  localStorage.clear();
  change({ lang: "en" });
});

describe("a maneuver", () => {
  it("is fleets, the end of the fleets, armies over them, and the end", async () => {
    screen({ fleets: { west: 1, middle: 1 }, armies: { home: 1 } });
    const plan = await opened();
    expect(plan.open.map((stack) => stack.key)).toEqual([
      "fleets west fleet",
      "fleets middle fleet",
      "armies home army",
    ]);
    plan.stay();
    await settled();
    expect(plan.chosen).toBe("fleets middle fleet");
    plan.stay();
    await settled();
    expect(plan.reach?.targets.map((target) => target.region)).toEqual(["isle"]);
    await plan.go("isle");
    expect(saying(plan, table).text).toBe("Done: 1 order, 2 units stay");
    await plan.done();
    expect(kinds(given[0])).toEqual(["pass", "pick_army home", "go west", "go middle", "go isle", "pass"]);
    expect(table.session.drafts.of("plan", 0)?.kept ?? null).toBeNull();
  });
  it("can be ended without moving", async () => {
    screen({ fleets: { west: 1 }, armies: { home: 2 } });
    const plan = await opened();
    await plan.finish();
    expect(kinds(given[0])).toEqual(["pass", "pass"]);
  });
  it("is played once, however often Done is pressed before the table says what comes next", async () => {
    screen({ fleets: { west: 1 }, armies: {} });
    const plan = await opened();
    await plan.allStay();
    await plan.done();
    expect(plan.ready).toBe(false);
    await plan.done();
    expect(given).toHaveLength(1);
  });
  it("is not played while a unit has no order, and says so", async () => {
    screen({ fleets: { west: 2, middle: 1 }, armies: { home: 2 } });
    const plan = await opened();
    await plan.go("middle");
    expect(saying(plan, table).text).toBe("4 units still open");
    await plan.done();
    expect(given).toHaveLength(0);
    await plan.allStay();
    expect(plan.ready).toBe(true);
  });
});

describe("rows", () => {
  it("that the change of another one breaks are named, those below are not checked, and taking it back mends them", async () => {
    screen({ fleets: { west: 2 }, armies: { home: 2 } });
    const plan = await opened();
    await plan.go("middle");
    plan.stay();
    await settled();
    await plan.go("isle");
    expect(shown(plan)).toEqual(["west>middle stands", "home>isle stands"]);
    plan.pick("armies home army");
    const fleet = plan.rows[0];
    if (fleet) plan.remove(fleet);
    await settled();
    expect(shown(plan)).toEqual(["home>isle refused"]);
    expect(plan.verdict(plan.ordered[0]!).reason?.text).toBe("No fleet can carry it.");
    expect(plan.ready).toBe(false);
    expect(saying(plan, table).text).toBe("Row 1 cannot be played");
    plan.undo();
    await settled();
    expect(shown(plan)).toEqual(["west>middle stands", "home>isle stands"]);
  });
  it("below one that is refused are not checked, and their units not offered again", async () => {
    screen({ fleets: { west: 4 }, armies: { home: 2 } });
    const plan = await opened();
    await plan.go("middle");
    await plan.go("middle");
    plan.pick("armies home army");
    await settled();
    await plan.go("isle");
    await plan.go("isle");
    expect(shown(plan)).toEqual(["west>middle stands", "west>middle stands", "home>isle stands", "home>isle stands"]);
    plan.remove(plan.rows[0]!);
    await settled();
    expect(shown(plan)).toEqual(["west>middle stands", "home>isle stands", "home>isle refused"]);
    plan.remove(plan.rows[0]!);
    await settled();
    expect(shown(plan)).toEqual(["home>isle refused", "home>isle unchecked"]);
    expect(plan.open.map((stack) => stack.key)).toEqual(["fleets west fleet"]);
  });
  it("keep the order that the player gives them", async () => {
    screen({ fleets: { west: 1, middle: 1, east: 1 }, armies: { home: 1, isle: 1 } });
    const plan = await opened();
    await plan.go("middle");
    await plan.go("west");
    expect(plan.rows.map((row) => row.region)).toEqual(["west", "middle"]);
    plan.reorder(plan.rows[1]!, 0);
    await settled();
    expect(plan.ordered.map((row) => row.region)).toEqual(["middle", "west"]);
    plan.reorder(plan.ordered[0]!, 5);
    expect(plan.ordered.map((row) => row.region)).toEqual(["middle", "west"]);
  });
  it("change their target in place", async () => {
    screen({ fleets: { middle: 1 } });
    const plan = await opened();
    await plan.go("west");
    plan.pick(plan.rows[0]?.id ?? "");
    await settled();
    expect(plan.reach?.targets.map((target) => target.region)).toEqual(["west", "east"]);
    await plan.go("east");
    expect(shown(plan)).toEqual(["middle>east stands"]);
  });
  it("of a stack can be alike as far as ships last", async () => {
    screen({ fleets: { west: 2, middle: 2 }, armies: { home: 3 } });
    const plan = await opened();
    await plan.allStay();
    plan.recall(plan.stacks.find((stack) => stack.group === "armies")!);
    await settled();
    await plan.alike();
    expect(plan.together).toBe(true);
    await plan.go("isle");
    expect(shown(plan)).toEqual(["home>isle stands", "home>isle stands"]);
    expect(plan.notice).toBe("One unit cannot follow there.");
    plan.undo();
    await settled();
    expect(plan.rows).toHaveLength(0);
  });
  it("survive a reload", async () => {
    screen({ fleets: { middle: 1 }, armies: { home: 1 } });
    const plan = await opened();
    await plan.go("west");
    const again = await opened(new Plan(table.session));
    expect(shown(again)).toEqual(["middle>west stands"]);
    server.ask += 1;
    expect(shown(await opened(new Plan(table.session)))).toEqual([]);
  });
});

describe("foreign units", () => {
  it("have to be decided about, and nothing is sent before", async () => {
    screen({ fleets: { middle: 1 }, foes: { west: 1 } });
    const plan = await opened();
    await plan.go("west");
    const row = plan.rows[0]!;
    expect(plan.verdict(row).questions.map((question) => [question.step, question.settled])).toEqual([
      ["attack", false],
    ]);
    expect(plan.ready).toBe(false);
    expect(saying(plan, table).text).toBe("Decide first");
    void plan.settle(row, 0, { kind: "exchange", region: "west", nation: "blue" });
    await settled();
    expect(plan.ready).toBe(true);
    expect(traces(plan.draft, plan.rows, "red")[0]?.kind).toBe("fight");
    const change = outcomes(ownScreen(table.session.screen), ownScreen(plan.draft?.end?.screen), "red");
    expect(
      change.map((one) => [
        one.nation,
        ...one.figures
          .filter((figure) => figure.before !== figure.after)
          .map((figure) => `${figure.id} ${figure.before} ${figure.after}`),
      ]),
    ).toEqual([
      ["red", "fleets 1 0", "pay 1 0"],
      ["blue", "armies 1 0", "pay 1 0"],
    ]);
    await plan.done();
    expect(kinds(given[0])).toEqual(["pick_fleet middle", "go west", "exchange west", "pass", "pass"]);
  });
  it("that another row has beaten before are no question any more, and peace never ends the fleets", async () => {
    screen({ fleets: { middle: 2 }, foes: { west: 1 } });
    const plan = await opened();
    await plan.go("west");
    void plan.settle(plan.rows[0]!, 0, { kind: "pass" });
    await settled();
    await plan.go("west");
    void plan.settle(plan.rows[1]!, 0, { kind: "exchange", region: "west", nation: "blue" });
    await settled();
    plan.reorder(plan.rows[1]!, 0);
    await settled();
    expect(shown(plan)).toEqual(["middle>west stands", "middle>west stands"]);
    expect(plan.ordered.map((row) => plan.verdict(row).questions.length)).toEqual([1, 0]);
    await plan.done();
    expect(kinds(given[0])).toEqual([
      "pick_fleet middle",
      "go west",
      "exchange west",
      "pick_fleet middle",
      "go west",
      "pass",
      "pass",
    ]);
  });
});

describe("the server", () => {
  it("is asked once for each change, however many questions arise on the way", async () => {
    screen({ fleets: { middle: 6 }, foes: { west: 9, east: 9 } });
    const plan = await opened();
    expect(server.tries).toBe(1);
    for (let row = 0; row < 6; row += 1) {
      const before = server.tries;
      await plan.go(row % 2 ? "west" : "east");
      await settled();
      const reach = 1; // where the unit of the row that waits for a decision could go instead
      expect(server.tries - before).toBeLessThanOrEqual(1 + reach);
      plan.pick("fleets middle fleet");
    }
    expect(plan.rows.flatMap((row) => plan.verdict(row).questions)).toHaveLength(12);
  });
  it("is not asked again for what it has told", async () => {
    screen({ fleets: { middle: 1 } });
    const plan = await opened();
    await plan.go("west");
    const told = server.tries;
    plan.undo();
    await settled();
    expect([plan.rows.length, server.tries]).toEqual([0, told]);
  });
});

describe("two others in a region", () => {
  it("are asked in an order, unless one of them is fought", async () => {
    screen({ fleets: { middle: 1 }, foes: { west: 2 } });
    const plan = await opened();
    await plan.go("west");
    const steps = (): string[] =>
      plan.verdict(plan.rows[0]!).questions.map((question) => `${question.step} ${question.settled}`);
    expect(steps()).toEqual(["attack false", "ask true"]);
    void plan.settle(plan.rows[0]!, 0, { kind: "exchange", region: "west", nation: "blue" });
    await settled();
    expect(steps()).toEqual(["attack true"]);
    expect(plan.verdict(plan.rows[0]!).state).toBe("stands");
    void plan.settle(plan.rows[0]!, 0, { kind: "pass" });
    await settled();
    expect(steps()).toEqual(["attack true", "ask true"]);
    expect(plan.verdict(plan.rows[0]!).others).toEqual([{ step: "demand", seats: [1] }]);
    void plan.settle(plan.rows[0]!, 1, { kind: "ask", nation: "green" });
    await settled();
    await plan.done();
    expect(given[0]?.answers.slice(2, 4)).toEqual([{ kind: "pass" }, { kind: "ask", nation: "green" }]);
  });
});

describe("somebody else's decision", () => {
  async function interrupted(): Promise<Plan> {
    screen({ fleets: { middle: 1, west: 1 }, armies: { home: 1 }, foes: { east: 1 } });
    const plan = await opened();
    await plan.go("east");
    void plan.settle(plan.rows[0]!, 0, { kind: "pass" });
    await settled();
    expect(plan.verdict(plan.rows[0]!).others).toEqual([{ step: "demand", seats: [1] }]);
    plan.pick("fleets west fleet");
    await settled();
    await plan.go("middle");
    await plan.allStay();
    await plan.done();
    expect(given).toHaveLength(1);
    expect(table.session.notice).toBe("Ben decides first. One order waits meanwhile.");
    return plan;
  }
  it("that lets it be is followed by the rest of the plan by itself", async () => {
    await interrupted();
    server.decide(false);
    await opened(new Plan(table.session));
    expect(given).toHaveLength(2);
    expect(kinds(given[1])).toEqual(["pick_fleet west", "go middle", "pass", "pass"]);
    expect(given[1]?.ask).toBe(server.ask - 4);
  });
  it("can come twice, and those who were to stay still do", async () => {
    screen({ fleets: { middle: 2 }, armies: { home: 1 }, foes: { east: 1, west: 1 } });
    const plan = await opened();
    await plan.go("east");
    void plan.settle(plan.rows[0]!, 0, { kind: "pass" });
    await settled();
    await plan.go("west");
    void plan.settle(plan.rows[1]!, 0, { kind: "pass" });
    await settled();
    await plan.allStay();
    await plan.done();
    server.decide(false);
    await opened(new Plan(table.session));
    server.decide(false);
    await opened(new Plan(table.session));
    expect(given.map(kinds)).toEqual([
      ["pick_fleet middle", "go east", "pass", "pick_fleet middle", "go west", "pass", "pass", "pass"],
      ["pick_fleet middle", "go west", "pass", "pass", "pass"],
      ["pass", "pass"],
    ]);
  });
  it("that changes things leaves the rest to be looked at again", async () => {
    await interrupted();
    server.decide(true);
    const plan = await opened(new Plan(table.session));
    expect(given).toHaveLength(1);
    expect(shown(plan)).toEqual(["west>middle stands"]);
    expect(plan.notice).toContain("not everything came as planned");
    expect(plan.ready).toBe(true);
  });
});

describe("a question in the middle of a move", () => {
  it("is the first row, and the rest of the maneuver follows", async () => {
    screen({ fleets: { west: 1 }, armies: { home: 1 } });
    server.game.play({ kind: "pick_fleet", region: "west" });
    const plan = await opened();
    expect(plan.rows.map((row) => row.kind)).toEqual(["rest"]);
    expect(saying(plan, table).text).toBe("Row 1: where to?");
    await plan.go("middle");
    expect(plan.verdict(plan.rows[0]!).state).toBe("stands");
    await plan.allStay();
    await plan.done();
    expect(kinds(given[0])).toEqual(["go middle", "pass", "pass"]);
  });
  it("about an arrival is decided in its row", async () => {
    screen({ fleets: { middle: 1 }, foes: { west: 1 } });
    server.game.play({ kind: "pick_fleet", region: "middle" });
    server.game.play({ kind: "go", region: "west" });
    const plan = await opened();
    void plan.settle(plan.rows[0]!, 0, { kind: "pass" });
    await settled();
    await plan.done();
    expect(kinds(given[0])).toEqual(["pass", "pass", "pass"]);
    expect(given[0]?.answers).toHaveLength(3);
  });
});
