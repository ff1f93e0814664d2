/** A maneuver as a draft: rows of orders, and what the server says when all of them are tried one after the other. */
import type { Choice, Json, Plan as Trial, Problem, Way } from "../../../protocol/types";
import { sameAnswer } from "../../../session/choices";

export type Answer = Record<string, Json>;
export type Group = "fleets" | "armies";
/** Tries answers on a copy of the position. */
export type Look = (answers: readonly Answer[]) => Promise<Trial>;

/** What is answered when a unit has arrived. */
export interface Wish {
  step: string;
  answer: Answer;
  /** The player has decided it; else it only stands there so that the rest can be tried. */
  settled: boolean;
}

export interface Row {
  id: string;
  group: Group;
  /** `rest`: begun before somebody else was asked; its unit is on its way or has just arrived. */
  kind: "move" | "order" | "rest";
  /** Where the unit stands, and what it is. */
  region: string;
  unit: string;
  answers: readonly Answer[];
  target?: string;
  way?: Way["kind"];
  via?: readonly string[];
  /** How it gets there, or an order, in words. */
  text?: string;
  /** How many ways lead there. */
  ways?: number;
  wishes: readonly Wish[];
}

/** A question about a unit that has arrived, with everything that can be answered. */
export interface Question {
  step: string;
  choices: readonly Choice[];
  answer: Answer;
  settled: boolean;
}

export interface Verdict {
  /** `unfinished`: it stands, but its unit is still on its way. */
  state: "stands" | "refused" | "unfinished" | "unchecked";
  reason?: Pick<Problem, "text" | "rule" | "passage">;
  questions: Question[];
  /** Who else will be asked on the way, and what. */
  others: { step: string; seats: readonly number[] }[];
}

/** An answer of the draft and the row it belongs to; none for the answer that ends the fleets. */
export interface Item {
  answer: Answer;
  row: string | null;
  wish: boolean;
}

export interface Draft {
  /** What stands, up to the first row that is refused. */
  items: Item[];
  /** The position before each row, as the answers that lead there. */
  before: Map<string, Answer[]>;
  verdicts: Map<string, Verdict>;
  /** After the fleets, and after everything that stands. */
  fleets: Trial | null;
  whole: Trial;
  /** The answers that end the maneuver, and the table after them; none while a row is refused. */
  ending: Answer[];
  end: Trial | null;
}

export const PASS: Answer = { kind: "pass" };
export const ARRIVALS: ReadonlySet<string> = new Set(["attack", "stance", "ask", "demand"]);
/** A unit has been picked and has to go somewhere. */
export const UNDER_WAY: ReadonlySet<string> = new Set(["sail", "journey"]);
const ROUNDS = 40;

interface Part {
  row: Row;
  wishes: Wish[];
}

interface Run {
  items: Item[];
  before: Map<string, Answer[]>;
  verdicts: Map<string, Verdict>;
  trial: Trial;
  broken: boolean;
}

function answersOf(items: readonly Item[]): Answer[] {
  return items.map((item) => item.answer);
}

function itemsOf(part: Part): Item[] {
  const { id, answers } = part.row;
  return [
    ...answers.map((answer) => ({ answer, row: id, wish: false })),
    ...part.wishes.map(({ answer }) => ({ answer, row: id, wish: true })),
  ];
}

/** What stands for an answer until the player has decided: nobody is attacked, an army comes as a friend. */
export function provisional(step: string, choices: readonly Choice[]): Answer | null {
  const mild = choices.find(({ answer }) => answer.kind === "pass" || answer.stance === "friendly") ?? choices[0];
  return mild && ARRIVALS.has(step) ? mild.answer : null;
}

/** The wish for a question that comes up: the row's own where it still can be, else what stands provisionally. */
function wishFor(row: Row, step: string, nth: number, choices: readonly Choice[]): Wish | null {
  const own = row.wishes.filter((wish) => wish.step === step)[nth];
  if (own && choices.some((choice) => sameAnswer(choice.answer, own.answer))) return own;
  const answer = provisional(step, choices);
  return answer && { step, answer, settled: step === "ask" || step === "demand" || choices.length === 1 };
}

