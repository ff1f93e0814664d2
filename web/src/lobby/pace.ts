/** How long computers take: what was measured of each level, and what it means for whoever waits. */
import type { Computer, Game } from "../protocol/types";
import { rated } from "../texts/rating";
import { seconds, t } from "../texts/texts.svelte";
import type { TableDraft } from "./draft";

/** Below this nobody feels a wait. */
const AT_ONCE = 0.3;

/** Seconds that a computer takes for a decision at a table that lets it think for `thinking` milliseconds. */
export function secondsOf(bot: Computer, thinking: number): number {
  return bot.thinks ? thinking / 1000 : (bot.seconds ?? 0);
}

/** "answers at once", or "2 s a decision". */
export function paceOf(bot: Computer, thinking: number): string {
  const time = secondsOf(bot, thinking);
  return time < AT_ONCE ? t("bot-at-once") : t("bot-time", { time: seconds(Math.round(time * 10) * 100) });
}

/** About how many seconds pass until somebody at this table is first asked: how often computers answer before, as
 *  measured, times their pause and the time they take. Null where people are waited for, too. */
export function firstDecision(draft: TableDraft, game: Game): number | null {
  const seats = draft.seats.slice(0, draft.count);
  const computers = seats.filter((seat) => seat.kind === "computer");
  const turns = game.opening?.[draft.count - game.least];
  if (turns === undefined || seats.some((seat) => seat.kind === "open") || computers.length === seats.length)
    return null;
  if (computers.length === 0) return 0;
  const times = computers.map((seat) => {
    const bot = game.bots.find((one) => one.id === seat.bot);
    return bot ? secondsOf(bot, draft.thinking) : 0;
  });
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const share = computers.length / (seats.length - 1);
  return turns * share * ((game.pace?.[draft.speed] ?? 0) + mean);
}

/** In a sentence; rounded, for it is a mean over many deals. */
export function firstInWords(time: number): string {
  if (time < 1) return t("new-first-now");
  const round = time < 10 ? Math.round(time) : Math.round(time / 5) * 5;
  return t("new-first-in", { time: seconds(round * 1000, "long") });
}

/** Milliseconds that a table gives to those who use them, unless somebody says otherwise. */
export const USUAL_THINKING = 1000;

/** In a list of choices: "Strategist · 1712 · 1 s a decision". */
export function paced(bot: Computer, thinking: number): string {
  return t("bot-choice", { bot: rated(bot), pace: paceOf(bot, thinking) });
}
