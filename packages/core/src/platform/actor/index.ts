import * as rules from "@tresen/contract/kit/access";
import { forbidden, unauthenticated } from "../errors";

export interface Staff {
  kind: "staff";
  user: {
    id: string;
    name: string;
    roles: readonly string[];
    branches: readonly string[];
    /** What the roles that the shop made itself give. Absent where there are none. */
    permissions?: readonly rules.Grant[];
  };
}

/** Who is known, but no member of staff: they may only do what a definition or a call names their kind for. */
export interface Outsider {
  kind: rules.OutsiderKind;
  /** The order of a customer, the user, the device or the display. */
  id: string;
  branches: readonly string[];
  permissions?: readonly rules.Grant[];
}

/** Who asks. */
export type Actor = { kind: "visitor" } | Staff | Outsider;

export const VISITOR: Actor = { kind: "visitor" };

/** The actor as the contract's rules of access know it. */
export function personOf(actor: Actor): rules.Person | null {
  if (actor.kind === "visitor") return null;
  return actor.kind === "staff" ? actor.user : { ...actor, roles: [] };
}

/** @returns the member of staff. @throws unauthenticated or forbidden. */
export function requireStaff(actor: Actor): Staff {
  return requireAccess({ actor, access: "staff" });
}

/**
 * @returns the member of staff who holds one of the built-in roles that `access` means. @throws unauthenticated or
 * forbidden.
 */
export function requireAccess({ actor, access }: { actor: Actor; access: rules.StaffAccess }): Staff {
  if (actor.kind === "visitor") throw unauthenticated();
  if (actor.kind !== "staff" || !rules.hasAccess({ person: actor.user, access })) throw forbidden();
  return actor;
}

/**
 * Refuses who does not hold the permission, or not for this branch.
 * @throws unauthenticated or forbidden.
 */
export function requirePermission({
  actor,
  ...asked
}: {
  actor: Actor;
  permission: rules.Permission;
  branch?: string;
}): void {
  if (rules.mayDo({ person: personOf(actor), ...asked })) return;
  throw actor.kind === "visitor" ? unauthenticated() : forbidden();
}

/** Refuses who may not make the call, before anything of it is read. @throws unauthenticated or forbidden. */
export function requireCall({
  actor,
  call: { access, permission },
}: {
  actor: Actor;
  call: { access: rules.Access; permission?: rules.Permission };
}): void {
  if (rules.isOpen(access)) return;
  if (permission) requirePermission({ actor, permission });
  else requireAccess({ actor, access });
}

/** Whether the actor works for the branch: administrators for every one, all others for those they are assigned to. */
export function worksFor({ actor, branch }: { actor: Actor; branch: string }): boolean {
  return rules.worksFor({ person: personOf(actor), branch });
}
