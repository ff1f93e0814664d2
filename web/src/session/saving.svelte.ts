/** How something that was sent is getting on: nothing for a second, then a word; after five seconds a way to send it
 *  again. It goes out under its old key, so that it happens once, however often it is sent. */
import { Trouble } from "../protocol/api";

export const WORD_AFTER = 1000;
export const LATE_AFTER = 5000;

/** Call back after so many milliseconds; what it returns calls that off. */
export type Later = (milliseconds: number, work: () => void) => () => void;

const byTimer: Later = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

export class Saving {
  /** `saving`: it takes longer than a moment. `late`: longer than anybody waits. `failed`: given up, but not forgotten. */
  state = $state<"" | "saving" | "late" | "failed">("");
  private resend: (() => void) | null = null;
  private underWay = 0;

  constructor(private readonly later: Later = byTimer) {}

  /** Send it again: nothing was lost. */
  again = (): void => {
    this.resend?.();
  };

  dismiss = (): void => {
    if (this.state === "failed") this.rest();
  };

  /** Ask, and ask once more whenever somebody wants it; the first answer counts. */
  async through<T>(ask: () => Promise<T>): Promise<T> {
    this.underWay += 1;
    const stops = [this.later(WORD_AFTER, () => this.say("saving")), this.later(LATE_AFTER, () => this.say("late"))];
    try {
      return await new Promise<T>((resolve, reject) => {
        let open = 0;
        const send = (): void => {
          open += 1;
          ask().then(resolve, (trouble: Error) => {
            open -= 1;
            if (open === 0 || !(trouble instanceof Trouble && trouble.offline)) reject(trouble);
          });
        };
        this.resend = send;
        send();
      });
    } finally {
      for (const stop of stops) stop();
      this.underWay -= 1;
      if (this.underWay === 0) this.rest();
    }
  }

  /** Nothing came back, however often it was tried; `retry` tries once more. */
  fail(retry: () => void): void {
    this.state = "failed";
    this.resend = retry;
  }

  private say(state: "saving" | "late"): void {
    if (this.underWay > 0) this.state = state;
  }

  private rest(): void {
    this.state = "";
    this.resend = null;
  }
}
