/** What can be chosen: filtering, grouping, and joining answers with what lies on the table by the ids they share. */
import type { Card, Choice, OptionGroup, Prompt, Screen, Waiting } from "../protocol/types";

export const SEARCH_FROM = 13;

/** A field of an answer as a word: its kind, a region, a nation; empty where it has none. */
export function word(answer: Choice["answer"], field: string): string {
  const value = answer[field];
  return typeof value === "string" ? value : "";
}

export interface NumberedChoice {
  choice: Choice;
  /** Its place in the prompt, which does not change while the list is filtered. */
  index: number;
  /** 1 to 9 for the first nine that are shown. */
  key: number | null;
}

export interface ChoiceGroup {
  title: string;
  kind: string;
  choices: NumberedChoice[];
}

export function isPrompt(part: Prompt | Waiting | null): part is Prompt {
  return part !== null && "choices" in part;
}

/** The ids an answer names, such as regions, nations and cards. */
export function idsOf(answer: Choice["answer"]): string[] {
  const ids: string[] = [];
  for (const [field, value] of Object.entries(answer)) {
    if (field === "kind") continue;
    if (typeof value === "string") ids.push(value);
    else if (Array.isArray(value)) for (const item of value) if (typeof item === "string") ids.push(item);
  }
  return ids;
}

/** What kinds of answers these are, as the prompt calls them. */
export function kindsOf(prompt: Pick<Prompt, "groups">, choices: readonly Choice[]): string {
  return [...new Set(choices.map((choice) => prompt.groups[choice.group ?? 0]?.title ?? ""))].join(", ");
}

/** How many choices name each id. */
export function targets(choices: readonly Choice[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const choice of choices) {
    for (const id of new Set(idsOf(choice.answer))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Lower case and without accents, so that "aland" finds "Åland". */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

export function matches(text: string, search: string): boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const within = folded(text);
  return words.every((word) => within.includes(word));
}

export function shown(choices: readonly Choice[], search: string, picked: readonly string[]): number[] {
  const result: number[] = [];
  choices.forEach((choice, index) => {
    const ids = picked.length ? idsOf(choice.answer) : [];
    if (!picked.every((id) => ids.includes(id))) return;
    if (search && !matches(`${choice.text} ${choice.note ?? ""}`, search)) return;
    result.push(index);
  });
  return result;
}

/** The choices that are left, in groups by kind, the first nine with keys. */
export function grouped(
  prompt: Pick<Prompt, "groups" | "choices">,
  indices: readonly number[],
  folded: ReadonlySet<string>,
): ChoiceGroup[] {
  const groups = new Map<number, ChoiceGroup>();
  for (const index of indices) {
    const choice = prompt.choices[index];
    if (!choice) continue;
    const number = choice.group ?? 0;
    const about: OptionGroup | undefined = prompt.groups[number];
    let group = groups.get(number);
    if (!group) {
      group = { title: about?.title ?? "", kind: about?.kind ?? String(number), choices: [] };
      groups.set(number, group);
    }
    group.choices.push({ choice, index, key: null });
  }
  const ordered = [...groups.entries()].sort((a, b) => a[0] - b[0]).map(([, group]) => group);
  let key = 1;
  for (const group of ordered) {
    if (folded.has(group.kind)) continue;
    for (const row of group.choices) row.key = key <= 9 ? key++ : null;
  }
  return ordered;
}

export interface Facet {
  field: string;
  /** What its values are, where the table says so: regions, nations. */
  title: string;
  values: { id: string; name: string; count: number }[];
}

const FACETS = 2;

/** The fields by which many choices can be narrowed down: those whose every value has a name on the table. */
export function facets(choices: readonly Choice[], names: ReadonlyMap<string, Named>): Facet[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { answer } of choices) {
    for (const [field, value] of Object.entries(answer)) {
      if (field === "kind" || typeof value !== "string") continue;
      let field_counts = counts.get(field);
      if (!field_counts) counts.set(field, (field_counts = new Map<string, number>()));
      field_counts.set(value, (field_counts.get(value) ?? 0) + 1);
    }
  }
  const found: Facet[] = [];
  for (const [field, values] of counts) {
    if (values.size < 2 || [...values.keys()].some((id) => !names.has(id))) continue;
    const rows = [...values].map(([id, count]) => ({ id, name: names.get(id)?.name ?? id, count }));
    rows.sort((a, b) => a.name.localeCompare(b.name));
    const titles = new Set([...values.keys()].map((id) => names.get(id)?.among ?? ""));
    found.push({ field, title: titles.size === 1 ? ([...titles][0] ?? "") : "", values: rows });
  }
  return found.slice(0, FACETS);
}

/** What something on the table is called, and what things like it are. */
export interface Named {
  name: string;
  among: string;
}

/** What the things on the table are called: rows, cards, tracks, badges. */
export function namesOn(screen: Screen): Map<string, Named> {
  const names = new Map<string, Named>();
  const add = (id: string, name: string | undefined, among: string): void => {
    if (id && name && !names.has(id)) names.set(id, { name, among });
  };
  for (const panel of screen.screen === "panels" ? screen.panels : []) {
    if (panel.panel === "grid")
      for (const row of panel.rows)
        add(row.id, row.cells[0]?.text || row.cells[0]?.badges?.[0]?.name, panel.columns[0]?.title ?? "");
    if (panel.panel === "cards") for (const card of panel.cards) add(card.id, card.title, panel.title);
    if (panel.panel === "tracks") for (const track of panel.tracks) add(track.id, track.label, panel.title);
  }
  for (const seat of screen.seats) for (const badge of seat.badges ?? []) add(badge.id, badge.name, "");
  return names;
}

export function sameAnswer(a: Choice["answer"], b: Choice["answer"]): boolean {
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]))
  );
}

export function playable(card: Card, counts: ReadonlyMap<string, number>): boolean {
  return card.id !== "" && counts.has(card.id);
}
