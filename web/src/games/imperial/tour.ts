/** The tour through somebody's first turn. */
import type { Desk as ImperialScreen } from "../../protocol/types";
import type { Session } from "../../session/session.svelte";
import { t } from "../../texts/texts.svelte";
import type { TourPlan } from "../../tour/tour.svelte";

/** What a step points at (`data-tour`) is also its name. */
export const STEPS = ["prompt", "rondel", "fields", "map", "ledger", "investor", "log"] as const;
type Step = (typeof STEPS)[number];

/** Steps that speak of something that has no place of its own. */
const PLACES: Readonly<Partial<Record<Step, string>>> = { investor: "ledger" };

/** Where a place is found when it is not in sight: the tab of a small screen. */
const TABS: Readonly<Partial<Record<Step, string>>> = {
  rondel: "choose",
  fields: "choose",
  map: "map",
  ledger: "ledger",
  investor: "ledger",
  log: "log",
};

type Edition = "first" | "third" | "world";
const EDITIONS: Readonly<Record<string, Edition>> = {
  "imperial-2006": "first",
  "imperial-2010": "third",
  "imperial-2030": "world",
};

/** Somebody governs, but nobody holds the investor card: then there is none. */
export function playsWithoutCard(screen: Pick<ImperialScreen, "powers" | "purses"> | null | undefined): boolean {
  if (screen == null) return false;
  return screen.powers.some((power) => power.government != null) && !screen.purses.some((purse) => purse.investor_card);
}

export function tourOf(session: Pick<Session, "source" | "sheet">): TourPlan {
  const edition = EDITIONS[session.source.table?.game ?? ""] ?? "third";
  const free = playsWithoutCard(session.sheet?.desk);
  return STEPS.map((step) => {
    const tab = TABS[step];
    return {
      anchors: [`[data-tour="${PLACES[step] ?? step}"]`, ...(tab ? [`#tab-${tab}`] : [])],
      head: t(`imp-tour-${step}-head`),
      text: t(step === "investor" && free ? "imp-tour-investor-free" : `imp-tour-${step}`, { edition }),
    };
  });
}
