import { importChanged } from "@tresen/contract/bundle/bundle.texts";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { AppError, isAppError } from "../platform/errors";
import type { Cause } from "../records/changes";
import { type Stored, type WriteCheck, useCheck, writeRow } from "../records/rows";
import { findRoles, ownRoles, roleRows, userRows } from "../user";
import { indexIn } from "./input-index";
import type { ResourceName } from "@tresen/contract/resources";

/** A record that is written on conditions, and the fault if they are not met. */
interface Guarded {
  name: ResourceName;
  stored: Stored;
  cause: Cause;
  input: unknown;
}

/**
 * Whether the record is written on conditions, unlike all others of an import: a user who is given a custom role, and a
 * role that gets another identifier. Somebody may remove the role, or give it to a user, during the import.
 */
export function isGuarded({ name, stored }: Pick<Guarded, "name" | "stored">): boolean {
  if (name === "users") return givenRoles(stored).length > 0;
  return name === "roles" && stored.before !== null && identifierOf(stored.before) !== identifierOf(stored.row);
}

/**
 * Writes such records one by one, by the rules for single writes. One that takes the username or identifier of another
 * is written after it.
 * @throws conflict when one of them, or a role that a user is given, was changed during the import.
 */
export async function writeGuarded({ all, ...asked }: Omit<Guarded, "stored"> & { all: readonly Stored[] }) {
  for (let left = all; left.length > 0;) {
    const later: Stored[] = [];
    for (const stored of left) {
      try {
        await writeOne({ ...asked, stored });
      } catch (error) {
        const isLast = later.length === left.length - 1;
        if (!isAppError(error, "record.not_unique") || isLast) throw error;
        later.push(stored);
      }
    }
    left = later;
  }
}

async function writeOne({ stored, cause, ...asked }: Guarded): Promise<void> {
  const { resource, before, row } = stored;
  const error = changedMeanwhile({ ...asked, id: row.id });
  const checks = asked.name === "users" ? await roleChecks({ stored, error }) : [];
  try {
    await writeRow({ resource, before, after: row, checks, cause });
  } catch (failure) {
    throw isAppError(failure, "record.stale") ? error : failure;
  }
}

/** The roles that the user gets must still be as they are now when the user is written. */
async function roleChecks({ stored, error }: { stored: Stored; error: AppError }): Promise<WriteCheck[]> {
  const names = givenRoles(stored);
  const found = await findRoles(names);
  if (found.length < names.length) throw error;
  return found.map((row) => ({ ...useCheck({ uses: roleRows, row }), error }));
}

/** The custom roles that the user gets and did not have. */
function givenRoles({ before, row }: Stored): string[] {
  const had = before ? userRows.fieldsOf(before).roles : [];
  return [...new Set(ownRoles(userRows.fieldsOf(row).roles))].filter((name) => !had.includes(name));
}

function identifierOf({ fields }: Stored["row"]): string {
  return roleRows.fieldsOf({ fields }).identifier;
}

function changedMeanwhile({ name, id, input }: Pick<Guarded, "name" | "input"> & { id: string }): AppError {
  const [list, field] = name === "users" ? (["users", "roles"] as const) : (["roles", "identifier"] as const);
  const path = `${list}.${indexIn({ input, name: list, id })}.${field}`;
  return new AppError("shop.changed", "conflict", importChanged, [
    fieldError({ path, code: "changed", message: importChanged }),
  ]);
}
