/** One browser at one table: what it looks at, what it has chosen but not sent, and what it asks of the server. */
import { api, newKey, Trouble } from "../protocol/api";
import type { LiveTable } from "../protocol/live.svelte";
import type { Choice, Lang, Moment, Problem, Prompt, SeatState, Screen, Waiting } from "../protocol/types";
import { go } from "../browser/router.svelte";
import { hasConfirm, settings } from "../browser/settings.svelte";
import { isPrompt, sameAnswer, shown, targets } from "./choices";
import { Drafts } from "./drafts.svelte";
import { Naming } from "./naming.svelte";
import { patiently, Saving } from "./saving.svelte";
import { lang, t } from "../texts/texts.svelte";
import { letters } from "../signs/seals";
import { Recap } from "./recap.svelte";

export type Source = Pick<
  LiveTable,
  | "line"
  | "seq"
  | "table"
  | "you"
  | "screen"
  | "prompt"
  | "result"
  | "log"
  | "chat"
  | "ready"
  | "look"
  | "again"
  | "close"
>;
export type Deeds = typeof api;

/** How the page stands, which its frame shows: yours to move, waiting, looking back, a branch, no connection. */
export type Standing = "turn" | "waiting" | "replay" | "branch" | "lost";

/** What a screen of its own puts behind Done, Undo and Reset, such as playing a plan that is still a draft. */
export interface Deed {
  /** What Done will do, or what is missing. */
  text: string;
  /** In place of the question, when it can say more. */
  sentence?: string;
  /** The rule of what is being planned, where it is another one than that of the question. */
  rule?: string;
  passage?: string;
  ready: boolean;
  done(): void;
  /** Without it the last answer given is taken back. */
  undo?: () => void;
  reset?: () => void;
}

export interface Pointed {
  id: string;
  name: string;
  x: number;
  y: number;
}

/** What is kept of a choice that was not sent. */
type Chosen = {
  picked: string[];
  answer: Choice["answer"] | null;
  /** Things that are named together; null while they are as the question came. */
  named: Choice["answer"][] | null;
};

interface Sending {
  lost?: () => void;
  name?: string;
}

export class Session {
  at = $state<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  picked = $state.raw<string[]>([]);
  search = $state("");
  /** Regions that a line of the log lights on a map. */
  lit = $state.raw<readonly string[]>([]);
  selected = $state<number | null>(null);
  /** A forfeit that somebody is asked about before it is given. */
  asking = $state<number | null>(null);
  /** A thing on the table that somebody pointed at though it cannot be chosen, and where. */
  pointed = $state.raw<Pointed | null>(null);
  /** Tests bring their own clock. */
  now: () => number = () => performance.now();
  private met = -Infinity;
  /** Looking for what cannot be done; the text searched for, or null. */
  why = $state<string | null>(null);
  deed = $state.raw<Deed | null>(null);
  /** The answers that the keys 1 to 9 give, where a screen numbers them itself. */
  order = $state.raw<readonly number[] | null>(null);
  problem = $state.raw<Problem | null>(null);
  notice = $state("");
  /** What somebody is writing to the others. */
  saying = $state("");
  /** The game has ended while this page looked on. */
  ended = $state(false);
  /** What happened while this seat waited, as long as it is being shown. */
  recap = $state.raw<Recap | null>(null);
  /** Since when it last waited, so that it can be shown again; null when nothing has happened. */
  missed = $state<number | null>(null);
  /** Somebody wants to know when a recap ends. */
  recapped: (() => void) | null = null;
  /** The seat that has to take the device before anything is shown. */
  curtain = $state<number | null>(null);
  /** That seat has taken it; its picture is on the way. */
  lifting = $state(false);
  /** Null until the games are known; nobody's seat is shown on a shared screen before. */
  hasSecrets = $state<boolean | null>(null);
  /** What has been answered; until the table says what comes next it is not answered again. */
  private answered: Prompt | null = null;
  /** What got no answer and waits to be sent again. */
  private readonly lost = new Set<string>();
  private readonly seen = new Map<string, Moment>();
  private readonly reasons = new Map<string, string>();

