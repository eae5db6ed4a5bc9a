import { ADDRESS_LIMIT, BRANCH_LIMIT, CONTACT_LIMIT } from "@tresen/contract/customer/customer-fields";
import { customers } from "@tresen/contract/customer/customer.resource";
import { foldedLastName } from "@tresen/contract/customer/customer-name";
import { ulid } from "ulid";
import { type OrderChange, type OrderRow, findOrder } from "../../order";
import { ConditionFailed, batchWrite, transactionWrites, writeTransaction } from "../../platform/db";
import { isAppError } from "../../platform/errors";
import { writeIndexing } from "../../records";
import { type Row, asChecks, countingWrites, writeRow } from "../../records/rows";
import { CustomerOrderEntity } from "../row/customer-order.entity";
import { nextNumber } from "../row/customer-number";
import { type CustomerOrderRow, countedOf, figuresOf, findNoted, ordersOf, withCounted } from "../row/figures";
import { isFree, keyName, keyWrites } from "../row/keys";
import { memberWrites } from "../row/members";
import { type Match, matchOf } from "./match";
import { type Orderer, ordererOf } from "../row/orderer";
import { unassignedPuts } from "../row/unassigned";
import { united } from "../row/united";
import { type CustomerFields, customerRows, findCurrent, keptOf } from "../row/rows";

/** Retries for when several orders of the same customer are noted at the same moment. */
const ATTEMPTS = 30;

/**
 * Finds or makes the customer of an order, and keeps what the order counts there up to date. What is written follows
 * from the order as it is now, so changes may be delivered twice or in another order; and everything that belongs
 * together is one transaction, so orders that are noted at the same moment find the same customer.
 */
export async function noteCustomer({ after }: OrderChange): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await note(after);
      return;
    } catch (error) {
      const isLate =
        error instanceof ConditionFailed || isAppError(error, "record.stale") || isAppError(error, "record.not_unique");
      if (!isLate || attempt === ATTEMPTS) throw error;
    }
  }
}

async function note(delivered: OrderRow): Promise<void> {
  const known = await findNoted(delivered.uid);
  if (known && isSame(known, countedOf(delivered))) return;
  const order = await findOrder(delivered.uid);
  if (!order) return;
  if (known) {
    await recount({ known, order });
    return;
  }
  const orderer = await ordererOf(order);
  if (!orderer || !isTold(order)) {
    // Also one that waits for its payment: an erasure finds it by this.
    await batchWrite(await unassignedPuts(order));
    return;
  }
  const match = await matchOf({ orderer });
  const row = match.owner === null ? null : await findCurrent(match.owner);
  await (row ? join({ row, order, orderer, match }) : begin({ order, orderer, match }));
}

/** An order makes a customer once its branch is told of it, and unless it was turned away before that. */
function isTold(order: OrderRow): boolean {
  return countedOf(order).isCounted || (order.isQuotation && order.state === "pending");
}

/** Changes what an order counts at its customer. */
async function recount({ known, order }: { known: CustomerOrderRow; order: OrderRow }): Promise<void> {
  const is = countedOf(order);
  if (order.version <= known.version || isSame(known, is)) return;
  const row = await findCurrent(known.customer);
  // Whoever removed the customer wants nothing of them to come back.
  if (!row) return;
  const fields = customerRows.fieldsOf(row);
  const changed = { ...fields, ...(await recounted({ row, fields, known, is })) };
  await writeTransaction({
    entities: { noted: CustomerOrderEntity },
    writes: ({ noted }) => [
      noted
        .put({ ...known, ...is, version: order.version })
        .where(({ version, customer }, { eq }) => `${eq(version, known.version)} AND ${eq(customer, known.customer)}`)
        .commit(),
      ...countingWrites({ resource: customers, before: row, fields: changed, indexing: writeIndexing }),
    ],
  });
}

/** The figures after the change. If the first or the last order counts no more, the others say which one is that now. */
async function recounted({
  row,
  fields,
  known,
  is,
}: {
  row: Row;
  fields: CustomerFields;
  known: CustomerOrderRow;
  is: Pick<CustomerOrderRow, "gross" | "isCounted">;
}) {
  const { createdAt } = known;
  const figures = withCounted({ figures: fields, was: known, is, createdAt });
  const isAtEdge = createdAt === fields.firstOrderAt || createdAt === fields.lastOrderAt;
  if (is.isCounted || !isAtEdge) return figures;
  const others = await ordersOf({ ids: [row.id, ...keptOf(row).merged] });
  const { firstOrderAt, lastOrderAt } = figuresOf(others.filter(({ uid }) => uid !== known.uid));
  return { ...figures, firstOrderAt, lastOrderAt };
}

