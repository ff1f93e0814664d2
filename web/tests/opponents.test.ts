import { describe, expect, it } from "vitest";
import { change } from "../src/browser/settings.svelte";
import { drawnOpponents, freeOpponents, freshDraft, newTable, seatOpponent } from "../src/lobby/draft";
import { firstDecision, firstInWords, paceOf } from "../src/lobby/pace";
import type { Game } from "../src/protocol/types";
import { warningOf } from "../src/shell/reach";
import { FACES, NAMES } from "../src/signs/faces";
import { wishes } from "../src/table/rematch";

const GAME = {
  id: "imperial-2030",
  least: 2,
  most: 6,
  usual: 4,
  options: [],
  bots: [
    { id: "greedy-adept", seconds: 0.005 },
    { id: "search", thinks: true },
  ],
  usual_bot: "greedy-adept",
  opening: [2, 3, 5, 7, 8],
  pace: { slow: 1.5, normal: 0.6, fast: 0.15, instant: 0 },
} as unknown as Game;

describe("opponents", () => {
  it("are sixteen, each with a face of its own", () => {
    expect(NAMES).toHaveLength(16);
    expect(new Set(Object.values(FACES).map((face) => face.top)).size).toBe(16);
  });
  it("are drawn in another order each time, and never twice", () => {
    let number = 0;
    const drawn = drawnOpponents(() => ((number += 1) % 7) / 7);
    expect(drawn).not.toEqual(NAMES);
    expect(drawn.toSorted()).toEqual(NAMES.toSorted());
  });
  it("change places when one is wanted that has a seat already", () => {
    const draft = freshDraft(GAME, "Anna");
    const [, second, third] = draft.seats.map((seat) => seat.opponent);
    expect(freeOpponents(draft, 1)).not.toContain(third);
    seatOpponent(draft, 1, third!);
    expect(draft.seats.slice(1, 3).map((seat) => seat.opponent)).toEqual([third, second]);
    expect(new Set(draft.seats.map((seat) => seat.opponent)).size).toBe(8);
    expect(newTable(draft, GAME, "key").seats[1]).toEqual({ kind: "computer", bot: "greedy-adept", name: third });
  });
  it("come again for a rematch; one without a face of its own gets a new name", () => {
    const seats = [
      { seat: 0, kind: "human", name: "Anna" },
      { seat: 1, kind: "computer", name: "Kira", bot: "greedy", face: "kira" },
      { seat: 2, kind: "computer", name: "Computer 3", bot: "greedy" },
    ] as const;
    expect(wishes([...seats], [0]).slice(1)).toEqual([
      { kind: "computer", bot: "greedy", name: "Kira" },
      { kind: "computer", bot: "greedy" },
    ]);
  });
});

describe("how long they think", () => {
  it("is what was measured, or what the table gives them", () => {
    change({ lang: "en" });
    expect(GAME.bots.map((bot) => paceOf(bot, 5000))).toEqual(["answers at once", "5 sec a decision"]);
    change({ lang: "de" });
    expect(paceOf(GAME.bots[1]!, 500)).toBe("0,5 Sek. je Entscheidung");
    change({ lang: "en" });
  });
  it("says when one is first asked, from the answers that come before", () => {
    const draft = { ...freshDraft(GAME, "Anna"), count: 4 };
    expect(firstDecision(draft, GAME)).toBeCloseTo(5 * 0.605);
    for (const seat of draft.seats) seat.bot = "search";
    expect(firstDecision({ ...draft, thinking: 10_000 }, GAME)).toBeCloseTo(5 * 10.6);
    expect(firstDecision({ ...draft, speed: "instant" }, GAME)).toBeCloseTo(5);
    expect(firstInWords(53)).toBe("Your first decision comes after about 55 seconds.");
    expect(firstInWords(0.4)).toBe("You are asked at once.");
    draft.seats[1]!.kind = "open";
    expect(firstDecision(draft, GAME), "nobody knows how long a friend takes").toBeNull();
  });
});

describe("a link to be sent", () => {
  const lan = { to: "network", addresses: ["http://192.168.7.5:8440"] } as const;
  it("is warned of where it leads to this machine only", () => {
    expect(warningOf({ to: "machine", addresses: [] }, "http://127.0.0.1:8440")?.text).toBe("machine");
    expect(warningOf({ ...lan, addresses: [...lan.addresses] }, "http://localhost:8440")).toEqual({
      text: "network-here",
      better: "http://192.168.7.5:8440",
    });
    expect(warningOf({ to: "network", addresses: [] }, "http://127.0.0.1:8440")?.text).toBe("hosts");
  });
  it("leads as far as the network, once that one is used", () => {
    expect(warningOf({ ...lan, addresses: [...lan.addresses] }, lan.addresses[0])).toEqual({
      text: "network",
      better: "",
    });
  });
  it("is fine where everybody can come, or nobody knows", () => {
    expect(warningOf({ to: "public", addresses: [] }, "https://games.example")).toBeNull();
    expect(warningOf({ to: "unknown", addresses: [] }, "http://127.0.0.1:1")).toBeNull();
    expect(warningOf(null, "http://127.0.0.1:1")).toBeNull();
  });
});
