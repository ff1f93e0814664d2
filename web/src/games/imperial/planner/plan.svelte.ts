/** The maneuver that is being planned: rows of orders, tried by the server after every change, played with Done. */
import { newKey, Trouble } from "../../../protocol/api";
import type {
  Choice,
  Json,
  Movable,
  Plan as Trial,
  PlannedRow,
  Problem,
  Prompt,
  Refusal,
  Way,
} from "../../../protocol/types";
import { word } from "../../../session/choices";
import type { Session } from "../../../session/session.svelte";
import { lang, listed, t } from "../../../texts/texts.svelte";
import {
  check,
  NOTHING,
  remaining,
  unsettled,
  type Answer,
  type Draft,
  type Group,
  type Row,
  type Verdict,
} from "./draft";
import { newId, retold, routed, taken } from "./rows";
import { fingerprint, stackKey, stacks, type Stack } from "./stacks";
import { ownScreen } from "../own";

/** What is kept of a plan that was not played. */
type Kept = {
  /** The nation that maneuvers. */
  nation: string;
  rows: readonly Row[];
  stays: Readonly<Record<string, number>>;
  /** Half of it is played and somebody else was asked: what the table should look like at the end, if all goes as planned. */
  resume?: string;
};

interface Snapshot {
  rows: readonly Row[];
  stays: Readonly<Record<string, number>>;
}

const ORDERS: ReadonlySet<string> = new Set(["exchange", "turn", "destroy"]);

/** A plan that is being played: the next question must not be looked at before it is known how far it came. */
let playing: Promise<unknown> = Promise.resolve();

export class Plan {
  rows = $state.raw<readonly Row[]>([]);
  stays = $state.raw<Readonly<Record<string, number>>>({});
  /** The row or the stack that is picked. */
  chosen = $state<string | null>(null);
  draft = $state.raw<Draft | null>(null);
  checking = $state(false);
  problem = $state.raw<Problem | null>(null);
  notice = $state("");
  /** The next target is for all units of the stack. */
  together = $state(false);
  /** Where the picked unit can go. */
  reach = $state.raw<Movable | null>(null);
  /** A way that is pointed at but not chosen. */
  preview = $state.raw<{ region: string; way: Way } | null>(null);
  /** It has been played; until the table says what comes next it is not played again. */
  private played = $state(false);
  private past = $state.raw<readonly Snapshot[]>([]);
  private asked: Pick<Prompt, "seat" | "ask" | "step" | "sentence"> | null = null;
  private nation = "";
  private speech = "";
  private turn = 0;
  private readonly tried = new Map<string, Promise<Trial>>();

  constructor(private readonly session: Session) {}

  readonly stacks: Stack[] = $derived.by(() => stacks(this.draft, this.rows, this.stays));
  readonly open: Stack[] = $derived.by(() => this.stacks.filter((stack) => stack.open > 0));
  readonly staying: number = $derived.by(() => this.stacks.reduce((sum, stack) => sum + stack.stays, 0));
  readonly ordered: Row[] = $derived.by(() => [
    ...this.rows.filter((row) => row.kind === "rest"),
    ...this.rows.filter((row) => row.kind !== "rest" && row.group === "fleets"),
    ...this.rows.filter((row) => row.kind !== "rest" && row.group === "armies"),
  ]);
  readonly refused: Row | undefined = $derived.by(() =>
    this.ordered.find((row) => this.draft?.verdicts.get(row.id)?.state === "refused"),
  );
  readonly unsettled: Row | undefined = $derived.by(() =>
    this.draft ? unsettled(this.draft, this.ordered) : undefined,
  );
  /** The row whose unit has been picked and has to go on. */
  readonly unfinished: Row | undefined = $derived.by(() =>
    this.ordered.find((row) => this.draft?.verdicts.get(row.id)?.state === "unfinished"),
  );
  readonly ready: boolean = $derived.by(
    () =>
      this.draft !== null &&
      this.draft.ending.length > 0 &&
      !this.busy &&
      !this.refused &&
      !this.unsettled &&
      !this.unfinished &&
      this.open.length === 0,
  );
  /** It is being tried, or it has been played and the table has not gone on yet: nothing can be done to it. */
  readonly busy: boolean = $derived.by(() => this.checking || this.played);
  readonly canUndo: boolean = $derived(this.past.length > 0);
  readonly orders: Choice[] = $derived.by(() => {
    return (this.asks?.choices ?? []).filter((choice) => ORDERS.has(word(choice.answer, "kind")));
  });

