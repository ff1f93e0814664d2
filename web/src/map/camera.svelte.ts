/** What of the map is seen. A gesture moves one layer; when it ends, the layer is drawn anew for its scale. */
import { hasMotion } from "../browser/settings.svelte";
import {
  around,
  boxOnScreen,
  centred,
  clamped,
  filled,
  first,
  limits,
  overlap,
  whole,
  zoomed,
  type Box,
  type Size,
  type View,
} from "./geometry";
import type { Point } from "./types";

/** Milliseconds of rest after which a gesture is over. */
const REST = 160;
/** Milliseconds for which the layer stays lifted after that: the next gesture finds it painted. */
const LIFTED = 3000;
/** The share of the way to the goal that a frame goes. */
const HASTE = 0.32;
/** The share of its speed that a thrown map keeps each frame. */
const SLIDE = 0.93;
/** The height of the bars at the foot. */
const SLACK = 60;
/** In no higher a pane there are none: they would cover what there is to see. */
export const BARRED = 170;
/** In no higher a pane the whole plate is too small to be read, and the overview and all buttons would cover it. */
export const LOW = 240;
/** How close a small pane goes to what a question is about, in pixels a unit, and how much of itself it fills with it. */
const NEAR = 0.75;
const FILLED = 0.85;

export class Camera {
  /** What the plate is fitted into. */
  pane = $state.raw<Size>({ width: 0, height: 0 });
  /** What is free below that. */
  foot = $state(0);
  view = $state.raw<View>({ scale: 1, x: 0, y: 0 });
  /** The scale the layer is drawn for. */
  drawn = $state(1);
  moving = $state(false);
  /** The layer is one of its own, for the browser to move. */
  lifted = $state(false);
  /** The point of the plate in the middle of the pane, when the last gesture ended. */
  middle = $state.raw<Point>([0, 0]);

