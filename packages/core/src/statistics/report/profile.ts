import { branchesFor, mayDo } from "@tresen/contract/kit/access";
import { PROFILE_MISSING } from "@tresen/contract/statistics/statistics.texts";
import { statisticsPermissions } from "@tresen/contract/statistics/statistics.permissions";
import type { UserProfile } from "@tresen/contract/statistics/statistics";
import { profileAbsences } from "../../absence";
import { type Actor, personOf, requireStaff } from "../../platform/actor";
import { AppError, forbidden } from "../../platform/errors";
import { findRow } from "../../records/rows";
import { userRows } from "../../user";
import { TOPICS } from "../order";
import { type AskedBranch, allBranches, loaded } from "./asked";
import { figuresIn, readSums } from "./read-figures";

interface AskedProfile {
  actor: Actor;
  user: string;
  /** Days by the calendars of the branches. */
  start: string;
  end: string;
}

/**
 * The profile of a member of staff: what they confirmed and completed. Their working time is 0 as long as none is
 * recorded.
 * @throws forbidden for somebody else's, unless the actor sees the figures of a branch of theirs; missing, upstream.
 */
export function userProfileOf(asked: AskedProfile): Promise<UserProfile> {
  return loaded(async () => {
    const { user, start: from, end: to } = asked;
    const branches = await profileBranches(asked);
    const sums = await readSums({ branches, topic: TOPICS.more, from, to });
    const orders = { confirmed: 0, completed: 0 };
    for (const counts of sums.values())
      for (const [name, value] of figuresIn({ counts, method: undefined }))
        if (name === `u${user}:c`) orders.confirmed += value;
        else if (name === `u${user}:d`) orders.completed += value;
    const none = { plannedMinutes: 0, plannedMinutesUntilNow: 0, workedMinutes: 0, breakMinutes: 0, balanceMinutes: 0 };
    const absences = await profileAbsences({ actor: asked.actor, user, from, to });
    return { user, ...none, absences, orders };
  });
}

/** Refuses whoever may not see the profile: see `userProfileOf`. */
export async function requireProfile(asked: Pick<AskedProfile, "actor" | "user">): Promise<void> {
  await profileBranches(asked);
}

/** The branches of which the profile tells: all where it is one's own, else those whose figures the actor sees. */
async function profileBranches({ actor, user }: Pick<AskedProfile, "actor" | "user">): Promise<AskedBranch[]> {
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
