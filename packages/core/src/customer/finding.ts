import { branchesFor, permissionOf } from "@tresen/contract/kit/access";
import type { ListFilter } from "@tresen/contract/kit/list/list-query";
import { personOf } from "../platform/actor";
import { type Finding, recordIndexing } from "../records";
import { customerFiltersFor, customerIdsFor } from "./derived-filters";
import { MOST_LOOKED_UP, lookedUp } from "./looked-up";
import { type Membership, membersOf } from "./row/members";

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
  },
};

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