  constructor(
    readonly id: string,
    readonly source: Source,
    readonly deeds: Deeds = api,
    readonly saving = new Saving(),
  ) {}

  // looking

  /** Something that was asked of the server is under way. */
  get sending(): boolean {
    return this.saving.busy;
  }

  get seat(): number | null {
    return this.source.you?.seat ?? null;
  }

  get replaying(): boolean {
    return this.at !== null;
  }

  get last(): number {
    return this.source.table?.seq ?? 0;
  }

  readonly screen: Screen | null = $derived.by(() =>
    this.replaying ? (this.moment?.screen ?? this.source.screen) : this.source.screen,
  );
  readonly prompt: Prompt | null = $derived.by(() =>
    !this.replaying && isPrompt(this.source.prompt) ? this.source.prompt : null,
  );
  readonly waiting: Waiting | null = $derived.by(() =>
    this.source.prompt && !isPrompt(this.source.prompt) ? this.source.prompt : null,
  );
  readonly counts = $derived.by(() => targets(this.prompt?.choices ?? []));
  readonly shown = $derived.by(() =>
    shown(this.prompt?.choices ?? [], this.search, this.picked).filter((index) => !this.choice(index)?.forfeit),
  );
  /** The answers that give something away: quiet buttons with their consequence, never the large one. */
  readonly forfeits = $derived.by(() =>
    (this.prompt?.choices ?? []).flatMap((choice, index) => (choice.forfeit ? [index] : [])),
  );
  /** What was chosen and not sent. */
  readonly drafts = new Drafts(this);
  /** Several things named at once. */
  readonly naming = new Naming(() => this.prompt);

  get standing(): Standing {
    if (this.source.line.state !== "live" || this.source.table?.unsaved) return "lost";
    if (this.replaying) return "replay";
    if (this.source.table?.branch_of && !this.prompt) return "branch";
    return this.prompt && !this.prompt.sealed ? "turn" : "waiting";
  }

  /** Of several people at this screen another one is asked: it looks through that seat in a moment. */
  get turning(): boolean {
    const own = this.source.you?.own ?? [];
    return (
      own.some((one) => one.asked && one.seat !== this.seat) && !own.some((one) => one.asked && one.seat === this.seat)
    );
  }

  seatState(seat: number): SeatState | undefined {
    return this.source.table?.seats.find((one) => one.seat === seat);
  }

  name(seat: number): string {
    return this.seatState(seat)?.name || t("table-seat", { number: seat + 1 });
  }

  private readonly letters: string[] = $derived.by(() =>
    letters((this.source.table?.seats ?? []).map((one) => this.name(one.seat))),
  );

  letter(seat: number): string {
    return this.letters[seat] ?? String(seat + 1);
  }

  /** Whose seal is drawn there; empty where a letter stands for a person. */
  face(seat: number): string {
    const one = this.seatState(seat);
    return one?.kind === "computer" ? (one.face ?? "") : "";
  }

  names(seats: readonly number[]): string[] {
    return seats.map((seat) => this.name(seat));
  }

  // choosing

  /** What Done would send: what is selected, or the only answer there is. Never what gives something away. */
  readonly due: number | null = $derived.by(() => this.selected ?? this.prompt?.primary ?? null);

  /** The question has only just come: a click or key was meant for what stood there before. */
  get isFresh(): boolean {
    return this.now() - this.met < settings.settle;
  }

  choice(index: number): Choice | undefined {
    return this.prompt?.choices[index];
  }

