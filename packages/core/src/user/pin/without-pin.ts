import type { Instant } from "@tresen/contract/kit/time";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import { allRows } from "../../records/rows";
import { userRows } from "../user-rows";
import { pinHolders } from "./pin-rows";

/**
 * How many people of each of these branches may sign in and have no PIN, so that no terminal shows them. Whoever works for
 * all branches counts where they are entered.
 */
export async function countWithoutPin({
  branches,
  now,
}: {
  branches: ReadonlySet<string>;
  now: Instant;
}): Promise<ReadonlyMap<string, number>> {
  const [rows, holders] = await Promise.all([allRows({ resource: userRows, consistent: false }), pinHolders()]);
  const known = new Set(holders);
  const found = rows
    .map((row) => userRows.recordOf(row))
    .filter((user) => !known.has(user.id) && accountRefusal({ account: user, now }) === null)
    .flatMap((user) => user.branches.map(({ id }) => id));
  return new Map([...branches].map((branch) => [branch, found.filter((id) => id === branch).length]));
}
