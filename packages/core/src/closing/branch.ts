import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { CLOSING_FAULTS } from "@tresen/contract/closing/closing.texts";
import type { Permission } from "@tresen/contract/kit/access";
import { type Actor, requirePermission } from "../platform/actor";
import { inputError } from "../platform/errors";
import { readCatalog } from "../snapshot";

/** A branch in which the actor holds the permission. @throws forbidden, input for an unknown one. */
export async function permittedBranch({
  actor,
  permission,
  branch,
}: {
  actor: Actor;
  permission: Permission;
  branch: string;
}): Promise<{ id: string; name: string; zone: string }> {
  requirePermission({ actor, permission, branch });
  const found = (await readCatalog()).branches.get(branch);
  if (!found) {
    const code = "closing.branch";
    throw inputError({ code, faults: [{ field: "branch", code, message: CLOSING_FAULTS.branch }] });
  }
  return { id: branch, name: found.name, zone: zoneOf(found) };
}
