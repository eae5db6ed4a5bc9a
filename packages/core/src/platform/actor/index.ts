import type { Access } from "@tresen/contract/kit/resource";
import type { Role } from "@tresen/contract/user/user-fields";
import { forbidden, unauthenticated } from "../errors";

export interface Staff {
  kind: "staff";
  user: { id: string; name: string; roles: readonly Role[]; branches: readonly string[] };
}

/** Who asks. */
export type Actor = { kind: "anonymous" } | Staff;

export const ANONYMOUS: Actor = { kind: "anonymous" };

const ROLES_OF: Record<Exclude<Access, "public">, readonly Role[]> = {
  staff: ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_EMPLOYEE"],
  manager: ["ROLE_ADMIN", "ROLE_MANAGER"],
  admin: ["ROLE_ADMIN"],
};

/** @returns the member of staff. @throws unauthenticated or forbidden. */
export function requireStaff(actor: Actor): Staff {
  return requireAccess({ actor, access: "staff" });
}

/** @returns the member of staff who holds one of the roles that `access` means. @throws unauthenticated or forbidden. */
export function requireAccess({ actor, access }: { actor: Actor; access: Exclude<Access, "public"> }): Staff {
  if (actor.kind === "anonymous") throw unauthenticated();
  if (!hasAccess({ actor, access })) throw forbidden();
  return actor;
}

/** Whether the actor holds one of the roles that `access` means. */
export function hasAccess({ actor, access }: { actor: Actor; access: Access }): boolean {
  return access === "public" || ROLES_OF[access].some((role) => hasRole(actor, role));
}

export function hasRole(actor: Actor, role: Role): boolean {
  return actor.kind === "staff" && actor.user.roles.includes(role);
}

export function isAdmin(actor: Actor): boolean {
  return hasRole(actor, "ROLE_ADMIN");
}

/** Whether the actor works for the branch: administrators for every one, all others for those they are assigned to. */
export function worksFor({ actor, branch }: { actor: Actor; branch: string }): boolean {
  return isAdmin(actor) || (actor.kind === "staff" && actor.user.branches.includes(branch));
}

/** Whether the actor leads the branch: administrators every one, managers those they are assigned to. */
export function leads({ actor, branch }: { actor: Actor; branch: string }): boolean {
  return isAdmin(actor) || (hasRole(actor, "ROLE_MANAGER") && worksFor({ actor, branch }));
}
