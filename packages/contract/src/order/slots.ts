import { type BranchHours, type DeliveryMethod, orderableFrom, scheduleFor, zoneOf } from "../branch/branch-hours";
import { windowsBetween } from "../branch/opening-hours";
import { DAY, HOUR, type Instant, MINUTE, addDays, instantAt, roundUp, zonedTime } from "../kit/time";

/** Slots are offered this many days ahead. */
export const SLOT_HORIZON_DAYS = 180;
export const SLOT_STEP = 5 * MINUTE;

export type LeadTimeType = "minutes" | "hours" | "days" | "weeks";

export interface LeadTime {
  isLeadTimeEnabled: boolean;
  leadTimeType?: LeadTimeType | null;
  leadTimeValue?: number | null;
}

export interface SlotRequest {
  branch: BranchHours;
  method: DeliveryMethod;
  /** The products in the cart. The longest lead time applies. */
  products: readonly LeadTime[];
  now: Instant;
  /** When something is ready that would be ready at `ready`, while the branch is busy: see `laterWhile`. */
  later?: ((ready: Instant) => Instant) | undefined;
  /** Full slots, as far as they are known, where the branch limits slots. */
  full?: ReadonlySet<Instant>;
}

/** The start of the five-minute slot that an appointment belongs to. */
export function slotStart(appointment: Instant): Instant {
  return Math.floor(appointment / SLOT_STEP) * SLOT_STEP;
}

/**
 * The earliest time at which the order can be ready: now plus the longest lead time, later while the branch is busy,
 * rounded up to 5 minutes.
 */
export function earliestSlot(request: Omit<SlotRequest, "method">): Instant {
  return roundUp({ at: readyAt(request), step: SLOT_STEP });
}

/** The same without rounding. */
export function readyAt({ branch, products, now, later }: Omit<SlotRequest, "method">): Instant {
  const zone = zoneOf(branch);
  const ready = products.reduce(
    (latest, product) => Math.max(latest, afterLeadTime({ product, now, zone })),
    Math.max(now, orderableFrom(branch) ?? now),
  );
  return later ? later(ready) : ready;
}

/** Adds days and weeks as calendar days, so that daylight saving does not shift the hour. */
function afterLeadTime({ product, now, zone }: { product: LeadTime; now: Instant; zone: string }): Instant {
  const value = product.leadTimeValue ?? 0;
  if (!product.isLeadTimeEnabled || value <= 0) return now;
  switch (product.leadTimeType) {
    case "minutes":
      return now + value * MINUTE;
    case "hours":
      return now + value * HOUR;
    case "days":
      return afterDays({ now, days: value, zone });
    case "weeks":
      return afterDays({ now, days: value * 7, zone });
    default:
      return now;
  }
}

function afterDays({ now, days, zone }: { now: Instant; days: number; zone: string }): Instant {
  const { date, minutes } = zonedTime({ at: now, zone });
  return instantAt({ date: addDays(date, days), minutes, zone }) + (now % MINUTE);
}

/** The last time that can be chosen. */
export function lastSlot({ branch, now }: { branch: Pick<BranchHours, "timeZone">; now: Instant }): Instant {
  return afterDays({ now, days: SLOT_HORIZON_DAYS, zone: zoneOf(branch) });
}

/**
 * The first free slot within two weeks of the earliest one, which the shop shows as its next pickup or delivery time.
 * Null when there is none.
 */
export function nextSlot(request: SlotRequest): Instant | null {
  const from = earliestSlot(request);
  const to = Math.min(from + 14 * DAY, lastSlot(request) + 1);
  if (from >= to) return null;
  for (const { start, end } of windowsBetween({ ...scheduleFor(request), from, to })) {
    const last = Math.min(end, to);
    for (let at = roundUp({ at: Math.max(start, from), step: SLOT_STEP }); at < last; at += SLOT_STEP)
      if (!request.full?.has(at)) return at;
  }
  return null;
}
