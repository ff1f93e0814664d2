/** Units that are still to be ordered, and what a plan looks like on the map and in figures. */
import type { ImperialScreen, Movable, Trace } from "../../../protocol/types";
import type { Draft, Group, Row } from "./draft";

/** Units of a kind in a region that have no order yet. */
export interface Stack {
  key: string;
  group: Group;
  region: string;
  unit: string;
  text: string;
  /** Without order, and those told to stay. */
  open: number;
  stays: number;
  movable: Movable;
}

export function stackKey(of: Pick<Row, "group" | "region" | "unit">): string {
  return `${of.group} ${of.region} ${of.unit}`;
}

/** Rows below one that is refused have not been tried: their units must not be offered again. */
function promised(rows: readonly Row[], draft: Draft, key: string): number {
  return rows.filter(
    (row) => row.kind === "move" && stackKey(row) === key && draft.verdicts.get(row.id)?.state !== "stands",
  ).length;
}

export function stacks(draft: Draft | null, rows: readonly Row[], stays: Readonly<Record<string, number>>): Stack[] {
  if (!draft) return [];
  const found: Stack[] = [];
  const add = (group: Group, movables: readonly Movable[]): void => {
    for (const movable of movables) {
      const key = stackKey({ group, ...movable });
      const count = movable.count - promised(rows, draft, key);
      const staying = Math.min(stays[key] ?? 0, count);
      if (count > 0)
        found.push({
          key,
          group,
          region: movable.region,
          unit: movable.unit,
          text: movable.text,
          open: count - staying,
          stays: staying,
          movable,
        });
    }
  };
  add("fleets", draft.fleets?.movable ?? []);
  if (draft.whole.prompt?.step === "armies") add("armies", draft.whole.movable ?? []);
  return found;
}

/** The moves of a draft as arrows. */
export function traces(draft: Draft | null, rows: readonly Row[], nation: string): Trace[] {
  return rows.flatMap((row): Trace[] => {
    const verdict = draft?.verdicts.get(row.id);
    if (!verdict || verdict.state !== "stands") return [];
    const order = row.answers[0]?.kind;
    if (row.kind === "order") {
      const kind = order === "destroy" ? "raze" : order === "exchange" ? "fight" : "hostile";
      return row.answers[0]?.stance === "friendly" ? [] : [{ kind, region: row.region, nation, unit: row.unit }];
    }
    if (!row.target) return [];
    const answers = verdict.questions.map((question) => question.answer);
    const fights = answers.some((answer) => answer.kind === "exchange");
    const hostile = answers.some((answer) => answer.stance === "hostile");
    return [
      {
        kind: fights ? "fight" : hostile ? "hostile" : "move",
        origin: row.region,
        region: row.target,
        via: [...(row.via ?? [])],
        nation,
        unit: row.unit,
      },
    ];
  });
}

export interface Outcome {
  nation: string;
  figures: { id: "armies" | "fleets" | "flags" | "tax" | "pay"; before: number; after: number }[];
}

/** What the plan changes for the nation that moves and for everybody it concerns. */
export function outcomes(
  before: ImperialScreen | null | undefined,
  after: ImperialScreen | null | undefined,
  mover: string,
): Outcome[] {
  if (!before || !after) return [];
  return before.powers.flatMap((old): Outcome[] => {
    const now = after.powers.find((power) => power.badge.id === old.badge.id);
    if (!now) return [];
    const figures: Outcome["figures"] = [
      { id: "armies", before: old.armies ?? 0, after: now.armies ?? 0 },
      { id: "fleets", before: old.fleets ?? 0, after: now.fleets ?? 0 },
      { id: "flags", before: old.flags ?? 0, after: now.flags ?? 0 },
      { id: "tax", before: old.tax, after: now.tax },
      { id: "pay", before: old.pay, after: now.pay },
    ];
    const concerned = old.badge.id === mover || figures.some((figure) => figure.before !== figure.after);
    return concerned ? [{ nation: old.badge.id, figures }] : [];
  });
}

/** Who stands where and whose flag lies where: to see whether everything went as planned. */
export function fingerprint(screen: ImperialScreen | null | undefined): string {
  return JSON.stringify(
    (screen?.places ?? []).map((place) => [
      place.id,
      place.flag ?? "",
      (place.stacks ?? []).map((stack) => [stack.nation, stack.unit, stack.count]),
    ]),
  );
}
