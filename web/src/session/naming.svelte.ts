/** Several things named at once, in any order: how often each is named, and what the confirmation says. */
import type { Choice, Prompt } from "../protocol/types";
import { idsOf } from "./choices";

type Counts = ReadonlyMap<number, number>;

export class Naming {
  private counts = $state.raw<Counts>(new Map());
  /** Something was changed since the question came. */
  touched = $state(false);
  /** What somebody wanted once more though nothing is left for it. */
  spent = $state<number | null>(null);

  constructor(private readonly prompt: () => Prompt | null) {}

  readonly total: number = $derived.by(() => [...this.counts.values()].reduce((sum, count) => sum + count, 0));

  /** What was named before, as far as it still can be; else, of a new question, nothing, or everything where that is
   *  what people want. */
  begin(before?: readonly number[]): void {
    const prompt = this.prompt();
    const open = (prompt?.choices ?? []).flatMap((choice, index) => (choice.times ? [index] : []));
    const named = before?.filter((index) => open.includes(index)) ?? (prompt?.several?.all ? open : []);
    this.counts = new Map();
    for (const index of named) if (this.fits(index)) this.put(index, this.of(index) + 1);
    this.touched = before !== undefined;
    this.spent = null;
  }

  /** Whether one more of it can be named: there may be no more of what it takes. What does not go with it would make
   *  way. */
  fits(index: number): boolean {
    const { stock = [], most = 0 } = this.prompt()?.several ?? {};
    const kept = this.beside(index);
    if (kept.reduce((sum, [, count]) => sum + count, 0) >= most) return false;
    return stock.every((there, number) => {
      const used = kept.reduce((sum, [other, count]) => sum + count * this.takes(other, number), 0);
      return used + this.takes(index, number) <= there;
    });
  }

  /** What is named and goes together with this. */
  private beside(index: number): (readonly [number, number])[] {
    const mark = this.apart(index);
    return [...this.counts].filter(([other]) => !mark || !this.apart(other) || this.apart(other) === mark);
  }

  private apart(index: number): number {
    return this.prompt()?.choices[index]?.apart ?? 0;
  }

  private takes(index: number, stock: number): number {
    return this.prompt()?.choices[index]?.takes?.[stock] ?? 0;
  }

  of(index: number): number {
    return this.counts.get(index) ?? 0;
  }

  private get most(): number {
    return this.prompt()?.several?.most ?? 0;
  }

  get full(): boolean {
    return this.total >= this.most;
  }

  get ready(): boolean {
    return this.total >= Math.max(1, this.prompt()?.several?.least ?? 1);
  }

  /** What the confirmation says now. */
  get text(): string {
    return this.prompt()?.several?.texts[this.total] ?? "";
  }

  /** Once more, or, when there is no more of it, not at all. */
  turn(index: number): void {
    const times = this.prompt()?.choices[index]?.times ?? 0;
    const count = this.of(index);
    if (count > 0 && (count >= times || !this.fits(index))) this.put(index, 0);
    else if (this.fits(index)) {
      this.counts = new Map(this.beside(index));
      this.put(index, count + 1);
    } else this.spent = index;
  }

  less(index: number): void {
    this.put(index, Math.max(0, this.of(index) - 1));
  }

  private put(index: number, count: number): void {
    const next = new Map(this.counts);
    if (count > 0) next.set(index, count);
    else next.delete(index);
    this.counts = next;
    this.touched = true;
    this.spent = null;
  }

  /** The one thing to name by this id, where there is only one. */
  only(id: string): number | undefined {
    const prompt = this.prompt();
    if (!prompt?.several) return undefined;
    const found = prompt.choices.flatMap((choice, index) => (idsOf(choice.answer).includes(id) ? [index] : []));
    const first = found.length === 1 ? found[0] : undefined;
    return first !== undefined && prompt.choices[first]?.times ? first : undefined;
  }

  /** The ids of all that is named. */
  get ids(): string[] {
    return [...this.counts.keys()].flatMap((index) => {
      const choice = this.prompt()?.choices[index];
      return choice ? idsOf(choice.answer) : [];
    });
  }

  get answers(): Choice["answer"][] {
    return [...this.counts].flatMap(([index, count]) => {
      const choice = this.prompt()?.choices[index];
      return choice ? Array.from({ length: count }, () => choice.answer) : [];
    });
  }
}
