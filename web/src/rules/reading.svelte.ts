/** The rules beside the table: whether they are open, and at which passage. */
import type { RuleBook } from "../protocol/types";

class Reading {
  open = $state(false);
  passage = $state("");
  /** Counts the times somebody asked, so that the same passage is shown again. */
  asked = $state(0);
}

export const reading = new Reading();

/** Open the rules at a passage; without one, open or close them. */
export function readRules(passage = ""): void {
  if (!passage && reading.open) {
    reading.open = false;
    return;
  }
  reading.passage = passage;
  reading.open = true;
  reading.asked += 1;
}

/** For links to a passage: a plain click opens it beside the table, any other follows the link. */
export function besides(passage: string): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    readRules(passage);
  };
}

/** The heading that a place in the rules names between quotation marks, for where there is little room. */
export function shortRule(rule: string): string {
  return /[„“"«]([^“”"»]+)[“”"»]/u.exec(rule)?.[1] ?? rule;
}

export interface Chapter {
  heading: string;
  passages: RuleBook["passages"];
}

/** Passages under their headings, in the order of the book. */
export function chapters(passages: RuleBook["passages"]): Chapter[] {
  const found: Chapter[] = [];
  for (const one of passages) {
    const last = found.at(-1);
    if (last?.heading === one.heading) last.passages.push(one);
    else found.push({ heading: one.heading, passages: [one] });
  }
  return found;
}