function partOf(parts: readonly Part[], items: readonly Item[], index: number): Part | undefined {
  const item = items[index];
  return parts.find((part) => part.row.id === item?.row) ?? parts[0];
}

/** How many wishes of a row come before an item. */
function wishesBefore(items: readonly Item[], index: number, row: string): number {
  return items.slice(0, index).filter((item) => item.row === row && item.wish).length;
}

/** Bring the wishes in line with the questions that were really asked; whether anything had to be changed. */
function mend(parts: Part[], items: readonly Item[], trial: Trial, from: number): boolean {
  const met = (trial.answered ?? []).slice(from);
  for (const [index, answered] of met.entries()) {
    const part = items[index]?.wish ? partOf(parts, items, index) : undefined;
    if (!part) continue;
    const place = wishesBefore(items, index, part.row.id);
    if (part.wishes[place]?.step === answered.step) continue;
    part.wishes.splice(place, 1);
    return true;
  }
  const question = trial.prompt;
  const left = items[met.length];
  const own = left?.wish ? partOf(parts, items, met.length) : undefined;
  const unasked = own ? wishesBefore(items, met.length, own.row.id) : -1;
  if (own && own.wishes[unasked]?.step !== question?.step) {
    own.wishes.splice(unasked, 1);
    return true;
  }
  if (!question || !ARRIVALS.has(question.step) || (trial.stop !== "" && trial.stop !== "refused")) return false;
  const part = partOf(parts, items, met.length - 1);
  if (!part) return false;
  const place = wishesBefore(items, met.length, part.row.id);
  const nth = part.wishes.slice(0, place).filter((wish) => wish.step === question.step).length;
  const wish = wishFor(part.row, question.step, nth, question.choices);
  if (!wish) return false;
  const stale = trial.stop === "refused" && own === part;
  part.wishes.splice(place, stale ? 1 : 0, wish);
  return true;
}

function judge(parts: readonly Part[], items: readonly Item[], trial: Trial, from: number): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>(
    parts.map(({ row }) => [row.id, { state: "unchecked", questions: [], others: [] }]),
  );
  const met = (trial.answered ?? []).slice(from);
  for (const [index, item] of items.entries()) {
    const verdict = verdicts.get(item.row ?? "");
    const answered = met[index];
    if (!verdict) continue;
    if (!answered) {
      if (index === met.length && trial.stop === "refused") {
        verdict.state = "refused";
        verdict.reason = {
          text: trial.refusal?.reason ?? trial.sentence,
          rule: trial.refusal?.rule ?? "",
          passage: trial.refusal?.passage ?? "",
        };
      }
      break;
    }
    verdict.state = "stands";
    if (answered.others) verdict.others.push({ step: answered.others, seats: answered.seats ?? [] });
    if (!item.wish) continue;
    const part = parts.find((one) => one.row.id === item.row);
    const wish = part?.wishes[wishesBefore(items, index, item.row ?? "")];
    verdict.questions.push({
      step: answered.step,
      choices: answered.choices ?? [],
      answer: item.answer,
      settled: wish?.settled ?? true,
    });
  }
  return verdicts;
}

