/** What goes wrong between a printer and its server, or in the printer. */
export const FAULTS = [
  /** The request does not reach the server. */
  "lostRequest",
  /** The answer of the server does not reach the printer, which asks again. */
  "lostAnswer",
  /** The same with an answer that hands a job over, which the printer cannot ask for again. */
  "lostJob",
  /** The connection ends before the answer has come: the server was killed. This happens, and is only counted. */
  "cutAnswer",
  /** The job is printed, or not, and the server never hears of it. */
  "lostResult",
  /** The printer fetches a job a second time before it prints it. */
  "fetchTwice",
  "paperOut",
  "coverOpen",
  "slow",
  /** The printer loses what it has fetched. */
  "restart",
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Faults {
  /** Whether this goes wrong now. */
  strikes(fault: Fault): boolean;
  /** Counts what went wrong by itself. */
  note(fault: Fault): void;
  /** How often each went wrong. */
  counts: Readonly<Record<Fault, number>>;
}

/** A printer without faults, except for those that a person brings about. */
export const NO_FAULTS: Faults = { strikes: () => false, note: () => undefined, counts: countsOf() };

/**
 * Faults by chance, but the same ones for the same seed. Each depends on the step, and on how often the same fault could
 * have happened in it, and on nothing that happened before: so a run that differs in one step is the same again later.
 * @param rates how likely each fault is where it may happen, from 0 to 1.
 * @param step the number of the step that the device is in.
 */
export function seededFaults({
  seed,
  rates,
  step = () => 0,
}: {
  seed: number;
  rates: Partial<Record<Fault, number>>;
  step?: () => number;
}): Faults {
  const counts = countsOf();
  let tries = countsOf();
  let last = step();
  return {
    counts,
    note: (fault) => void (counts[fault] += 1),
    strikes: (fault) => {
      if (step() !== last) tries = countsOf();
      last = step();
      tries[fault] += 1;
      const place = [last, FAULTS.indexOf(fault), tries[fault]];
      const own = place.reduce((mixed, part) => Math.imul(mixed, 0x9e3779b1) + part, seed);
      const isStruck = randomNumbers(own)() < (rates[fault] ?? 0);
      if (isStruck) counts[fault] += 1;
      return isStruck;
    },
  };
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function countsOf(): Record<Fault, number> {
  const counts: Partial<Record<Fault, number>> = {};
  for (const fault of FAULTS) counts[fault] = 0;
  return counts as Record<Fault, number>;
}
