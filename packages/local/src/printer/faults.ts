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
 * Faults by chance, but the same ones for the same seed.
 * @param rates how likely each fault is where it may happen, from 0 to 1.
 */
export function seededFaults({ seed, rates }: { seed: number; rates: Partial<Record<Fault, number>> }): Faults {
  const chance = randomNumbers(seed);
  const counts = countsOf();
  return {
    counts,
    note: (fault) => void (counts[fault] += 1),
    strikes: (fault) => {
      const isStruck = chance() < (rates[fault] ?? 0);
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
