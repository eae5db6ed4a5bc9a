/** How an area is filled: not at all, or in one of four steps. */
export type Step = 0 | 1 | 2 | 3 | 4;
const STEPS = [1, 2, 3, 4] as const;

export interface AreaScale {
  stepOf: (value: number) => Step;
  /** The largest values of all steps but the last: round ones. */
  bounds: readonly number[];
}

/** Steps of equal size from nothing to at least the largest value. A bound belongs to the step below it. */
export function areaScale(values: readonly number[]): AreaScale {
  const size = roundUp(Math.max(STEPS.length, ...values) / STEPS.length);
  const bounds = STEPS.slice(0, -1).map((step) => step * size);
  return {
    stepOf: (value) => (value > 0 ? (STEPS.find((step) => value <= step * size) ?? 4) : 0),
    bounds,
  };
}

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The next whole number that is one of `ROUND` times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const found = ROUND.map((factor) => factor * power).find((round) => round >= value && Number.isInteger(round));
  return found ?? Math.ceil(value);
}
