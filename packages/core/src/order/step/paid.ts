import { methodOf } from "@tresen/contract/branch/branch-hours";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { laterWhile } from "@tresen/contract/live/live";
import { PAID_LATE_NOTES } from "@tresen/contract/order/capacity/capacity.texts";
import { SLOT_STEP, slotStart } from "@tresen/contract/order/slots";
import { PROVIDER_TITLE } from "@tresen/contract/payment/payment.texts";
import { readLiveState } from "../../live";
import { isAppError } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import type { Limits } from "../capacity/counters";
import { earliestTime, soonest } from "../capacity/earliest";
import { ATTEMPTS, blockedOf, limitsOf, overruled, pause, planAt, positionsOf, workOf } from "../capacity/plan";
import { replaceDecided } from "../prepare/decide";
import type { OrderRow } from "../store";
import { timeOf, withReserved } from "./room";

interface Paid {
  /** The order as it was paid just now. */
  row: OrderRow;
  now: Instant;
}

/**
 * Replaces an order that was paid online just now and comes to the desk with that. Its customer may have taken an hour
 * for it, or its bank some days: where its minutes are gone, or its time cannot be kept, it is placed again. What is
 * paid is accepted in any case. Where nothing fits a note tells staff, who decide.
 * @throws conflict when somebody changed the order meanwhile.
 */
export async function replacePaid({ before, row, now }: Paid & { before: OrderRow }): Promise<OrderRow> {
  for (let attempt = 1; ; attempt += 1) {
    const { row: placed, limits } = await placedAgain({ row, now, isConsistent: attempt > 1 });
    try {
      return await replaceDecided({ before, row: placed, limits });
    } catch (error) {
      if (!isAppError(error, "order.capacity_lost") || attempt === ATTEMPTS) throw error;
      await pause(attempt);
    }
  }
}

interface Placed {
  row: OrderRow;
  limits?: Limits;
}

async function placedAgain({ row, now, isConsistent }: Paid & { isConsistent: boolean }): Promise<Placed> {
  const { appointment, capacity = [], leadMinutes: lead = 0 } = row;
  const { branches, stations, products } = await readCatalog();
  const branch = branches.get(row.branch);
  const positions = positionsOf({ items: row.items, products });
  const work = workOf({ branch: row.branch, stations, positions });
  const time = timeOf(row);
  // What the customer chose stays. What was promised must still be possible, but for the step of promised times.
  const earliest = appointment === undefined ? now + lead * MINUTE - SLOT_STEP : now;
  const isTimely = time !== null && time >= earliest;
  if (!work || !branch) {
    if (isTimely || time === null) return { row };
    const free = withReserved({ row, reserved: undefined });
    return {
      row: appointment ? noted({ row: free, now, text: PAID_LATE_NOTES.past }) : promised({ row: free, at: null }),
    };
  }
  const ahead = capacity.filter(({ slot }) => Date.parse(slot) >= slotStart(now));
  if (isTimely && capacity.length > 0 && ahead.length === capacity.length) return { row };
  const live = await readLiveState({ branch: row.branch, now });
  const asked = { work, now, blocked: blockedOf(live.blocks), isConsistent };
  if (appointment !== undefined) {
    const target = Math.max(Date.parse(appointment), now);
    const fit = await planAt({ ...asked, target, held: ahead });
    const reserved = fit ?? overruled({ work, target });
    const text = !isTimely ? PAID_LATE_NOTES.past : fit ? null : PAID_LATE_NOTES.full;
    const placed = withReserved({ row, reserved });
    return { row: text ? noted({ row: placed, now, text }) : placed, limits: reserved.limits };
  }
  const kept = isTimely ? await planAt({ ...asked, target: time, held: ahead }) : null;
  if (kept) return { row: withReserved({ row, reserved: kept }), limits: kept.limits };
  const method = methodOf(row);
  const ordered = positions.flatMap(({ product }) => product ?? []);
  const from = soonest({ branch, products: ordered, positions, later: laterWhile({ live, method }), now });
  const found = await earliestTime({ ...asked, branch, method, from, without: capacity });
  const reserved = found ? { shares: found.shares, limits: limitsOf(work.stations) } : undefined;
  const placed = promised({ row: withReserved({ row, reserved }), at: found?.at ?? null });
  return reserved
    ? { row: placed, limits: reserved.limits }
    : { row: noted({ row: placed, now, text: PAID_LATE_NOTES.noTime }) };
}

/** The order with the time that it is promised; null for none. */
function promised({ row: { promisedAt: _, ...row }, at }: { row: OrderRow; at: Instant | null }): OrderRow {
  return at === null ? row : { ...row, promisedAt: new Date(at).toISOString() };
}

/** The order with a note for staff, which the desk shows on its card. */
function noted({ row, now, text }: Paid & { text: string }): OrderRow {
  const note = { at: new Date(now).toISOString(), by: "system", name: PROVIDER_TITLE, text };
  return { ...row, notes: [...(row.notes ?? []), note] };
}