  /** What would be asked about the group of what is picked. */
  get asks(): Prompt | undefined {
    const table = this.chosenGroup === "fleets" && this.draft?.fleets ? this.draft.fleets : this.draft?.whole;
    return table?.prompt ?? undefined;
  }

  get chosenGroup(): Group {
    const key = this.chosen;
    const group =
      this.rows.find((row) => row.id === key)?.group ?? this.stacks.find((stack) => stack.key === key)?.group;
    return group ?? (this.draft?.whole.prompt?.step === "armies" ? "armies" : "fleets");
  }

  verdict(row: Row): Verdict {
    return this.draft?.verdicts.get(row.id) ?? NOTHING;
  }

  number(row: Row): number {
    return this.ordered.indexOf(row) + 1;
  }

  // the question

  /** A question of the maneuver: take up what was planned for it, or what an interruption left of the plan. */
  async begin(prompt: Prompt, nation: string): Promise<void> {
    await playing;
    const again = this.asked?.ask === prompt.ask && this.asked.seat === prompt.seat;
    if (again && this.speech === lang()) return;
    this.tried.clear();
    this.speech = lang();
    this.asked = prompt;
    this.nation = nation;
    if (again) {
      await this.retell();
      return;
    }
    const old = this.kept();
    this.played = false;
    await this.takeUp(old, prompt);
    if (old?.resume !== undefined) await this.resume(old.resume);
  }

  /** Another page of the same seat has gone on planning. */
  async adopt(): Promise<void> {
    const { asked } = this;
    const old = this.kept();
    if (!asked || this.busy || old?.resume !== undefined) return;
    if (JSON.stringify([old?.rows ?? [], old?.stays ?? {}]) !== JSON.stringify([this.rows, this.stays]))
      await this.takeUp(old, asked);
  }

  /** What was kept for this question, or for an earlier one of the same maneuver that others interrupted. */
  private kept(): Kept | null {
    const { asked, nation } = this;
    const draft = asked && this.session.drafts.of("plan", asked.seat);
    const found = draft?.kept as unknown as Kept | null | undefined;
    if (!asked || !draft || !found || found.nation !== nation || !Array.isArray(found.rows)) return null;
    return (found.resume === undefined ? draft.ask === asked.ask : draft.ask <= asked.ask) ? found : null;
  }

  private async takeUp(old: Kept | null, prompt: Pick<Prompt, "step" | "sentence">): Promise<void> {
    this.past = [];
    this.stays = old?.stays ?? {};
    this.rows = taken(old?.rows ?? [], prompt);
    this.chosen = null;
    this.notice = "";
    this.save();
    await this.recheck();
  }

  /** The same plan in another language. */
  private async retell(): Promise<void> {
    await this.recheck();
    if (!this.draft) return;
    this.rows = await retold(this.look, this.draft, this.rows);
    this.save();
  }

  /** Others have decided: go on by itself if everything comes out as it was planned. */
  private async resume(expected: string): Promise<void> {
    if (this.ready && fingerprint(ownScreen(this.draft?.end?.screen)) === expected) await this.done();
    else this.notice = t("plan-resumed", { count: this.rows.length });
  }

  // trying

  private look = (rows: readonly PlannedRow[]): Promise<Trial> => {
    const key = JSON.stringify(rows);
    const known = this.tried.get(key);
    if (known) return known;
    const { seat, ask } = this.asked ?? { seat: 0, ask: 0 };
    const trial = this.session.deeds.plan(this.session.id, { seat, ask, rows: [...rows] });
    this.tried.set(key, trial);
    trial.catch(() => this.tried.delete(key));
    return trial;
  };

