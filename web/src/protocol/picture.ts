/** What a table looks like, put together from the updates of its stream. What did not change stays the same object. */
import type { Change, Update } from "./types";

type Path = readonly (string | number)[];
type Fields = Record<string, unknown>;

export class Picture {
  readonly parts = new Map<string, unknown>();
  /** Of the last update; none before the first whole one. */
  private number = -1;

  /** The parts that have changed, null for one that is gone; nothing when an update before this one is missing. */
  take(update: Update): Map<string, unknown> | null {
    const { parts, changes, whole } = update;
    const says = Object.keys(parts).length > 0 || changes.length > 0;
    if (!whole && (this.number < 0 || update.number !== this.number + (says ? 1 : 0))) return this.lose();
    const found = new Map<string, unknown>(Object.entries(parts));
    if (whole) for (const name of this.parts.keys()) if (!found.has(name)) found.set(name, null);
    try {
      for (const change of changes) {
        const [name = "", ...path] = change.at;
        const before = found.get(String(name)) ?? this.parts.get(String(name));
        found.set(String(name), changed(before, path, change));
      }
    } catch {
      return this.lose();
    }
    this.number = update.number;
    for (const [name, value] of found) {
      if (isSame(value, this.parts.get(name))) found.delete(name);
      else if (value === null) this.parts.delete(name);
      else this.parts.set(name, value);
    }
    return found;
  }

  /** From here on only a whole update helps. */
  lose(): null {
    this.number = -1;
    return null;
  }
}

/** After a break everything comes again; what says the same as before is not taken for news. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame((one as Fields)[key], (other as Fields)[key]))
  );
}

/** A copy of the value with the change made at the end of the path; all that lies beside the path is shared. */
export function changed(value: unknown, path: Path, change: Change): unknown {
  const [step, ...further] = path;
  if (step === undefined) {
    if (!change.order) return change.value;
    const items = value as unknown[];
    return change.order.map((number) => (number < 0 ? null : items[number]));
  }
  if (Array.isArray(value)) {
    const index = Number(step);
    if (index > value.length) throw new Error(`there is no item ${index}`);
    if (!further.length && isGone(change)) return value.slice(0, index);
    const items: unknown[] = value.slice();
    items[index] = changed(value[index], further, change);
    return items;
  }
  if (typeof value !== "object" || value === null) throw new Error(`there is nothing below ${step}`);
  const fields: Fields = { ...value };
  if (!further.length && isGone(change)) delete fields[step];
  else fields[step] = changed(fields[step], further, change);
  return fields;
}

function isGone(change: Change): boolean {
  return change.order === undefined && !("value" in change);
}
