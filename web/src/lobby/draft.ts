/** A table that is being thought of: what the dialog edits, and what of it is sent. */
import type { Game, GameOption, Json, NewTable, Pace, SeatWish, Speed, Thinking, Visibility } from "../protocol/types";
import { NAMES } from "../signs/faces";
import { knownBot } from "./quick";

export interface SeatDraft {
  kind: SeatWish["kind"];
  name: string;
  bot: string;
  /** Who the computer is that sits there, if one does. */
  opponent: string;
}

export interface TableDraft {
  game: string;
  count: number;
  seats: SeatDraft[];
  /** The number of the chosen value for each option; -1 for a file of one's own. */
  chosen: Record<string, number>;
  documents: Record<string, Record<string, Json>>;
  title: string;
  visibility: Visibility;
  speed: Speed;
  thinking: Thinking;
  absent: number;
  pace: Pace;
}

export const ABSENT = [0, 300, 3600, 86_400, 259_200];

/** The opponents in a new order, so that one meets others each time; `chance` gives numbers from 0 to 1. */
export function drawnOpponents(chance: () => number = Math.random): string[] {
  const names = [...NAMES];
  for (let left = names.length - 1; left > 0; left -= 1) {
    const other = Math.floor(chance() * (left + 1));
    [names[left], names[other]] = [names[other]!, names[left]!];
  }
  return names;
}

/** Those that no other seat of the draft has. */
export function freeOpponents(draft: TableDraft, seat: number): string[] {
  const others = draft.seats.slice(0, draft.count).filter((one, place) => place !== seat && one.kind === "computer");
  return NAMES.filter((name) => others.every((one) => one.opponent !== name));
}

/** Let this opponent have the seat; who had it goes where the opponent was, so that nobody sits at a table twice. */
export function seatOpponent(draft: TableDraft, seat: number, name: string): void {
  const mine = draft.seats[seat];
  if (!mine) return;
  const other = draft.seats.find((one) => one.opponent === name);
  if (other) other.opponent = mine.opponent;
  mine.opponent = name;
}

export function freshDraft(game: Game, name: string): TableDraft {
  const opponents = drawnOpponents();
  const seats = Array.from({ length: 8 }, (_, seat): SeatDraft => ({
    kind: seat === 0 ? "me" : "computer",
    name: seat === 0 ? name : "",
    bot: game.usual_bot,
    opponent: opponents[seat]!,
  }));
  return {
    game: game.id,
    count: game.usual,
    seats,
    chosen: {},
    documents: {},
    title: "",
    visibility: "private",
    speed: "normal",
    thinking: 1000,
    absent: 0,
    pace: "live",
  };
}

/** The same people at another game. */
export function withGame(draft: TableDraft, game: Game): TableDraft {
  const count = Math.min(Math.max(draft.count, game.least), game.most);
  const seats = draft.seats.map((seat) => ({ ...seat, bot: knownBot(game, seat.bot) }));
  return { ...draft, game: game.id, count, seats, chosen: {}, documents: {} };
}

export const OWN_FILE = -1;

export function changed(draft: TableDraft): number {
  return Object.values(draft.chosen).filter((index) => index !== 0).length;
}

/** The option that waits for its file, if there is one. */
export function missingDocument(draft: TableDraft, game: Game): GameOption | undefined {
  return game.options.find((option) => draft.chosen[option.id] === OWN_FILE && !draft.documents[option.id]);
}

export function newTable(draft: TableDraft, game: Game, key: string): NewTable {
  const options: Record<string, Json> = {};
  for (const option of game.options) {
    const index = draft.chosen[option.id] ?? 0;
    if (index === OWN_FILE) options[option.id] = draft.documents[option.id] ?? null;
    else if (index > 0) options[option.id] = option.values[index]?.value ?? null;
  }
  return {
    game: game.id,
    seats: draft.seats.slice(0, draft.count).map(wish),
    key,
    options,
    title: draft.title.trim(),
    visibility: draft.visibility,
    speed: draft.speed,
    thinking: draft.thinking,
    absent_after: draft.absent,
    pace: draft.pace,
  };
}

/** Whether several people may play, so that it matters whether they do so at the same time. */
export function isShared(draft: TableDraft): boolean {
  return draft.seats.slice(0, draft.count).some((seat) => seat.kind === "open");
}

/** Whether one of the computers uses the time it may think. */
export function thinks(draft: TableDraft, game: Game): boolean {
  const using = new Set(game.bots.filter((bot) => bot.thinks).map((bot) => bot.id));
  return draft.seats.slice(0, draft.count).some((seat) => seat.kind === "computer" && using.has(seat.bot));
}

function wish(seat: SeatDraft): SeatWish {
  const name = seat.name.trim();
  if (seat.kind === "computer") return { kind: "computer", bot: seat.bot, name: seat.opponent };
  return seat.kind === "me" && name ? { kind: "me", name } : { kind: seat.kind };
}
