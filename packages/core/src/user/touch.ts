import type { Resource } from "@tresen/contract/kit/resource";
import { roles } from "@tresen/contract/user/role.resource";
import { users } from "@tresen/contract/user/user.resource";
import type { Actor } from "../platform/actor";
import type { Row } from "../records/rows";
import { requireRights } from "./rights";
import { requireRole } from "./role-hooks";

/**
 * Refuses an actor who has fewer rights than the user or the role that they are about to change in a roundabout way.
 * All other records are left to the permissions of their resource.
 * @throws forbidden.
 */
export async function requireTouch({
  resource,
  actor,
  row,
}: {
  resource: Resource;
  actor: Actor;
  row: Row;
}): Promise<void> {
  if (resource.name === users.name) await requireRights({ actor, before: row, row });
  if (resource.name === roles.name) await requireRole({ actor, role: row });
}
