/** Sounds of the table, for those who want them: a fight that happened while one looked on, and the end. */
import { untrack } from "svelte";
import { chime } from "../shell/attention.svelte";
import { settings } from "../browser/settings.svelte";
import type { LogItem } from "../protocol/types";
import type { Session } from "../session/session.svelte";
import { kindsOf } from "./turning";

/** Whether something was fought over among what came new. */
export function fought(before: readonly LogItem[], now: readonly LogItem[]): boolean {
  const known = before.at(-1)?.at ?? Infinity;
  return now.some((item) => item.at > known && kindsOf(item).includes("fight"));
}

/** Call it in a component that lives as long as the table is shown. */
export function ring(session: Session): void {
  let before: readonly LogItem[] = [];
  let status = "";
  $effect(() => {
    const { log, table } = session.source;
    untrack(() => {
      const ended = status === "running" && table?.status === "over";
      if (settings.sound && ended) chime("end");
      else if (settings.sound && fought(before, log)) chime("fight");
      before = log;
      status = table?.status ?? "";
    });
  });
}
