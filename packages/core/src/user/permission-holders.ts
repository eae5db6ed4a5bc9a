import { type Permission, branchesFor } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import { allRows } from "../records/rows";
import { findRoles, grantsOf, identifierOf } from "./role-rows";
import { userRows } from "./user-rows";

/** Somebody who holds a permission: everywhere, or in these branches. */
interface Holder {
  id: string;
  branches: "all" | readonly string[];
}

/** Those who may sign in and hold a permission. Costs a Query for all users, and one for roles where they have own ones. */
export async function holdersOf({ permission, now }: { permission: Permission; now: Instant }): Promise<Holder[]> {
  const users = (await allRows({ resource: userRows })).map((row) => userRows.recordOf(row));
  const active = users.filter((account) => accountRefusal({ account, now }) === null);
  const roles = await findRoles(active.flatMap((user) => user.roles));
  return active.flatMap(({ id, roles: names, branches: assigned }) => {
    const permissions = roles.filter((role) => names.includes(identifierOf(role))).flatMap(grantsOf);
    const person = { roles: names, branches: assigned.map((branch) => branch.id), permissions };
    const branches = branchesFor({ person, permission });
    return branches === "all" || branches.length > 0 ? [{ id, branches }] : [];
  });
}
