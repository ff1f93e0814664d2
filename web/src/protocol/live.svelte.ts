/** A table as it is now, for components: the parts of its stream. */
import { Stream, type Line } from "./stream";
import type { ChatLine, Lang, LogItem, Prompt, Result, Screen, TableState, Waiting, You } from "./types";

export class LiveTable {
  line = $state.raw<Line>({ state: "connecting" });
  seq = $state(0);
  table = $state.raw<TableState | null>(null);
  you = $state.raw<You | null>(null);
  screen = $state.raw<Screen | null>(null);
  prompt = $state.raw<Prompt | Waiting | null>(null);
  result = $state.raw<Result | null>(null);
  log = $state.raw<LogItem[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** True from the first whole update on. */
  ready = $state(false);

  private readonly stream: Stream;

  constructor(id: string, seat: number | null, lang: Lang) {
    this.stream = new Stream(id, seat, lang, {
      parts: (changed, seq) => this.take(changed, seq),
      line: (line) => (this.line = line),
    });
  }

  look(seat: number | null, lang: Lang): void {
    this.stream.look(seat, lang);
  }

  /** Connect anew, after having become somebody. */
  again(): void {
    this.stream.again();
  }

  close(): void {
    this.stream.close();
  }

  private take(changed: ReadonlyMap<string, unknown>, seq: number): void {
    for (const [name, value] of changed) this.set(name, value);
    this.seq = seq;
    this.ready = true;
  }

  private set(name: string, value: unknown): void {
    if (name === "table") this.table = value as TableState | null;
    else if (name === "you") this.you = value as You | null;
    else if (name === "screen") this.screen = value as Screen | null;
    else if (name === "prompt") this.prompt = value as Prompt | Waiting | null;
    else if (name === "result") this.result = value as Result | null;
    else if (name === "log") this.log = (value ?? []) as LogItem[];
    else if (name === "chat") this.chat = (value ?? []) as ChatLine[];
  }
}
