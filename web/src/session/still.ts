/** A table that stands still, for pictures: what a seat sees at one moment, and nothing to answer. */
import type { Lesson, TableState } from "../protocol/types";
import { Session, type Source } from "./session.svelte";

export function stillSession(lesson: Lesson): Session {
  const table: TableState = {
    id: "",
    game: lesson.game,
    game_name: lesson.name,
    title: "",
    status: "running",
    visibility: "private",
    seats: lesson.names.map((name, seat) => ({
      seat,
      kind: "human",
      name,
      person: `p${seat}`,
      present: true,
      asked: seat === lesson.seat,
    })),
    speed: "normal",
    absent_after: 0,
    options: [],
    commitment: "",
    rules: "",
    seq: 0,
  };
  const source: Source = {
    line: { state: "live" },
    seq: 0,
    table,
    you: { seat: lesson.seat, own: [{ seat: lesson.seat, asked: true, link: "" }], host: false },
    screen: lesson.screen,
    prompt: lesson.prompt,
    result: null,
    log: [],
    chat: [],
    ready: true,
    look: () => undefined,
    again: () => undefined,
    close: () => undefined,
  };
  return new Session("", source);
}
