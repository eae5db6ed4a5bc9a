import type { DeliveryMethod } from "../branch/branch-hours";
import { type Instant, MINUTE } from "../kit/time";

/** A method of a branch that takes longer, or is paused, until an instant. */
export interface Busy {
  method: DeliveryMethod;
  /** The minutes that an order takes longer; of no use while it is paused. */
  minutes: number;
  isPaused: boolean;
  until: string;
}

/** A product that a branch has sold out until an instant, or one of its options: `part` is the name of its step. */
export interface SoldOut {
  product: string;
  part: string | null;
  option: string | null;
  until: string;
}

/** What holds in a branch right now, beside what the shop publishes. */
export interface LiveState {
  busy: readonly Busy[];
  soldOuts: readonly SoldOut[];
  /** Whether the stations of the branch limit their work, so that it depends on the cart which slots are full. */
  isCapacityLimited?: boolean;
}

/** The entry that is valid for the method at `at`. */
export function busyAt({
  live,
  method,
  at,
}: {
  live: LiveState | undefined;
  method: DeliveryMethod;
  at: Instant;
}): Busy | undefined {
  return live?.busy.find((busy) => busy.method === method && Date.parse(busy.until) > at);
}

/**
 * Returns a function that tells when an order is ready that would be ready at `ready` otherwise. While a method takes
 * longer, so does everything that would be ready before its end; while it is paused, nothing is ready before its end.
 */
export function laterWhile(asked: {
  live: LiveState | undefined;
  method: DeliveryMethod;
}): (ready: Instant) => Instant {
  return (ready) => {
    const busy = busyAt({ ...asked, at: ready });
    if (!busy) return ready;
    return busy.isPaused ? Date.parse(busy.until) : ready + busy.minutes * MINUTE;
  };
}
