import { type Fault, type Faults, seededFaults } from "../printer/faults";

/** How likely each fault is where it may happen. Together every fifth call is struck by one. */
const RATES: Readonly<Partial<Record<Fault, number>>> = {
  lostRequest: 0.115,
  lostAnswer: 0.115,
  lostJob: 0.03,
  lostResult: 0.02,
  restart: 0.015,
  fetchTwice: 0.1,
  paperOut: 0.015,
  coverOpen: 0.015,
  slow: 0.05,
};

/** How often a device has called, and how many of these calls something went wrong with. */
export interface Calls {
  made: number;
  struck: number;
}

/** Each device has faults of its own in each step, which follow from the seed and the device's place. */
export function faultsOf({ seed, place, step }: { seed: number; place: number; step: () => number }): Faults {
  return seededFaults({ seed: seed * 31 + place, rates: RATES, step });
}

/** Counts a call, and whether a fault struck it. */
export async function counted<T>({
  calls,
  faults,
  call,
}: {
  calls: Calls;
  faults: Faults;
  call: () => Promise<T>;
}): Promise<T> {
  const before = totalOf(faults);
  calls.made += 1;
  try {
    return await call();
  } finally {
    if (totalOf(faults) > before) calls.struck += 1;
  }
}

function totalOf({ counts }: Faults): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
