import { type BranchHours, type DeliveryMethod, scheduleFor } from "../../branch/branch-hours";
import { windowsBetween } from "../../branch/opening-hours";
import { type Instant, roundUp } from "../../kit/time";
import { SLOT_STEP, slotStart } from "../slots";
import type { LimitingStation } from "./needed";

/** Each station and slot is one more row of the order's transaction. */
export const SHARE_LIMIT = 20;
/** Work for a time may be done so long before it: what is prepared earlier would be cold. */
export const EARLIER = 24 * SLOT_STEP;

/** The minutes of an order at a station in a slot, which begins at an instant of the form `toISOString` gives. */
export interface Share {
  station: string;
  slot: string;
  minutes: number;
}

/** A time in which a station, or all of a branch if it is null, takes no work. The end does not belong to it. */
export interface BlockedTime {
  station: string | null;
  from: Instant;
  until: Instant;
}

/** What the stations of a branch have left. */
export interface Capacity {
  stations: readonly LimitingStation[];
  /** The minutes that orders take, by the id of the station and the slot. */
  taken: ReadonlyMap<string, ReadonlyMap<Instant, number>>;
  blocked: readonly BlockedTime[];
}

interface Asked {
  /** The minutes by the id of the station. */
  needed: ReadonlyMap<string, number>;
  now: Instant;
  capacity: Capacity;
}

/** Whether an order is more than can be placed at any time. */
export function isTooMuch({ needed, stations }: Pick<Asked, "needed"> & Pick<Capacity, "stations">): boolean {
  const slots = stations.reduce((sum, { id, limit }) => sum + Math.ceil((needed.get(id) ?? 0) / limit), 0);
  return slots > SHARE_LIMIT;
}

/**
 * Places the minutes of an order that is to be ready at `target`: in its slot, and where that is not enough in earlier
 * ones, up to two hours before and not before now. What the order holds already stays where it is, as far as it is
 * needed; of that, the earliest is kept first.
 * @param held is also counted in `taken`.
 * @returns null where it does not fit.
 */
export function allocate({
  needed,
  target,
  now,
  capacity: { stations, taken, blocked },
  held = [],
}: Asked & { target: Instant; held?: readonly Share[] }): Share[] | null {
  const first = Math.max(slotStart(now), slotStart(target) - EARLIER);
  const shares: Share[] = [];
  for (const { id, limit } of stations) {
    let rest = needed.get(id) ?? 0;
    const placed = new Map<string, number>();
    const place = (slot: string, free: number): void => {
      const minutes = Math.min(free, rest);
      if (minutes <= 0) return;
      placed.set(slot, (placed.get(slot) ?? 0) + minutes);
      rest -= minutes;
    };
    const own = held.filter(({ station }) => station === id);
    for (const { slot, minutes } of own.toSorted((a, b) => (a.slot < b.slot ? -1 : 1))) place(slot, minutes);
    for (let slot = slotStart(target); rest > 0 && slot >= first; slot -= SLOT_STEP)
      if (!isBlocked({ blocked, station: id, slot }))
        place(new Date(slot).toISOString(), limit - (taken.get(id)?.get(slot) ?? 0));
    if (rest > 0) return null;
    shares.push(...[...placed].sort().map(([slot, minutes]) => ({ station: id, slot, minutes })));
  }
  return shares.length > SHARE_LIMIT ? null : shares;
}

/** Whether the station takes no work in the slot, or in a part of it. */
export function isBlocked({
  blocked,
  station,
  slot,
}: {
  blocked: readonly BlockedTime[];
  station: string;
  slot: Instant;
}): boolean {
  return blocked.some(
    (one) => (one.station === null || one.station === station) && one.from < slot + SLOT_STEP && one.until > slot,
  );
}

/** The first of the times for which the minutes can be placed. */
export function earliestFit({
  times,
  ...asked
}: Asked & { times: readonly Instant[] }): { at: Instant; shares: Share[] } | null {
  for (const at of times) {
    const shares = allocate({ ...asked, target: at });
    if (shares) return { at, shares };
  }
  return null;
}

/** The slots from `from` to `to` at which the method is served. */
export function openSlots({
  from,
  to,
  ...served
}: {
  branch: BranchHours;
  method: DeliveryMethod;
  from: Instant;
  to: Instant;
}): Instant[] {
  const slots: Instant[] = [];
  if (from > to) return slots;
  for (const { start, end } of windowsBetween({ ...scheduleFor(served), from, to: to + 1 })) {
    const first = roundUp({ at: Math.max(start, from), step: SLOT_STEP });
    for (let at = first; at < end && at <= to; at += SLOT_STEP) slots.push(at);
  }
  return slots;
}