  /** Try everything again; only the newest try counts. */
  async recheck(): Promise<void> {
    const turn = (this.turn += 1);
    this.checking = true;
    try {
      const draft = await check(this.look, this.rows);
      if (turn !== this.turn) return;
      this.draft = draft;
      this.problem = null;
      this.follow();
      await this.see();
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      if (turn === this.turn && trouble.problem.code !== "stale") this.problem = trouble.problem;
    } finally {
      if (turn === this.turn) this.checking = false;
    }
  }

  /** Keep something picked: the row that waits for a decision, else the unit that is next. */
  private follow(): void {
    const row = this.rows.find((one) => one.id === this.chosen);
    if (row || this.open.some((stack) => stack.key === this.chosen)) return;
    this.chosen = this.unfinished?.id ?? this.unsettled?.id ?? this.open[0]?.key ?? null;
  }

  /** Where the picked unit can go, from the position before its row. */
  private async see(): Promise<void> {
    const chosen = this.chosen;
    const row = this.rows.find((one) => one.id === chosen);
    const stack = this.open.find((one) => one.key === chosen);
    if (!row || row.kind === "order") {
      this.reach = stack?.movable ?? null;
      return;
    }
    const onward = row === this.unfinished;
    const before = this.draft?.before.get(row.id);
    const table = onward ? this.draft?.whole : before && (await this.look(before)).table;
    const movable = table?.movable ?? [];
    if (this.chosen !== chosen) return;
    this.reach =
      (row.kind === "rest" || onward
        ? movable[0]
        : movable.find((one) => one.region === row.region && one.unit === row.unit)) ?? null;
  }

  // choosing

  pick(key: string | null): void {
    this.chosen = key;
    this.together = false;
    this.preview = null;
    void this.see().catch(() => (this.reach = null));
  }

  /** A click on the map: a target of the picked unit, or another unit. */
  touch(region: string): boolean {
    if (this.reach?.targets.some((target) => target.region === region)) {
      void this.go(region);
      return true;
    }
    const here = [
      ...this.open.filter((stack) => stack.region === region).map((stack) => stack.key),
      ...this.ordered.filter((row) => row.region === region).map((row) => row.id),
    ];
    if (here.length === 0) return false;
    this.pick(here[(here.indexOf(this.chosen ?? "") + 1) % here.length] ?? null);
    return true;
  }

  /** Why the picked unit cannot go there at once. */
  async why(region: string): Promise<Refusal | null> {
    const pick = this.reach?.targets[0]?.ways[0]?.answers[0];
    const before = this.draft?.before.get(this.chosen ?? "") ?? this.draft?.standing[this.chosenGroup];
    if (!pick || !before) return null;
    const begun = this.unfinished?.id === this.chosen ? (this.unfinished?.answers ?? []) : [];
    const picked = word(pick, "kind").startsWith("pick") ? [pick] : begun;
    const tried = await this.look([...before, { answers: [...picked, { kind: "go", region }] }]);
    return tried.rows.at(-1)?.refusal ?? null;
  }

  private change(
    rows: readonly Row[],
    stays: Readonly<Record<string, number>> = this.stays,
    sole = true,
  ): Promise<void> {
    if (sole) this.past = [...this.past, { rows: this.rows, stays: this.stays }];
    this.rows = rows;
    this.stays = stays;
    this.notice = "";
    this.preview = null;
    this.save();
    return this.recheck();
  }

