/** The map as rows of a table. */
import type { Badge, CityState, Place } from "../protocol/types";
import type { MapFile } from "./types";

export const COLUMNS = ["name", "owner", "flag", "factory", "armies", "fleets", "near"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Line {
  id: string;
  name: string;
  owner: string;
  flag: string;
  factory: string;
  armies: number;
  fleets: number;
  near: number;
}

function count(place: Place, fleets: boolean): number {
  return (place.stacks ?? [])
    .filter((stack) => (stack.unit === "fleet") === fleets)
    .reduce((sum, stack) => sum + stack.count, 0);
}

export function rows(
  places: readonly Place[],
  badges: ReadonlyMap<string, Badge>,
  map: MapFile,
  city: (state: CityState) => string,
  sea: string,
): Line[] {
  return places.map((place) => ({
    id: place.id,
    name: place.name,
    owner: badges.get(place.owner ?? "")?.name ?? (place.kind === "sea" ? sea : ""),
    flag: badges.get(place.flag ?? "")?.name ?? "",
    factory: place.city ? city(place.city.state) : "",
    armies: count(place, false),
    fleets: count(place, true),
    near: map.regions[place.id]?.near.length ?? 0,
  }));
}

/** Empty cells come last whichever way; equal ones by name. */
export function sorted(lines: readonly Line[], by: Column, down: boolean, lang: string): Line[] {
  const compare = (one: Line, other: Line): number => {
    const [a, b] = [one[by], other[by]];
    if (typeof a === "number" && typeof b === "number")
      return (down ? b - a : a - b) || one.name.localeCompare(other.name, lang);
    if (a === "" || b === "") return Number(a === "") - Number(b === "") || one.name.localeCompare(other.name, lang);
    return String(a).localeCompare(String(b), lang) * (down ? -1 : 1) || one.name.localeCompare(other.name, lang);
  };
  return [...lines].sort(compare);
}
