import { branchesFor, mayDo } from "@tresen/contract/kit/access";
import { PROFILE_MISSING } from "@tresen/contract/statistics/statistics.texts";
import { statisticsPermissions } from "@tresen/contract/statistics/statistics.permissions";
import { type Actor, personOf, requireStaff } from "../../platform/actor";
import { AppError, forbidden } from "../../platform/errors";
import { findRow } from "../../records/rows";
import { userRows } from "../../user";
import { type AskedBranch, allBranches } from "./asked";

export interface AskedProfile {
  actor: Actor;
  user: string;
  /** Days by the calendars of the branches. */
  start: string;
  end: string;
}

/**
 * The branches of which a profile tells: all where it is one's own, else those whose figures the actor sees.
 * @throws as `userProfileOf`.
 */
export async function profileBranches({ actor, user }: Pick<AskedProfile, "actor" | "user">): Promise<AskedBranch[]> {
  if (requireStaff(actor).user.id === user) return allBranches();
  const [person, permission] = [personOf(actor), statisticsPermissions.read];
  if (!mayDo({ person, permission })) throw forbidden();
  const allowed = branchesFor({ person, permission });
  const row = await findRow({ resource: userRows, id: user });
  // Whether there is somebody outside their branches is none of their business.
  if (!row) throw allowed === "all" ? new AppError("record.missing", "missing", PROFILE_MISSING) : forbidden();
  const own = userRows.recordOf(row).branches;
  if (allowed !== "all" && !own.some(({ id }) => allowed.includes(id))) throw forbidden();
  return allBranches(allowed);
}
