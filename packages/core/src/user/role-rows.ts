import { type Grant, type Permission, isBuiltIn } from "@tresen/contract/kit/access";
import { isObject } from "@tresen/contract/kit/object";
import type { GivenRole } from "@tresen/contract/user/grant.rules";
import type { Role } from "@tresen/contract/user/role.resource";
import { type Row, allRows, namedRecords } from "../records/rows";

/** Custom roles. Their definition has the rules of a form, which signing in does not need. */
export const roleRows = namedRecords<Role>("roles");

/** The names of custom roles among these names. */
export function ownRoles(names: readonly string[]): string[] {
  return names.filter((name) => !isBuiltIn(name));
}

/** The existing custom roles among these names. They are few, so one Query reads them all. */
export async function findRoles(names: readonly string[]): Promise<Row[]> {
  const wanted = new Set(ownRoles(names));
  if (wanted.size === 0) return [];
  return (await allRows({ resource: roleRows })).filter((row) => wanted.has(identifierOf(row)));
}

export function identifierOf(row: Row): string {
  return roleRows.recordOf(row).identifier;
}

export function grantsOf(row: Row): readonly Grant[] {
  return roleRows.recordOf(row).permissions;
}

/** A role with the definitions of its permissions as of when it was written. */
export function givenRole(row: Row): GivenRole {
  const known = row.secrets.known;
  return {
    identifier: identifierOf(row),
    permissions: grantsOf(row),
    known: Array.isArray(known) ? known.filter(isPermission) : [],
  };
}

function isPermission(value: unknown): value is Permission {
  return isObject(value) && typeof value.name === "string" && "access" in value && Array.isArray(value.scopes);
}