/** Try the rows of a group after `prefix`, asking again until every question on the way has its answer. */
async function run(look: Look, prefix: readonly Item[], rows: readonly Row[]): Promise<Run> {
  const start = answersOf(prefix);
  const parts: Part[] = rows.map((row) => ({ row, wishes: row.wishes.slice() }));
  let items: Item[] = [];
  let trial: Trial;
  let round = 0;
  do {
    items = parts.flatMap(itemsOf);
    trial = await look([...start, ...answersOf(items)]);
    round += 1;
  } while (round < ROUNDS && mend(parts, items, trial, start.length));
  const verdicts = judge(parts, items, trial, start.length);
  const before = new Map<string, Answer[]>();
  for (const part of parts) {
    const first = items.findIndex((item) => item.row === part.row.id);
    before.set(part.row.id, [...start, ...answersOf(items.slice(0, first < 0 ? items.length : first))]);
  }
  const broken = stuck(parts, items, trial, start.length, verdicts);
  if (broken) {
    const next = items.findIndex((item, index) => item.row !== broken && items[index - 1]?.row === broken);
    const whole = verdicts.get(broken)?.state === "unfinished";
    const standing = whole
      ? [...start, ...answersOf(next < 0 ? items : items.slice(0, next))]
      : (before.get(broken) ?? start);
    items = items.slice(0, standing.length - start.length);
    trial = await look(standing);
  }
  return { items, before, verdicts, trial, broken: broken !== null };
}

/** The row at which the draft comes to a halt: it is refused, or its unit is not where it could stay. */
function stuck(
  parts: readonly Part[],
  items: readonly Item[],
  trial: Trial,
  from: number,
  verdicts: Map<string, Verdict>,
): string | null {
  const met = trial.done - from;
  const last = partOf(parts, items, met - 1)?.row.id;
  const verdict = verdicts.get(last ?? "");
  if (last && verdict && UNDER_WAY.has(trial.prompt?.step ?? "") && items[met]?.row !== last) {
    const next = items[met]?.row;
    if (next) verdicts.set(next, { state: "unchecked", questions: [], others: [] });
    verdict.state = "unfinished";
    return last;
  }
  return parts.find((part) => verdicts.get(part.row.id)?.state === "refused")?.row.id ?? null;
}

/** Try the whole draft: the fleets, the answer that ends them, the armies. */
export async function check(look: Look, rows: readonly Row[]): Promise<Draft> {
  const begun = rows.filter((row) => row.kind === "rest");
  const armies = rows.filter((row) => row.kind !== "rest" && row.group === "armies");
  const sea = await run(look, [], [...begun, ...rows.filter((row) => row.kind !== "rest" && row.group === "fleets")]);
  const fleets = sea.trial.prompt?.step === "fleets" ? sea.trial : null;
  if (sea.broken) {
    for (const row of armies) sea.verdicts.set(row.id, { state: "unchecked", questions: [], others: [] });
    return {
      items: sea.items,
      before: sea.before,
      verdicts: sea.verdicts,
      fleets,
      whole: sea.trial,
      ending: [],
      end: null,
    };
  }
  const prefix = fleets ? [...sea.items, { answer: PASS, row: null, wish: false }] : sea.items;
  const land = await run(look, prefix, armies);
  const items = [...prefix, ...land.items];
  const ending = land.trial.prompt?.step === "armies" ? [...answersOf(items), PASS] : answersOf(items);
  return {
    items,
    before: new Map([...sea.before, ...land.before]),
    verdicts: new Map([...sea.verdicts, ...land.verdicts]),
    fleets,
    whole: land.trial,
    ending: land.broken ? [] : ending,
    end: land.broken ? null : await look(ending),
  };
}

/** The rows that are left when the first answers of the draft have been played. */
export function remaining(rows: readonly Row[], items: readonly Item[], given: number): Row[] {
  const left: Row[] = [];
  for (const row of rows) {
    const own = items.flatMap((item, index) => (item.row === row.id ? [index] : []));
    const played = own.filter((index) => index < given).length;
    if (played === 0) left.push(row);
    else if (played < own.length) {
      const steps = row.answers.length;
      left.push({
        ...row,
        kind: "rest",
        answers: row.answers.slice(played),
        wishes: row.wishes.slice(Math.max(0, played - steps)),
      });
    }
  }
  return left;
}

export function unsettled(draft: Draft, rows: readonly Row[]): Row | undefined {
  return rows.find((row) => draft.verdicts.get(row.id)?.questions.some((question) => !question.settled));
}
