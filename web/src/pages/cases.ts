/** A case as the server tells it, taken apart for a page: title, what is given, and its runs. */
import type { CaseRow } from "../protocol/types";

export interface Line {
  /** What stands before the colon, if it is short. */
  label: string;
  text: string;
  /** The place in the rules that a refusal names at its end. */
  rule: string;
}

export interface Told {
  title: string;
  given: Line[];
  runs: Line[][];
}

const LABEL = /^([^:„“.]{2,28}): (.+)$/su;
const RULE = /^(.*?)\s*\[([^\]]+)\]$/su;

function lineOf(text: string): Line {
  const [, body = text, rule = ""] = RULE.exec(text) ?? [];
  const [, label = "", rest = body] = LABEL.exec(body) ?? [];
  return { label, text: rest, rule };
}

export function toldOf(text: string): Told {
  const [title = "", ...rest] = text.split(/\n\s*\n/).filter(Boolean);
  const told: Told = { title, given: [], runs: [] };
  for (const paragraph of rest) {
    const begins = /^\d+\.\s+(.*)$/s.exec(paragraph);
    if (begins) told.runs.push([lineOf(begins[1] ?? "")]);
    else (told.runs.at(-1) ?? told.given).push(lineOf(paragraph));
  }
  return told;
}

/** The regions that the runs speak of by name; longer names first, so that no name is found inside another. */
export function regionsIn(told: Told, places: readonly { id: string; name: string }[]): string[] {
  let text = told.runs
    .flat()
    .map((line) => `${line.label} ${line.text}`)
    .join("\n");
  const found: string[] = [];
  for (const place of [...places].sort((a, b) => b.name.length - a.name.length)) {
    const name = new RegExp(`(?<!\\p{L})${place.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "gu");
    if (!name.test(text)) continue;
    found.push(place.id);
    text = text.replace(name, " ");
  }
  return found;
}

/** The sections of the rules that cases belong to, in the order of the book, with how many there are. */
export function sectionsOf(cases: readonly CaseRow[]): { rule: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const one of cases) counts.set(one.rule, (counts.get(one.rule) ?? 0) + 1);
  return [...counts].map(([rule, count]) => ({ rule, count }));
}
