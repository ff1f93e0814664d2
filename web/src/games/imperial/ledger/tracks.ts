/** Discs on tracks: which nations stand on which value. */
import type { Power, TaxColumn } from "../../../protocol/types";

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

/** The column of the tax chart that a nation's tax reaches: the one that brings the power it would gain. */
export function reached(chart: readonly TaxColumn[], power: Power): number {
  return chart.findIndex((column) => column.power === power.tax_power);
}
