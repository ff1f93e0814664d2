/** Which regions answer a question. */
import type { Choice, Place } from "../../protocol/types";
import { idsOf } from "../../session/choices";

/** The regions that answers name, in the order of the answers. */
export function regionsOf(choices: readonly Choice[], place: (id: string) => Place | undefined): string[] {
  return [...new Set(choices.flatMap((choice) => idsOf(choice.answer)))].filter((id) => place(id) !== undefined);
}

/** The answers that name this region, by their place in the prompt. */
export function answersAt(choices: readonly Choice[], region: string): number[] {
  return choices.flatMap((choice, index) => (idsOf(choice.answer).includes(region) ? [index] : []));
}
