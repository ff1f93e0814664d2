/** What can be set at a table, in the order in which it is offered. */
import type { Speed, Thinking } from "./types";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];
/** Milliseconds. */
export const THINKING: readonly Thinking[] = [500, 1000, 2000, 5000, 10000];
