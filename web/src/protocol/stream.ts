/** The stream of one table: puts its picture together, sees what is missing, and comes back when the line breaks. */
import { Picture } from "./picture";
import { PROTOCOL, type Lang, type StreamProblem, type ToClient, type ToServer } from "./types";
import { OUTDATED, version } from "./version.svelte";

export type Line =
  | { state: "connecting" }
  | { state: "live" }
  | { state: "reconnecting"; attempt: number; seconds: number }
  | { state: "closed"; problem: StreamProblem | null };

export interface Listener {
  /** Parts that changed; null for one that is gone. */
  parts(changed: ReadonlyMap<string, unknown>, seq: number): void;
  line(line: Line): void;
}

/** With these there is no use in trying again. */
const FINAL = new Set(["not-found", "forbidden", "unauthorized", "bad-request", OUTDATED]);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

const CAN_UNPACK = typeof DecompressionStream === "function";

function unpacked(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
}

export class Stream {
  readonly picture = new Picture();
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = false;
  private ended = false;

  constructor(
    private readonly id: string,
    private seat: number | null,
    private lang: Lang,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Look through another seat, or in another language. */
  look(seat: number | null, lang: Lang): void {
    if (seat === this.seat && lang === this.lang) return;
    this.seat = seat;
    this.lang = lang;
    this.say({ kind: "look", seat, lang });
  }

  resync(): void {
    this.asked = true;
    this.say({ kind: "resync" });
  }

  /** Connect anew: who somebody is, the server reads from the cookie when a connection opens. */
  again(): void {
    if (this.ended) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  close(): void {
    this.end(null);
  }

  private say(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.listener.line(
      this.attempt ? { state: "reconnecting", attempt: this.attempt, seconds: 0 } : { state: "connecting" },
    );
    const query = new URLSearchParams({ lang: this.lang, protocol: String(PROTOCOL) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (CAN_UNPACK) query.set("packed", "1");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/stream?${query}`,
    );
    const sent = { seat: this.seat, lang: this.lang };
    this.socket = socket;
    this.asked = false;
    this.picture.lose();
    socket.binaryType = "arraybuffer";
    /** While something is unpacked, what comes after it waits. */
    let unpacking: Promise<void> | null = null;
    const take = (text: string): void => {
      if (socket === this.socket) this.receive(JSON.parse(text) as ToClient);
    };
    socket.onopen = () => {
      if (sent.seat !== this.seat || sent.lang !== this.lang)
        this.say({ kind: "look", seat: this.seat, lang: this.lang });
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === "string" && !unpacking) return take(data);
      const text = typeof data === "string" ? data : unpacked(data);
      const turn: Promise<void> = (unpacking ?? Promise.resolve())
        .then(() => text)
        .then(take, () => socket === this.socket && this.drop())
        .then(() => {
          if (unpacking === turn) unpacking = null;
        });
      unpacking = turn;
    };
    socket.onclose = () => {
      if (socket === this.socket && !this.ended) this.wait();
    };
  }

  private receive(message: ToClient): void {
    if (message.kind === "update") version.heard(message.protocol);
    else if (message.code === OUTDATED) version.outdated = true;
    if (version.outdated) {
      this.end(message.kind === "problem" ? message : { kind: "problem", code: OUTDATED, text: "" });
      return;
    }
    if (message.kind === "problem") {
      if (FINAL.has(message.code)) this.end(message);
      else this.drop();
      return;
    }
    const changed = this.picture.take(message);
    if (changed === null) {
      if (!this.asked) this.resync();
      return;
    }
    this.asked = false;
    this.attempt = 0;
    this.listener.parts(changed, message.seq);
    this.listener.line({ state: "live" });
  }

  private drop(): void {
    this.hangUp();
    this.wait();
  }

  /** A line that is still being made is closed when it stands; browsers complain of anything else. */
  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private wait(): void {
    this.socket = null;
    this.attempt += 1;
    const delay = Math.min(FIRST_WAIT * 2 ** (this.attempt - 1), LONGEST_WAIT) * (0.75 + Math.random() / 2);
    this.listener.line({ state: "reconnecting", attempt: this.attempt, seconds: Math.round(delay / 1000) });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), delay);
  }

  private readonly hurry = (): void => {
    if (!this.socket && !this.ended && document.visibilityState === "visible") this.connect();
  };

  private end(problem: StreamProblem | null): void {
    this.ended = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.hangUp();
    this.listener.line({ state: "closed", problem });
  }
}
