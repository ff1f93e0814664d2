/** Fingers, mouse and wheel over the map. Clicks stay clicks; what moves the map is no click. */
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import type { Point } from "./types";

export interface Hands {
  camera: Camera;
  /** A click or tap on a region; true: it did something, so a second one is no zoom. */
  tap(region: string): boolean;
  /** A long press or the other mouse button. */
  hold(region: string): void;
  point(region: string | null): void;
}

const SLACK = 6;
const LONG = 520;
const DOUBLE = 320;
const NOTCH = 0.0018;
const PINCHED = 0.012;

export function regionOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<SVGElement>("[data-region]")?.dataset.region ?? null) : null;
}

class Touching {
  private readonly fingers = new Map<number, Point>();
  private start: Point = [0, 0];
  private trail: { at: Point; when: number }[] = [];
  private dragging = false;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private last = { when: 0, at: [0, 0] as Point, useful: true };

  constructor(
    private readonly pane: HTMLElement,
    private readonly hands: Hands,
  ) {}

  private at(event: MouseEvent): Point {
    const box = this.pane.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  down(event: PointerEvent): void {
    if (event.button > 0 || isControl(event.target)) return;
    this.hands.camera.stop();
    const at = this.at(event);
    this.fingers.set(event.pointerId, at);
    this.held = false;
    if (this.fingers.size > 1) return this.drag(event);
    [this.start, this.trail, this.dragging] = [at, [{ at, when: event.timeStamp }], false];
    const region = regionOf(event.target);
    if (event.pointerType !== "mouse" && region !== null) this.holding = setTimeout(() => this.hold(region), LONG);
  }

  private hold(region: string): void {
    this.held = true;
    this.hands.hold(region);
  }

  private drag(event: PointerEvent): void {
    clearTimeout(this.holding);
    this.dragging = true;
    this.hands.point(null);
    this.hands.camera.stir();
    for (const finger of this.fingers.keys()) this.pane.setPointerCapture(finger);
    event.preventDefault();
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const at = this.at(event);
    if (!this.dragging && Math.hypot(at[0] - this.start[0], at[1] - this.start[1]) < SLACK) return;
    if (!this.dragging) this.drag(event);
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.fingers.set(event.pointerId, at);
    const [other] = others;
    if (other) return this.pinch(before, at, other);
    this.hands.camera.pan(at[0] - before[0], at[1] - before[1]);
    this.trail = [...this.trail.filter((one) => event.timeStamp - one.when < 90), { at, when: event.timeStamp }];
  }

  private pinch(before: Point, at: Point, other: Point): void {
    const { camera } = this.hands;
    this.trail = [];
    camera.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
    const [was, is] = [
      Math.hypot(before[0] - other[0], before[1] - other[1]),
      Math.hypot(at[0] - other[0], at[1] - other[1]),
    ];
    if (was > 4 && is > 4) camera.zoom(is / was, [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.holding);
    if (!this.fingers.delete(event.pointerId) || !this.dragging || this.fingers.size > 0) return;
    const [from, to] = [this.trail[0], this.trail.at(-1)];
    const time = from && to ? to.when - from.when : 0;
    if (!from || !to || time < 8 || event.timeStamp - to.when > 60) return;
    const frames = time / 16.7;
    this.hands.camera.throw([(to.at[0] - from.at[0]) / frames, (to.at[1] - from.at[1]) / frames]);
  }

  click(event: MouseEvent): void {
    if (isControl(event.target)) return;
    const moved = this.dragging || this.held;
    this.dragging = this.held = false;
    if (moved && event.detail > 0) return;
    const region = regionOf(event.target);
    const useful = region !== null && this.hands.tap(region);
    const at = this.at(event);
    const again =
      event.timeStamp - this.last.when < DOUBLE && Math.hypot(at[0] - this.last.at[0], at[1] - this.last.at[1]) < 30;
    if (again && !useful && !this.last.useful && event.detail > 0) this.hands.camera.zoomBy(1.9, at);
    this.last = { when: event.timeStamp, at, useful };
  }

  menu(event: MouseEvent): void {
    const region = regionOf(event.target);
    if (region === null) return;
    event.preventDefault();
    if (!this.held && event instanceof PointerEvent && event.pointerType === "mouse") this.hands.hold(region);
  }

  wheel(event: WheelEvent): void {
    if (isControl(event.target)) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    const pinch = event.ctrlKey && Math.abs(event.deltaY) < 40;
    this.hands.camera.zoomBy(Math.exp(-event.deltaY * lines * (pinch ? PINCHED : NOTCH)), this.at(event));
  }

  over(event: PointerEvent): void {
    if (event.pointerType === "mouse" && !this.dragging) this.hands.point(regionOf(event.target));
    if (event.buttons === 0 && this.dragging && this.fingers.size === 0) this.dragging = false;
  }
}

/** Bars, cards and lists lie over the map but are not the map. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-over]") !== null;
}

export function gestures(hands: Hands): Attachment<HTMLElement> {
  return (pane) => {
    const touching = new Touching(pane, hands);
    const ending = new AbortController();
    const { signal } = ending;
    pane.addEventListener("pointerdown", (event) => touching.down(event), { signal });
    pane.addEventListener("pointermove", (event) => touching.move(event), { signal });
    pane.addEventListener("pointerup", (event) => touching.up(event), { signal });
    pane.addEventListener("pointercancel", (event) => touching.up(event), { signal });
    pane.addEventListener("pointerover", (event) => touching.over(event), { signal });
    pane.addEventListener("pointerleave", () => hands.point(null), { signal });
    pane.addEventListener("click", (event) => touching.click(event), { signal });
    pane.addEventListener("contextmenu", (event) => touching.menu(event), { signal });
    pane.addEventListener("wheel", (event) => touching.wheel(event), { signal, passive: false });
    return () => ending.abort();
  };
}
