import { expect, test } from "vitest";
import { type Fault, seededFaults } from "./faults";

function struck({ seed, steps, tries = 1 }: { seed: number; steps: number[]; tries?: number }): string[] {
  let now = -1;
  const faults = seededFaults({ seed, rates: { lostAnswer: 0.2, slow: 0.5 }, step: () => now });
  return steps.flatMap((step) => {
    now = step;
    const found: string[] = [];
    for (let count = 0; count < tries; count += 1)
      for (const fault of ["lostAnswer", "slow", "restart"] satisfies Fault[])
        if (faults.strikes(fault)) found.push(`${step} ${fault}`);
    return found;
  });
}

const MANY = Array.from({ length: 2000 }, (_, step) => step);

test("faults are as likely as their rates say, and the same ones for the same seed", () => {
  const first = struck({ seed: 7, steps: MANY });
  expect(struck({ seed: 7, steps: MANY })).toEqual(first);
  expect(struck({ seed: 8, steps: MANY })).not.toEqual(first);
  const count = (fault: Fault): number => first.filter((one) => one.endsWith(fault)).length / MANY.length;
  expect(count("lostAnswer")).toBeCloseTo(0.2, 1);
  expect(count("slow")).toBeCloseTo(0.5, 1);
  expect(count("restart")).toBe(0);
});

test("what happens in one step does not depend on the steps before it", () => {
  const last = MANY.slice(1000);
  const all = struck({ seed: 7, steps: MANY }).filter((one) => Number(one.split(" ")[0]) >= 1000);
  expect(struck({ seed: 7, steps: last })).toEqual(all);
  // A second try of the same step has a chance of its own.
  expect(struck({ seed: 7, steps: last, tries: 2 }).length).toBeGreaterThan(1.8 * all.length);
});
