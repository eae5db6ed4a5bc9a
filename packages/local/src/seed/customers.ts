import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMethodOpen } from "@tresen/contract/branch/branch-hours";
import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import { menuInForce } from "@tresen/contract/catalog/availability";
import { withOptionGroups } from "@tresen/contract/catalog/option-group/resolve";
import { initialQuantity } from "@tresen/contract/catalog/picked-quantity";
import { HOUR, DAY, MINUTE, type Instant } from "@tresen/contract/kit/time";
import { enteredFields } from "@tresen/contract/kit/resource";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { orderDraft } from "@tresen/contract/order/order-input";
import { resources } from "@tresen/contract/resources";
import { customerHooks } from "@tresen/core/customer";
import { type OrderRow, stepped } from "@tresen/core/order";
import { createOrder } from "@tresen/core/order/create";
import { PLATFORM_ID } from "@tresen/core/platform/actor";
import { createRecord, recordIndexing } from "@tresen/core/records";
import { PLATFORM } from "./users";

/** What `customers.json` says of a person. */
interface Person {
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

interface Customers {
  /** The ids of the products of an order, by demo shop. */
  baskets: Record<string, string[][]>;
  people: Person[];
}

/** The customers of the demo, and what they have ordered and picked up: their orders are as any others. */
export async function createDemoCustomers({
  root,
  name,
  bundle,
  now,
}: {
  root: string;
  name: string;
  bundle: ShopBundleInput;
  now: Instant;
}): Promise<void> {
  const { baskets, people }: Customers = JSON.parse(
    await readFile(join(root, "packages/local/demo/customers.json"), "utf8"),
  );
  const entered = enteredFields({ resource: resources.customers, isNew: true });
  const shop = shopOf({ bundle, baskets: baskets[name] ?? [] });
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
    for (const [number, daysAgo] of person.orders.entries())
      await placeOrder({ shop, person, index: index + number, from: now - daysAgo * DAY, until: now });
  }
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

type Shop = ReturnType<typeof shopOf>;

/** The branches of the shop that sell, and the positions of its customers' orders. */
function shopOf({ bundle, baskets }: { bundle: ShopBundleInput; baskets: readonly string[][] }) {
  const groups = new Map(
    (bundle["option-groups"] ?? []).map(({ id, ...group }) => [
      String(id),
      resources["option-groups"].fields.parse(group),
    ]),
  );
  const products = new Map(
    (bundle.products ?? []).map(({ id, ...fields }) => [
      String(id),
      withOptionGroups({ product: resources.products.fields.parse(fields), groups }),
    ]),
  );
  const item = (id: string) => {
    const product = products.get(id);
    if (!product) throw new Error(`The demo shop has no product ${id}.`);
    const parts = product.config.parts.map(({ optional, type, options: [first] }) =>
      optional ? null : type === "multiselect" ? [first?.name ?? ""] : (first?.name ?? ""),
    );
    return { product: id, ...initialQuantity(product), parts };
  };
  const branches = (bundle.branches ?? []).map(({ id, ...fields }) => ({
    id: String(id),
    ...resources.branches.fields.parse(fields),
  }));
  const menus = (bundle.menus ?? []).map(({ id, ...fields }) => ({
    id: String(id),
    ...resources.menus.fields.parse(fields),
  }));
  // Where an appointment is required, nothing was picked up at once.
  const places = branches.filter(({ isAppointmentRequired }) => !isAppointmentRequired);
  return { branches: places, menus, baskets: baskets.map((ids) => ids.map(item)) };
}

/** An order of the person that was picked up and paid: placed in the first hour after `from` in which the branch sells something. */
async function placeOrder({
  shop: { branches, menus, baskets },
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
}): Promise<void> {
  const branch = branches[index % branches.length];
  if (!branch) return;
  const sellable = (at: Instant) => {
    const sold = new Set(menuInForce({ menus, branch, at })?.catalog.flatMap(({ products }) => products));
    return baskets.filter((basket) => basket.every(({ product }) => sold.has(product)));
  };
  let now = from;
  while (now < until && (!isMethodOpen({ branch, method: "takeaway", at: now }) || sellable(now).length === 0))
    now += HOUR;
  if (now >= until) return;
  const choice = sellable(now);
  const items = choice[index % choice.length];
  const draft = orderDraft.parse({
    ...{ branch: branch.id, items, firstName, lastName, email, phone },
    ...(companyName ? { isCompany: true, companyName } : {}),
    ...{ legalInstructions: true, privacyPolicy: true },
  });
  await createOrder({ draft, now, completed: (row) => pickedUp({ row, now }) });
}

/** The order after all its steps. It is stored like this at once, so nobody is told of them. */
function pickedUp({ row, now }: { row: OrderRow; now: Instant }): OrderRow {
  const step = { actor: "staff", by: { id: PLATFORM_ID, name: LOG_TEXTS.platform } } as const;
  const confirmed = stepped({ ...step, before: row, action: "confirm", now: now + 4 * MINUTE });
  return stepped({ ...step, before: confirmed, action: "completed", now: now + 35 * MINUTE, change: { isPaid: true } });
}
