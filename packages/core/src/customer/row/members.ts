import { idOfRow } from "@tresen/contract/kit/list/index-rows";
import { type TransactionWrite, type Write, itemOf, keyOf, readKeys, transactionWrites } from "../../platform/db";
import { CustomerMemberEntity } from "./customer-member.entity";

/** A branch where a customer ordered, or a tag. */
export interface Membership {
  field: "branches" | "tags";
  value: string;
}

interface Fields {
  branches: readonly string[];
  tags: readonly string[];
}

/** How many customers of a branch or tag are looked up at once. */
const MOST_MEMBERS = 500;
const NOBODY: Fields = { branches: [], tags: [] };

export function membershipsOf({ branches, tags }: Fields): Membership[] {
  return [
    ...branches.map((value) => ({ field: "branches" as const, value })),
    ...tags.map((value) => ({ field: "tags" as const, value })),
  ];
}

/** The rows that a change of a customer adds and removes, as writes of its transaction. */
export function memberWrites({
  id: customer,
  before,
  after,
}: {
  id: string;
  before: Fields | null;
  after: Fields | null;
}): TransactionWrite[] {
  const [held, wanted] = [membershipsOf(before ?? NOBODY), membershipsOf(after ?? NOBODY)];
  return transactionWrites({
    entities: { member: CustomerMemberEntity },
    writes: ({ member }) => [
      ...without(held, wanted).map((one) => member.delete({ ...one, customer }).commit()),
      ...without(wanted, held).map((one) => member.put({ ...one, customer }).commit()),
    ],
  });
}

/** The same rows without a transaction: early ones lead to a customer who does not match yet, late ones to nobody. */
export function memberPuts({ id: customer, fields }: { id: string; fields: Fields }): Write[] {
  return membershipsOf(fields).map((one) => ({ put: itemOf(CustomerMemberEntity.put({ ...one, customer }).params()) }));
}

export function memberDeletes({ id: customer, fields }: { id: string; fields: Fields }): Write[] {
  return membershipsOf(fields).map((one) => ({
    delete: keyOf(CustomerMemberEntity.delete({ ...one, customer }).params()),
  }));
}

/** The ids of the customers of a branch or tag; null when there are very many. */
export async function membersOf({ field, value }: Membership): Promise<Set<string> | null> {
  const { pk } = keyOf(CustomerMemberEntity.get({ field, value, customer: "-" }).params());
  const { rows, isLast } = await readKeys({ range: { pk }, limit: MOST_MEMBERS });
  return isLast ? new Set(rows.map(({ sk }) => idOfRow({ sk }))) : null;
}

function without(list: readonly Membership[], others: readonly Membership[]): Membership[] {
  return list.filter(({ field, value }) => !others.some((one) => one.field === field && one.value === value));
}
