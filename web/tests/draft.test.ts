import { expect, test } from "vitest";
import { OWN_FILE, changed, freshDraft, missingDocument, newTable, thinks, withGame } from "../src/lobby/draft";
import { fitted } from "../src/lobby/quick";
import type { Game } from "../src/protocol/types";
import { finder } from "../src/rules/searching";

const game: Game = {
  id: "g",
  title: "g",
  name: "G",
  credits: "",
  least: 2,
  most: 4,
  usual: 3,
  has_secrets: true,
  usual_bot: "plain",
  bots: [{ id: "plain" }, { id: "deep", thinks: true }],
  options: [
    {
      id: "start",
      text: "Start",
      values: [
        { value: "usual", text: "u" },
        { value: false, text: "o" },
      ],
    },
    { id: "deck", text: "Deck", values: [{ value: null, text: "ours" }], document: true },
  ],
};

test("a fresh table: I and computers, the usual number, nothing changed", () => {
  const draft = freshDraft(game, "Anna");
  expect(newTable(draft, game, "k".repeat(8))).toMatchObject({
    game: "g",
    options: {},
    seats: [
      { kind: "me", name: "Anna" },
      { kind: "computer", bot: "plain" },
      { kind: "computer", bot: "plain" },
    ],
  });
  expect(changed(draft)).toBe(0);
  expect(thinks(draft, game)).toBe(false);
  draft.seats[2]!.bot = "deep";
  expect(thinks(draft, game)).toBe(true);
  expect(newTable(draft, game, "k".repeat(8)).thinking).toBe(1000);
});

test("only what differs from the usual is sent, false and documents too", () => {
  const draft = freshDraft(game, "");
  draft.chosen = { start: 1, deck: OWN_FILE };
  expect(missingDocument(draft, game)?.id).toBe("deck");
  draft.documents.deck = { cards: [] };
  expect(missingDocument(draft, game)).toBeUndefined();
  const sent = newTable(draft, game, "k".repeat(8));
  expect(sent.options).toEqual({ start: false, deck: { cards: [] } });
  expect(sent.seats[0]).toEqual({ kind: "me" });
});

test("another game keeps the people and fits their number", () => {
  const draft = { ...freshDraft({ ...game, most: 8, usual: 8 }, "Anna"), chosen: { start: 1 } };
  draft.seats[1]!.kind = "open";
  const moved = withGame(draft, game);
  expect([moved.count, moved.seats[1]?.kind, moved.chosen]).toEqual([4, "open", {}]);
});

test("the quick start stays within the game", () => {
  expect(fitted({ game: "x", computers: 7, bot: "strong" }, game)).toEqual({ game: "g", computers: 3, bot: "plain" });
  expect(fitted({ game: "x", computers: 0, bot: "deep" }, game)).toEqual({ game: "g", computers: 1, bot: "deep" });
});

test("searching needs every word and minds neither case nor accents", () => {
  const matches = finder("grosse ÖL");
  expect(matches("Die große Ölquelle")).toBe(true);
  expect(matches("Die große Quelle")).toBe(false);
  expect(finder("  ")("anything")).toBe(true);
});
