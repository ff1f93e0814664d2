/** Discs on tracks: which nations stand on which value. */
import type { Power, Sheet } from "../../protocol/types";

export const SECTION = 5;

export interface Section {
  factor: number;
  cells: { value: number; powers: Power[] }[];
}

/** The power track in sections of five, each with the factor that counts there. */
export function powerTrack(powers: readonly Power[], goal: number): Section[] {
  const sections: Section[] = [];
  for (let value = 0; value <= goal; value += 1) {
    const factor = Math.floor(value / SECTION);
    const here = powers.filter((power) => Math.min(power.power, goal) === value);
    (sections[factor] ??= { factor, cells: [] }).cells.push({ value, powers: here });
  }
  return sections;
}

/** The end of the tax chart: what the board has room for, or more where a nation collects more. */
export function taxEnd(sheet: Sheet | null, powers: readonly Power[]): number {
  const chart = sheet?.panels.find((panel) => panel.panel === "tracks" && panel.id === "tax");
  const ends = chart?.panel === "tracks" ? chart.tracks.map((track) => track.most) : [];
  return Math.max(1, ...ends, ...powers.map((power) => power.tax));
}
