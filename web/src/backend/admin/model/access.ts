import type { Resource } from "@tresen/contract/kit/resource";
import type { User } from "@tresen/contract/user/user.resource";
import { hasAccess, isAdmin } from "../../shared/session";

type Me = Pick<User, "roles" | "branches">;
type Values = Record<string, unknown>;

/** Whether the person works on this resource at all; what they may only read is not offered. */
export function canSee({ resource, me }: { resource: Resource; me: Me }): boolean {
  return hasAccess({ user: me, access: resource.write });
}

/** Whether every branch that the record belongs to is the person's own. */
export function canWrite({ resource, me, record }: { resource: Resource; me: Me; record: Values }): boolean {
  if (isAdmin(me)) return true;
  if (!canSee({ resource, me })) return false;
  const branches = branchesOf({ resource, record });
  const own = new Set(me.branches.map(({ id }) => id));
  return branches === null || (branches.length > 0 && branches.every((id) => own.has(id)));
}

/** A branch of one's own cannot be made or unmade: there, only the administration creates and deletes. */
export function canCreate({ resource, me }: { resource: Resource; me: Me }): boolean {
  return canSee({ resource, me }) && (isAdmin(me) || resource.name !== "branches");
}

export function canRemove({ resource, me, record }: { resource: Resource; me: Me; record: Values }): boolean {
  return canCreate({ resource, me }) && canWrite({ resource, me, record });
}

/** The records that concern the person: a manager's list shows the own branches' only. */
export function isOwn({ resource, me, record }: { resource: Resource; me: Me; record: Values }): boolean {
  if (isAdmin(me)) return true;
  const branches = branchesOf({ resource, record });
  return branches === null || branches.some((branch) => me.branches.some(({ id }) => id === branch));
}

function branchesOf({ resource, record }: { resource: Resource; record: Values }): string[] | null {
  return resource.branchesOf ? resource.branchesOf(record as Values & { id: string }) : null;
}
