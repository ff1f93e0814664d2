/** How something that was sent is getting on: nothing for a second, then a word; after five seconds a way to send it
 *  again. It goes out under its old key, so that it happens once, however often it is sent. */
import { Trouble } from "../protocol/api";

export const WORD_AFTER = 1000;
export const LATE_AFTER = 5000;

/** Call back after so many milliseconds; what it returns calls that off. */
export type Later = (milliseconds: number, work: () => void) => () => void;

export const byTimer: Later = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

const TRIES = 6;
const FIRST_PAUSE = 400;

/** Ask until something comes back, or it has been tried often enough, or it is `over`. */
export async function patiently<T>(
  ask: () => Promise<T>,
  over: () => boolean = () => false,
  later: Later = byTimer,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (trouble) {
      if (!(trouble instanceof Trouble && trouble.offline) || tries >= TRIES) throw trouble;
      await new Promise<void>((resolve) => later(FIRST_PAUSE * 2 ** tries, resolve));
      if (over()) throw trouble;
    }
  }
}

/** One thing that was sent and is not answered. */
interface Sent {
  /** Nothing came back, however often it was tried. */
  lost: boolean;
  send(): void;
  drop(): void;
}

export class Saving {
  /** `saving`: it takes longer than a moment. `late`: longer than anybody waits. `failed`: given up, but not forgotten. */
  state = $state<"" | "saving" | "late" | "failed">("");
  /** Something is under way; what was given up is not. */
  busy = $state(false);
  private readonly open = new Set<Sent>();

  constructor(private readonly later: Later = byTimer) {}

  /** Send it again: nothing was lost. */
  again = (): void => {
    const all = [...this.open];
    const lost = all.filter((sent) => sent.lost);
    for (const sent of lost.length > 0 ? lost : all) sent.send();
  };

  dismiss = (): void => {
    for (const sent of [...this.open]) if (sent.lost) sent.drop();
  };

  /** Ask, and ask once more whenever somebody wants it; the first answer counts. Where nothing comes back `lost` is told,
   *  and it waits to be sent again, or to be dismissed. */
  through<T>(ask: () => Promise<T>, lost?: (trouble: Trouble) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      /** How many of it are out. */
      let out = 0;
      let stops: (() => void)[] = [];
      let reason: Error | undefined;
      const still = (): void => {
        for (const stop of stops) stop();
        stops = [];
      };
      const end = (): void => {
        still();
        this.open.delete(sent);
        this.count();
      };
      const failed = (trouble: Error): void => {
        out -= 1;
        if (!(trouble instanceof Trouble && trouble.offline)) {
          end();
          reject(trouble);
        } else if (out === 0 && this.open.has(sent)) {
          still();
          reason = trouble;
          sent.lost = true;
          this.count();
          lost?.(trouble);
        }
      };
      const sent: Sent = {
        lost: false,
        send: () => {
          if (out === 0)
            stops = [
              this.later(WORD_AFTER, () => void (this.state = "saving")),
              this.later(LATE_AFTER, () => void (this.state = "late")),
            ];
          if (sent.lost) this.state = "saving";
          sent.lost = false;
          out += 1;
          this.open.add(sent);
          this.count();
          // an async function, so that what throws at once is refused like everything else
          patiently(ask, () => !this.open.has(sent), this.later).then((given) => {
            end();
            resolve(given);
          }, failed);
        },
        drop: () => {
          end();
          reject(reason ?? new Error("dismissed"));
        },
      };
      sent.send();
    });
  }

  private count(): void {
    const all = [...this.open];
    const lost = all.filter((sent) => sent.lost).length;
    this.busy = all.length > lost;
    if (!this.busy) this.state = lost > 0 ? "failed" : "";
  }
}
