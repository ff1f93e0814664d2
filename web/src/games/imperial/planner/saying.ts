/** What the planner says in place of the question, and on Done. */
import { t } from "../../../texts/texts.svelte";
import type { ImperialTable } from "../table.svelte";
import type { Row } from "./draft";
import type { Plan } from "./plan.svelte";

type Places = Pick<ImperialTable, "place">;

export interface Saying {
  text: string;
  sentence?: string;
}

function done(plan: Plan): string {
  if (plan.refused) return t("plan-done-refused", { number: plan.number(plan.refused) });
  if (plan.unfinished) return t("plan-done-onward", { number: plan.number(plan.unfinished) });
  if (plan.unsettled) return t("plan-done-settle", { number: plan.number(plan.unsettled) });
  const open = plan.open.reduce((sum, stack) => sum + stack.open, 0);
  if (open > 0) return t("plan-done-open", { count: open });
  if (!plan.draft || plan.checking) return t("plan-done-checking");
  return t("plan-done", { moves: plan.rows.length, stays: plan.staying });
}

function decision(plan: Plan, row: Row, table: Places): string {
  if (row.kind === "rest" && row.text && !row.target) return row.text;
  const question = plan.verdict(row).questions.find((one) => !one.settled);
  const place = table.place(row.target ?? row.region)?.name;
  const words = t(`plan-question-${question?.step ?? "attack"}`);
  return place ? t("plan-say-settle", { place, question: words }) : words;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function sentence(plan: Plan, table: Places): string | undefined {
  if (!plan.draft) return undefined;
  if (plan.refused) return t("plan-say-refused", { number: plan.number(plan.refused) });
  if (plan.unsettled) return decision(plan, plan.unsettled, table);
  if (!plan.reach) return plan.ready ? t("plan-say-done") : undefined;
  const count = plan.reach.targets.length;
  const row = plan.rows.find((one) => one.id === plan.chosen);
  if (row && row !== plan.unfinished) return t("plan-say-row", { number: plan.number(row), count });
  const more = plan.open.reduce((sum, stack) => sum + stack.open, 0) - 1;
  const first = t("plan-say-unit", { unit: capital(plan.reach.text), count });
  return more > 0 ? `${first} ${t("plan-say-more", { count: more })}` : first;
}

export function saying(plan: Plan, table: Places): Saying {
  const text = done(plan);
  const words = sentence(plan, table);
  return words === undefined ? { text } : { text, sentence: words };
}
