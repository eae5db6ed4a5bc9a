import { branchesFor, mayDo } from "@tresen/contract/kit/access";
import { DEFAULT_TIME_ZONE, type Instant, addDays, instantAt, isDate } from "@tresen/contract/kit/time";
import { PROFILE_MISSING } from "@tresen/contract/statistics/statistics.texts";
import { statisticsPermissions } from "@tresen/contract/statistics/statistics.permissions";
import type { UserProfile } from "@tresen/contract/statistics/statistics";
import { profileAbsences } from "../../absence";
import { type Actor, personOf, requireStaff } from "../../platform/actor";
import { AppError, forbidden } from "../../platform/errors";
import { plannedOf } from "../../planning";
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
  /** A day of Vienna, which counts as a whole, or an instant: until then `plannedMinutesUntilNow` counts. */
  now: string;
}

/**
 * The profile of a member of staff: what they confirmed and completed, and the published plan. Their working time is 0 as long as none is
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
    const planned = await plannedOf({ user, branches, from, to, now: untilOf(asked.now) });
    const absences = await profileAbsences({ actor: asked.actor, user, from, to });
    return { user, ...planned, workedMinutes: 0, breakMinutes: 0, balanceMinutes: 0, absences, orders };
  });
}

function untilOf(now: string): Instant {
  return isDate(now) ? instantAt({ date: addDays(now, 1), minutes: 0, zone: DEFAULT_TIME_ZONE }) : Date.parse(now);
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
