/** Rows of a plan: how they are made, taken up again after an interruption, and told in another language. */
import type { Prompt, Way } from "../../../protocol/types";
import type { Draft, Group, Look, Row } from "./draft";

const GROUPS: readonly Group[] = ["fleets", "armies"];
let made = 0;
export const newId = (): string => `${Date.now().toString(36)}-${(made += 1)}`;

/** What a row takes from the way it goes. */
export function routed(path: Way): Pick<Row, "answers" | "text"> & { way: Way["kind"]; via: readonly string[] } {
  return { way: path.kind, via: path.via ?? [], text: path.text, answers: path.answers };
}

/** The rows of an earlier question as they stand now: a move that was begun is only there while the server asks about it. */
export function taken(rows: readonly Row[], prompt: Pick<Prompt, "step" | "sentence">): Row[] {
  const others = rows.filter((row) => row.kind !== "rest");
  if (GROUPS.some((group) => group === prompt.step)) return others;
  const fresh: Row = {
    id: newId(),
    group: prompt.step === "sail" ? "fleets" : "armies",
    kind: "rest",
    region: "",
    unit: "",
    answers: [],
    wishes: [],
  };
  return [{ ...(rows.find((row) => row.kind === "rest") ?? fresh), text: prompt.sentence }, ...others];
}

/** The rows in the language that the server speaks now. */
export function retold(look: Look, draft: Draft, rows: readonly Row[]): Promise<Row[]> {
  return Promise.all(
    rows.map(async (row): Promise<Row> => {
      const before = draft.before.get(row.id);
      if (!before || row.kind !== "move") return row;
      const unit = (await look(before)).table.movable?.find(
        (one) => one.region === row.region && one.unit === row.unit,
      );
      const ways = unit?.targets.find((target) => target.region === row.target)?.ways ?? [];
      const text = ways.find((way) => JSON.stringify(way.answers) === JSON.stringify(row.answers))?.text;
      return text ? { ...row, text } : row;
    }),
  );
}
