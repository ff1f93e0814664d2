/** What the pictures of a lesson are drawn from. */
import type { Lesson } from "../../../protocol/types";
import { stillSession } from "../../../session/still";
import { ownScreen } from "../own";
import { ImperialTable } from "../table.svelte";

/** The table of a lesson; with only some of the nations where there is little room. */
export function stillTable(lesson: Lesson, shown?: readonly string[]): ImperialTable {
  const own = ownScreen(lesson.screen);
  if (!own || !shown) return new ImperialTable(stillSession(lesson));
  const powers = shown.flatMap((id) => own.powers.filter((power) => power.badge.id === id));
  return new ImperialTable(stillSession({ ...lesson, screen: { ...own, powers } }));
}
