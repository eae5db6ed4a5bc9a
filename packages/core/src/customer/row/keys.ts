import { foldedLastName, foldedName } from "@tresen/contract/customer/customer-name";
import { contactTaken } from "@tresen/contract/customer/customer.texts";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import type { EntityItem } from "electrodb";
import { type TransactionWrite, storageCall, transactionWrites } from "../../platform/db";
import { inputError } from "../../platform/errors";
import { findRows } from "../../records/rows";
import { CustomerKeyEntity } from "./customer-key.entity";
import { customerRows } from "./rows";

export type KeyRow = EntityItem<typeof CustomerKeyEntity>;

/** A way to reach a customer: a mail address in small letters, or a number with its country. */
export interface Contact {
  kind: "mail" | "phone";
  value: string;
}

interface Named {
  firstName: string;
  lastName: string;
  companyName: string;
}

interface Reachable extends Named {
  emails: readonly string[];
  phones: readonly string[];
}

/** The name of a key that does not depend on who orders. */
const ANYBODY = "*";

export function contactsOf({ emails, phones }: Pick<Reachable, "emails" | "phones">): Contact[] {
  return [
    ...emails.map((value) => ({ kind: "mail" as const, value })),
    ...phones.map((value) => ({ kind: "phone" as const, value })),
  ];
}

/** Which orders with this contact are the customer's: with a mail address all of them, with a number those of the name. */
export function keyName({ kind, person }: { kind: Contact["kind"]; person: Named }): string {
  return kind === "mail" ? ANYBODY : `=${foldedLastName(person)}`;
}

/** Where a customer was split off and both go on with the contact: the orders with exactly this name. */
export function splitName(person: Named): string {
  return `=${foldedName(person)}`;
}

export async function readKeys({ kind, value }: Contact): Promise<KeyRow[]> {
  const { data } = await storageCall(() =>
    CustomerKeyEntity.query.primary({ kind, value }).go({ pages: "all", consistent: true }),
  );
  return data;
}

/** The ids of customers who have one of these contacts, whatever their names. */
export async function ownersOf(contacts: readonly Contact[]): Promise<string[]> {
  const rows = (await Promise.all(contacts.map(readKeys))).flat();
  return [...new Set(rows.map(({ owner }) => owner))];
}

/** Whether the customer may have the contact: nobody else has it for orders of this name. */
export function isFree({ rows, name, id }: { rows: readonly KeyRow[]; name: string; id?: string }): boolean {
  return rows.every((row) => row.name !== name || row.owner === id);
}

/** Takes a key, unless another customer has it meanwhile. */
export function takeKey(key: KeyRow): TransactionWrite[] {
  return transactionWrites({
    entities: { keys: CustomerKeyEntity },
    writes: ({ keys }) => [
      keys
        .put(key)
        .where(({ owner }, { notExists, eq }) => `${notExists(owner)} OR ${eq(owner, key.owner)}`)
        .commit(),
    ],
  });
}

/** Gives up a key that the customer has. */
export function freeKey({ owner: held, ...key }: KeyRow): TransactionWrite[] {
  return transactionWrites({
    entities: { keys: CustomerKeyEntity },
    writes: ({ keys }) => [
      keys
        .delete(key)
        .where(({ owner }, { eq }) => eq(owner, held))
        .commit(),
    ],
  });
}

/** Hands a key over to another customer. */
export function passKey({ key, to }: { key: KeyRow; to: string }): TransactionWrite[] {
  return transactionWrites({
    entities: { keys: CustomerKeyEntity },
    writes: ({ keys }) => [
      keys
        .put({ ...key, owner: to })
        .where(({ owner }, { eq }) => eq(owner, key.owner))
        .commit(),
    ],
  });
}

/**
 * The writes that make the keys those of the customer's contacts. A contact that two customers share since they were
 * split stays with both.
 * @throws input with each contact that another customer has.
 */
export async function keyWrites({
  id,
  before,
  after,
}: {
  id: string;
  before: Reachable | null;
  after: Reachable | null;
}): Promise<TransactionWrite[]> {
  const wanted = after ? contactsOf(after) : [];
  const dropped = (before ? contactsOf(before) : []).filter((contact) => !wanted.some((one) => isSame(one, contact)));
  const freed = (await Promise.all(dropped.map(readKeys))).flat().filter(({ owner }) => owner === id);
  const taken = await Promise.all(wanted.map((contact) => keysFor({ contact, id, before, after })));
  const owners = await findRows({ resource: customerRows, ids: taken.flatMap(({ owner }) => owner ?? []) });
  const faults = taken.flatMap(({ owner }, index) => {
    if (owner === null) return [];
    const row = owners.get(owner);
    const { kind } = wanted[index] ?? { kind: "mail" };
    const place = kind === "mail" ? index : index - (after?.emails.length ?? 0);
    const path = `${kind === "mail" ? "emails" : "phones"}.${place}`;
    return [
      fieldError({ path, code: "unique", message: contactTaken(row ? customerRows.fieldsOf(row).number : null) }),
    ];
  });
  if (faults.length > 0) throw inputError({ code: "record.not_unique", faults });
  return [...freed.flatMap(freeKey), ...taken.flatMap(({ writes }) => writes)];
}

/** What becomes of the keys of one contact that the customer has after the change. `owner` is another one who has it. */
async function keysFor({
  contact,
  id,
  before,
  after,
}: {
  contact: Contact;
  id: string;
  before: Named | null;
  after: Named | null;
}): Promise<{ owner: string | null; writes: TransactionWrite[] }> {
  const { kind } = contact;
  const rows = await readKeys(contact);
  const own = rows.filter(({ owner }) => owner === id);
  const name = after ? keyName({ kind, person: after }) : ANYBODY;
  const former = before && own.find((row) => row.name === keyName({ kind, person: before }));
  const isHeld = own.some((row) => row.name === name) || (own.length > 0 && !former);
  if (isHeld) return { owner: null, writes: [] };
  const taken = rows.find((row) => row.name === name && row.owner !== id);
  if (taken) return { owner: taken.owner, writes: [] };
  const writes = [...takeKey({ ...contact, name, owner: id }), ...(former ? freeKey(former) : [])];
  return { owner: null, writes };
}

export function isSame(a: Contact, b: Contact): boolean {
  return a.kind === b.kind && a.value === b.value;
}
