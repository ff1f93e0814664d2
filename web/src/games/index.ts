/** The games: the one place outside their folders that names them. */
import type { Game } from "./game";

const GAMES: Readonly<Record<string, Game>> = {
  imperial: { plates: () => import("./imperial/plates"), screen: () => import("./imperial/screen") },
  imperialism: { plates: () => import("./imperialism/plates") },
  attack: { plates: () => import("./attack/plates") },
};

/** What somebody is offered who has not played yet. */
export const FIRST_RULESET = "imperial-2030";

/** The game that a ruleset belongs to: rulesets are called like their game, with an edition behind a dash. */
export function gameOf(ruleset: string): Game | undefined {
  return GAMES[ruleset.split("-")[0] ?? ""];
}
