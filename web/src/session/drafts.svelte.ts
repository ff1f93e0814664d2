/** What somebody has chosen and not sent. This browser keeps it at once, so that neither a reload nor a lost connection
 *  loses it, and the server a moment later, for their other devices. */
import { newKey } from "../protocol/api";
import type { Draft, DraftKind, Json, KeepDraft, You } from "../protocol/types";
import { byTimer, type Later } from "./saving.svelte";

/** Milliseconds after the last change until the server is told. */
export const PAUSE = 500;

type Kept = Record<string, Json>;

interface Local extends Draft {
  /** The server has it. */
  told: boolean;
}

interface Home {
  readonly id: string;
  readonly source: { readonly you: Pick<You, "seat" | "drafts"> | null };
  readonly deeds: { keepDraft(id: string, body: KeepDraft): Promise<unknown> };
}

export class Drafts {
  /** This page, of all those that may be open at the table. */
  readonly page = newKey();
  private readonly calls = new Map<string, () => void>();
  /** What others had sent when something else was chosen here: that counts no more. */
  private readonly past = new Map<DraftKind, string>();

  constructor(
    private readonly home: Home,
    private readonly later: Later = byTimer,
  ) {}

  /** What the server keeps, if another page has sent it. */
  foreign(kind: DraftKind): Draft | null {
    const found = this.home.source.you?.drafts?.[kind];
    return found && found.by !== this.page && JSON.stringify(found) !== this.past.get(kind) ? found : null;
  }

  /** What was kept last, here or elsewhere; what the server has not got yet is newer than what it has. */
  of(kind: DraftKind, seat: number): Draft | null {
    const local = this.read(kind, seat);
    const other = this.home.source.you?.seat === seat ? this.foreign(kind) : null;
    return other && other.by !== local?.by && local?.told !== false ? other : local;
  }

  /** Keep it, or give it up. */
  keep(kind: DraftKind, seat: number, ask: number, kept: Kept | null): void {
    const known = this.of(kind, seat);
    const isSame = JSON.stringify(known?.kept ?? null) === JSON.stringify(kept);
    if (isSame && (kept === null || known?.ask === ask)) return;
    const other = this.foreign(kind);
    if (other) this.past.set(kind, JSON.stringify(other));
    this.write(kind, seat, { ask, by: this.page, kept, told: false });
    this.tell(kind, seat);
  }

  /** Tell the server what it could not be told before. */
  catchUp(seat: number): void {
    for (const kind of ["choice", "plan"] as const) if (this.read(kind, seat)?.told === false) this.tell(kind, seat);
  }

  private tell(kind: DraftKind, seat: number): void {
    const name = this.name(kind, seat);
    this.calls.get(name)?.();
    const send = async (): Promise<void> => {
      const local = this.read(kind, seat);
      if (!local || local.told) return;
      const { ask, by, kept } = local;
      try {
        await this.home.deeds.keepDraft(this.home.id, { seat, kind, ask, by, kept });
      } catch {
        return; // it is kept here, and told when the connection is back
      }
      if (JSON.stringify(this.read(kind, seat)) === JSON.stringify(local))
        this.write(kind, seat, { ...local, told: true });
    };
    this.calls.set(
      name,
      this.later(PAUSE, () => void send()),
    );
  }

  private name(kind: DraftKind, seat: number): string {
    return `greatpowers.${kind}.${this.home.id}.${seat}`;
  }

  private read(kind: DraftKind, seat: number): Local | null {
    try {
      const found = JSON.parse(localStorage.getItem(this.name(kind, seat)) ?? "null") as Local | null;
      return typeof found?.by === "string" ? found : null;
    } catch {
      return null;
    }
  }

  private write(kind: DraftKind, seat: number, local: Local): void {
    try {
      if (local.kept === null && local.told) localStorage.removeItem(this.name(kind, seat));
      else localStorage.setItem(this.name(kind, seat), JSON.stringify(local));
    } catch {
      // a full or forbidden storage: it lives as long as the page
    }
  }
}
