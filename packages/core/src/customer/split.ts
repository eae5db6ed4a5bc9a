import { ADDRESS_LIMIT, BRANCH_LIMIT, CONTACT_LIMIT } from "@tresen/contract/customer/customer-fields";
import { type Customer, customers } from "@tresen/contract/customer/customer.resource";
import { SPLIT_ALL, SPLIT_NOT_OWN } from "@tresen/contract/customer/customer.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import { findOrders } from "../order";
import { uidOf } from "../order/view";
import type { Actor } from "../platform/actor";
import { type TransactionWrite, transactionWrites } from "../platform/db";
import { writeIndexing } from "../records";
import { type Row, asChecks, writeRow, writesAlong } from "../records/rows";
import { CustomerOrderEntity } from "./row/customer-order.entity";
import { nextNumber } from "./row/customer-number";
import { type CustomerOrderRow, figuresOf, findAllNoted, ordersOf } from "./row/figures";
import {
  type Contact,
  type KeyRow,
  contactsOf,
  freeKey,
  isSame,
  keyName,
  passKey,
  readKeys,
  splitName,
  takeKey,
} from "./row/keys";
import { memberWrites } from "./row/members";
import { customerToChange, refused } from "./merge";
import { united } from "./row/united";
import { type Orderer, ordererOf } from "./row/orderer";
import { type CustomerFields, customerRows, keptOf } from "./row/rows";

/** How many of the orders that stay are looked into for what they share with the others. */
const LOOKED_INTO = 200;

/**
 * Gives orders of a customer to a new one, in one transaction. A mail address or number that only these orders have goes
 * with them. One that others have too is shared: later orders with the name of the new customer are theirs.
 * @throws conflict for an outdated version, input for orders of others or all orders, missing, forbidden.
 */
export async function splitCustomer({
  actor,
  id,
  version,
  orders,
  now,
}: {
  actor: Actor;
  id: string;
  version: number;
  /** Ids of orders. */
  orders: readonly string[];
  now: Instant;
}): Promise<{ customer: Customer; created: Customer }> {
  const row = await customerToChange({ actor, id, version });
  const { moved, left } = await partsOf({ row, orders });
  const [theirs, others] = await Promise.all([orderersOf(moved), orderersOf(left.slice(0, LOOKED_INTO))]);
  const fields = customerRows.fieldsOf(row);
  const [newest] = theirs;
  const to = `${customers.idPrefix}_${ulid(now)}`;
  const person = { firstName: "", lastName: "", companyName: "", vatNumber: "", ...newest };
  const contacts = await Promise.all(
    contactsOf({ emails: fewOf(theirs, "emails"), phones: fewOf(theirs, "phones") }).map((contact) =>
      dividedContact({ contact, from: id, to, person, theirs, others }),
    ),
  );
  const kept = (contact: Contact): boolean => !contacts.some((one) => one.isGone && isSame(one.contact, contact));
  const reach = reachableBy(contacts.filter(({ isTheirs }) => isTheirs).map(({ contact }) => contact));
  const gone = figuresOf(moved);
  const created: Row = {
    ...{ id: to, version: 1, createdAt: new Date(now).toISOString(), updatedAt: new Date(now).toISOString(), parts: 0 },
    secrets: { apart: [id] },
    fields: customers.fields.parse({
      number: await nextNumber(),
      ...{ firstName: person.firstName, lastName: person.lastName, companyName: person.companyName },
      vatNumber: person.vatNumber,
      ...reach,
      addresses: united({
        known: [],
        found: theirs.flatMap(({ address }) => address ?? []),
        limit: ADDRESS_LIMIT,
      }),
      branches: branchesOf(moved),
      ...gone,
    }),
  };
  const rest: CustomerFields = {
    ...fields,
    ...reachableBy(contactsOf(fields).filter(kept)),
    branches: branchesOf(left),
    ...figuresOf(left),
    // These two are exact, also where the index does not show the newest order yet.
    orderCount: fields.orderCount - gone.orderCount,
    grossTotal: fields.grossTotal - gone.grossTotal,
  };
  const cause = { actor, action: "update" as const, now };
  const after = await writeRow({
    resource: customers,
    before: row,
    after: {
      ...row,
      version: row.version + 1,
      updatedAt: new Date(now).toISOString(),
      fields: rest,
      secrets: { ...row.secrets, apart: [...keptOf(row).apart, to] },
    },
    checks: [
      ...writesAlong({
        resource: customers,
        row: created,
        checks: [],
        cause: { ...cause, action: "create" },
        indexing: writeIndexing,
      }),
      ...asChecks([
        ...contacts.flatMap(({ writes }) => writes),
        ...movedOrders({ moved, to }),
        ...memberWrites({ id, before: fields, after: rest }),
        ...memberWrites({ id: to, before: null, after: customerRows.fieldsOf(created) }),
      ]),
    ],
    cause,
    indexing: writeIndexing,
  });
  return { customer: customerRows.recordOf(after), created: customerRows.recordOf(created) };
}

