/** The table of Imperial in one browser: what is looked at and lit on map, rondel and ledger, beside the session. */
import type { Badge, ImperialScreen, Place, Power, Trace } from "../../protocol/types";
import type { Plan } from "./planner/plan.svelte";
import type { Session } from "../../session/session.svelte";
import { ownScreen } from "./own";

/** How the column asks a question: `Prompt.form`, and none while nobody is asked. */
const FORMS = ["rondel", "bonds", "maneuver", "request", "choices"] as const;
export type Form = (typeof FORMS)[number] | "none";

/** More answers than these are a list, not large buttons. */
const FEW = 6;

export interface Bonding {
  nation: string;
  face: number;
}

export class ImperialTable {
  /** The rondel field that wheel and table of fields point at. */
  field = $state<string | null>(null);
  /** The bond that grid and ladders point at. */
  bond = $state.raw<Bonding | null>(null);
  /** The nation lit on the map by ledger and strip. */
  nation = $state<string | null>(null);
  /** The region whose card is open. */
  region = $state<string | null>(null);
  /** Regions lit by a line of the log or a row of a list. */
  lit = $state.raw<readonly string[]>([]);
  /** The table as a draft would make it; set by the planner. */
  draft = $state.raw<ImperialScreen | null>(null);
  /** Moves of the draft, drawn as planned arrows. */
  planned = $state.raw<readonly Trace[]>([]);
  /** Regions to choose from on the map, in order; the planner or the choices set them. */
  targets = $state.raw<readonly string[]>([]);
  /** Regions with units that the planner can pick. */
  pickable = $state.raw<readonly string[]>([]);
  /** Where the picked unit stands. */
  origin = $state<string | null>(null);

  /** The maneuver that is being planned; `Planning` keeps it. */
  plan = $state.raw<Plan | null>(null);
  /** Set by the planner: takes a click on the map, or says that it is none of its. Done, Undo and Reset
   *  reach it by `session.deed`. */
  onMap = $state.raw<((region: string) => boolean) | null>(null);

  /** Set by the map: takes the focus where the question can be answered there, or else anywhere; false without a map. */
  enterMap: (() => boolean) | null = null;

  constructor(readonly session: Session) {}

  readonly screen: ImperialScreen | null = $derived.by(() => this.draft ?? ownScreen(this.session.screen));
  readonly form: Form = $derived.by(() => {
    const prompt = this.session.prompt;
    const form = FORMS.find((one) => one === prompt?.form) ?? "choices";
    if (!prompt) return "none";
    return form === "request" && prompt.choices.length > FEW ? "choices" : form;
  });
  private readonly placeById = $derived.by(
    () => new Map((this.screen?.places ?? []).map((place) => [place.id, place])),
  );
  private readonly powerById = $derived.by(
    () => new Map((this.screen?.powers ?? []).map((power) => [power.badge.id, power])),
  );

  /** Who takes the turns. */
  readonly nations: readonly Badge[] = $derived.by(() =>
    (ownScreen(this.session.source.screen)?.powers ?? []).map((power) => power.badge),
  );

  place(id: string): Place | undefined {
    return this.placeById.get(id);
  }

  power(id: string): Power | undefined {
    return this.powerById.get(id);
  }

  readonly mover: Power | undefined = $derived.by(() => this.screen?.powers.find((power) => power.moves));
}
