/** What a key does at the table. Keys never act while somebody types or a dialog is open. */
import { clockOf } from "../time/clock.svelte";
import { readRules } from "../rules/reading.svelte";
import { grouped } from "../session/choices";
import { moments } from "../session/logs";
import { liking } from "../session/liking.svelte";
import { SPEEDS as RECAP_SPEEDS } from "../session/recap.svelte";
import type { Session } from "../session/session.svelte";

export interface Places {
  prompt(): void;
  search(): void;
  tab(name: "log" | "chat"): void;
  help(): void;
  /** Keys of a screen of its own; whether it has this one. */
  more?(key: string): boolean;
}

function typing(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null;
  return Boolean(element?.closest("input:not([type=checkbox], [type=range]), textarea, select, [contenteditable]"));
}

function step(session: Session, key: string): boolean {
  const at = session.at;
  if (at === null) return false;
  const steps = moments(session.source.log, session.last);
  const to = {
    ArrowLeft: steps.filter((one) => one < at).at(-1),
    ArrowRight: steps.find((one) => one > at),
    Home: 0,
    End: session.last,
    Escape: null,
  }[key];
  if (to === undefined) return false;
  session.travel(to);
  return true;
}

/** The keys of a recap; while it plays nothing else can be done at the table. */
function recapped(session: Session, event: KeyboardEvent): boolean {
  const { recap } = session;
  const control = event.target instanceof Element && event.target.closest("button, a, summary, input") !== null;
  if (!recap || event.target instanceof HTMLInputElement) return false;
  const speed = RECAP_SPEEDS[Number(event.key) - 1];
  const way = event.key === "ArrowRight" ? 1 : -1;
  if (speed !== undefined) liking.speed = speed;
  else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    if (event.shiftKey) recap.turn(way);
    else recap.by(way);
  } else if (event.key === "Home" || event.key === "End") {
    recap.playing = false;
    recap.go(event.key === "Home" ? -1 : recap.steps.length - 1);
  } else if (event.key === "Escape" || (event.key === "Enter" && !control)) session.endRecap();
  else if (event.key === " " && !control) recap.toggle();
  else return false;
  return true;
}

function numbered(session: Session, key: string): boolean {
  if (!session.prompt || session.why !== null || !/^[1-9]$/.test(key)) return false;
  if (session.order) {
    const index = session.order[Number(key) - 1];
    if (index !== undefined) session.choose(index);
    return index !== undefined;
  }
  const rows = grouped(session.prompt, session.shown, new Set()).flatMap((group) => group.choices);
  const found = rows.find((row) => row.key === Number(key));
  if (found) session.choose(found.index);
  return found !== undefined;
}

function letter(session: Session, key: string, places: Places): boolean {
  switch (key) {
    case "?":
      places.help();
      return true;
    case "/":
      places.search();
      return true;
    case "p":
      places.prompt();
      return true;
    case "l":
      places.tab("log");
      return true;
    case "c":
      places.tab("chat");
      return true;
    case "w":
      if (session.prompt) session.why = "";
      return session.prompt !== null;
    case "h":
      if (!session.replaying && session.last > 0) session.travel(session.last);
      return true;
    case "u":
    case "F1":
      readRules();
      return true;
    default:
      return false;
  }
}

/** Whether the key did something. */
export function pressed(event: KeyboardEvent, session: Session, places: Places): boolean {
  // a key that is held was meant for what stood there before
  if (event.repeat && (event.key === "Enter" || event.key === "Escape") && !typing(event.target)) return true;
  if (document.querySelector("dialog[open]") || session.curtain !== null) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !typing(event.target)) {
    if (!session.replaying && !session.recap) session.undo(false);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (typing(event.target)) {
    if (event.key !== "Escape") return false;
    if (session.why !== null) session.why = null;
    places.prompt();
    return true;
  }
  if (session.recap) return recapped(session, event) || letter(session, event.key, places);
  const range = event.target instanceof HTMLInputElement;
  if (!range && step(session, event.key)) return true;
  if (event.key === "Escape" && session.prompt) {
    session.reset();
    return true;
  }
  const control = event.target instanceof Element && event.target.closest("button, a, summary, input") !== null;
  if (event.key === " " && !control && session.replaying) {
    clockOf(session).toggle();
    return true;
  }
  if (event.key === "Enter" && !control && session.prompt) {
    session.done();
    return true;
  }
  return numbered(session, event.key) || letter(session, event.key, places) || (places.more?.(event.key) ?? false);
}
