import { DEFAULT_TIME_ZONE, type Instant } from "@tresen/contract/kit/time";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import { hasLeft } from "@tresen/contract/user/personnel/employment";
import { allRows } from "../../records/rows";
import { exitDatesOf } from "../personnel";
import { userRows } from "../user-rows";
import { pinHolders } from "../pin";

/**
 * How many people of each of these branches may sign in, have not left and have no PIN, so that no terminal shows them.
 * Whoever works for all branches counts where they are entered.
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
  const open = rows
    .map((row) => userRows.recordOf(row))
    .filter((user) => !known.has(user.id) && accountRefusal({ account: user, now }) === null);
  const exits = await exitDatesOf(open.map(({ id }) => id));
  const found = open
    .filter(({ id }) => !hasLeft({ exitDate: exits.get(id), at: now, zone: DEFAULT_TIME_ZONE }))
    .flatMap((user) => user.branches.map(({ id }) => id));
  return new Map([...branches].map((branch) => [branch, found.filter((id) => id === branch).length]));
}
