/** What a game brings to the client. A game without a screen of its own is played at the generic table. */
import type { Component } from "svelte";
import type { Lesson, Screen } from "../protocol/types";
import type { Session } from "../session/session.svelte";
import type { TourPlan } from "../tour/tour.svelte";

/** What a folder of a game gives; each part is loaded when it is first wanted. */
export interface Game {
  /** Its pictures in the lobby, one for each ruleset. */
  plates: () => Promise<{ plates: Readonly<Record<string, Component>> }>;
  /** Its own screen in place of the generic table. */
  screen?: () => Promise<{ screen: GameScreen }>;
  /** How it is explained in two pages; the rulesets that are (`Game.has_lesson`). */
  lessons?: () => Promise<{ lessons: Lessons }>;
  /** A picture of a position, for the casebook; `about` finds the places that a case speaks of by name. */
  position?: () => Promise<{ default: Component<{ screen: Screen; about: (places: readonly Named[]) => string[] }> }>;
}

/** How a game is explained: topics, the same on two pages side by side and one by one on a small screen. */
export interface Lessons {
  topics: readonly Topic[];
}

export interface Topic {
  id: string;
  page: 1 | 2;
  Picture: Component<{ lesson: Lesson }>;
}

export interface Named {
  id: string;
  name: string;
}

/** A game's own screen, and what the frame around it has to know. */
export interface GameScreen {
  /** All between the top bar and the foot of the page. */
  Table: Component<{ session: Session; phone: boolean; side: "log" | "chat" }, GameTable, "side">;
  /** Its keys, for the list of all keys. */
  keys: readonly KeyGroup[];
  /** A tour for somebody's first game. */
  tour(session: Session): TourPlan;
}

/** What the frame asks of the table that is shown. */
export interface GameTable {
  /** Whether this key is one of its own, and was used. */
  key(name: string): boolean;
  /** Show the log or the chat, also where they are folded. */
  open(name: "log" | "chat"): void;
}

export interface KeyGroup {
  /** The text above them. */
  title: string;
  /** The keys, and the text that says what they do. */
  keys: readonly (readonly [keys: string, text: string])[];
}
