/** What the column shows, and which regions answer a question. */
import type { Choice, Place, Prompt } from "../../protocol/types";
import { idsOf } from "../../session/choices";

/** Questions with a plain yes or no, or nearly so. */
const REQUESTS: ReadonlySet<string> = new Set(["demand", "canal", "swiss_stop", "stance", "attack", "ask"]);
const FEW = 6;

export function isRequest(prompt: Pick<Prompt, "step" | "choices"> | null): boolean {
  return prompt !== null && REQUESTS.has(prompt.step) && prompt.choices.length <= FEW;
}

/** The regions that answers name, in the order of the answers. */
export function regionsOf(choices: readonly Choice[], place: (id: string) => Place | undefined): string[] {
  return [...new Set(choices.flatMap((choice) => idsOf(choice.answer)))].filter((id) => place(id) !== undefined);
}

/** The answers that name this region, by their place in the prompt. */
export function answersAt(choices: readonly Choice[], region: string): number[] {
  return choices.flatMap((choice, index) => (idsOf(choice.answer).includes(region) ? [index] : []));
}
