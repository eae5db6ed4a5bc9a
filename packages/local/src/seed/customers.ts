import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY, MINUTE, type Instant } from "@tresen/contract/kit/time";
import { enteredFields } from "@tresen/contract/kit/resource";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { orderDraft } from "@tresen/contract/order/order-input";
import { resources } from "@tresen/contract/resources";
import { customerHooks } from "@tresen/core/customer";
import { type OrderRow, stepped } from "@tresen/core/order";
import { createOrder } from "@tresen/core/order/create";
import { PLATFORM_ID } from "@tresen/core/platform/actor";
import { createRecord, recordIndexing } from "@tresen/core/records";
import { type Shop, sellable, sellingHour, startOfDay } from "./sold";
import { PLATFORM } from "./users";

/** What `customers.json` says of a person. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  companyName?: string;
  vatNumber?: string;
  birthday?: string;
  address?: { street: string; zipCode: string; city: string; door?: string };
  tags?: string[];
  note?: string;
  blockReason?: string;
  consent?: { purpose: string; channel: "mail"; source: string; text: string };
  /** How many days ago each of their orders was placed. */
  orders: number[];
}

export interface Customers {
  /** The ids of the products of an order, by demo shop. */
  baskets: Record<string, string[][]>;
  people: Person[];
}

export async function readCustomers(root: string): Promise<Customers> {
  return JSON.parse(await readFile(join(root, "packages/local/demo/customers.json"), "utf8"));
}

/**
 * The customers of the demo, and what they have ordered and picked up: their orders are as any others.
 * @returns the uids of the orders.
 */
export async function createDemoCustomers({
  people,
  shop,
  now,
}: {
  people: readonly Person[];
  shop: Shop;
  now: Instant;
}): Promise<string[]> {
  const entered = enteredFields({ resource: resources.customers, isNew: true });
  const uids: string[] = [];
  for (const [index, person] of people.entries()) {
    const input = entered.parse(fieldsOf({ person, now }));
    await createRecord({
      resource: resources.customers,
      actor: PLATFORM,
      now,
      input,
      hooks: customerHooks,
      indexing: recordIndexing,
    });
    for (const [number, daysAgo] of person.orders.entries()) {
      const uid = await placeOrder({ shop, person, index: index + number, from: now - daysAgo * DAY, until: now });
      if (uid !== null) uids.push(uid);
    }
  }
  return uids;
}

function fieldsOf({ person, now }: { person: Person; now: Instant }): Record<string, unknown> {
  const { email, phone, address, blockReason, consent, orders, ...fields } = person;
  const givenAt = new Date(now - Math.max(...orders) * DAY).toISOString();
  return {
    ...fields,
    emails: [email],
    phones: [phone],
    addresses: address ? [address] : [],
    consents: consent ? [{ ...consent, givenAt }] : [],
    ...(blockReason ? { isBlocked: true, blockReason } : {}),
  };
}

/** An order of the person that was picked up and paid: placed around `from`, when the branch sells something. @returns its uid. */
async function placeOrder({
  shop,
  person: { firstName, lastName, email, phone, companyName },
  index,
  from,
  until,
}: {
  shop: Shop;
  person: Person;
  index: number;
  from: Instant;
  until: Instant;
}): Promise<string | null> {
  const branch = shop.branches[index % shop.branches.length];
  if (!branch) return null;
  const now = sellingHour({ shop, branch, from, until: startOfDay({ branch, now: until }) });
  if (now === null) return null;
  const choice = sellable({ shop, branch, at: now });
  const items = choice[index % choice.length];
  const draft = orderDraft.parse({
    ...{ branch: branch.id, items, firstName, lastName, email, phone },
    ...(companyName ? { isCompany: true, companyName } : {}),
    ...{ legalInstructions: true, privacyPolicy: true },
  });
  return (await createOrder({ draft, now, completed: (row) => pickedUp({ row, now }) })).uid;
}

/** The order after all its steps. It is stored like this at once, so nobody is told of them. */
function pickedUp({ row, now }: { row: OrderRow; now: Instant }): OrderRow {
  const step = { actor: "staff", by: { id: PLATFORM_ID, name: LOG_TEXTS.platform } } as const;
  const confirmed = stepped({ ...step, before: row, action: "confirm", now: now + 4 * MINUTE });
  return stepped({ ...step, before: confirmed, action: "completed", now: now + 35 * MINUTE, change: { isPaid: true } });
}
