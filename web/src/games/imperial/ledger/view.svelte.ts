/** What the ledger shows, which this browser keeps; and the figures as they are written. */
import type { ImperialScreen, Place } from "../../../protocol/types";
import { t } from "../../../texts/texts.svelte";

export const VIEWS = ["ledger", "governments", "tracks", "history"] as const;
export type View = (typeof VIEWS)[number];

const KEY = "greatpowers.ledger";

function read(): View {
  try {
    const kept = localStorage.getItem(KEY);
    return VIEWS.find((view) => view === kept) ?? "ledger";
  } catch {
    return "ledger";
  }
}

class Shown {
  private kept = $state<View>(read());

  get view(): View {
    return this.kept;
  }

  set view(view: View) {
    this.kept = view;
    try {
      localStorage.setItem(KEY, view);
    } catch {
      // A browser that keeps nothing still shows it.
    }
  }
}

export const shown = new Shown();

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function money(amount: number): string {
  return t("ledger-money", { amount: plain(amount) });
}

/** The regions under the flags of nations: their homes and what they have taken. */
export function regionsOf(screen: ImperialScreen, nations: readonly string[]): string[] {
  const under = (place: Place): boolean => nations.includes(place.owner ?? "") || nations.includes(place.flag ?? "");
  return screen.places.filter(under).map((place) => place.id);
}

/** The players as the result ranks them, when there is one. */
export function ranked<T extends { seat: number }>(rows: readonly T[], lines: readonly { seat: number }[]): T[] {
  const place = new Map(lines.map((line, number) => [line.seat, number]));
  return rows.toSorted((a, b) => (place.get(a.seat) ?? 0) - (place.get(b.seat) ?? 0));
}

/** Whoever looks comes first; the others as they sit. */
export function ownFirst<T extends { seat: number }>(rows: readonly T[], own: readonly number[]): T[] {
  return rows.toSorted((a, b) => Number(own.includes(b.seat)) - Number(own.includes(a.seat)));
}

export function governed(screen: ImperialScreen, seat: number): string[] {
  return screen.powers.filter((power) => power.government === seat).map((power) => power.badge.id);
}
