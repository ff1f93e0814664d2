/** How panels and choices speak of the same things: by the ids both know. */
export interface Picking {
  /** How many choices name an id; empty unless this seat is asked. */
  counts: ReadonlyMap<string, number>;
  /** The ids the choices are narrowed down to. */
  picked: readonly string[];
  /** This seat is asked something now. */
  open: boolean;
  pick(id: string): void;
  /** Somebody pointed at a thing that cannot be chosen: why not, at that place. */
  why(id: string, name: string, event: Event): void;
}

export const NO_PICKING: Picking = {
  counts: new Map(),
  picked: [],
  open: false,
  pick: () => undefined,
  why: () => undefined,
};
