import type { Grant, Permission } from "@tresen/contract/kit/access";
import type { FieldError } from "@tresen/contract/kit/errors";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { findPermission } from "@tresen/contract/permissions";
import { holdsGrant } from "@tresen/contract/user/grant.rules";
import { ROLE_MESSAGES } from "@tresen/contract/user/role.texts";
import { roles } from "@tresen/contract/user/role.resource";
import { users } from "@tresen/contract/user/user.resource";
import { type Actor, personOf } from "../platform/actor";
import { AppError, inputError } from "../platform/errors";
import { type Hooks, inUse, mayRead } from "../records";
import { type Row, type RowCheck, allRows } from "../records/rows";
import { grantsOf, identifierOf, roleRows } from "./role-rows";
import { userRows } from "./user-rows";

/** The hooks of roles: only existing permissions that the actor holds can be given. */
export const roleHooks = {
  async prepare({ fields, before, actor }) {
    const { permissions } = roleRows.fieldsOf({ fields });
    const faults = permissionFaults(permissions);
    if (faults.length > 0) throw inputError({ code: "role.permission", faults });
    requireHeld({ actor, grants: permissions, before });
    return { fields, secrets: roleSecrets(permissions) };
  },

  /** A role that users have keeps its identifier and cannot be removed. */
  async checks({ before, row, actor }): Promise<RowCheck[]> {
    if (!before) return [];
    const name = identifierOf(before);
    if (row && identifierOf(row) === name) return [];
    const holders = (await allRows({ resource: userRows })).filter((user) =>
      userRows.recordOf(user).roles.includes(name),
    );
    if (holders.length === 0) return [];
    if (row)
      throw new AppError("role.identifier_in_use", "conflict", ROLE_MESSAGES.identifierInUse, [
        { field: "identifier", code: "role.identifier_in_use", message: ROLE_MESSAGES.identifierInUse },
      ]);
    throw inUse({
      resource: roles,
      referring: holders.map((user) => ({ resource: users, row: user })),
      mayName: (referring) => mayRead({ ...referring, actor }),
    });
  },
} satisfies Hooks;

/**
 * The definitions of a role's permissions, stored with it, so that the function of users can check them without
 * bundling the definitions of all resources.
 */
export function roleSecrets(grants: readonly Grant[]): { known: Permission[] } {
  const names = [...new Set(grants.map(({ permission }) => permission))];
  const known = names.flatMap((name) => findPermission(name) ?? []);
  return { known: known.map(({ name, access, scopes }) => ({ name, access, scopes })) };
}

/** Faults for unknown permissions, and for scopes in which a permission cannot be given. */
export function permissionFaults(grants: readonly Grant[]): FieldError[] {
  return grants.flatMap(({ permission, scope }, index) => {
    const found = findPermission(permission);
    const path = `permissions.${index}`;
    if (!found)
      return [fieldError({ path: `${path}.permission`, code: "reference", message: ROLE_MESSAGES.unknownPermission })];
    return found.scopes.includes(scope)
      ? []
      : [fieldError({ path: `${path}.scope`, code: "invalid", message: ROLE_MESSAGES.wrongScope })];
  });
}

/** Refuses permissions that the actor does not hold. Those that the role had before are allowed. */
function requireHeld({ actor, grants, before }: { actor: Actor; grants: readonly Grant[]; before: Row | null }): void {
  const person = personOf(actor);
  const given = before ? grantsOf(before) : [];
  const added = grants.map(
    (grant) => !given.some(({ permission, scope }) => permission === grant.permission && scope === grant.scope),
  );
  const code = "role.exceeds";
  const faults = grants.flatMap((grant, index) =>
    added[index] &&
    !(person && holdsGrant({ person, grant, permission: findPermission(grant.permission), branches: [] }))
      ? [{ field: `permissions.${index}.permission`, code, message: ROLE_MESSAGES.exceeds }]
      : [],
  );
  if (faults.length > 0) throw new AppError(code, "forbidden", ROLE_MESSAGES.exceeds, faults);
}
