import { type Resource, publicView } from "@tresen/contract/kit/resource";
import { type Actor, hasAccess, isAdmin, leads, requireAccess, worksFor } from "../platform/actor";
import { forbidden } from "../platform/errors";
import { type AnyRecord, type Row, recordOf } from "./rows";

/** @throws unauthenticated or forbidden when the actor may read no record of the resource. */
export function requireRead({ resource, actor }: { resource: Resource; actor: Actor }): void {
  if (resource.read !== "public") requireAccess({ actor, access: resource.read });
}

/** By role, and below public reading staff see what belongs to one of their branches, administrators everything. */
export function mayRead({ resource, actor, row }: { resource: Resource; actor: Actor; row: Row }): boolean {
  if (!hasAccess({ actor, access: resource.read })) return false;
  if (resource.read === "public" || !resource.branchesOf || isAdmin(actor)) return true;
  return branchesOf({ resource, row }).some((branch) => worksFor({ actor, branch }));
}

/**
 * Who may write: by role, and below administrators only what belongs to branches that they lead, all of them,
 * before and after the change. What belongs to no branch is the administrators'.
 * @throws unauthenticated or forbidden.
 */
export function requireWrite({
  resource,
  actor,
  rows,
}: {
  resource: Resource;
  actor: Actor;
  rows: readonly Row[];
}): void {
  requireAccess({ actor, access: resource.write === "public" ? "admin" : resource.write });
  if (isAdmin(actor) || !resource.branchesOf) return;
  const mayAll = rows.every((row) => {
    const branches = branchesOf({ resource, row });
    const led = resource.write === "staff" ? worksFor : leads;
    return branches.length > 0 && branches.every((branch) => led({ actor, branch }));
  });
  if (!mayAll) throw forbidden();
}

/** The record as staff see it: secrets stand apart in the row and are never part of it. */
export function shown(row: Row): AnyRecord {
  return recordOf(row);
}

/** The record as the actor may see it: staff the whole of what they may read, everybody else what is public; null for nothing. */
export function shownTo({ resource, actor, row }: { resource: Resource; actor: Actor; row: Row }): AnyRecord | null {
  return actor.kind === "staff" ? shown(row) : publicView({ resource, record: shown(row) });
}

function branchesOf({ resource, row }: { resource: Resource; row: Row }): string[] {
  return resource.branchesOf?.(recordOf(row)) ?? [];
}
