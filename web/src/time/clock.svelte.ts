/** Travelling through a game: one clock for each session, shared by the strip in the top bar and the prompt. */
import { moments } from "../session/logs";
import { t } from "../texts/texts.svelte";
import type { Session } from "../session/session.svelte";
import { liking } from "../session/liking.svelte";
import { kindsOf, starts, turnAt, type TurnStart } from "./turning";

export class Clock {
  playing = $state(false);

  constructor(private readonly session: Session) {}

  /** What one can step through; an address may lead to a moment between. */
  readonly steps: number[] = $derived.by(() => {
    const { at, last, source } = this.session;
    const all = moments(source.log, last);
    return at === null || at > last || all.includes(at) ? all : [...all, at].sort((a, b) => a - b);
  });
  readonly turns: TurnStart[] = $derived.by(() => starts(this.session.source.log, this.steps));

  /** The moment one looks at; the present is the last. */
  get at(): number {
    return this.session.at ?? this.session.last;
  }

  /** The number of the step one looks at: the last one that is not later. */
  readonly step: number = $derived.by(() =>
    Math.max(
      0,
      this.steps.findLastIndex((at) => at <= this.at),
    ),
  );

  get before(): number | undefined {
    return this.steps.findLast((at) => at < this.at);
  }

  get after(): number | undefined {
    return this.session.at === null ? undefined : this.steps.find((at) => at > this.at);
  }

  /** To a step; the last one is the present. */
  to(step: number): void {
    const at = this.steps[Math.max(0, Math.min(step, this.steps.length - 1))] ?? 0;
    this.session.travel(at >= this.session.last ? null : at);
  }

  /** To the beginning of the next or last turn. */
  turn(way: 1 | -1): void {
    const here = this.step;
    const found =
      way > 0 ? this.turns.find((turn) => turn.step > here) : this.turns.findLast((turn) => turn.step < here);
    this.to(found?.step ?? (way > 0 ? this.steps.length - 1 : 0));
  }

  /** From the present it plays the whole game. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.after === undefined) this.session.travel(0);
  }

  /** What a moment is called: round and turn where nations move in turn, else the heading of its turn. */
  named(at: number): string {
    const { heading = "", turn = 0, round = 0 } = turnAt(this.turns, at) ?? {};
    return round > 0 ? t("time-turn", { round, turn }) : heading;
  }

  /** What is marked at a step, in words. */
  private marked(at: number): string[] {
    const kinds = this.session.source.log.filter((item) => item.at === at).flatMap(kindsOf);
    return [...new Set(kinds)].map((kind) => t(`time-mark-${kind}`));
  }

  /** What stands over the strip for a step: which turn, and what is marked there. */
  told(step: number): string[] {
    const at = this.steps[step] ?? 0;
    return [...new Set([this.named(at) || t("table-moment-of", { at, last: this.session.last }), ...this.marked(at)])];
  }

  /** What a screen reader says of a step: the turn, what is marked there, and how far it is. */
  spoken(step: number): string {
    const at = this.steps[step] ?? 0;
    return [
      turnAt(this.turns, at)?.heading ?? "",
      ...this.marked(at),
      t("table-moment-of", { at, last: this.session.last }),
    ]
      .filter(Boolean)
      .join(", ");
  }
}

const clocks = new WeakMap<Session, Clock>();

export function clockOf(session: Session): Clock {
  const known = clocks.get(session);
  if (known) return known;
  // what is derived dies with the component it was made in, and the clock outlives components: so it has none
  let made: Clock | undefined;
  $effect.root(() => {
    made = new Clock(session);
  });
  const clock = made ?? new Clock(session);
  clocks.set(session, clock);
  return clock;
}

/** Goes on by itself while it plays, each step when the table shows the one before. Call it in a component. */
export function autoplay(session: Session): void {
  const clock = clockOf(session);
  $effect(() => {
    if (!clock.playing) return;
    const next = clock.after;
    if (session.at === null || (next === undefined && session.moment?.at === session.at)) {
      clock.playing = false;
      return;
    }
    if (session.moment?.at !== session.at || next === undefined) return;
    const timer = setTimeout(() => session.travel(next), liking.pace);
    return () => clearTimeout(timer);
  });
}
