/** Discs on the power track: which nations stand on which value. */
import type { Power } from "../../../protocol/types";

export interface Section {
  factor: number;
  cells: { value: number; powers: Power[] }[];
}

/** The power track in sections, each with the factor that counts there; `factors` has one for each value. */
export function powerTrack(powers: readonly Power[], factors: readonly number[]): Section[] {
  const sections: Section[] = [];
  factors.forEach((factor, value) => {
    const here = powers.filter((power) => Math.min(power.power, factors.length - 1) === value);
    const section = sections.at(-1);
    if (section?.factor === factor) section.cells.push({ value, powers: here });
    else sections.push({ factor, cells: [{ value, powers: here }] });
  });
  return sections;
}

/** The values at which a new factor begins. */
export function stepsOf(factors: readonly number[]): number[] {
  return factors.flatMap((factor, value) => (value > 0 && factor !== factors[value - 1] ? [value] : []));
}
