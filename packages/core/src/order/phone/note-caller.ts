import { lineOf } from "@tresen/contract/kit/phone/phone-line";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import type { CustomerAddress } from "@tresen/contract/order/phone/phone-customer.view";
import type { EntityItem } from "electrodb";
import { ConditionFailed, storageCall } from "../../platform/db";
import type { OrderChange, OrderRow } from "../store";
import { type CallerDetails, CallerEntity } from "./caller.entity";

export type CallerRow = EntityItem<typeof CallerEntity>;

/** How long a customer is found by the number of an order. */
export const KEPT = 365 * DAY;
/** How many orders a row notes, so that it stays small. */
const NOTED = 50;
/** Retries for when another order of the same number is noted at the same moment. */
const ATTEMPTS = 10;
/** The part of an order's uid that is enough to tell it from others of the same instant. */
const NAME_LENGTH = 6;

/**
 * Notes the customer of an order by the phone number, once staff have accepted the order: anybody may send one in the
 * name of others. If the number was removed from the
 * order or changed, as for the erasure of personal data, the row of the former number is removed with all it says.
 */
export async function noteCaller({ before, after }: OrderChange): Promise<void> {
  const line = callerLine(after);
  const former = before && callerLine(before);
  if (former && former !== line) await removeCaller({ branch: after.branch, line: former });
  if (line && isAccepted(after) && !(before && isAccepted(before) && former === line))
    await addOrder({ order: after, line });
}

/** The line that the order's customer is found by; empty without a phone number. */
function callerLine({ customer: { phone = "" } }: Pick<OrderRow, "customer">): string {
  return lineOf(phone);
}

/** Whether staff have accepted the order, or took it themselves on the telephone. */
function isAccepted({ state, source }: OrderRow): boolean {
  return source === "phone" || state === "confirmed" || state === "inDelivery" || state === "completed";
}

/** What the order's branch knows by the order's number. */
export async function findCallers({ branch, ...order }: OrderRow): Promise<CallerRow[]> {
  const line = callerLine(order);
  if (!line) return [];
  const { data } = await storageCall(() => CallerEntity.get({ branch, line }).go({ consistent: true }));
  return data ? [data] : [];
}

export async function removeCaller(caller: { branch: string; line: string }): Promise<void> {
  await storageCall(() => CallerEntity.delete(caller).go({ response: "none" }));
}

/** Adds the order to what is known of its number. An order that is noted already changes nothing. */
async function addOrder({ order, line }: { order: OrderRow; line: string }): Promise<void> {
  const { branch } = order;
  for (let attempt = 1; ; attempt += 1) {
    const { data: known } = await storageCall(() => CallerEntity.get({ branch, line }).go({ consistent: true }));
    const row = withOrder({ known, order, line });
    if (row === known) return;
    try {
      await storageCall(() =>
        CallerEntity.put(row)
          .where(({ version }, { eq, notExists }) => (known ? eq(version, known.version) : notExists(version)))
          .go({ response: "none" }),
      );
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === ATTEMPTS) throw error;
    }
  }
}

function withOrder({ known, order, line }: { known: CallerRow | null; order: OrderRow; line: string }): CallerRow {
  const { branch, createdAt } = order;
  const note = `${createdAt}#${order.uid.slice(-NAME_LENGTH)}`;
  const noted = known?.orders ?? [];
  if (known && (noted.includes(note) || (noted.length === NOTED && note < (noted.at(-1) ?? "")))) return known;
  const orders = [note, ...noted].sort().reverse().slice(0, NOTED);
  const isNewest = orders[0] === note;
  const said = detailsOf(order);
  return {
    branch,
    line,
    // An order without an address says nothing about the one that is known.
    details: known ? (isNewest ? { ...known.details, ...said } : { ...said, ...known.details }) : said,
    orders,
    version: (known?.version ?? 0) + 1,
    expiresAt: Math.ceil((Date.parse(lastOrderAt({ orders })) + KEPT) / 1000),
  };
}

export function lastOrderAt({ orders }: Pick<CallerRow, "orders">): string {
  return orders[0]?.split("#", 1)[0] ?? "";
}

/** How many of the noted orders were placed within the last year. */
export function ordersOfYear({ orders, now }: Pick<CallerRow, "orders"> & { now: Instant }): number {
  const from = new Date(now - KEPT).toISOString();
  return orders.filter((note) => note >= from).length;
}

function detailsOf({ customer, deliveryArea }: OrderRow): CallerDetails {
  const { firstName, lastName, companyName, email } = { ...EMPTY_CUSTOMER, ...customer };
  const address = addressOf(customer);
  return {
    name: `${firstName} ${lastName}`.trim() || companyName,
    ...{ firstName, lastName, companyName },
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
    ...(deliveryArea ? { deliveryArea } : {}),
  };
}

/** Where the order was delivered, else where the customer lives. */
export function addressOf(customer: OrderRow["customer"]): CustomerAddress | null {
  const given = { ...EMPTY_CUSTOMER, ...customer };
  const { street, floor, stairway, door, zipCode, city, country } = given.deliveryStreet
    ? {
        street: given.deliveryStreet,
        floor: given.deliveryFloor,
        stairway: given.deliveryStairway,
        door: given.deliveryDoor,
        zipCode: given.deliveryZipCode,
        city: given.deliveryCity,
        country: given.deliveryCountry,
      }
    : given;
  return street || city ? { street, floor, stairway, door, zipCode, city, country } : null;
}
