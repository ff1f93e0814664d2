/** One click to a running game: a table with me and computers. */
import { FIRST_RULESET } from "../games";
import { api, newKey } from "../protocol/api";
import type { Game } from "../protocol/types";

const KEY = "greatpowers.quick-start";

export interface Quick {
  game: string;
  computers: number;
  bot: string;
}

export function lastQuick(games: Game[]): Quick {
  const first = games.find((game) => game.id === FIRST_RULESET) ?? games[0];
  let kept: Partial<Quick> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Quick>;
  } catch {
    // nothing kept that can be read
  }
  const game = games.find((one) => one.id === kept.game) ?? first;
  return {
    game: game?.id ?? "",
    computers: kept.computers ?? (game?.usual ?? 4) - 1,
    bot: kept.bot ?? game?.usual_bot ?? "",
  };
}

/** The computer of this name, or the usual one where the game has none. */
export function knownBot(game: Game, bot: string): string {
  return game.bots.some((one) => one.id === bot) ? bot : game.usual_bot;
}

/** As many computers as the game allows, and a bot it has. */
export function fitted(quick: Quick, game: Game): Quick {
  const computers = Math.min(Math.max(quick.computers, game.least - 1), game.most - 1);
  return { game: game.id, computers, bot: knownBot(game, quick.bot) };
}

export async function startQuick(quick: Quick, key = newKey()): Promise<string> {
  try {
    localStorage.setItem(KEY, JSON.stringify(quick));
  } catch {
    // the choice is forgotten with the page
  }
  const computers = Array.from({ length: quick.computers }, () => ({ kind: "computer" as const, bot: quick.bot }));
  return (await api.createTable({ game: quick.game, seats: [{ kind: "me" }, ...computers], key })).id;
}
