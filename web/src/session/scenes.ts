/** What happened while somebody waited: a scene for each turn, in steps that can be followed. */
import type { LogItem, Stake, Trace, TraceKind } from "../protocol/types";

export interface Step {
  /** The moment after it. */
  at: number;
  /** From 1 on, through all scenes. */
  number: number;
  text: string;
  traces: Trace[];
  /** What it took from the seat that looks, or brought it. */
  stakes: Stake[];
}

export interface Scene {
  heading: string;
  nation: string;
  /** Who gave the first answer. */
  seat: number;
  turn: number;
  steps: Step[];
}

/** A line of the list: the same thing several times is one line. */
export interface Concern {
  stake: Stake;
  step: Step;
  count: number;
}

/** These deserve a step of their own. */
const HEAVY = new Set<TraceKind>(["fight", "hostile", "raze", "unflag", "govern", "tax"]);
/** More than this cannot be read in a step. */
const LONGEST = 150;

const isHeavy = (item: LogItem): boolean => (item.traces ?? []).some((trace) => HEAVY.has(trace.kind));

const isLoss = (item: LogItem, seat: number): boolean =>
  (item.stakes ?? []).some((stake) => stake.seat === seat && stake.sense === "loss");

/** What came after the moment `since`, without what the seat did itself; but what cost it something is there, for
 *  somebody else may have answered in its place. What nobody has done, such as a remark on the record, is no scene. */
export function scenes(log: readonly LogItem[], since: number, seat: number | null): Scene[] {
  const found: Scene[] = [];
  let scene: Scene | null = null;
  let heading: LogItem | undefined;
  let number = 0;
  /** Whether the next item may join the last step. */
  let light = false;
  for (const item of log) {
    if (item.heading) {
      heading = item;
      scene = null;
    }
    if (item.at <= since || !item.text || item.seat == null) continue;
    if (item.seat === seat && !isLoss(item, seat)) continue;
    if (!scene) {
      scene = {
        heading: heading?.heading ?? "",
        nation: item.nation ?? "",
        seat: item.seat,
        turn: heading?.turn ?? 0,
        steps: [],
      };
      found.push(scene);
      light = false;
    }
    const heavy = isHeavy(item);
    const stakes = (item.stakes ?? []).filter((stake) => stake.seat === seat);
    const last = scene.steps.at(-1);
    if (last && light && !heavy && last.text.length + item.text.length < LONGEST) {
      last.at = item.at;
      last.text += ` ${item.text}`;
      last.traces = [...last.traces, ...(item.traces ?? [])];
      last.stakes = [...last.stakes, ...stakes];
    } else {
      number += 1;
      scene.steps.push({ at: item.at, number, text: item.text, traces: [...(item.traces ?? [])], stakes });
    }
    light = !heavy;
  }
  return found;
}

const weight = ({ stake }: Concern): number => (stake.sense === "loss" ? (stake.grave ? 0 : 1) : stake.grave ? 2 : 3);

/** What concerns the seat, losses first and of these the worst. */
export function concerns(steps: readonly Step[]): Concern[] {
  const found = new Map<string, Concern>();
  for (const step of steps)
    for (const stake of step.stakes) {
      const key = [stake.sense, stake.kind, stake.title, stake.text, stake.value ?? ""].join("|");
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { stake, step, count: 1 });
    }
  return [...found.values()].sort((one, other) => weight(one) - weight(other));
}

export const losses = (all: readonly Concern[]): Concern[] => all.filter(({ stake }) => stake.sense === "loss");

/** What was lost, once for each place or nation, with all its figures. */
export function lostAt(all: readonly Concern[]): { title: string; value: string }[] {
  const found = new Map<string, Map<string, number>>();
  for (const { stake, count } of losses(all)) {
    const values = found.get(stake.title) ?? new Map<string, number>();
    found.set(stake.title, values);
    if (stake.value) values.set(stake.value, (values.get(stake.value) ?? 0) + count);
  }
  return [...found].map(([title, values]) => ({
    title,
    value: [...values].map(([value, count]) => (count > 1 ? `${value} ×${count}` : value)).join(", "),
  }));
}

/** What is announced of a part of the log, however it is met. */
export function alarms(log: readonly LogItem[], since: number, seat: number | null): Stake[] {
  return scenes(log, since, seat)
    .flatMap((scene) => scene.steps)
    .flatMap((step) => step.stakes)
    .filter((stake) => stake.grave && stake.sense === "loss");
}