  /** What was seen before a visit (null: what a pane begins with), and what the visit shows. */
  private visiting: { home: View | null; there: View } | null = null;
  /** What `lean` has shown; null once the pane is another. */
  private leant: View | null = null;
  private goal: { scale: number; at: Point } | null = null;
  private target: View | null = null;
  private speed: Point | null = null;
  private frame = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private lift: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly plate: Size) {}

  readonly limits = $derived.by(() => limits(this.pane, this.plate));
  readonly isWhole = $derived.by(() => this.view.scale <= this.limits.least * 1.02);
  /** Something of the plate is out of sight. */
  readonly isClose = $derived.by(
    () =>
      this.plate.width * this.view.scale > this.pane.width * 1.15 ||
      this.plate.height * this.view.scale > this.pane.height * 1.15,
  );

  readonly isLow = $derived.by(() => this.pane.height + this.foot <= LOW);
  private readonly slack = $derived.by(() => (this.pane.height + this.foot > BARRED ? SLACK : 0));

  /** `foot`: what stays free below the plate, for bars. */
  resize({ width, height }: Size, foot = 0): void {
    if (width < 1 || height < 1) return;
    const pane = { width, height: height - foot };
    const old = this.pane;
    const leaning = this.leant !== null && this.same(this.target ?? this.view, this.leant);
    const untouched = old.width === 0 || leaning || this.isFirst(old);
    this.leant = null;
    const middle: Point = [
      (old.width / 2 - this.view.x) / this.view.scale,
      (old.height / 2 - this.view.y) / this.view.scale,
    ];
    this.pane = pane;
    this.foot = foot;
    if (untouched) this.stop();
    this.view = untouched
      ? first(pane, this.plate)
      : centred([...middle, ...middle], this.view.scale, pane, this.plate);
    this.settle();
  }

  private same(one: View, other: View): boolean {
    return (
      Math.abs(one.scale / other.scale - 1) < 0.005 && Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2
    );
  }

  /** What is seen, or will be in a moment, is what a pane begins with. */
  private isFirst(pane: Size): boolean {
    return this.same(this.target ?? this.view, first(pane, this.plate));
  }

  /** A gesture begins or goes on. */
  stir(): void {
    this.moving = this.lifted = true;
    clearTimeout(this.rest);
    clearTimeout(this.lift);
    this.rest = setTimeout(() => this.settle(), REST);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.goal = this.target = this.speed = null;
  }

  settle(): void {
    if (this.frame) return;
    clearTimeout(this.rest);
    clearTimeout(this.lift);
    this.view = clamped(
      { ...this.view, x: Math.round(this.view.x), y: Math.round(this.view.y) },
      this.pane,
      this.plate,
      this.slack,
    );
    this.drawn = this.view.scale;
    this.middle = [
      (this.pane.width / 2 - this.view.x) / this.view.scale,
      (this.pane.height / 2 - this.view.y) / this.view.scale,
    ];
    this.moving = false;
    this.lift = setTimeout(() => (this.lifted = false), LIFTED);
  }

  pan(dx: number, dy: number): void {
    this.view = clamped({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, this.pane, this.plate, this.slack);
    this.stir();
  }

  /** At once, as fingers do. */
  zoom(factor: number, at: Point): void {
    this.view = zoomed(this.view, this.view.scale * factor, at, this.pane, this.plate);
    this.stir();
  }

  /** Smoothly, as a wheel or a button does. */
  zoomBy(factor: number, at: Point = [this.pane.width / 2, this.pane.height / 2]): void {
    const from = this.goal?.scale ?? this.view.scale;
    this.speed = this.target = null;
    const scale = Math.min(Math.max(from * factor, this.limits.least), this.limits.most);
    if (!hasMotion()) return this.zoom(scale / this.view.scale, at);
    this.goal = { scale, at };
    this.run();
  }

  throw(speed: Point): void {
    if (!hasMotion() || Math.hypot(...speed) < 1.5) return;
    this.speed = speed;
    this.run();
  }

  flyTo(view: View): void {
    this.stop();
    this.target = clamped(view, this.pane, this.plate, this.slack);
    this.run();
  }

  /** All of it, or no border; each press gives the other. */
  fit(): void {
    const [all, full] = [whole(this.pane, this.plate), filled(this.pane, this.plate)];
    this.flyTo(this.isWhole && full.scale / all.scale > 1.02 ? full : all);
  }

  /** Brings regions into sight, if none of them is. */
  show(boxes: readonly Box[]): void {
    const all = around(boxes);
    if (!all || this.pane.width === 0) return;
    const inner: Box = [24, 24, this.pane.width - 24, this.pane.height - 24];
    if (boxes.some((box) => overlap(boxOnScreen(box, this.view), inner))) return;
    this.flyTo(centred(all, Math.min(this.view.scale, this.fitting(all, 0.8)), this.pane, this.plate));
  }

  /** Brings all of them into sight. */
  reveal(boxes: readonly Box[]): void {
    const all = around(boxes);
    if (!all || this.pane.width === 0) return;
    const [x0, y0, x1, y1] = boxOnScreen(all, this.view);
    if (x0 >= 0 && y0 >= 0 && x1 <= this.pane.width && y1 <= this.pane.height) return;
    this.flyTo(centred(all, Math.min(this.view.scale, this.fitting(all, 0.9)), this.pane, this.plate));
  }

  /** All of them and as close as that goes, at once, without a border: a picture of a part of the plate. */
  frameIn(boxes: readonly Box[]): void {
    const all = around(boxes);
    if (!all || this.pane.width === 0) return;
    this.stop();
    this.view = centred(
      all,
      Math.max(filled(this.pane, this.plate).scale, this.fitting(all, 1)),
      this.pane,
      this.plate,
    );
    this.settle();
  }

  /** As close as a pane begins, with these about the middle of what no bar covers, unless the map has been moved. */
  lean(boxes: readonly Box[]): void {
    const all = around(boxes);
    const here = this.target ?? this.view;
    if (!all || this.pane.width === 0) return;
    if (!this.isFirst(this.pane) && !(this.leant && this.same(here, this.leant))) return;
    const { scale } = first(this.pane, this.plate);
    const [x, y] = [this.pane.width / 2, (this.pane.height - this.slack) / 2];
    this.leant = clamped(
      { scale, x: x - ((all[0] + all[2]) / 2) * scale, y: y - ((all[1] + all[3]) / 2) * scale },
      this.pane,
      this.plate,
      this.slack,
    );
    if (!this.isFirst(this.pane)) return this.flyTo(this.leant);
    this.stop();
    this.view = this.leant;
    this.settle();
  }

  /** The scale at which a box takes this share of the pane. */
  private fitting(box: Box, share: number, pane = this.pane): number {
    return Math.min((pane.width * share) / (box[2] - box[0]), (pane.height * share) / (box[3] - box[1]));
  }

  /** The scale with which a pane begins. */
  get firstScale(): number {
    return first(this.pane, this.plate).scale;
  }

  /** All of them lie in what the bars at the foot leave free. */
  sees(boxes: readonly Box[]): boolean {
    const free: Box = [0, 0, this.pane.width, this.pane.height - this.slack];
    return boxes.every((box) => {
      const [x0, y0, x1, y1] = boxOnScreen(box, this.target ?? this.view);
      return x0 >= free[0] && y0 >= free[1] && x1 <= free[2] && y1 <= free[3];
    });
  }

  /** Goes close to what somebody is asked about; `closer`: at least so much closer than the whole plate, if it fits.
   *  `least`: at no smaller scale, though not all of it is in sight then. */
  visit(boxes: readonly Box[], closer = 1, least = 0): void {
    const all = around(boxes);
    if (!all || this.pane.width === 0) return;
    const free = { width: this.pane.width, height: Math.max(this.pane.height - this.slack, this.pane.height / 2) };
    const there = centred(
      all,
      Math.max(least, Math.min(Math.max(NEAR, this.limits.least * closer), this.fitting(all, FILLED, free))),
      free,
      this.plate,
    );
    const home = this.isFirst(this.pane) ? null : this.view;
    this.visiting = { home: this.visiting ? this.visiting.home : home, there };
    this.flyTo(there);
  }

  /** Back to where one was before, unless the map has been moved since. */
  leave(): void {
    const visit = this.visiting;
    this.visiting = null;
    if (visit && this.same(this.target ?? this.view, clamped(visit.there, this.pane, this.plate)))
      this.flyTo(visit.home ?? first(this.pane, this.plate));
  }

  centre(point: Point): void {
    this.view = centred([...point, ...point], this.view.scale, this.pane, this.plate);
    this.stir();
  }

  private run(): void {
    this.stir();
    if (!hasMotion() && this.target) {
      this.view = this.target;
      this.stop();
      return this.settle();
    }
    if (!this.frame) this.frame = requestAnimationFrame(() => this.step());
  }

  private step(): void {
    this.frame = 0;
    const before = this.view;
    if (this.goal) this.approach(this.goal);
    else if (this.target) this.fly(this.target);
    else if (this.speed) this.slide(this.speed);
    this.stir();
    if (before.scale === this.view.scale && before.x === this.view.x && before.y === this.view.y) this.stop();
    else if (this.goal || this.target || this.speed) this.frame = requestAnimationFrame(() => this.step());
  }

  private approach(goal: { scale: number; at: Point }): void {
    const ratio = goal.scale / this.view.scale;
    const done = Math.abs(ratio - 1) < 0.004;
    this.view = zoomed(this.view, this.view.scale * (done ? ratio : ratio ** HASTE), goal.at, this.pane, this.plate);
    if (done) this.goal = null;
  }

  private fly(to: View): void {
    const from = this.view;
    const done = this.same(from, to);
    const step = (a: number, b: number): number => (done ? b : a + (b - a) * HASTE);
    this.view = clamped(
      { scale: step(from.scale, to.scale), x: step(from.x, to.x), y: step(from.y, to.y) },
      this.pane,
      this.plate,
      this.slack,
    );
    if (done) this.target = null;
  }

  private slide(speed: Point): void {
    this.view = clamped(
      { ...this.view, x: this.view.x + speed[0], y: this.view.y + speed[1] },
      this.pane,
      this.plate,
      this.slack,
    );
    this.speed = [speed[0] * SLIDE, speed[1] * SLIDE];
    if (Math.hypot(...this.speed) < 0.4) this.speed = null;
  }
}
