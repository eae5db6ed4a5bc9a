import { type LiveState, laterWhile } from "@tresen/contract/live/live";
import { TOO_BUSY } from "@tresen/contract/kit/errors.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { isTooMuch } from "@tresen/contract/order/capacity/allocate";
import { CAPACITY_MESSAGES } from "@tresen/contract/order/capacity/capacity.texts";
import { preparedItem } from "@tresen/contract/order/capacity/needed";
import { APPOINTMENT_FAULTS } from "@tresen/contract/order/checkout/checkout";
import type { CheckedOrder } from "@tresen/contract/order/checkout/checkout-context";
import type { PreparedPosition } from "@tresen/contract/order/preparation/begin";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { FieldError } from "@tresen/contract/kit/errors";
import type { Station } from "@tresen/contract/station/station.resource";
import { ConditionFailed, type TransactionWrite } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import type { BlockRow } from "../../live";
import type { OrderRow } from "../store";
import { capacityWrites } from "./counters";
import { earliestTime, soonest } from "./earliest";
import { ATTEMPTS, type Reserved, type Work, blockedOf, limitsOf, pause, planAt, workOf } from "./plan";

/** What is stored with an order that takes minutes of stations, and the writes that take them. */
export interface Taken {
  fields: Pick<OrderRow, "capacity" | "promisedAt">;
  writes: TransactionWrite[];
}

/** Stores the order with `insert`, whose first write is the order and whose next ones are those given to it. */
export type Place = (insert: (taken: Taken) => Promise<void>) => Promise<void>;

interface Placing {
  checked: Pick<CheckedOrder, "items" | "method" | "appointment">;
  context: { branch: Branch; stations: readonly Station[]; now: Instant };
  live: LiveState & { blocks: readonly BlockRow[] };
}

/**
 * Looks for room for a valid order at the stations that limit their work: for its appointment, else for the earliest
 * time, which is promised.
 * @returns null for an order that no station limits. Else a function that stores it, and looks again where others took
 * the room meanwhile.
 * @throws input where there is no room.
 */
export async function placeOrder({ checked, context, live }: Placing): Promise<Place | null> {
  const { branch, stations } = context;
  const positions = checked.items.map((item) => preparedItem({ item, product: item.product }));
  const work = workOf({ branch: branch.id, stations, positions });
  if (!work) return null;
  if (isTooMuch(work))
    throw refused({ field: "items", code: "order.too_much_work", message: CAPACITY_MESSAGES.tooMuch });
  const plan = (isConsistent: boolean) => planFirst({ work, positions, checked, context, live, isConsistent });
  let { promisedAt, reserved } = await plan(false);
  return async (insert) => {
    for (let attempt = 1; ; attempt += 1) {
      const { shares: capacity, limits } = reserved;
      const writes = capacityWrites({ branch: branch.id, after: capacity, limits });
      try {
        await insert({ fields: { capacity, ...(promisedAt === undefined ? {} : { promisedAt }) }, writes });
        return;
      } catch (error) {
        if (!isLost({ error, count: writes.length })) throw error;
        if (attempt === ATTEMPTS) throw new AppError("order.capacity_busy", "limit", TOO_BUSY, [], { cause: error });
        await pause(attempt);
        ({ promisedAt, reserved } = await plan(true));
      }
    }
  };
}

/** Whether others took the room, and nothing else stood against the order. */
function isLost({ error, count }: { error: unknown; count: number }): boolean {
  return (
    error instanceof ConditionFailed &&
    error.rejected.length > 0 &&
    error.rejected.every((position) => position >= 1 && position <= count)
  );
}

type Planned = { promisedAt?: string; reserved: Reserved };

async function planFirst({
  work,
  positions,
  checked: { items, method, appointment },
  context: { branch, now },
  live,
  isConsistent,
}: Placing & { work: Work; positions: readonly PreparedPosition[]; isConsistent: boolean }): Promise<Planned> {
  const blocked = blockedOf(live.blocks);
  if (appointment !== null) {
    const reserved = await planAt({ work, target: appointment, now, blocked, isConsistent });
    if (!reserved) throw refused({ field: "appointmentDate", ...APPOINTMENT_FAULTS.taken });
    return { reserved };
  }
  const later = laterWhile({ live, method });
  const from = soonest({ branch, products: items.map(({ product }) => product), positions, later, now });
  const found = await earliestTime({ work, branch, method, from, now, blocked, isConsistent });
  if (!found) throw refused({ field: "appointmentDate", code: "order.no_time", message: CAPACITY_MESSAGES.noTime });
  return {
    promisedAt: new Date(found.at).toISOString(),
    reserved: { shares: found.shares, limits: limitsOf(work.stations) },
  };
}

function refused(fault: FieldError): AppError {
  return inputError({ code: "order.invalid", faults: [fault] });
}
