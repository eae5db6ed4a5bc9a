import { branchesFor, permissionOf } from "@tresen/contract/kit/access";
import type { Scope } from "@tresen/contract/kit/list/index-rows";
import type { ListFilter } from "@tresen/contract/kit/list/list-query";
import { referencesIn } from "@tresen/contract/kit/references/references";
import type { Resource } from "@tresen/contract/kit/resource";
import { type Actor, personOf } from "../../platform/actor";

interface Asked {
  resource: Resource;
  actor: Actor;
  filters: readonly ListFilter[];
}

/** The index partitions that a list reads: those of a leading filter, or of the actor's branches. */
export function scopesFor({ resource, actor, filters }: Asked): Scope[] {
  const { leading = [] } = resource.list ?? {};
  const chosen = filters.find(({ field, kind }) => kind === "is" && leading.includes(field));
  if (chosen) return [chosen];
  const field = leading.find((name) => pointsToBranch({ resource, field: name }));
  const branches = branchesFor({ person: personOf(actor), permission: permissionOf({ resource, verb: "read" }) });
  if (field === undefined || branches === "all" || branches.length === 0) return [null];
  return branches.map((value) => ({ field, value }));
}

function pointsToBranch({ resource, field }: { resource: Resource; field: string }): boolean {
  const value = { [field]: "-" };
  return referencesIn({ schema: resource.fields, value }).some((reference) => reference.resource === "branches");
}
