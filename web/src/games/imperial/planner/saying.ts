/** What the planner says in place of the question, and on Done. */
import { listed, t } from "../../../texts/texts.svelte";
import type { ImperialTable } from "../table.svelte";
import type { Deed } from "../../../session/session.svelte";
import type { Row } from "./draft";
import type { Plan } from "./plan.svelte";

type Places = Pick<ImperialTable, "place" | "mover">;

type Saying = Pick<Deed, "text" | "sentence" | "rule" | "passage">;

function done(plan: Plan): string {
  if (plan.refused) return t("plan-done-refused", { number: plan.number(plan.refused) });
  if (plan.unfinished) return t("plan-done-onward", { number: plan.number(plan.unfinished) });
  if (plan.unsettled) return t("plan-done-settle");
  const open = plan.open.reduce((sum, stack) => sum + stack.open, 0);
  if (open > 0) return t("plan-done-open", { count: open });
  if (!plan.draft || plan.checking) return t("plan-done-checking");
  return t("plan-done", { moves: plan.rows.length, stays: plan.staying });
}

function decision(plan: Plan, row: Row, table: Places): string {
  if (row.kind === "rest" && row.text && !row.target) return row.text;
  const question = plan.verdict(row).questions.find((one) => !one.settled);
  const place = table.place(row.target ?? row.region);
  const words = t(`plan-question-${question?.step ?? "attack"}`);
  if (!place) return words;
  const own = table.mover?.badge.id;
  const met = (place.stacks ?? []).filter((stack) => stack.nation !== own).map((stack) => stack.text);
  return question?.step === "attack" && met.length > 0 && met.every(Boolean)
    ? t("plan-say-attack", { place: place.name, units: listed(met) })
    : t("plan-say-settle", { place: place.name, question: words });
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
  return t("plan-say-unit", { unit: capital(plan.reach.text), count });
}

export function saying(plan: Plan, table: Places): Saying {
  const text = done(plan);
  const words = sentence(plan, table);
  const said: Saying = words === undefined ? { text } : { text, sentence: words };
  const asks = plan.asks;
  return asks?.passage ? { ...said, rule: asks.rule, passage: asks.passage } : said;
}
