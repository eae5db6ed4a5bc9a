import * as rules from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { forbidden, unauthenticated } from "../errors";

export interface Staff {
  kind: "staff";
  user: {
    id: string;
    name: string;
    roles: readonly string[];
    branches: readonly string[];
    /** The permissions that the person's custom roles give. Undefined when there are none. */
    permissions?: readonly rules.Grant[];
    /** They must set up a second factor first. Until then they have no roles. */
    mustProtect?: true;
    /**
     * Of a session on a shared tablet: the id of its key, and until when it lasts without use. Then `roles` are none,
     * and `permissions` what may be done there.
     */
    tablet?: { key: string; expiresAt: Instant };
    /** Of a session on a shared tablet that was opened otherwise than by PIN: until when it lasts without use. */
    sharedUntil?: Instant;
  };
}

/** A known caller who is not staff. They may do only what a definition or call allows their kind. */
export interface Outsider {
  kind: rules.OutsiderKind;
  /** The id of the customer's order, of the user, the device or the display. */
  id: string;
  branches: readonly string[];
  permissions?: readonly rules.Grant[];
}

/** The caller of a function. */
export type Actor = { kind: "visitor" } | Staff | Outsider;

/** The id of the platform itself as a member of staff: it creates the demo shops and runs commands. No user has it. */
export const PLATFORM_ID = "platform";

export const VISITOR: Actor = { kind: "visitor" };

/** The actor in the form that the contract's access rules take. */
export function personOf(actor: Actor): rules.Person | null {
  if (actor.kind === "visitor") return null;
  return actor.kind === "staff" ? actor.user : { ...actor, roles: [] };
}

/** @returns the member of staff. @throws unauthenticated or forbidden. */
export function requireStaff(actor: Actor): Staff {
  return requireAccess({ actor, access: "staff" });
}

/**
 * @returns the member of staff, if they hold a built-in role that `access` allows.
 * @throws unauthenticated or forbidden.
 */
export function requireAccess({ actor, access }: { actor: Actor; access: rules.StaffAccess }): Staff {
  if (actor.kind === "visitor") throw unauthenticated();
  if (actor.kind !== "staff" || !rules.hasAccess({ person: actor.user, access })) throw forbidden();
  return actor;
}

/** Refuses an actor who does not hold the permission for the branch. @throws unauthenticated or forbidden. */
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

/**
 * Refuses an actor who may not make the call, before its parameters and body are read.
 * @throws unauthenticated or forbidden.
 */
export function requireCall({
  actor,
  call: { access, permission, isOnTablet, isBeforeSecondFactor = false },
}: {
  actor: Actor;
  call: {
    access: rules.Access;
    permission?: rules.Permission;
    isOnTablet?: boolean;
    isBeforeSecondFactor?: boolean;
  };
}): void {
  if (rules.isOpen(access)) return;
  if (!(isOnTablet ?? permission) && actor.kind === "staff" && actor.user.tablet) throw forbidden();
  if (!isBeforeSecondFactor && actor.kind === "staff" && actor.user.mustProtect) throw forbidden();
  if (permission) requirePermission({ actor, permission });
  else requireAccess({ actor, access });
}

/**
 * Whether the actor works for the branch. Administrators work for all branches, all others for those assigned to them.
 */
export function worksFor({ actor, branch }: { actor: Actor; branch: string }): boolean {
  return rules.worksFor({ person: personOf(actor), branch });
}
