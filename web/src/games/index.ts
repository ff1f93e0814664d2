/** The games: the one place outside their folders that names them. */
import type { Game } from "./game";

const GAMES: Readonly<Record<string, Game>> = {
  imperial: {
    plates: () => import("./imperial/plates"),
    screen: () => import("./imperial/screen"),
    lessons: () => import("./imperial/lessons"),
    position: () => import("./imperial/Position.svelte"),
  },
  imperialism: { plates: () => import("./imperialism/plates") },
  attack: { plates: () => import("./attack/plates") },
};

/** What somebody is offered who has not played yet. */
export const FIRST_RULESET = "imperial-2030";

/** What a game brings, by its name: `Game.title` of the protocol, the tag of a game's own screen. */
export function gameOf(name: string): Game | undefined {
  return GAMES[name];
}
