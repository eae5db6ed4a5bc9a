import { DRIVER_TEXTS } from "@tresen/contract/delivery/delivery.texts";
import { worksFor } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import { allRows } from "../records/rows";
import { userRows } from "./user-rows";

/**
 * The users who may sign in and work for the branch, by first and last name. Who has none gets a number, by the age of
 * the users: the name stands on run sheets and phones, where nobody's address to log in belongs.
 */
export async function branchStaff({
  branch,
  now,
}: {
  branch: string;
  now: Instant;
}): Promise<{ id: string; name: string }[]> {
  const users = (await allRows({ resource: userRows, consistent: false })).map((row) => userRows.recordOf(row));
  const staff = users
    .filter(
      ({ roles, branches, ...account }) =>
        accountRefusal({ account, now }) === null &&
        worksFor({ person: { roles, branches: branches.map(({ id }) => id) }, branch }),
    )
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const unnamed = staff.filter(({ name }) => name === "");
  return staff
    .map((one) => (one.name === "" ? { ...one, name: DRIVER_TEXTS.unnamed(unnamed.indexOf(one) + 1) } : one))
    .sort((a, b) => a.name.localeCompare(b.name, "de", { numeric: true }));
}
