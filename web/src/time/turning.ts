/** A game as a line: where its turns begin, and what is worth a mark on it. */
import type { LogItem, Trace, TraceKind } from "../protocol/types";

/** Ring, crown and cross of the time strip. */
export type MarkKind = "tax" | "govern" | "fight";

export interface Mark {
  at: number;
  /** The number of the step it stands at. */
  step: number;
  kind: MarkKind;
}

export interface TurnStart {
  at: number;
  step: number;
  heading: string;
  /** The numbers of the turn and of its round, where the game counts them; else 0. */
  turn: number;
  round: number;
}

const KINDS: Readonly<Partial<Record<TraceKind, MarkKind>>> = {
  tax: "tax",
  govern: "govern",
  fight: "fight",
  raze: "fight",
};
/** Where several things happen close together the rarer one is shown. */
const WEIGHT: Readonly<Record<MarkKind, number>> = { tax: 0, fight: 1, govern: 2 };

export function kindsOf(item: LogItem): MarkKind[] {
  const found = new Set<MarkKind>();
  for (const trace of item.traces ?? []) {
    const kind = KINDS[trace.kind];
    if (kind) found.add(kind);
  }
  return [...found];
}

/** What is worth a mark, at most one for each `gap` of the steps. */
export function marks(log: readonly LogItem[], steps: readonly number[], gap: number): Mark[] {
  const step = new Map(steps.map((at, number) => [at, number]));
  const found: Mark[] = [];
  for (const item of log) {
    const number = step.get(item.at);
    if (number === undefined) continue;
    for (const kind of kindsOf(item)) {
      const last = found.at(-1);
      if (!last || number - last.step >= gap) found.push({ at: item.at, step: number, kind });
      else if (WEIGHT[kind] > WEIGHT[last.kind]) last.kind = kind;
    }
  }
  return found;
}

export function starts(log: readonly LogItem[], steps: readonly number[]): TurnStart[] {
  const step = new Map(steps.map((at, number) => [at, number]));
  return log.flatMap((item) => {
    const number = step.get(item.at);
    if (!item.heading || number === undefined) return [];
    return [{ at: item.at, step: number, heading: item.heading, turn: item.turn ?? 0, round: item.round ?? 0 }];
  });
}

/** The turn that a moment lies in. */
export function turnAt(turns: readonly TurnStart[], at: number): TurnStart | undefined {
  return turns.findLast((turn) => turn.at <= at);
}

/** Every region that something happened in, first come first. */
export function regionsOf(traces: readonly Trace[]): string[] {
  const all = traces.flatMap((trace) => [trace.origin ?? "", ...(trace.via ?? []), trace.region ?? ""]);
  return [...new Set(all)].filter(Boolean);
}
