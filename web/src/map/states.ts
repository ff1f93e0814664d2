/** What a region looks like just now. */
import type { Place } from "../protocol/types";

/** From the strongest to the weakest; a region has one. */
export type RegionState = "refused" | "origin" | "pointed" | "target" | "lit" | "nation";

export interface Looking {
  places: readonly Place[];
  targets: readonly string[];
  origin: string | null;
  lit: readonly string[];
  nation: string | null;
  refused: string | null;
  hovered: string | null;
  focused: string | null;
}

/** Regions that are marked, those drawn last at the end. */
export function regionStates(looking: Looking): Map<string, RegionState> {
  const states = new Map<string, RegionState>();
  const set = (id: string | null, state: RegionState): void => {
    if (id === null) return;
    states.delete(id);
    states.set(id, state);
  };
  if (looking.nation)
    for (const place of looking.places)
      if (place.owner === looking.nation || place.flag === looking.nation) set(place.id, "nation");
  for (const id of looking.lit) set(id, "lit");
  for (const id of looking.targets) set(id, "target");
  set(looking.hovered, "pointed");
  set(looking.focused, "pointed");
  set(looking.origin, "origin");
  set(looking.refused, "refused");
  return states;
}
