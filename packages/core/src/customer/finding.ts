import { branchesFor, permissionOf } from "@tresen/contract/kit/access";
import type { ListFilter } from "@tresen/contract/kit/list/list-query";
import { personOf } from "../platform/actor";
import { type Finding, recordIndexing } from "../records";
import { customerFiltersFor, customerIdsFor } from "./derived-filters";
import type { AnyRecord, Found, Wanted } from "../records/rows";
import { MOST_LOOKED_UP, lookedUp } from "./looked-up";
import { type Membership, membersOf } from "./row/members";
import { customerRows } from "./row/rows";

/** A customer's number, as a search. */
const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * How customers are found. The few of a branch, of a tag, or who are blocked, have rows by which they are found among
 * very many others; where they are many, the list meets them on its way. People with branches of their own read only
 * the customers of these.
 */
export const customerFinding: Finding = {
  ...recordIndexing,
  filtersFor: customerFiltersFor,
  idsFor: customerIdsFor,
  scopesFor: ({ resource, actor }) => {
    const branches = branchesFor({ person: personOf(actor), permission: permissionOf({ resource, verb: "read" }) });
    return branches === "all" ? [null] : branches.map((value) => ({ field: "branches", value }));
  },
  find: async (wanted) => {
    const search = wanted.search.trim();
    if (!NUMBER.test(search)) return findAny(wanted);
    const number = Number(search);
    const record = wanted.after === "" ? await numbered({ wanted, number }) : null;
    // The customer with the number comes first, and not once more for a phone number that ends like it.
    const view: Wanted["view"] = (row) => (customerRows.fieldsOf(row).number === number ? null : wanted.view(row));
    const others = await findAny({ ...wanted, view, limit: Math.max(1, wanted.limit - (record ? 1 : 0)) });
    if (!record) return others;
    const { total } = others;
    return { ...others, records: [record, ...others.records], ...(total === undefined ? {} : { total: total + 1 }) };
  },
};

/** The customer with exactly this number, if the caller sees them and the filters mean them. */
async function numbered({ wanted, number }: { wanted: Wanted; number: number }): Promise<AnyRecord | null> {
  const filters = [...wanted.filters, { field: "number", kind: "is" as const, value: String(number) }];
  const one = { search: "", sort: "number", filters, scopes: [null], limit: 1, ids: undefined };
  const { records } = await recordIndexing.find({ ...wanted, ...one });
  const [record] = records;
  return record && (wanted.ids?.has(record.id) ?? true) ? record : null;
}

async function findAny(wanted: Wanted): Promise<Found> {
  const { scopes, filters, ids } = wanted;
  const few = await Promise.all([
    ...filters.flatMap((filter) => membershipOf(filter) ?? []).map(membersOf),
    ...(filters.some(({ field, value }) => field === "isBlocked" && value === "true") ? [blockedOnes()] : []),
    ...(scopes[0] ? [membersOfAny(scopes.flatMap((scope) => (scope ? [{ ...scope, field: "branches" }] : [])))] : []),
  ]);
  const sets = [ids, ...few].filter((set) => set !== null && set !== undefined);
  const [first, ...others] = sets.toSorted((a, b) => a.size - b.size);
  const common = first && new Set([...first].filter((id) => others.every((set) => set.has(id))));
  return recordIndexing.find({ ...wanted, scopes: [null], ids: common });
}

function membershipOf({ field, kind, value }: ListFilter): Membership | null {
  return kind === "is" && (field === "branches" || field === "tags") ? { field, value } : null;
}

async function membersOfAny(all: readonly { value: string }[]): Promise<Set<string> | null> {
  const sets = await Promise.all(all.map(({ value }) => membersOf({ field: "branches", value })));
  const known = sets.filter((set) => set !== null);
  return known.length === sets.length ? new Set(known.flatMap((set) => [...set])) : null;
}

async function blockedOnes(): Promise<Set<string> | null> {
  const { ids, isLast } = await lookedUp({ by: "blocked", value: "true", limit: MOST_LOOKED_UP });
  return isLast ? new Set(ids) : null;
}
