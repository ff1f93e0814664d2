/** Whoever plans by keys is led on: to what a unit has to decide where it has arrived, and back to the question. */
import { tick } from "svelte";

/** The first choice that is open; whether there is one. */
export async function toDecide(): Promise<boolean> {
  await tick();
  const choice = document.querySelector<HTMLElement>(".undecided button");
  choice?.focus();
  return choice !== null;
}

/** To the next choice, or to the question, where Enter is Done again. */
export async function decided(): Promise<void> {
  if (!(await toDecide())) document.getElementById("prompt-sentence")?.focus({ preventScroll: true });
}
