import {
  ADDRESS_LIMIT,
  BRANCH_LIMIT,
  CONSENT_LIMIT,
  CONTACT_LIMIT,
  TAG_LIMIT,
} from "@tresen/contract/customer/customer-fields";
import { type Customer, customers } from "@tresen/contract/customer/customer.resource";
import { MERGE_SELF, MERGE_TOO_MUCH } from "@tresen/contract/customer/customer.texts";
import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import type { Actor } from "../platform/actor";
import { type TransactionWrite, batchWrite, transactionWrites } from "../platform/db";
import { AppError, inputError } from "../platform/errors";
import { writeIndexing, requireWrite } from "../records";
import { type Row, asChecks, findRow, removalAlong, stale, writeRow } from "../records/rows";
import { CustomerMergedEntity } from "./row/customer-merged.entity";
import { contactsOf, isFree, keyName, passKey, readKeys, takeKey } from "./row/keys";
import { memberDeletes, memberPuts } from "./row/members";
import { united } from "./row/united";
import { type CustomerFields, type Kept, customerRows, keptOf } from "./row/rows";

/**
 * Moves everything of another customer to this one, in one transaction: what they are reached by, what is known of them,
 * and the sums. Their orders are not written: a row tells where they belong now.
 * @throws conflict for an outdated version, input where the lists of both have no room in one, missing, forbidden.
 */
export async function mergeCustomers({
  actor,
  id,
  version,
  other: otherId,
  otherVersion,
  now,
}: {
  actor: Actor;
  id: string;
  version: number;
  other: string;
  otherVersion: number;
  now: Instant;
}): Promise<Customer> {
  if (id === otherId) throw refused({ field: "other", message: MERGE_SELF });
  const [row, other] = await Promise.all([
    customerToChange({ actor, id, version }),
    customerToChange({ actor, id: otherId, version: otherVersion }),
  ]);
  const [mine, theirs] = [customerRows.fieldsOf(row), customerRows.fieldsOf(other)];
  const fields = mergedFields({ mine, theirs });
  const keys = await passedKeys({ fields: theirs, from: otherId, to: id, person: fields });
  const cause = { actor, action: "update" as const, now };
  // Rows that lead to a customer do no harm before and after.
  await batchWrite(memberPuts({ id, fields }));
  const after = await writeRow({
    resource: customers,
    before: row,
    after: {
      ...row,
      version: row.version + 1,
      updatedAt: new Date(now).toISOString(),
      fields,
      secrets: { ...row.secrets, ...mergedKept({ row, other }) },
    },
    checks: [
      ...removalAlong({
        resource: customers,
        row: other,
        cause: { ...cause, action: "remove" },
        indexing: writeIndexing,
      }),
      ...asChecks([...keys, ...mergedInto({ customer: otherId, number: theirs.number, into: id })]),
    ],
    cause,
    indexing: writeIndexing,
  });
  await batchWrite(memberDeletes({ id: otherId, fields: theirs }));
  return customerRows.recordOf(after);
}

/** A customer whom the actor may change, in the version that they saw. */
export async function customerToChange({
  actor,
  id,
  version,
}: {
  actor: Actor;
  id: string;
  version: number;
}): Promise<Row> {
  const row = await findRow({ resource: customerRows, id });
  if (!row) throw new AppError("record.missing", "missing", notFound(customers.one));
  requireWrite({ resource: customers, verb: "update", actor, rows: [row] });
  if (row.version !== version) throw stale();
  return row;
}

function mergedFields({ mine, theirs }: { mine: CustomerFields; theirs: CustomerFields }): CustomerFields {
  const lists = {
    emails: both({ mine, theirs, field: "emails" }),
    phones: both({ mine, theirs, field: "phones" }),
    addresses: both({ mine, theirs, field: "addresses" }),
    tags: both({ mine, theirs, field: "tags" }),
    consents: both({ mine, theirs, field: "consents" }),
  };
  const limits = {
    emails: CONTACT_LIMIT,
    phones: CONTACT_LIMIT,
    addresses: ADDRESS_LIMIT,
    tags: TAG_LIMIT,
    consents: CONSENT_LIMIT,
  };
  const isTooMuch = Object.entries(limits).some(([name, limit]) => lists[name as keyof typeof lists].length > limit);
  const note = [mine.note, theirs.note].filter(Boolean).join("\n\n");
  const longest = customers.fields.shape.note.safeParse(note);
  if (isTooMuch || !longest.success) throw refused({ field: "other", message: MERGE_TOO_MUCH });
  const times = (pick: "firstOrderAt" | "lastOrderAt"): string[] =>
    [mine[pick], theirs[pick]].filter((at) => at !== null).toSorted();
  return {
    ...mine,
    ...lists,
    firstName: mine.firstName || theirs.firstName,
    lastName: mine.lastName || theirs.lastName,
    companyName: mine.companyName || theirs.companyName,
    vatNumber: mine.vatNumber || theirs.vatNumber,
    birthday: mine.birthday ?? theirs.birthday,
    note,
    isBlocked: mine.isBlocked || theirs.isBlocked,
    blockReason: mine.isBlocked ? mine.blockReason : theirs.isBlocked ? theirs.blockReason : mine.blockReason,
    orderCount: mine.orderCount + theirs.orderCount,
    grossTotal: mine.grossTotal + theirs.grossTotal,
    firstOrderAt: times("firstOrderAt")[0] ?? null,
    lastOrderAt: times("lastOrderAt").at(-1) ?? null,
    branches: [...new Set([...mine.branches, ...theirs.branches])].slice(0, BRANCH_LIMIT),
  };
}

function both<Field extends "emails" | "phones" | "addresses" | "tags" | "consents">({
  mine,
  theirs,
  field,
}: {
  mine: CustomerFields;
  theirs: CustomerFields;
  field: Field;
}): CustomerFields[Field] {
  const all = united<unknown>({ known: mine[field], found: theirs[field], limit: Number.POSITIVE_INFINITY });
  return all as CustomerFields[Field];
}

function mergedKept({ row, other }: { row: Row; other: Row }): Kept {
  const [mine, theirs] = [keptOf(row), keptOf(other)];
  const gone = [row.id, other.id];
  return {
    merged: [...mine.merged, other.id, ...theirs.merged],
    apart: [...new Set([...mine.apart, ...theirs.apart])].filter((one) => !gone.includes(one)),
  };
}

/** Their keys become those of the other, who has their numbers also by the own name where nobody else has. */
async function passedKeys({
  fields,
  from,
  to,
  person,
}: {
  fields: CustomerFields;
  from: string;
  to: string;
  person: CustomerFields;
}): Promise<TransactionWrite[]> {
  const writes = contactsOf(fields).map(async (contact) => {
    const rows = await readKeys(contact);
    const name = keyName({ kind: contact.kind, person });
    const passed = rows.filter(({ owner }) => owner === from);
    const isNew = isFree({ rows, name });
    return [
      ...passed.flatMap((key) => passKey({ key, to })),
      ...(isNew ? takeKey({ ...contact, name, owner: to }) : []),
    ];
  });
  return (await Promise.all(writes)).flat();
}

function mergedInto(row: { customer: string; number: number; into: string }): TransactionWrite[] {
  return transactionWrites({
    entities: { merged: CustomerMergedEntity },
    writes: ({ merged }) => [merged.create(row).commit()],
  });
}

export function refused({ field, message }: { field: string; message: string }): AppError {
  return inputError({ code: "validation", faults: [fieldError({ path: field, code: "invalid", message })] });
}
