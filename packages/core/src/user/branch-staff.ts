import { worksFor } from "@tresen/contract/kit/access";
import { allRows } from "../records/rows";
import { displayName } from "./session";
import { userRows } from "./user-rows";

/** The users who may sign in and work for the branch, by name. */
export async function branchStaff({ branch }: { branch: string }): Promise<{ id: string; name: string }[]> {
  const users = (await allRows({ resource: userRows, consistent: false })).map((row) => userRows.recordOf(row));
  return users
    .filter(
      ({ isEnabled, roles, branches }) =>
        isEnabled && worksFor({ person: { roles, branches: branches.map(({ id }) => id) }, branch }),
    )
    .map((user) => ({ id: user.id, name: displayName(user) }))
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
}
