/** Computers by their names, with what the arena has measured. */
import type { Computer } from "../protocol/types";
import { botName, t } from "./texts.svelte";

/** In a list of choices: "Adept · 1432"; only the name where nobody has measured. */
export function rated(bot: Computer): string {
  return bot.rating == null ? botName(bot.id) : t("bot-rated", { name: botName(bot.id), rating: String(bot.rating) });
}

/** "1400–1460, 800 games"; the one from which the others are measured has no interval. */
export function interval(bot: Computer): string {
  if (bot.low == null || bot.high == null || bot.low === bot.high) return t("bot-anchor");
  return t("bot-interval", { low: String(bot.low), high: String(bot.high), games: bot.games ?? 0 });
}
