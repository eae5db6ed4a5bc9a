import { randomNumbers } from "../printer/faults";

/**
 * The soak goes in steps of this length of the platform's time: each device asks once in each, as real ones do. It is no
 * part of a minute, so that it does not depend on some milliseconds in which step a minute or two are over.
 */
export const TICK = 4_900;
/** How many steps there are for each order, on average. */
const TICKS_PER_ORDER = 7;
/** Milliseconds of a step within which the platform is killed. */
const KILL_WITHIN = 90;

/** What customer and desk do with an order, and in which step; null for what they leave. */
export interface PlannedOrder {
  number: number;
  amount: number;
  hasDrink: boolean;
  placedAt: number;
  rejectedAt: number | null;
  confirmedAt: number | null;
  changedAt: number | null;
  cancelledAt: number | null;
  completedAt: number | null;
}

export interface Plan {
  orders: PlannedOrder[];
  /** The steps in which the platform is killed, and after how many milliseconds of them. */
  kills: { tick: number; after: number }[];
}

/** The same plan for the same seed. */
export function planSoak({ seed, orders, kills }: { seed: number; orders: number; kills: number }): Plan {
  const chance = randomNumbers(seed);
  const between = (from: number, to: number): number => from + Math.floor(chance() * (to - from + 1));
  const last = orders * TICKS_PER_ORDER;
  const all = Array.from({ length: orders }, (_, number): PlannedOrder => {
    const placedAt = between(1, last);
    const isRejected = chance() < 0.04;
    const decidedAt = placedAt + between(1, 6);
    const changedAt = !isRejected && chance() < 0.12 ? decidedAt + between(2, 20) : null;
    const isCancelled = !isRejected && chance() < 0.06;
    const stays = chance() < 0.03;
    const after = changedAt ?? decidedAt;
    return {
      number,
      amount: between(1, 3),
      hasDrink: chance() < 0.6,
      placedAt,
      rejectedAt: isRejected ? decidedAt : null,
      confirmedAt: isRejected ? null : decidedAt,
      changedAt,
      cancelledAt: isCancelled ? after + between(2, 20) : null,
      completedAt: isRejected || isCancelled || stays ? null : after + between(40, 120),
    };
  }).sort((a, b) => a.placedAt - b.placedAt);
  // In the step in which an order is confirmed, or in the next one: then its prints are made, or fetched. One kill in
  // each part of the run, so that the platform comes back between two of them.
  const each = Math.floor(orders / kills);
  return {
    orders: all,
    kills: Array.from({ length: kills }, (_, kill) => {
      const order = all[kill * each + between(0, Math.floor(each * 0.8))];
      return { tick: (order?.confirmedAt ?? order?.placedAt ?? 1) + between(0, 1), after: between(0, KILL_WITHIN) };
    }),
  };
}
