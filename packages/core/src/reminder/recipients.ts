import { worksFor } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import { allRows } from "../records/rows";
import { userRows } from "../user";

/** A member of staff who is told of something, and where. */
export interface Told {
  id: string;
  mail: string;
}

/** The administrators who may sign in and have a mail address. */
export function adminsToTell(now: Instant): Promise<Told[]> {
  return toTell({ role: "ROLE_ADMIN", now, isOfBranch: () => true });
}

/** The managers of a branch, or the administrators where it has none. */
export async function managersToTell({ branch, now }: { branch: string; now: Instant }): Promise<Told[]> {
  const isOfBranch = (person: { roles: string[]; branches: string[] }): boolean => worksFor({ person, branch });
  const managers = await toTell({ role: "ROLE_MANAGER", now, isOfBranch });
  return managers.length > 0 ? managers : adminsToTell(now);
}

async function toTell({
  role,
  now,
  isOfBranch,
}: {
  role: "ROLE_ADMIN" | "ROLE_MANAGER";
  now: Instant;
  isOfBranch: (person: { roles: string[]; branches: string[] }) => boolean;
}): Promise<Told[]> {
  const users = (await allRows({ resource: userRows, consistent: false })).map((row) => userRows.recordOf(row));
  return users.flatMap(({ id, roles, branches, username, email, ...account }) => {
    const mail = email || username;
    const isTold =
      roles.includes(role) &&
      mail.includes("@") &&
      accountRefusal({ account, now }) === null &&
      isOfBranch({ roles, branches: branches.map((branch) => branch.id) });
    return isTold ? [{ id, mail }] : [];
  });
}
