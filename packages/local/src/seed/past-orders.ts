import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { DAY, HOUR, MINUTE, type Instant, zonedTime } from "@tresen/contract/kit/time";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { orderDraft } from "@tresen/contract/order/order-input";
import { type OrderRow, stepped } from "@tresen/core/order";
import { createOrder } from "@tresen/core/order/create";
import { PLATFORM_ID } from "@tresen/core/platform/actor";
import { isAppError } from "@tresen/core/platform/errors";
import type { Person } from "./customers";
import { COMMENTS } from "./past-orders.texts";
import { ORDERS_A_DAY } from "./rhythm";
import { type Place, type Shop, sellable, startOfDay } from "./sold";

/** For so many days before its first start a demo shop has orders. */
export const DAYS = 30;
const AT_ONCE = 6;
const STAFF = { actor: "staff", by: { id: PLATFORM_ID, name: LOG_TEXTS.platform } } as const;
const CUSTOMER = { actor: "customer", by: { id: "customer", name: "" } } as const;

type Pick = (limit: number) => number;

/**
 * Orders of the last days by people whom nobody knows, more of them at the end of the week. They are stored as any
 * others, so that a recount comes to the same figures. @returns their uids.
 */
export async function createPastOrders({
  shop,
  people,
  now,
}: {
  shop: Shop;
  people: readonly Person[];
  now: Instant;
}): Promise<string[]> {
  const pick = numbersFrom(shop.branches.length);
  const waiting = shop.branches.flatMap((branch) => ordersOf({ shop, branch, now, pick }));
  const uids: string[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const person = people[next.kind % people.length];
      if (person) uids.push(await place({ ...next, shop, person }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return uids;
}

interface Past {
  branch: Place;
  at: Instant;
  /** Decides what is ordered, how, and what becomes of it. */
  kind: number;
}

function ordersOf({ shop, branch, now, pick }: { shop: Shop; branch: Place; now: Instant; pick: Pick }): Past[] {
  const today = startOfDay({ branch, now });
  return Array.from({ length: DAYS }, (_, day) => today - (day + 1) * DAY + 9 * HOUR).flatMap((morning) => {
    const { weekday } = zonedTime({ at: morning, zone: zoneOf(branch) });
    return Array.from({ length: ORDERS_A_DAY[weekday] }, () => ({
      // Most come at noon or in the evening.
      at: morning + (pick(3) === 0 ? 2 + pick(3) : 8 + pick(4)) * HOUR + pick(60) * MINUTE,
      branch,
      kind: pick(10_000),
    })).filter(({ at }) => at < today && sellable({ shop, branch, at }).length > 0);
  });
}

async function place({ shop, person, branch, at: now, kind }: Past & { shop: Shop; person: Person }): Promise<string> {
  const choice = sellable({ shop, branch, at: now });
  const items = choice[kind % choice.length];
  const { firstName, lastName, email, phone, address } = person;
  const donatee = kind % 9 === 0 ? shop.donees[kind % shop.donees.length] : undefined;
  const area = branch.deliveryAreas[Math.floor(kind / 3) % branch.deliveryAreas.length];
  const isDelivery = kind % 3 === 0 && area !== undefined && address !== undefined;
  const draft = orderDraft.parse({
    ...{ branch: branch.id, items, firstName, lastName, email, phone, legalInstructions: true, privacyPolicy: true },
    ...(donatee ? { donatee } : {}),
    ...(kind % 4 === 1 ? { paymentMethod: "atm-card" } : {}),
  });
  const completed = (row: OrderRow): OrderRow => outcomeOf({ row: { ...row, customer: { lastName } }, now, kind });
  try {
    const delivered = { ...draft, ...address, isDelivery: true, deliveryArea: area?.id ?? "" };
    return (await createOrder({ draft: isDelivery ? delivered : draft, now, completed })).uid;
  } catch (error) {
    // Too little for a delivery, or at a time without one: it was picked up.
    if (!isDelivery || !isAppError(error, "order.invalid")) throw error;
    return (await createOrder({ draft, now, completed })).uid;
  }
}

/** The order after all its steps; it is stored like this at once. */
function outcomeOf({ row, now, kind }: { row: OrderRow; now: Instant; kind: number }): OrderRow {
  const minutes = 15 + (kind % 37);
  const promisedAt = new Date(now + 30 * MINUTE).toISOString();
  const confirmed = stepped({
    ...{ ...STAFF, before: row, action: "confirm" as const, now: now + 3 * MINUTE },
    change: row.appointment === undefined ? { promisedAt } : {},
  });
  if (kind % 23 === 0) return stepped({ ...STAFF, before: confirmed, action: "cancel", now: now + 6 * MINUTE });
  const end = now + minutes * MINUTE;
  const ready = stepped({ ...STAFF, before: confirmed, action: "in-delivery", now: end });
  const done = stepped({
    ...STAFF,
    before: ready,
    action: "completed",
    now: end + 9 * MINUTE,
    change: { isPaid: true },
  });
  if (kind % 7 !== 0) return done;
  const [rating, foodRating, serviceRating, processRating] = [5 - (kind % 3), 5 - (kind % 2), 5, 5 - (kind % 4)];
  const questionnaire = {
    rating,
    foodRating,
    serviceRating,
    processRating,
    comment: COMMENTS[Math.floor(kind / 7) % COMMENTS.length] ?? "",
  };
  return stepped({ ...CUSTOMER, before: done, action: "questionnaire", now: end + HOUR, change: { questionnaire } });
}

/** Whole numbers from 0 below a limit, the same ones at each start. */
function numbersFrom(seed: number): Pick {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
