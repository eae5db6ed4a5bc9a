import type { Deliveries, Delivery } from "@tresen/contract/delivery/delivery";
import { MINUTE } from "@tresen/contract/kit/time";

/** Deliveries to one area within so long can be brought together. */
const WINDOW = 30 * MINUTE;

export interface DeliveryGroup {
  area: string | null;
  /** The begin of the window, in epoch milliseconds; null for orders without a time. */
  from: number | null;
  deliveries: readonly Delivery[];
}

/** When the customer expects the order; null for as soon as possible. */
export function expectedAt({ appointment, promisedAt }: Pick<Delivery, "appointment" | "promisedAt">): number | null {
  const at = appointment ?? promisedAt;
  return at === null ? null : Date.parse(at);
}

/** The end of a group's window. */
export const windowEnd = (from: number): number => from + WINDOW;

/**
 * The deliveries that nobody brings yet, by area and half hour, the most urgent group first. An order without a time has
 * waited since it was placed.
 */
export function groupsOf({ deliveries, runs }: Deliveries): DeliveryGroup[] {
  const running = new Set(runs.map(({ id }) => id));
  const groups = new Map<string, Delivery[]>();
  for (const delivery of deliveries) {
    if (delivery.run !== null && running.has(delivery.run)) continue;
    const key = JSON.stringify([delivery.area, windowOf(delivery)]);
    groups.set(key, [...(groups.get(key) ?? []), delivery]);
  }
  return [...groups.values()]
    .map((all) => all.sort((a, b) => urgency(a) - urgency(b) || a.ticketNumber - b.ticketNumber))
    .sort(([a], [b]) => (a && b ? urgency(a) - urgency(b) : 0))
    .map((all) => ({ area: all[0]?.area ?? null, from: all[0] ? windowOf(all[0]) : null, deliveries: all }));
}

function windowOf(delivery: Delivery): number | null {
  const at = expectedAt(delivery);
  return at === null ? null : Math.floor(at / WINDOW) * WINDOW;
}

function urgency(delivery: Delivery): number {
  return expectedAt(delivery) ?? Date.parse(delivery.createdAt);
}
