import { findRows } from "../../records/rows";
import { type Contact, type KeyRow, contactsOf, keyName, readKeys, splitName } from "../row/keys";
import type { Orderer } from "../row/orderer";
import { customerRows } from "../row/rows";

/** Whose order it is, as far as the ways to reach its customer say. */
export interface Match {
  /** The id of the customer; null when nobody is known. */
  owner: string | null;
  /** The ids of others whom it fits as well. None where customers were split, since staff have looked at them. */
  alike: string[];
  /** All who have this contact. */
  rowsOf: (contact: Contact) => readonly KeyRow[];
}

/**
 * The same mail address is the same customer, whatever the name; the same number only with the same last name. Where
 * customers were split who go on with the same contact, the whole name decides before that.
 */
export async function matchOf({ orderer }: { orderer: Orderer }): Promise<Match> {
  const contacts = contactsOf(orderer);
  const lists = await Promise.all(contacts.map(readKeys));
  const split = splitName(orderer);
  const splitOwner = lists.flat().find(({ name }) => name === split)?.owner;
  const owners = lists.flatMap((rows, index) => {
    const name = keyName({ kind: contacts[index]?.kind ?? "mail", person: orderer });
    return rows.filter((row) => row.name === name).map((row) => row.owner);
  });
  const owner = splitOwner ?? owners[0] ?? null;
  return {
    owner,
    alike: splitOwner ? [] : [...new Set(owners)].filter((one) => one !== owner),
    rowsOf: ({ kind, value }) =>
      lists[contacts.findIndex((contact) => contact.kind === kind && contact.value === value)] ?? [],
  };
}

/** Why an order with one of these contacts should wait: somebody who has it is blocked. Null if nobody is. */
export async function blockedFor(reach: Pick<Orderer, "emails" | "phones">): Promise<string | null> {
  const rows = (await Promise.all(contactsOf(reach).map(readKeys))).flat();
  if (rows.length === 0) return null;
  const owners = await findRows({ resource: customerRows, ids: rows.map(({ owner }) => owner) });
  const blocked = [...owners.values()].map(customerRows.fieldsOf).find(({ isBlocked }) => isBlocked);
  return blocked ? blocked.blockReason : null;
}
