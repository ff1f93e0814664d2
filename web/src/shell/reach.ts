/** What is to be said of an address before it is sent to others. */
import type { Reach } from "../protocol/types";

/** Whether this name leads nowhere but to the machine it is used on. */
export function isHere(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host.startsWith("127.") || host === "[::1]";
}

export interface Warning {
  text: "machine" | "network-here" | "network" | "hosts";
  /** The origin others need instead; empty where there is none, or where it is used already. */
  better: string;
}

export function warningOf(reach: Reach | null, origin: string): Warning | null {
  if (!reach || reach.to === "public" || reach.to === "unknown") return null;
  if (reach.to === "machine") return { text: "machine", better: "" };
  if (!isHere(new URL(origin).hostname)) return { text: "network", better: "" };
  const better = reach.addresses[0] ?? "";
  return { text: better ? "network-here" : "hosts", better };
}
