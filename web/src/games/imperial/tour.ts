/** The tour through somebody's first turn. */
import type { Session } from "../../session/session.svelte";
import { t } from "../../texts/texts.svelte";
import type { TourPlan } from "../../tour/tour.svelte";
import { editionOf } from "./editions";
import { ownScreen } from "./own";

/** What a step points at (`data-tour`) is also its name. */
export const STEPS = ["prompt", "rondel", "fields", "map", "ledger", "investor", "log"] as const;
type Step = (typeof STEPS)[number];

/** Steps that speak of something that has no place of its own. */
const PLACES: Readonly<Partial<Record<Step, string>>> = { investor: "ledger" };

/** The tab of a small screen on which a place is found. */
const TABS: Readonly<Partial<Record<Step, string>>> = {
  rondel: "choose",
  fields: "choose",
  map: "map",
  ledger: "ledger",
  investor: "ledger",
  log: "log",
};

export function tourOf(session: Pick<Session, "source" | "screen">): TourPlan {
  const edition = editionOf(session.source.table?.game ?? "");
  const free = ownScreen(session.screen)?.investor_card === false;
  return STEPS.map((step) => {
    const tab = TABS[step];
    return {
      anchors: [`[data-tour="${PLACES[step] ?? step}"]`, ...(tab ? [`#tab-${tab}`] : [])],
      ...(tab ? { tab: `.tabs #tab-${tab}` } : {}),
      head: t(`imp-tour-${step}-head`),
      text: t(step === "investor" && free ? "imp-tour-investor-free" : `imp-tour-${step}`, { edition }),
    };
  });
}
