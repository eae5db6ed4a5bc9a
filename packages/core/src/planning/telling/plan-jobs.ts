import type { Instant } from "@tresen/contract/kit/time";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { SHIFT_PLAN_EVENT } from "../../outbox";
import type { Job } from "../../platform/job";
import { findRows } from "../../records/rows";
import { userRows } from "../../user";
import { concerned } from "../told";
import { reachOf } from "./channels";
import { personJobs } from "./person-jobs";

/**
 * The messages that tell each person concerned, by what they have chosen, what a publication told of these shifts.
 * @returns also how many people are reached.
 */
export async function planJobs({
  publication,
  branch,
  shifts,
  now,
}: {
  publication: string;
  branch: string;
  shifts: readonly WorkingSchedule[];
  now: Instant;
}): Promise<{ jobs: Job[]; people: number }> {
  const rows = await findRows({ resource: userRows, ids: [...new Set(shifts.flatMap(concerned))] });
  const reach = await reachOf([...rows.values()].map(userRows.recordOf));
  const at = Date.now();
  const told = [...reach].map(([user, reached]) =>
    personJobs({
      ...{ reached, user, event: SHIFT_PLAN_EVENT, owner: publication, instance: user, branch },
      ...{ at, createdAt: new Date(now).toISOString() },
      plan: { user, shifts: shifts.filter((shift) => concerned(shift).includes(user)).map(({ id }) => id) },
    }),
  );
  return { jobs: told.flat(), people: told.filter((jobs) => jobs.length > 0).length };
}