interface Noted {
  order: OrderRow;
  orderer: Orderer;
  match: Match;
}

/** The order of somebody who is known: adds what it says of them. */
async function join({ row, order, orderer, match }: Noted & { row: Row }): Promise<void> {
  const before = customerRows.fieldsOf(row);
  const is = countedOf(order);
  const known: CustomerFields = {
    ...withOrderer({ fields: before, orderer, match, id: row.id }),
    branches: [...new Set([...before.branches, order.branch])].slice(0, BRANCH_LIMIT),
    ...withCounted({ figures: before, is, createdAt: order.createdAt }),
  };
  const keys = await keyWrites({ id: row.id, before, after: known });
  await writeTransaction({
    entities: { noted: CustomerOrderEntity },
    writes: ({ noted }) => [
      noted.create(notedRow({ order, customer: row.id, match })).commit(),
      ...keys,
      ...memberWrites({ id: row.id, before, after: known }),
      ...countingWrites({ resource: customers, before: row, fields: known, indexing: writeIndexing }),
    ],
  });
}

/** The first order of somebody. */
async function begin({ order, orderer, match }: Noted): Promise<void> {
  const { address, ...said } = orderer;
  const now = Date.parse(order.updatedAt);
  const id = `${customers.idPrefix}_${ulid(now)}`;
  const fields: CustomerFields = customers.fields.parse({
    number: await nextNumber(),
    ...said,
    addresses: address ? [address] : [],
    branches: [order.branch],
    ...figuresOf([{ ...countedOf(order), createdAt: order.createdAt }]),
  }) as CustomerFields;
  const keys = await keyWrites({ id, before: null, after: fields });
  const others = [
    ...transactionWrites({
      entities: { noted: CustomerOrderEntity },
      writes: ({ noted }) => [noted.create(notedRow({ order, customer: id, match })).commit()],
    }),
    ...memberWrites({ id, before: null, after: fields }),
  ];
  await writeRow({
    resource: customers,
    before: null,
    after: { id, version: 1, createdAt: order.updatedAt, updatedAt: order.updatedAt, fields, parts: 0, secrets: {} },
    checks: asChecks([...keys, ...others]),
    cause: { actor: null, action: "create", now },
    indexing: writeIndexing,
  });
}

function notedRow({ order, customer, match }: Omit<Noted, "orderer"> & { customer: string }): CustomerOrderRow {
  const { uid, branch, createdAt, version } = order;
  const { alike } = match;
  return { uid, customer, branch, createdAt, version, ...countedOf(order), ...(alike.length > 0 ? { alike } : {}) };
}

/** The customer with the ways to reach them that nobody else has, and an address that was not known. */
function withOrderer({
  fields,
  orderer,
  match,
  id,
}: {
  fields: CustomerFields;
  orderer: Orderer;
  match: Match;
  id: string;
}): CustomerFields {
  const { emails, phones, addresses, firstName, companyName, vatNumber } = fields;
  const mayHave =
    (kind: "mail" | "phone") =>
    (value: string): boolean =>
      isFree({ rows: match.rowsOf({ kind, value }), name: keyName({ kind, person: fields }), id });
  const { address } = orderer;
  // A name that is known stays, since numbers are found by it.
  const isSameName = foldedLastName(fields) === foldedLastName(orderer);
  return {
    ...fields,
    firstName: firstName || (isSameName ? orderer.firstName : ""),
    companyName: companyName || (fields.lastName ? orderer.companyName : ""),
    vatNumber: vatNumber || orderer.vatNumber,
    emails: united({ known: emails, found: orderer.emails.filter(mayHave("mail")), limit: CONTACT_LIMIT }),
    phones: united({ known: phones, found: orderer.phones.filter(mayHave("phone")), limit: CONTACT_LIMIT }),
    addresses: united({ known: addresses, found: address ? [address] : [], limit: ADDRESS_LIMIT }),
  };
}

function isSame(a: Pick<CustomerOrderRow, "gross" | "isCounted">, b: Pick<CustomerOrderRow, "gross" | "isCounted">) {
  return a.gross === b.gross && a.isCounted === b.isCounted;
}
