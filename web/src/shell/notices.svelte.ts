/** Short messages at the head of the page; screen readers hear them. */
import { Trouble } from "../protocol/api";

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "good" | "stop";
}

let last = 0;
export const notices = $state<Notice[]>([]);

export function notify(text: string, tone: Notice["tone"] = "plain", seconds = tone === "stop" ? 10 : 5): void {
  const notice = { id: (last += 1), text, tone };
  notices.push(notice);
  if (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(notice.id), seconds * 1000);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}

/** What went wrong, in the server's own words; true errors of the program go on to the console. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Trouble) return error.problem.text;
  throw error;
}

/** Do it; a refusal becomes a notice. True when it went well. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notify(sentenceOf(error), "stop");
    return false;
  }
}
