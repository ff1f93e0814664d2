/** A maneuver as a draft: rows of orders, and what the server says when all of them are tried one after the other. */
import type {
  Choice,
  Json,
  Plan as Trial,
  PlannedOther,
  PlannedQuestion,
  PlannedRow,
  PlanTable,
  Problem,
  RowOutcome,
  Way,
} from "../../../protocol/types";

export type Answer = Record<string, Json>;
/** Also the questions by which the server asks for them. */
export type Group = "fleets" | "armies";
/** Tries rows on a copy of the position. */
export type Look = (rows: readonly PlannedRow[]) => Promise<Trial>;

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
  others: readonly PlannedOther[];
}

/** An answer of the draft and the row it belongs to; none for the answers that end fleets and armies. */
export interface Item {
  answer: Answer;
  row: string | null;
}

export interface Draft {
  /** What stands, up to the first row that is refused, with the questions on the way. */
  items: Item[];
  /** The position before each row, as the rows that lead there. */
  before: Map<string, readonly PlannedRow[]>;
  /** The position in which a group is ordered, as the rows that lead there. */
  standing: Record<Group, readonly PlannedRow[]>;
  verdicts: Map<string, Verdict>;
  /** After the fleets, and after everything that stands. */
  fleets: PlanTable | null;
  whole: PlanTable;
  /** The answers that end the maneuver, and the table after them; none while a row is refused or unfinished. */
  ending: Answer[];
  end: PlanTable | null;
}

const PASS: Answer = { kind: "pass" };
export const NOTHING: Verdict = { state: "unchecked", questions: [], others: [] };

/** A row for the server, and whose it is. */
interface Part {
  id: string | null;
  row: PlannedRow;
}

function planned(row: Row): Part {
  const wishes = row.wishes.filter((wish) => wish.settled).map(({ step, answer }) => ({ step, answer }));
  return { id: row.id, row: { answers: [...row.answers], wishes } };
}

/** The table when a group has been ordered, and the answer that ends it; both only while the group is asked for. */
function closing(group: Group): Part[] {
  return [
    { id: null, row: { answers: [], step: group, show: true } },
    { id: null, row: { answers: [PASS], step: group } },
  ];
}

function isSettled(question: PlannedQuestion): Question {
  return { ...question, settled: question.settled ?? false };
}

/** One entry for each question, whoever is asked it in turn. */
function together(others: readonly PlannedOther[]): PlannedOther[] {
  const seats = new Map<string, number[]>();
  for (const other of others) seats.set(other.step, [...(seats.get(other.step) ?? []), ...other.seats]);
  return [...seats].map(([step, all]) => ({ step, seats: [...new Set(all)] }));
}

function verdictOf(outcome: RowOutcome | undefined): Verdict {
  if (!outcome || outcome.state === "untried" || outcome.state === "left_out") return NOTHING;
  const { state, questions = [], others = [], refusal } = outcome;
  const verdict: Verdict = { state, questions: questions.map(isSettled), others: together(others) };
  if (!refusal) return verdict;
  return { ...verdict, reason: { text: refusal.reason, rule: refusal.rule ?? "", passage: refusal.passage ?? "" } };
}

/** Whose each answer is that stands: those of a row first, then those to the questions about its arrival. */
function itemsOf(parts: readonly Part[], trial: Trial): Item[] {
  const owners = parts.flatMap(({ id, row }, index) => {
    const outcome = trial.rows[index];
    if (outcome?.state !== "stands" && outcome?.state !== "unfinished") return [];
    return new Array<string | null>(row.answers.length + (outcome.questions?.length ?? 0)).fill(id);
  });
  return trial.answers.map((answer, index) => ({ answer, row: owners[index] ?? null }));
}

/** Try the whole draft at once: what was begun, the fleets, the answer that ends them, the armies, the end. */
export async function check(look: Look, rows: readonly Row[]): Promise<Draft> {
  const begun = rows.filter((row) => row.kind === "rest").map(planned);
  const of = (group: Group): Part[] => rows.filter((row) => row.kind !== "rest" && row.group === group).map(planned);
  const sea = [...begun, ...of("fleets")];
  const land = [...sea, ...closing("fleets"), ...of("armies")];
  const parts = [...land, ...closing("armies")];
  const trial = await look(parts.map((part) => part.row));
  const isBroken = trial.stop === "refused" || trial.stop === "unfinished";
  const stands = (_: Part, index: number): boolean => trial.rows[index]?.state === "stands";
  const shown = trial.rows[sea.length]?.table ?? null;
  return {
    items: itemsOf(parts, trial),
    before: new Map(parts.flatMap(({ id }, index) => (id ? [[id, rowsOf(parts.slice(0, index))] as const] : []))),
    standing: { fleets: rowsOf(sea.filter(stands)), armies: rowsOf(land.filter(stands)) },
    verdicts: new Map(parts.flatMap(({ id }, index) => (id ? [[id, verdictOf(trial.rows[index])] as const] : []))),
    fleets: shown ?? (trial.table.prompt?.step === "fleets" ? trial.table : null),
    whole: trial.rows[land.length]?.table ?? trial.table,
    ending: isBroken ? [] : trial.answers,
    end: isBroken ? null : trial.table,
  };
}

function rowsOf(parts: readonly Part[]): PlannedRow[] {
  return parts.map((part) => part.row);
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