  /** Send the picked unit there. `way` is the place among the target's ways. */
  async go(region: string, way = 0): Promise<void> {
    const { reach, chosen } = this;
    const path = reach?.targets.find((target) => target.region === region)?.ways[way];
    if (!reach || !path) return;
    const row = this.rows.find((one) => one.id === chosen);
    const group = row?.group ?? this.stacks.find((stack) => stack.key === chosen)?.group ?? "armies";
    const moved = {
      target: region,
      ...routed(path),
      ways: reach.targets.find((target) => target.region === region)?.ways.length ?? 1,
      region: reach.region,
      unit: reach.unit,
    };
    if (row) {
      const onward = row === this.unfinished && row.answers.length > 0;
      const answers = onward ? [...row.answers, ...path.answers] : path.answers;
      const via = onward ? [...(row.via ?? []), ...moved.via] : moved.via;
      const changed: Row = { ...row, ...moved, answers, via, wishes: row.target === region ? row.wishes : [] };
      await this.change(this.rows.map((one) => (one === row ? changed : one)));
      this.settleFirst(changed);
      return;
    }
    const added: Row = { id: newId(), group, kind: "move", wishes: [], ...moved };
    const others = this.together ? this.comrades - 1 : 0;
    this.together = false;
    await this.change([...this.rows, added]);
    await this.repeat(added, others);
    this.settleFirst(added);
  }

  /** A row that has to be decided or to go on stays picked; else the next unit is. */
  private settleFirst(row: Row): void {
    const { questions, state } = this.verdict(row);
    if (state === "unfinished" || questions.some((question) => !question.settled)) this.pick(row.id);
    else if (this.chosen === row.id && this.open[0]) this.pick(this.open[0].key);
  }

  /** Decide a question about a unit that has arrived. */
  async settle(row: Row, index: number, answer: Answer): Promise<void> {
    const wishes = this.verdict(row).questions.map((question, place) => ({
      step: question.step,
      answer: place === index ? answer : question.answer,
      settled: question.settled || place === index,
    }));
    const later = this.chosen === row.id && wishes.every((wish) => wish.settled);
    await this.change(this.rows.map((one) => (one.id === row.id ? { ...one, wishes } : one)));
    if (later && !this.unsettled) this.pick(this.open[0]?.key ?? row.id);
  }

  order(choice: Choice): void {
    const { answer, text } = choice;
    const region = word(answer, "region") || word(answer, "province");
    const row: Row = {
      id: newId(),
      group: this.chosenGroup,
      kind: "order",
      region,
      unit: word(answer, "unit") || "army",
      answers: [answer],
      text,
      wishes: [],
    };
    void this.change([...this.rows, row]);
  }

  stay(): void {
    const stack = this.open.find((one) => one.key === this.chosen);
    if (!stack) return;
    void this.change(this.rows, { ...this.stays, [stack.key]: stack.stays + 1 });
  }

  allStay(): Promise<void> {
    const stays = { ...this.stays };
    for (const stack of this.open) stays[stack.key] = stack.stays + stack.open;
    return this.change(this.rows, stays);
  }

  /** Those who were to stay are open again. */
  recall(stack: Stack): void {
    void this.change(this.rows, { ...this.stays, [stack.key]: 0 }).then(() => this.pick(stack.key));
  }

  /** The other units of a stack do what one of them does; without one, the next target is for all of them. */
  async alike(): Promise<void> {
    const picked = this.rows.find((row) => row.id === this.chosen);
    const model = picked ?? this.rows.findLast((row) => row.kind === "move" && stackKey(row) === this.chosen);
    if (!model || model.kind !== "move") this.together = !this.together;
    else {
      this.past = [...this.past, { rows: this.rows, stays: this.stays }];
      await this.repeat(model, this.comrades);
    }
  }

  /** How many units of the stack have no order, for whom the same could be ordered. */
  get comrades(): number {
    const row = this.rows.find((one) => one.id === this.chosen);
    return this.open.find((stack) => stack.key === (row ? stackKey(row) : this.chosen))?.open ?? 0;
  }

