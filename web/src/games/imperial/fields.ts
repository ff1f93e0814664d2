/** The fields of the rondel side by side: what each would bring, or why it cannot be reached. */
import type { Effect, ImperialScreen, Prompt, RondelField } from "../../protocol/types";

export interface FieldRow {
  field: RondelField;
  /** Its place on the wheel. */
  place: number;
  /** From the marker on; null before the nation's first turn. */
  steps: number | null;
  /** The answer that goes there, or null where none does. */
  index: number | null;
  effects: ReadonlyMap<string, Effect>;
  /** It can be chosen and would do nothing now. */
  idle: boolean;
  /** What follows, or why not. */
  text: string;
  /** What is missing in a few words, beside the price of a field in reach. */
  brief: string;
  /** The footnotes that hold for it, see `shared`. */
  marks: readonly number[];
  rule: string;
  passage: string;
}

/** The columns, in this order as far as the effects have them. */
export const COLUMNS = ["price", "treasury", "cash", "power", "score"] as const;

/** All fields in the order in which the marker comes to them. */
export function fieldRows(screen: Pick<ImperialScreen, "fields">, prompt: Prompt | null): FieldRow[] {
  const rows = screen.fields.map((field, place) => row(field, place, prompt));
  return rows.sort((a, b) => (a.steps ?? a.place) - (b.steps ?? b.place));
}

function row(field: RondelField, place: number, prompt: Prompt | null): FieldRow {
  const index = prompt?.choices.findIndex((choice) => choice.answer.field === field.id) ?? -1;
  const choice = prompt?.choices[index];
  const refusal = choice ? undefined : prompt?.refused?.find((one) => one.answer.field === field.id);
  const effects = new Map((choice?.effects ?? refusal?.effects ?? []).map((effect) => [effect.id, effect]));
  return {
    field,
    place,
    steps: field.steps ?? null,
    index: index < 0 ? null : index,
    effects,
    idle: effects.get("price")?.tone === "quiet",
    text: choice ? (choice.note ?? "") : (refusal?.reason ?? ""),
    brief: refusal?.note ?? "",
    marks: choice?.footnotes ?? [],
    rule: refusal?.rule ?? "",
    passage: refusal?.passage ?? "",
  };
}

/** What is worth a line of the table: what can be chosen, and what only money or a rule forbids. */
export function compared(rows: readonly FieldRow[]): FieldRow[] {
  return rows.filter((one) => one.index !== null || (one.steps !== null && !one.field.far));
}

export interface Footnote {
  /** Its place in the prompt. */
  mark: number;
  /** As it is printed. */
  sign: string;
  text: string;
}

/** The footnotes of these rows, numbered as they come. */
export function footnotes(rows: readonly FieldRow[], prompt: Prompt | null): Footnote[] {
  const used = [...new Set(rows.flatMap((one) => one.marks))];
  return used.map((mark, place) => ({ mark, sign: String(place + 1), text: prompt?.footnotes?.[mark] ?? "" }));
}

export function usedColumns(rows: readonly FieldRow[]): { id: string; label: string }[] {
  return COLUMNS.flatMap((id) => {
    const found = rows.find((one) => one.effects.has(id))?.effects.get(id);
    return found ? [{ id, label: found.label }] : [];
  });
}

export function delta(effect: Effect): number {
  return effect.after - (effect.before ?? effect.after);
}

/** With the sign that figures are set with. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
