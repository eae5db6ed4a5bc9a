import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { Instant } from "@tresen/contract/kit/time";
import {
  type BlockedTime,
  type Capacity,
  EARLIER,
  type Share,
  allocate,
} from "@tresen/contract/order/capacity/allocate";
import { slotStart } from "@tresen/contract/order/slots";
import { type LimitingStation, limitingStations, neededMinutes } from "@tresen/contract/order/capacity/needed";
import type { PreparedPosition } from "@tresen/contract/order/preparation/begin";
import type { Station } from "@tresen/contract/station/station.resource";
import type { BlockRow } from "../../live";
import { type Limits, readTaken } from "./counters";

/** How often somebody else may take what an order was about to take. */
export const ATTEMPTS = 25;
/** The first and the longest time to wait before the next attempt, in milliseconds. */
const WAIT = { first: 15, longest: 400 };

/** What an order needs of stations that limit their work. */
export interface Work {
  branch: string;
  stations: readonly LimitingStation[];
  needed: ReadonlyMap<string, number>;
}

/** What it takes of them, and how much they take. */
export interface Reserved {
  shares: Share[];
  limits: Limits;
}

/** @returns null for an order that no station limits. */
export function workOf({
  branch,
  stations: all,
  positions,
}: {
  branch: string;
  stations: readonly Station[];
  positions: readonly PreparedPosition[];
}): Work | null {
  const stations = limitingStations({ branch, stations: all });
  const needed = neededMinutes({ positions, stations });
  return needed.size > 0 ? { branch, stations, needed } : null;
}

/** The positions of a stored order with their products of now. */
export function positionsOf({
  items,
  products,
}: {
  items: readonly (PreparedPosition["item"] & { product: string })[];
  products: ReadonlyMap<string, Product>;
}): PreparedPosition[] {
  return items.map((item) => ({ item, product: products.get(item.product) }));
}

/** Reads what is left for `target`. @returns null where the work does not fit. */
export async function planAt({
  work,
  target,
  now,
  blocked,
  held,
  without,
  isConsistent = false,
}: {
  work: Work;
  target: Instant;
  now: Instant;
  blocked: readonly BlockedTime[];
  held?: readonly Share[] | undefined;
  without?: readonly Share[] | undefined;
  isConsistent?: boolean;
}): Promise<Reserved | null> {
  const { branch, stations, needed } = work;
  const taken = await readTaken({
    branch,
    from: Math.max(now, target - EARLIER),
    to: target,
    without,
    isConsistent,
  });
  const capacity: Capacity = { stations, taken, blocked };
  const shares = allocate({ needed, target, now, capacity, held: held ?? [] });
  return shares && { shares, limits: limitsOf(stations) };
}

/**
 * What an order takes in the slot of `target` whatever it exceeds: where staff decide so, or since it is paid already.
 */
export function overruled({ work: { stations, needed }, target }: { work: Work; target: Instant }): Reserved {
  const slot = new Date(slotStart(target)).toISOString();
  return { shares: [...needed].map(([station, minutes]) => ({ station, slot, minutes })), limits: noLimits(stations) };
}

/** Limits that nothing reaches. */
export function noLimits(stations: readonly LimitingStation[]): Limits {
  return new Map(stations.map(({ id }) => [id, Number.MAX_SAFE_INTEGER]));
}

export function limitsOf(stations: readonly LimitingStation[]): Limits {
  return new Map(stations.map(({ id, limit }) => [id, limit]));
}

/** The times that staff block, as the rules of the room take them. */
export function blockedOf(blocks: readonly BlockRow[]): BlockedTime[] {
  return blocks.map(({ station = null, from, until }) => ({
    station,
    from: Date.parse(from),
    until: Date.parse(until),
  }));
}

/**
 * Waits a random time before what is left is read again. The times double with each attempt, so that many who want the
 * same minutes spread.
 */
export function pause(attempt: number): Promise<void> {
  return sleep(Math.random() * Math.min(WAIT.first * 2 ** (attempt - 1), WAIT.longest));
}
