/** Pieces that have moved slide along their way. Nothing waits for them. */
import type { Place, Trace, Unit } from "../protocol/types";
import { hasMotion } from "../browser/settings.svelte";
import { legs } from "./arrows";
import type { MapFile, Point } from "./types";

const TIME = 400;
const UNITS: Readonly<Record<string, readonly Unit[]>> = { army: ["army", "friendly_army"], fleet: ["fleet"] };

export interface Arrival {
  region: string;
  nation: string;
  /** The piece may stand there as one of these. */
  units: readonly Unit[];
  way: readonly string[];
}

function count(places: readonly Place[], region: string, nation: string, units: readonly Unit[]): number {
  const stacks = places.find((place) => place.id === region)?.stacks ?? [];
  return stacks
    .filter((stack) => stack.nation === nation && units.includes(stack.unit))
    .reduce((sum, stack) => sum + stack.count, 0);
}

/** What has come to its place since another screen, by a way that the traces tell: fewer there, more here. */
export function arrivals(before: readonly Place[], now: readonly Place[], traces: readonly Trace[]): Arrival[] {
  return traces.flatMap(({ kind, origin, region, nation, unit, via }): Arrival[] => {
    if ((kind !== "move" && kind !== "hostile") || !origin || !region || !nation || origin === region) return [];
    const units = UNITS[unit ?? ""] ?? ["army", "friendly_army", "fleet"];
    const fewer = count(now, origin, nation, units) < count(before, origin, nation, units);
    const more = count(now, region, nation, units) > count(before, region, nation, units);
    return fewer && more ? [{ region, nation, units, way: [origin, ...(via ?? []), region] }] : [];
  });
}

/** Lets them slide, where somebody likes to see it. */
export function slide(pane: HTMLElement, map: MapFile, scale: number, moved: readonly Arrival[]): void {
  if (!hasMotion()) return;
  for (const { region, nation, units, way } of moved) {
    const parts = legs(map, way, scale);
    const end = parts.at(-1)?.at(-1);
    const piece = units
      .map((unit) =>
        pane.querySelector(`[data-region="${CSS.escape(region)}"][data-piece="${CSS.escape(`${nation} ${unit}`)}"]`),
      )
      .find((one) => one);
    if (!end || !piece || typeof piece.animate !== "function") continue;
    const steps = parts.flat().map((at: Point): Keyframe => ({
      translate: `${(at[0] - end[0]).toFixed(1)}px ${(at[1] - end[1]).toFixed(1)}px`,
    }));
    piece.animate(steps, { duration: TIME, easing: "ease-in-out" });
  }
}
