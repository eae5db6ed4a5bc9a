import type { CustomerHistory, CustomerMessage, CustomerOrder } from "@tresen/contract/customer/customer.view";
import { customerName } from "@tresen/contract/customer/customer-name";
import { mayDo } from "@tresen/contract/kit/access";
import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { type OrderRow, findOrders } from "../order";
import { orderId } from "../order/view";
import { type Channel, messageKey } from "../outbox";
import { type Actor, personOf } from "../platform/actor";
import { batchRead } from "../platform/db";
import { jobKey, jobOf } from "../platform/job";
import { type CustomerOrderRow, ordersOf } from "./row/figures";
import { complaintsOf } from "./complaints";
import { readable } from "./readable";
import { keptOf } from "./row/rows";

/** How many orders are told, and of how many of them the messages. */
const TOLD = 100;
const WITH_MESSAGES = 10;
const FAVOURITES = 8;
const CHANNELS: readonly Channel[] = ["mail", "sms"];
/** What customers are told of an order: see `decideMessages`. Of changes, each of which has its own message, none. */
const EVENTS = [
  "received",
  "confirmed",
  "rejected",
  "counterOffer",
  "underway",
  "completed",
  "canceled",
  "refunded",
  "withdrawn",
] as const;

/**
 * The newest orders of a customer in the branches whose orders the actor may see, what they have most of, and the
 * messages about the newest of them. @throws missing, forbidden.
 */
export async function readHistory({ actor, id }: { actor: Actor; id: string }): Promise<CustomerHistory> {
  const row = await readable({ actor, id });
  const rows = await ordersOf({ ids: [id, ...keptOf(row).merged], limit: TOLD + 1 });
  const noted = new Map(rows.slice(0, TOLD).map((one) => [one.uid, one]));
  const orders = (await findOrders([...noted.keys()])).filter(({ branch }) =>
    mayDo({ person: personOf(actor), permission: orderPermissions.read, branch }),
  );
  return {
    orders: orders.map((order) => orderView({ order, noted: noted.get(order.uid) })),
    isMore: rows.length > TOLD,
    favourites: favouritesOf(orders),
    complaints: orders.flatMap(complaintsOf),
    messages: await messagesAbout(orders.slice(0, WITH_MESSAGES)),
  };
}

function orderView({ order, noted }: { order: OrderRow; noted: CustomerOrderRow | undefined }): CustomerOrder {
  const { uid, ticketNumber, createdAt, branch, branchName, state, isQuotation, items, questionnaire } = order;
  const given = { ...EMPTY_CUSTOMER, ...order.customer };
  return {
    ...{ id: orderId(uid), ticketNumber, createdAt, branch: { id: branch, name: branchName }, state, isQuotation },
    ...{ name: customerName(given), phone: given.phone, email: given.email, isSmsEnabled: given.isSmsEnabled },
    gross: noted?.gross ?? 0,
    isCounted: noted?.isCounted ?? false,
    items: items.filter(({ amount }) => amount > 0).map(({ name, amount }) => ({ name, amount })),
    rating: questionnaire?.rating ?? null,
    ratings: questionnaire
      ? {
          food: questionnaire.foodRating,
          service: questionnaire.serviceRating,
          process: questionnaire.processRating,
        }
      : null,
    ratingComment: questionnaire?.comment ?? "",
  };
}

function favouritesOf(orders: readonly OrderRow[]): CustomerHistory["favourites"] {
  const found = new Map<string, CustomerHistory["favourites"][number]>();
  for (const { items } of orders)
    for (const [product, parts] of Map.groupBy(items, (item) => item.product)) {
      const amount = parts.reduce((sum, part) => sum + part.amount, 0);
      const known = found.get(product) ?? { product, name: parts[0]?.name ?? "", amount: 0, orders: 0 };
      if (amount > 0) found.set(product, { ...known, amount: known.amount + amount, orders: known.orders + 1 });
    }
  return [...found.values()].toSorted((a, b) => b.orders - a.orders || b.amount - a.amount).slice(0, FAVOURITES);
}

async function messagesAbout(orders: readonly OrderRow[]): Promise<CustomerMessage[]> {
  const asked = orders.flatMap((order) =>
    EVENTS.flatMap((event) =>
      CHANNELS.map((channel) => ({
        ...{ order, event, channel },
        key: jobKey({ kind: channel, key: messageKey({ owner: order.uid, event, side: "customer", channel }) }),
      })),
    ),
  );
  const found = await batchRead(
    asked.map(({ key }) => key),
    { isConsistent: false },
  );
  return asked
    .flatMap(({ order, event, channel, key }) => {
      const job = jobOf(found(key));
      return job
        ? [
            {
              ...{ order: orderId(order.uid), ticketNumber: order.ticketNumber, channel, event },
              ...{ state: job.state, createdAt: job.createdAt },
            },
          ]
        : [];
    })
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
