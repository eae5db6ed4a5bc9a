import * as rules from "@tresen/contract/kit/access";
import type { Role } from "@tresen/contract/user/user-fields";
import { forbidden, unauthenticated } from "../errors";

export interface Staff {
  kind: "staff";
  user: { id: string; name: string; roles: readonly Role[]; branches: readonly string[] };
}

/** Who asks. */
export type Actor = { kind: "anonymous" } | Staff;

export const ANONYMOUS: Actor = { kind: "anonymous" };

/** The actor as the contract's rules of access know it. */
export function personOf(actor: Actor): rules.Person | null {
  return actor.kind === "staff" ? actor.user : null;
}

/** @returns the member of staff. @throws unauthenticated or forbidden. */
export function requireStaff(actor: Actor): Staff {
  return requireAccess({ actor, access: "staff" });
}

/**
 * @returns the member of staff who holds one of the roles that `access` means. @throws unauthenticated or forbidden.
 */
export function requireAccess({ actor, access }: { actor: Actor; access: rules.StaffAccess }): Staff {
  if (actor.kind === "anonymous") throw unauthenticated();
  if (!rules.hasAccess({ person: actor.user, access })) throw forbidden();
  return actor;
}

export function isAdmin(actor: Actor): boolean {
  return rules.isAdmin(personOf(actor));
}

/** Whether the actor works for the branch: administrators for every one, all others for those they are assigned to. */
export function worksFor({ actor, branch }: { actor: Actor; branch: string }): boolean {
  return rules.worksFor({ person: personOf(actor), branch });
}