  /** So many more units of the stack do what this one does, each by a way of its own; those who cannot are named. */
  private async repeat(model: Row, count: number): Promise<void> {
    const key = stackKey(model);
    for (let left = count; left > 0; left -= 1) {
      const stack = this.open.find((one) => one.key === key);
      const ways = stack?.movable.targets.find((target) => target.region === model.target)?.ways ?? [];
      const path =
        ways.find((way) => way.kind === model.way && String(way.via ?? []) === String(model.via ?? [])) ?? ways[0];
      if (!path || this.refused) {
        this.notice = t("plan-alike-left", { count: left });
        return;
      }
      const { wishes } = this.rows.find((row) => row.id === model.id) ?? model;
      const row: Row = { ...model, id: newId(), wishes, ...routed(path), ways: ways.length };
      const at = this.rows.findLastIndex((one) => stackKey(one) === key);
      await this.change(this.rows.toSpliced(at + 1, 0, row), this.stays, false);
    }
  }

  // editing

  remove(row: Row): void {
    const region = stackKey(row);
    void this.change(this.rows.filter((one) => one !== row)).then(
      () => this.open.some((stack) => stack.key === region) && this.pick(region),
    );
  }

  /** Move a row to the place of another one of its group. */
  reorder(row: Row, to: number): void {
    const group = this.ordered.filter((one) => one.group === row.group && one.kind !== "rest");
    const from = group.indexOf(row);
    if (from < 0 || to < 0 || to >= group.length || to === from) return;
    group.splice(to, 0, ...group.splice(from, 1));
    void this.change([...this.rows.filter((one) => !group.includes(one)), ...group]);
  }

  place(row: Row): { at: number; of: number } {
    const group = this.ordered.filter((one) => one.group === row.group && one.kind !== "rest");
    return { at: group.indexOf(row), of: group.length };
  }

  undo = (): void => {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    void this.change(last.rows, last.stays, false);
  };

  clear = (): void => {
    void this.change(
      this.rows.filter((row) => row.kind === "rest").map((row) => ({ ...row, answers: [], wishes: [] })),
      {},
    );
  };

  // playing

  private save(): void {
    if (!this.asked) return;
    const { seat, ask } = this.asked;
    const isEmpty = this.rows.length === 0 && Object.keys(this.stays).length === 0;
    this.keep(seat, ask, isEmpty ? null : { nation: this.nation, rows: this.rows, stays: this.stays });
  }

  private keep(seat: number, ask: number, kept: Kept | null): void {
    this.session.drafts.keep("plan", seat, ask, kept as unknown as Record<string, Json> | null);
  }

  /** Play the plan. Where somebody else is asked the rest of it waits. */
  done = async (): Promise<void> => {
    const { draft, asked } = this;
    if (!draft || !asked || !this.ready || this.session.sending) return;
    const answers = draft.ending;
    const key = newKey();
    const body = { seat: asked.seat, ask: asked.ask, answers: [...answers], key };
    // what nobody answers is waited for no longer; it may still be sent again
    playing = new Promise<void>((resolve, reject) => {
      const deed = this.session.attempt(() => this.session.deeds.givePlan(this.session.id, body), {
        lost: resolve,
        name: `plan ${body.ask} ${JSON.stringify(body.answers)}`,
      });
      deed
        .then((given) => {
          if (!given) return;
          this.played = true;
          if (given.given >= answers.length) this.keep(asked.seat, asked.ask, null);
          else this.wait(given.given, draft, asked);
        })
        .then(resolve, reject);
    });
    await playing;
  };

  /** Somebody else is asked: keep what is left of the plan, and say who. */
  private wait(given: number, draft: Draft, asked: Pick<Prompt, "seat" | "ask">): void {
    const rows = remaining(this.rows, draft.items, given);
    const last = draft.items[given - 1]?.row ?? "";
    const seats = new Set(draft.verdicts.get(last)?.others.flatMap((one) => one.seats));
    const left: Kept = {
      nation: this.nation,
      rows,
      stays: this.stays,
      resume: fingerprint(ownScreen(draft.end?.screen)),
    };
    this.keep(asked.seat, asked.ask, left);
    this.session.notice = t("plan-waits", {
      names: listed(this.session.names([...seats])) || t("plan-others"),
      others: Math.max(seats.size, 1),
      count: rows.length,
    });
  }

  /** End the maneuver with everybody where they are. */
  async finish(): Promise<void> {
    await this.allStay();
    await this.done();
  }
}
