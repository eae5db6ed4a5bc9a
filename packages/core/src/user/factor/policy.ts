import { BUILT_IN_ROLES } from "@tresen/contract/kit/access";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import type { SecurityPolicy } from "@tresen/contract/user/account/account";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import { type Actor, requirePermission } from "../../platform/actor";
import { ConditionFailed, storageCall } from "../../platform/db";
import { inputError } from "../../platform/errors";
import { allRows, stale } from "../../records/rows";
import { identifierOf, roleRows } from "../role-rows";
import { PolicyEntity } from "./policy.entity";

/** @throws unauthenticated, forbidden. */
export async function getPolicy({ actor }: { actor: Actor }): Promise<SecurityPolicy> {
  requirePermission({ actor, permission: userPermissions.policy });
  return readPolicy();
}

/** It holds from each person's next log-in. @throws conflict where it was changed meanwhile. */
export async function setPolicy({
  actor,
  policy: { version, secondFactorRoles },
}: {
  actor: Actor;
  policy: SecurityPolicy;
}): Promise<SecurityPolicy> {
  requirePermission({ actor, permission: userPermissions.policy });
  const known: readonly string[] = [...BUILT_IN_ROLES, ...(await allRows({ resource: roleRows })).map(identifierOf)];
  const unknown = secondFactorRoles.findIndex((role) => !known.includes(role));
  if (unknown >= 0)
    throw inputError({
      code: "policy.unknown_role",
      faults: [fieldError({ path: `secondFactorRoles.${unknown}`, code: "reference", message: VALIDATION.choice })],
    });
  const policy = { version: version + 1, secondFactorRoles: [...new Set(secondFactorRoles)] };
  try {
    await storageCall(() =>
      PolicyEntity.put(policy)
        .where((stored, { eq, notExists }) => (version === 0 ? notExists(stored.version) : eq(stored.version, version)))
        .go({ response: "none" }),
    );
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  return policy;
}

/** Whether one of these roles must sign in with a second factor. */
export async function isRequired(roles: readonly string[]): Promise<boolean> {
  return (await requirement())(roles);
}

/** The same for several people: one read. */
export async function requirement(): Promise<(roles: readonly string[]) => boolean> {
  const { secondFactorRoles } = await readPolicy();
  return (roles) => secondFactorRoles.some((role) => roles.includes(role));
}

async function readPolicy(): Promise<SecurityPolicy> {
  const { data } = await storageCall(() => PolicyEntity.get({}).go({ consistent: true }));
  return data ?? { version: 0, secondFactorRoles: [] };
}
