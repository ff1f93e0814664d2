/** The player of what happened while somebody waited. It shows moments of the table, as looking back does. */
import { hasMotion } from "../browser/settings.svelte";
import { visibility } from "../browser/visible.svelte";
import type { LogItem } from "../protocol/types";
import { liking } from "./liking.svelte";
import { concerns, scenes, type Concern, type Scene, type Step } from "./scenes";

/** A step, at the usual speed, in milliseconds. */
export const STEP = 1200;
/** A turn, where every turn of a computer gets the same time. */
export const TURN = 1000;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** What a recap is shown by: a session. */
interface Stage {
  readonly source: { readonly log: readonly LogItem[] };
  readonly seat: number | null;
  readonly at: number | null;
  readonly moment: { readonly at: number } | null;
  readonly recap: Recap | null;
  show(at: number | null): Promise<void>;
  fetch(at: number): Promise<void>;
  endRecap(): void;
}

export interface Way {
  /** While one watches: whole turns, and no more than that. */
  follow?: boolean;
  playing?: boolean;
  /** Begin at the end, to read the list. */
  ended?: boolean;
}

interface Made {
  log: readonly LogItem[];
  seat: number | null;
  scenes: Scene[];
  steps: Step[];
  concerns: Concern[];
}

export class Recap {
  /** The step that is shown; -1: as it was before. */
  place = $state(-1);
  playing = $state(false);
  readonly follow: boolean;

  constructor(
    private readonly session: Stage,
    readonly since: number,
    way: Way = {},
  ) {
    this.follow = way.follow ?? false;
    this.playing = (way.playing ?? true) && hasMotion();
    if (way.ended) this.place = this.steps.length - 1;
    this.show();
  }

  /** What is derived dies with the effect it was made in, and a recap outlives effects: so it keeps what it has made
   *  of a log itself. It grows with the log. */
  private get made(): Made {
    const { log } = this.session.source;
    const { seat } = this.session;
    if (this.kept?.log === log && this.kept.seat === seat) return this.kept;
    const found = scenes(log, this.since, seat);
    const steps = found.flatMap((scene) => scene.steps);
    this.kept = { log, seat, scenes: found, steps, concerns: concerns(steps) };
    return this.kept;
  }
  private kept: Made | null = null;

  get scenes(): Scene[] {
    return this.made.scenes;
  }
  get steps(): Step[] {
    return this.made.steps;
  }
  get concerns(): Concern[] {
    return this.made.concerns;
  }

  get step(): Step | undefined {
    return this.steps[this.place];
  }

  get scene(): Scene | undefined {
    const step = this.step;
    return step && this.scenes.find((scene) => scene.steps.includes(step));
  }

  /** The steps of this turn before the one that is shown. */
  get earlier(): Step[] {
    return (this.scene?.steps ?? []).filter((step) => step.number < (this.step?.number ?? 0));
  }

  get ended(): boolean {
    return this.place >= this.steps.length - 1;
  }

  get pause(): number {
    return this.place < 0 ? STEP / 2 / liking.speed : this.follow ? TURN : STEP / liking.speed;
  }

  go(place: number): void {
    this.place = Math.max(-1, Math.min(place, this.steps.length - 1));
    this.show();
  }

  /** By hand: it does not go on by itself then. */
  by(way: 1 | -1): void {
    this.playing = false;
    this.go(this.follow ? this.turned(way) : this.place + way);
  }

  turn(way: 1 | -1): void {
    this.playing = false;
    this.go(this.turned(way));
  }

  to(step: Step): void {
    this.playing = false;
    this.go(step.number - 1);
  }

  /** One further by the clock; nothing is left: it ends where there is nothing to read. */
  next(): void {
    if (!this.ended) this.go(this.follow ? this.turned(1) : this.place + 1);
    else if (this.follow || this.concerns.length === 0) this.session.endRecap();
    else this.playing = false;
  }

  toggle(): void {
    if (!this.playing && this.ended) this.go(-1);
    this.playing = !this.playing;
  }

  /** The log has changed: what was taken back is shown no more. */
  mend(): void {
    if (this.steps.length === 0) this.session.endRecap();
    else if (this.session.at !== (this.step?.at ?? this.since)) this.go(this.place);
  }

  /** The last step of the next turn, or of the one before. */
  private turned(way: 1 | -1): number {
    const ends = this.scenes.map((scene) => (scene.steps.at(-1)?.number ?? 0) - 1);
    if (way > 0) return ends.find((end) => end > this.place) ?? this.steps.length - 1;
    return ends.findLast((end) => end < this.place) ?? -1;
  }

  private show(): void {
    void this.session.show(this.step?.at ?? this.since);
    const next = this.steps[this.place + 1];
    if (next && !this.follow) void this.session.fetch(next.at);
  }
}

/** Lets an open recap go on, each step when the table shows the one before, while somebody can look. Call it in a
 *  component. */
export function play(session: Stage): void {
  const visible = visibility();
  $effect(() => {
    const recap = session.recap;
    if (!visible() || !recap?.playing || session.moment?.at !== session.at) return;
    void recap.place;
    const timer = setTimeout(() => recap.next(), recap.pause);
    return () => clearTimeout(timer);
  });
}
