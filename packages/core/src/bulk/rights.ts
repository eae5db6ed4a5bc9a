import { BUILT_IN_ROLES, isAdmin } from "@tresen/contract/kit/access";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import type { Staff } from "../platform/actor";
import { AppError } from "../platform/errors";

type User = Staff["user"];

/** From the least to the most: each may do what those before it may. */
const RANKS: readonly string[] = BUILT_IN_ROLES.toReversed();

/** What a person may do, as a list that a job keeps from its start: roles, branches and single permissions. */
export function rightsOf({ roles, branches, permissions = [] }: User): string[] {
  const rank = Math.max(-1, ...roles.map((role) => RANKS.indexOf(role)));
  return [
    ...RANKS.slice(0, rank + 1),
    ...branches.map((branch) => `branch ${branch}`),
    ...permissions.map(({ permission, scope }) => `${permission} ${scope}`),
  ];
}

/**
 * Refuses what a job has found for somebody who may do less now than when it began, for example after a move to another
 * branch: its file and report hold what they could see then. Administrators see everything.
 * @throws forbidden
 */
export function requireRights({ user, rights = [] }: { user: User; rights?: readonly string[] | undefined }): void {
  const held = rightsOf(user);
  if (isAdmin(user) || rights.every((right) => held.includes(right))) return;
  throw new AppError("bulk.rights_lost", "forbidden", BULK_MESSAGES.rightsLost);
}
