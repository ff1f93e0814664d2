/** What the last turn did to the board. */
import type { LogItem, Trace } from "../../protocol/types";

export interface LastTurn {
  heading: string;
  traces: Trace[];
}

/** The last turn that left traces, looked at from the moment `at` (null: now). */
export function lastTurn(log: readonly LogItem[], at: number | null): LastTurn {
  const traces: Trace[][] = [];
  for (let place = log.length - 1; place >= 0; place -= 1) {
    const item = log[place];
    if (!item || (at !== null && item.at > at)) continue;
    if (item.traces?.length) traces.unshift(item.traces);
    if (item.heading && traces.length > 0) return { heading: item.heading, traces: traces.flat() };
  }
  return { heading: "", traces: traces.flat() };
}

/** Where something happened, or came from. */
export function regionsOfTraces(traces: readonly Trace[]): string[] {
  return [...new Set(traces.flatMap((trace) => [trace.origin ?? "", trace.region ?? ""]))].filter(Boolean);
}
