/** What this browser has seen of a table, and when it is shown what it has not. */
import { untrack } from "svelte";
import { hasMotion, settings } from "../browser/settings.svelte";
import { visibility } from "../browser/visible.svelte";
import { Recap, TURN } from "../session/recap.svelte";
import { isPrompt } from "../session/choices";
import { alarms, concerns, losses, scenes, type Scene } from "../session/scenes";
import { remember, seen } from "../session/seen";
import type { Session } from "../session/session.svelte";
import { notify } from "../shell/notices.svelte";

/** So long an announcement stays, in seconds. */
const ALARM = 15;

const WINDOWS = "dialog[open], [role=dialog], [role=alertdialog], [data-reading]";
const TYPING =
  "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]";

/** Somebody has begun something here: a draft, a search, a window, a text. Nothing is played over it. */
function isBusy(session: Session): boolean {
  const { asking, deed, naming, picked, search, selected, why } = session;
  if (deed?.undo || picked.length > 0 || search || selected !== null || why !== null || session.sending) return true;
  if (naming.touched || asking !== null || document.activeElement?.matches(TYPING)) return true;
  return document.querySelector(WINDOWS) !== null;
}

export class Watch {
  /** Everything up to now was seen as it happened. */
  private live = false;
  private seat: number | null = null;
  /** Up to where losses were announced. */
  private announced = 0;
  /** The last question with a clock that was met. */
  private hurried: number | null = null;
  /** When the turn began that is shown, in milliseconds. */
  private turned = 0;

  constructor(
    private readonly session: Session,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Where this seat was when it last saw the table. What this browser has seen counts alone where it is known: somebody
   *  may have answered in its place. Else the last visit and the last answer do, unless that was given before the game
   *  came to this table. Whoever comes for the first time has missed nothing. */
  from(seat: number): number {
    const { log, table, you } = this.session.source;
    const kept = seen(this.session.id, seat);
    if (kept !== null) return Math.min(kept, this.last);
    const visit = you?.last_visit ?? 0;
    const brought = visit === 0 && table?.status === "over" ? this.last : (table?.reseeded ?? 0);
    const own = log.findLast((item) => item.seat === seat && item.at > brought)?.at ?? 0;
    return visit === 0 && own === 0 ? this.last : Math.max(own, Math.min(visit, this.last));
  }

  private get last(): number {
    return this.session.source.log.at(-1)?.at ?? 0;
  }

  /** Something has changed; `visible`: whether anybody can look at this page. While a clock runs nothing is played over
   *  the question: what was being played when it came ends, and the list can be asked for. */
  look(visible: boolean): void {
    const { session } = this;
    const { seat, source } = session;
    const status = source.table?.status;
    const hidden = !visible || session.curtain !== null || session.turning || session.hasSecrets === null;
    if (!source.ready || seat === null || hidden || (status !== "running" && status !== "over")) {
      this.live = false;
      return;
    }
    if (seat !== this.seat) [this.seat, this.live, this.announced] = [seat, false, 0];
    const { prompt } = source;
    const hurry = isPrompt(prompt) && prompt.closes ? prompt.ask : null;
    if (hurry !== null && hurry !== this.hurried && session.recap) {
      this.announce(session.recap.since, seat);
      session.endRecap();
    }
    this.hurried = hurry;
    if (session.replaying) {
      if (session.recap) session.recap.mend();
      else this.live = false;
      return;
    }
    const since = this.from(seat);
    const fresh = scenes(source.log, since, seat);
    const wasLive = this.live;
    this.live = true;
    const held = hurry !== null || isBusy(session);
    if (fresh.length > 0 && !held && (wasLive ? this.paced(since, fresh) : this.wanted(since, fresh))) return;
    if (fresh.length > 0 && held && (!wasLive || (hurry !== null && session.missed === null))) session.missed = since;
    this.announce(since, seat);
    this.keep();
  }

  /** All that is there has been seen now, by everybody who looks at this screen. */
  keep(): void {
    const { session } = this;
    const own = (session.source.you?.own ?? []).map((one) => one.seat);
    const seats = session.hasSecrets ? [] : own;
    if (session.seat !== null) remember(session.id, [...new Set([...seats, session.seat])], this.last);
  }

  private announce(since: number, seat: number): void {
    const from = Math.max(since, this.announced);
    for (const stake of alarms(this.session.source.log, from, seat))
      notify(`${stake.title}: ${stake.text}`, "stop", ALARM);
    this.announced = this.last;
  }

  /** Somebody comes back: whether it is played to them. */
  private wanted(since: number, fresh: readonly Scene[]): boolean {
    const lost = losses(concerns(fresh.flatMap((scene) => scene.steps))).length > 0;
    this.session.missed = since;
    if (settings.recap === "never" || (settings.recap === "losses" && !lost)) return false;
    this.open(since, new Recap(this.session, since));
    return true;
  }

  /** Somebody watches: whether turns of computers are held back so that they can be followed. */
  private paced(since: number, fresh: readonly Scene[]): boolean {
    const { session } = this;
    if (session.seat !== null && session.seatState(session.seat)?.conceded) return false; // only the end is of interest
    const speed = session.source.table?.speed;
    const usual = speed === "slow" || speed === "normal" ? "second" : "once";
    const pace = settings.pace === "table" ? usual : settings.pace;
    const thought = fresh.some((scene) => session.seatState(scene.seat)?.kind === "computer");
    if (session.missed === null || session.prompt === null) session.missed = since;
    const now = this.now();
    const begun = session.source.log.some((item) => item.at > since && item.heading);
    const soon = now - this.turned < TURN;
    if (begun) this.turned = now;
    const others = fresh.filter((scene) => scene.seat !== session.seat).length;
    if (!thought || pace === "once" || (pace === "second" && others < 2 && !(begun && soon))) return false;
    if (pace !== "own" && !hasMotion()) return false; // it would stand still and wait
    this.open(since, new Recap(session, since, { follow: true, playing: pace !== "own" }));
    return true;
  }

  private open(since: number, recap: Recap): void {
    this.session.missed = since;
    this.announced = this.last;
    this.session.recap = recap;
  }
}

/** Call it in a component that lives as long as the table is shown. */
export function watch(session: Session): void {
  const watching = new Watch(session);
  const visible = visibility();
  $effect(() => {
    const { source } = session;
    void [source.log, source.you, source.ready, source.table?.status, source.prompt];
    void [session.curtain, session.hasSecrets, session.at, session.recap];
    const shown = visible();
    untrack(() => watching.look(shown));
  });
  /** What a recap has shown to its end, or was told to leave out, is seen. */
  session.recapped = () => watching.keep();
}
