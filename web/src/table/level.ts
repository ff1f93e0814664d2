/** What is said of a computer at the table: its level, and how long it takes for a decision. */
import type { SeatState, TableState } from "../protocol/types";
import { visitor } from "../shell/visitor.svelte";
import { botName, seconds, t } from "../texts/texts.svelte";

export function levelOf(seat: SeatState, table: TableState | null): string {
  const level = botName(seat.bot ?? "");
  const game = visitor.games.find((one) => one.id === table?.game);
  const bot = game?.bots.find((one) => one.id === seat.bot);
  if (!bot) return level;
  return bot.thinks && table?.thinking
    ? t("table-level-time", { level, time: seconds(table.thinking) })
    : t("table-level-at-once", { level });
}
