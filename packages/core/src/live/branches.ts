import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { type Permission, branchesFor } from "@tresen/contract/kit/access";
import { type Instant, parseInstant } from "@tresen/contract/kit/time";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { type Actor, personOf, requirePermission, requireStaff } from "../platform/actor";
import { AppError, inputError } from "../platform/errors";
import { readCatalog } from "../snapshot";
import type { LiveAuthor } from "./busy.entity";

interface Asked {
  actor: Actor;
  permission: Permission;
}

/** The branches named by a request, in which the actor holds the permission. @throws input, forbidden. */
export async function namedBranches({
  actor,
  permission,
  branch,
  branches,
}: Asked & { branch?: string | undefined; branches: readonly string[] }): Promise<Branch[]> {
  const ids = [...new Set([...(branch === undefined ? [] : [branch]), ...branches])];
  for (const id of ids) requirePermission({ actor, permission, branch: id });
  const known = (await readCatalog()).branches;
  return ids.map((id) => known.get(id) ?? refuse("branches", BRANCH_MISSING));
}

/** One branch, or all in which the actor holds the permission. @throws forbidden. */
export async function ownBranches({
  actor,
  permission,
  branch,
}: Asked & { branch?: string | undefined }): Promise<string[]> {
  requirePermission({ actor, permission, ...(branch === undefined ? {} : { branch }) });
  if (branch !== undefined) return [branch];
  const branches = branchesFor({ person: personOf(actor), permission });
  return branches === "all" ? [...(await readCatalog()).branches.keys()] : [...branches];
}

export function authorOf(actor: Actor): LiveAuthor {
  const { id, name } = requireStaff(actor).user;
  return { kind: "staff", id, name };
}

/** An instant with offset, or a local time of the branch. @throws input. */
export function instantIn({ text, branch }: { text: string; branch: Branch }): Instant {
  return parseInstant({ text, zone: zoneOf(branch) }) ?? refuse("until", VALIDATION.dateTime);
}

export function refuse(field: string, message: string): never {
  throw inputError({ code: "live.invalid", faults: [{ field, code: "live.invalid", message }] });
}

export function missingEntry(message: string): AppError {
  return new AppError("live.missing", "missing", message);
}
