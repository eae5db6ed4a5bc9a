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
import { type Row, type WriteCheck, allRows } from "../records/rows";
import { grantsOf, identifierOf, roleRows } from "./role-rows";
import { userRows } from "./user-rows";

/**
 * The hooks of roles: only existing permissions that the actor holds can be given, and only the permissions of a role
 * whose permissions the actor holds can be changed.
 */
export const roleHooks = {
  async prepare({ fields, before, actor }) {
    const { permissions } = roleRows.fieldsOf({ fields });
    const faults = permissionFaults(permissions);
    if (faults.length > 0) throw inputError({ code: "role.permission", faults });
    await requireGivable({ actor, grants: permissions, before });
    return { fields, secrets: roleSecrets(permissions) };
  },

  /** A role that users have keeps its identifier and cannot be removed. */
  async checks({ before, row, actor }): Promise<WriteCheck[]> {
    if (!before || (row && identifierOf(row) === identifierOf(before))) return [];
    const holders = await holdersOf(before);
    if (!row) requireCovered({ actor, role: before, holders });
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

/**
 * Refuses a change of a role's permissions by an actor who could not give the role to each user who has it, as it was
 * and as it will be: the change takes and gives permissions in the branches of these users.
 * @throws forbidden.
 */
async function requireGivable({
  actor,
  grants,
  before,
}: {
  actor: Actor;
  grants: readonly Grant[];
  before: Row | null;
}): Promise<void> {
  if (before && isSameSet(grantsOf(before), grants)) return;
  const holders = before ? await holdersOf(before) : [];
  if (before) requireCovered({ actor, role: before, holders });
  const code = "role.exceeds";
  const faults = grants.flatMap((grant, index) =>
    mayGive({ actor, grant, holders })
      ? []
      : [{ field: `permissions.${index}.permission`, code, message: ROLE_MESSAGES.exceeds }],
  );
  if (faults.length > 0) throw new AppError(code, "forbidden", ROLE_MESSAGES.exceeds, faults);
}

/** Refuses an actor who may not change this role at all: see `requireGivable`. @throws forbidden. */
export async function requireRole({ actor, role }: { actor: Actor; role: Row }): Promise<void> {
  requireCovered({ actor, role, holders: await holdersOf(role) });
}

/** Refuses an actor who could not give this role to the users who have it. @throws forbidden. */
function requireCovered({ actor, role, holders }: { actor: Actor; role: Row; holders: readonly Row[] }): void {
  if (!grantsOf(role).every((grant) => mayGive({ actor, grant, holders })))
    throw new AppError("role.stronger", "forbidden", ROLE_MESSAGES.strongerRole);
}

/** Whether the actor holds the permission, and for each of these users as far as it reaches for them. */
function mayGive({ actor, grant, holders }: { actor: Actor; grant: Grant; holders: readonly Row[] }): boolean {
  const person = personOf(actor);
  const branches = holders.flatMap((user) => userRows.recordOf(user).branches.map(({ id }) => id));
  const permission = findPermission(grant.permission);
  return person !== null && holdsGrant({ person, grant, permission, branches });
}

async function holdersOf(role: Row): Promise<Row[]> {
  const name = identifierOf(role);
  return (await allRows({ resource: userRows })).filter((user) => userRows.recordOf(user).roles.includes(name));
}

function isSameSet(some: readonly Grant[], others: readonly Grant[]): boolean {
  const keys = (grants: readonly Grant[]): string => grants.map(keyOf).sort().join();
  return keys(some) === keys(others);
}

function keyOf({ permission, scope }: Grant): string {
  return `${permission} ${scope}`;
}
