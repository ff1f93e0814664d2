/** Ring, crown and cross, around 0, 0. */
import type { MarkKind } from "./turning";

export const MARKS: Readonly<Record<MarkKind, string>> = {
  tax: "M-3.6 0a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0z",
  govern: "M-5 4.2-6.2-3.4-2.6-.6 0-5 2.6-.6 6.2-3.4 5 4.2z",
  fight: "M-3-3 3 3M3-3-3 3",
};
