import { customers } from "@tresen/contract/customer/customer.resource";
import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { uploadUrl } from "@tresen/contract/media/upload-path";
import {
  PERSON_EXPORT_VERSION,
  type PersonExport,
  type PersonOrder,
} from "@tresen/contract/privacy/export/person-export";
import { getConfig } from "../../config";
import { customerRows } from "../../customer";
import { uploadRow, uploadRowKey } from "../../media/upload";
import { customerMessageKeys } from "../../message";
import { type OrderRow, uploadIdsOf } from "../../order";
import { staffView } from "../../order/view";
import { messageOf, stopsOf } from "../../outbox";
import { plannedValuesOf } from "../../plan";
import { type Actor } from "../../platform/actor";
import { batchRead, storageCall } from "../../platform/db";
import { env } from "../../platform/env";
import { AppError } from "../../platform/errors";
import { type Job, jobKey, jobOf } from "../../platform/job";
import { ChangeEntity } from "../../records/changes";
import { birthdayKeys } from "../../reminder";
import { formsOf } from "../forms";
import { type Person, findPerson, ordersOfPerson } from "../person";
import { unassignedOrders } from "../unassigned";

/** Collects everything that is stored of a customer. @throws missing */
export async function collectPerson({
  actor,
  id,
  now,
}: {
  actor: Actor;
  id: string;
  now: Instant;
}): Promise<PersonExport> {
  const [person, { shopName, businessName, currency }] = await Promise.all([findPerson(id), getConfig()]);
  if (!person) throw new AppError("record.missing", "missing", notFound(customers.one));
  const orders: PersonOrder[] = [];
  const messages: PersonExport["messages"] = [];
  const uploads: PersonExport["uploads"] = [];
  for await (const page of pagesOf(person)) {
    orders.push(...page.map((row) => orderView({ row, actor })));
    const beside = await besideOrders(page);
    messages.push(...beside.messages);
    uploads.push(...beside.uploads);
  }
  const planned = await Promise.all(
    person.ids.map((record) => plannedValuesOf({ resource: customerRows.name, record })),
  );
  messages.push(...(await congratulations({ ids: person.ids, now })));
  const { reach } = person;
  return {
    schemaVersion: PERSON_EXPORT_VERSION,
    createdAt: new Date(now).toISOString(),
    shop: { name: shopName, businessName },
    currency,
    customer: customerRows.recordOf(person.row),
    stops: await Promise.all(reach.map(async (one) => ({ ...one, stopped: await stopsOf(one.value) }))),
    plannedChanges: planned.flat().toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    orders: newestFirst(orders),
    messages: newestFirst(messages),
    uploads: newestFirst(uploads),
    forms: newestFirst(await formsOf(person)),
    log: await logOf(person),
  };
}

/** The orders of the person, and those of theirs that belong to no customer, such as ones that were turned away. */
async function* pagesOf({ ids, row }: Person): AsyncGenerator<OrderRow[]> {
  let place: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ordersOfPerson>> = await ordersOfPerson({ ids, place });
    yield page.orders;
    place = page.next;
  } while (place !== null);
  yield await unassignedOrders(customerRows.fieldsOf(row));
}

function newestFirst<Entry extends { createdAt: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** The order as staff see it, without what says something of staff. */
function orderView({ row, actor }: { row: OrderRow; actor: Actor }): PersonOrder {
  const {
    hash: _hash,
    driver: _driver,
    stations: _stations,
    escalations: _escalations,
    notes,
    timeline,
    refunds,
    ...order
  } = staffView({ row, actor });
  return {
    ...order,
    notes: notes.map(({ at, text }) => ({ at, text })),
    timeline: timeline.map(({ at, action, message }) => ({
      at,
      action,
      ...(message === undefined ? {} : { message }),
    })),
    refunds: refunds.map(({ by: _, ...refund }) => refund),
  };
}

/** What the customer was told of these orders, and the files that they sent with them. */
async function besideOrders(orders: readonly OrderRow[]): Promise<Pick<PersonExport, "messages" | "uploads">> {
  const messageKeys = orders.flatMap((order) =>
    customerMessageKeys(order).map((key) => ({ key: jobKey(key), ticket: order.ticketNumber })),
  );
  const uploadIds = [...new Set(orders.flatMap(uploadIdsOf))];
  const found = await batchRead([...messageKeys.map(({ key }) => key), ...uploadIds.map(uploadRowKey)], {
    isConsistent: false,
  });
  const messages = messageKeys.flatMap(({ key, ticket }) => toldBy({ job: jobOf(found(key)), tickets: [ticket] }));
  const uploads = uploadIds.flatMap((id): PersonExport["uploads"] => {
    const item = found(uploadRowKey(id));
    const row = item && uploadRow(item);
    if (!row) return [];
    const { name, mimeType, size, createdAt, ticketNumber = null } = row;
    return [{ name, mimeType, size, createdAt, ticketNumber, url: `${env.PUBLIC_URL}${uploadUrl(row)}` }];
  });
  return { messages, uploads };
}

function toldBy({ job, tickets }: { job: Job | null; tickets: number[] }): PersonExport["messages"] {
  if (job?.kind !== "mail" && job?.kind !== "sms") return [];
  const { event, to } = messageOf(job);
  return [{ channel: job.kind, event, to, state: job.state, createdAt: job.createdAt, tickets }];
}

/** How the person, or somebody merged into them, was congratulated: messages about no order. */
async function congratulations({
  ids,
  now,
}: Pick<Person, "ids"> & { now: Instant }): Promise<PersonExport["messages"]> {
  const keys = ids.flatMap((id) => birthdayKeys({ id, now }).map(jobKey));
  const found = await batchRead(keys, { isConsistent: false });
  return keys.flatMap((key) => toldBy({ job: jobOf(found(key)), tickets: [] }));
}

/** When the customer, or somebody merged into them, was changed, newest first. */
async function logOf({ ids }: Pick<Person, "ids">): Promise<PersonExport["log"]> {
  const histories = await Promise.all(
    ids.map((id) =>
      storageCall(() => ChangeEntity.query.primary({ resource: customerRows.name, id }).go({ pages: "all" })),
    ),
  );
  return histories
    .flatMap(({ data }) => data.map(({ at, action }) => ({ at, action: LOG_TEXTS[action](customers.one) })))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
}