  pick = (id: string): void => {
    const thing = this.naming.only(id);
    if (thing !== undefined) {
      this.naming.turn(thing);
      return;
    }
    this.picked = this.picked.includes(id) ? this.picked.filter((one) => one !== id) : [...this.picked, id];
    if (this.picked.length > 1 && this.shown.length === 0) this.picked = [id];
    this.why = null;
    const only = this.shown.length === 1 ? this.shown[0] : undefined;
    this.selected = only !== undefined && this.picked.length > 0 ? only : null;
  };

  /** Somebody points at a thing that cannot be chosen. By a key, the reason stands at the thing itself. */
  point = (id: string, name: string, event: Event): void => {
    if (!this.prompt || !(event.currentTarget instanceof Element)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const { x, y } =
      event instanceof MouseEvent && event.detail > 0
        ? event
        : { x: box.left + box.width / 2, y: box.top + Math.min(box.height, 120) / 2 };
    this.pointed = { id, name, x, y };
  };

  /** A new question: what was chosen for the old one is forgotten. */
  fresh(): void {
    this.picked = [];
    this.search = "";
    this.selected = null;
    this.asking = null;
    this.pointed = null;
    this.why = null;
    this.problem = null;
    this.naming.begin();
    this.met = this.now();
  }

  /** What was chosen for this very question before a reload, or on another device, if it still can be. */
  recall(): void {
    const { prompt } = this;
    const draft = prompt && this.drafts.of("choice", prompt.seat);
    if (!prompt || draft?.ask !== prompt.ask) return;
    const { picked = [], answer = null, named = null } = (draft.kept ?? {}) as Partial<Chosen>;
    const known = targets(prompt.choices);
    const place = (one: Choice["answer"]): number =>
      prompt.choices.findIndex((choice) => sameAnswer(choice.answer, one));
    this.picked = picked.filter((id) => known.has(id));
    const index = answer ? place(answer) : -1;
    this.selected = index >= 0 ? index : null;
    this.naming.begin(named?.map(place));
  }

  /** Keep what is chosen now. */
  remember(): void {
    if (!this.prompt || this.sending) return;
    const answer = this.selected === null ? null : (this.prompt.choices[this.selected]?.answer ?? null);
    const named = this.naming.touched ? this.naming.answers : null;
    const chosen = { picked: this.picked, answer, named };
    const isNothing = this.picked.length === 0 && answer === null && named === null;
    this.drafts.keep("choice", this.prompt.seat, this.prompt.ask, isNothing ? null : chosen);
  }

  choose = (index: number): void => {
    const choice = this.choice(index);
    if (choice?.forfeit) this.letGo(index);
    else if (choice?.times) this.naming.turn(index);
    else if (hasConfirm() && this.selected !== index) this.selected = index;
    else void this.send(index);
  };

  /** Give something away, which is never done by a slip: `sure` when somebody has been asked. */
  letGo(index: number, sure = false): void {
    const choice = this.choice(index);
    if (!choice || this.isFresh) return;
    if (!sure && (hasConfirm() || (choice.asks && settings.unused))) this.asking = index;
    else void this.send(index);
  }

  done = (): void => {
    if (this.isFresh) return;
    if (this.deed) {
      if (this.deed.ready) this.deed.done();
    } else if (this.prompt?.several && this.selected === null) void this.sendSeveral();
    else if (this.due !== null) void this.send(this.due);
  };

  private async sendSeveral(): Promise<void> {
    const prompt = this.prompt;
    if (!prompt || !this.naming.ready || this.sending || prompt === this.answered) return;
    const body = { seat: prompt.seat, ask: prompt.ask, answers: this.naming.answers, key: newKey() };
    const name = `${body.ask} ${JSON.stringify(body.answers)}`;
    if (await this.attempt(() => this.deeds.several(this.id, body), { name })) this.sent(prompt);
  }

  async send(index: number): Promise<void> {
    const prompt = this.prompt;
    const choice = prompt?.choices[index];
    if (prompt && choice) await this.give(prompt, choice);
  }

  async give(prompt: Prompt, choice: Choice): Promise<void> {
    if (this.sending || this.isFresh || prompt === this.answered) return;
    const body = { seat: prompt.seat, ask: prompt.ask, answer: choice.answer, key: newKey() };
    const name = `${body.ask} ${JSON.stringify(body.answer)}`;
    if (await this.attempt(() => this.deeds.answer(this.id, body), { name })) this.sent(prompt);
  }

  private sent(prompt: Prompt): void {
    this.answered = prompt;
    this.drafts.keep("choice", prompt.seat, prompt.ask, null);
  }

  undo = (all: boolean): void => {
    const own = all ? this.deed?.reset : this.deed?.undo;
    if (own) {
      own();
      return;
    }
    if (this.seat === null || !this.source.you?.can_undo || this.turning) return;
    const body = { seat: this.seat, key: newKey(), all };
    this.answered = null;
    const name = `undo ${body.seat} ${this.last} ${all}`;
    void this.attempt(() => this.deeds.undo(this.id, body), { name });
  };

  /** Esc goes back one thing at a time: the refusals, the selection, the filter, then the answers given. */
  reset = (): void => {
    if (this.pointed !== null) this.pointed = null;
    else if (this.asking !== null) this.asking = null;
    else if (this.why !== null) this.why = null;
    else if (this.naming.touched) this.naming.begin();
    else if (this.selected !== null || this.picked.length > 0 || this.search) {
      this.selected = null;
      this.picked = [];
      this.search = "";
    } else if (!this.isFresh) this.undo(true);
  };

  // doing

  /** Ask something of the server; what it refuses is shown. A request that got no answer is sent again under its key, and
   *  when nothing helps `lost` is told: it can still be sent again by hand. Whoever does the same thing again, by its
   *  `name`, sends that again and nothing new. */
  async attempt<T>(ask: () => Promise<T>, { lost, name = "" }: Sending = {}): Promise<T | undefined> {
    if (this.lost.has(name)) {
      this.saving.again();
      return undefined;
    }
    this.problem = null;
    let away = null as Problem | null;
    const back = (): void => {
      if (away !== null && this.problem === away) this.problem = null;
    };
    try {
      const given = await this.saving.through(ask, ({ problem }) => {
        this.problem = away = problem;
        if (name) this.lost.add(name);
        lost?.();
      });
      back();
      return given;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      back();
      if (trouble.problem.code !== "stale") this.problem = trouble.problem;
      return undefined;
    } finally {
      this.lost.delete(name);
    }
  }

  async copy(path: string): Promise<void> {
    const address = new URL(path, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      this.notice = t("table-copied", { address });
    } catch {
      this.notice = address;
    }
  }

  // time

  path(at: number | null): string {
    const seat = this.source.you?.own.length ? "" : this.seat === null ? "" : `?seat=${this.seat}`;
    return `/t/${this.id}${at === null ? "" : `/at/${at}`}${seat}`;
  }

  travel(at: number | null): void {
    if (at === null) this.endRecap();
    const to = at === null ? null : Math.max(0, Math.min(at, this.last));
    go(this.path(to), { replace: this.replaying && to !== null });
  }

  /** Show the table as it was; null for now. */
  async show(at: number | null): Promise<void> {
    this.at = at;
    if (at === null) {
      this.moment = null;
      return;
    }
    const key = this.momentKey(at);
    const isAway = (): boolean => this.at !== at || this.momentKey(at) !== key;
    const known = this.seen.get(key) ?? (await this.looked(at, isAway));
    if (known) this.seen.set(key, known);
    if (isAway()) return;
    if (known) this.moment = known;
    else if (this.recap) this.recap.playing = false;
  }

  /** Ask for a moment. Nothing needs to be saved, and nobody who answers is held up. */
  private async looked(at: number, isAway: () => boolean): Promise<Moment | undefined> {
    const [seat, speech] = [this.seat, lang()];
    this.problem = null;
    try {
      return await patiently(() => this.deeds.moment(this.id, at, seat, speech), isAway);
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      if (!isAway()) this.problem = trouble.problem;
      return undefined;
    }
  }

  private momentKey(at: number): string {
    return `${at} ${this.seat} ${lang()}`;
  }

  /** A moment that has been shown or made ready. */
  known(at: number): Moment | undefined {
    return this.seen.get(this.momentKey(at));
  }

  /** Have a moment ready that will be shown soon. */
  async fetch(at: number): Promise<void> {
    const key = this.momentKey(at);
    if (this.seen.has(key)) return;
    try {
      this.seen.set(key, await this.deeds.moment(this.id, at, this.seat, lang()));
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble; // then it is asked for when it is shown
    }
  }

  /** The address says which moment to show, or the language has changed. A recap goes on where it is. */
  visit(at: number | null): Promise<void> {
    if (at !== null && this.recap) {
      this.recap = null;
      this.recapped?.();
    }
    return this.show(this.recap ? this.at : at);
  }

  /** Once more, to read the list or from the beginning. */
  openRecap(ended: boolean): void {
    if (this.missed !== null && !this.replaying) this.recap = new Recap(this, this.missed, { playing: !ended, ended });
  }

  /** On to what is asked now. */
  endRecap(): void {
    if (!this.recap) return;
    this.recap = null;
    this.recapped?.();
    void this.show(null);
  }

  /** Why a computer gave the answer of this entry, or why that is not told. */
  async reason(entry: number, speech: Lang): Promise<string> {
    const key = `${entry} ${speech}`;
    const known = this.reasons.get(key);
    if (known !== undefined) return known;
    try {
      const { text } = await this.deeds.thought(this.id, entry, speech);
      this.reasons.set(key, text);
      return text;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      return trouble.problem.text;
    }
  }

  async branch(at: number): Promise<void> {
    const asked = { at, key: newKey(), seat: this.seat };
    const made = await this.attempt(() => this.deeds.branch(this.id, asked), { name: `branch ${at}` });
    if (made) go(`/t/${made.id}`);
  }

  // sitting down

  /** Take an open seat. The first thing a guest does makes the guest somebody, so the stream has to begin again. */
  async join(seat: number | null, name: string): Promise<void> {
    const asked = { seat, name: name.trim() || null };
    await this.attempt(async () => {
      await this.deeds.join(this.id, asked);
      this.source.again();
    });
  }

  // several people at one screen

  /** Look through the one of your seats that is asked; with secrets on the table only behind a curtain. */
  follow(): void {
    const you = this.source.you;
    if (!you || you.own.length === 0) return;
    if (this.curtain !== null && you.seat === this.curtain) this.draw(null);
    const here = you.own.find((one) => one.seat === you.seat);
    if (here && (here.asked || you.own.length === 1)) return;
    const next = you.own.find((one) => one.asked) ?? (here ? undefined : you.own[0]);
    if (!next || this.curtain === next.seat) return;
    if (you.own.length > 1 && this.hasSecrets === null) return;
    if (you.own.length > 1 && this.hasSecrets && this.source.table?.status === "running") this.draw(next.seat);
    else this.source.look(next.seat, lang());
  }

  private draw(curtain: number | null): void {
    this.curtain = curtain;
    this.lifting = false;
  }

  /** The seat behind the curtain is here. What the one before looked at is put away, and counts as seen by nobody. The
   *  curtain stays until the picture of the new seat has come. */
  lift(): void {
    if (this.curtain === null || this.lifting) return;
    this.lifting = true;
    const away = this.replaying && !this.recap;
    this.recap = null;
    this.missed = null;
    this.saying = "";
    this.at = null;
    this.moment = null;
    if (away) go(this.path(null), { replace: true });
    this.source.look(this.curtain, lang());
  }
}