/** The orders that go, newest first, and those that stay. */
async function partsOf({ row, orders }: { row: Row; orders: readonly string[] }) {
  const ids = [row.id, ...keptOf(row).merged];
  const uids = [...new Set(orders)].flatMap((order) => uidOf(order) ?? []);
  const [moved, all] = await Promise.all([findAllNoted(uids), ordersOf({ ids })]);
  if (moved.length !== orders.length || !moved.every(({ customer }) => ids.includes(customer)))
    throw refused({ field: "orders", message: SPLIT_NOT_OWN });
  const left = all.filter(({ uid }) => !uids.includes(uid));
  if (left.length === 0) throw refused({ field: "orders", message: SPLIT_ALL });
  return { moved: moved.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)), left };
}

async function orderersOf(rows: readonly CustomerOrderRow[]): Promise<Orderer[]> {
  const found = await Promise.all((await findOrders(rows.map(({ uid }) => uid))).map(ordererOf));
  return found.filter((orderer) => orderer !== null);
}

interface Divided {
  contact: Contact;
  /** Whether the new customer is reached by it, and the former one no more. */
  isTheirs: boolean;
  isGone: boolean;
  writes: TransactionWrite[];
}

async function dividedContact({
  contact,
  from,
  to,
  person,
  theirs,
  others,
}: {
  contact: Contact;
  from: string;
  to: string;
  person: Orderer | Omit<Orderer, "emails" | "phones" | "address">;
  theirs: readonly Orderer[];
  others: readonly Orderer[];
}): Promise<Divided> {
  const rows = await readKeys(contact);
  const own = rows.filter(({ owner }) => owner === from);
  const key = (name: string): KeyRow => ({ ...contact, name, owner: to });
  const name = keyName({ kind: contact.kind, person });
  const isUsed = (orderer: Orderer): boolean => contactsOf(orderer).some((one) => isSame(one, contact));
  const sharing = others.filter(isUsed).map(splitName);
  if (sharing.length === 0) {
    // One item can be written only once in a transaction: what is taken over is not given up as well.
    const isTaken = rows.some((row) => row.name === name && row.owner !== from);
    const passed = own.find((row) => row.name === name);
    const taken = isTaken ? [] : passed ? passKey({ key: passed, to }) : takeKey(key(name));
    const freed = own.filter((row) => row.name !== name).flatMap(freeKey);
    return { contact, isTheirs: !isTaken, isGone: own.length > 0, writes: [...taken, ...freed] };
  }
  const names = [...new Set(theirs.filter(isUsed).map(splitName))].filter(
    (one) => !sharing.includes(one) && rows.every((row) => row.name !== one),
  );
  return { contact, isTheirs: names.length > 0, isGone: false, writes: names.flatMap((one) => takeKey(key(one))) };
}

function fewOf(orderers: readonly Orderer[], field: "emails" | "phones"): string[] {
  return [...new Set(orderers.flatMap((orderer) => orderer[field]))].slice(0, CONTACT_LIMIT);
}

function reachableBy(contacts: readonly Contact[]): Pick<CustomerFields, "emails" | "phones"> {
  const valuesOf = (kind: Contact["kind"]): string[] =>
    contacts.filter((contact) => contact.kind === kind).map(({ value }) => value);
  return { emails: valuesOf("mail"), phones: valuesOf("phone") };
}

function branchesOf(orders: readonly CustomerOrderRow[]): string[] {
  return [...new Set(orders.map(({ branch }) => branch))].slice(0, BRANCH_LIMIT);
}

function movedOrders({ moved, to }: { moved: readonly CustomerOrderRow[]; to: string }): TransactionWrite[] {
  return transactionWrites({
    entities: { noted: CustomerOrderEntity },
    writes: ({ noted }) =>
      moved.map(({ alike: _, ...order }) =>
        noted
          .put({ ...order, customer: to })
          .where(({ customer, version }, { eq }) => `${eq(customer, order.customer)} AND ${eq(version, order.version)}`)
          .commit(),
      ),
  });
}
