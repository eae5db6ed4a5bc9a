import type { Instant } from "@tresen/contract/kit/time";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { SHIFT_PLAN_EVENT, messageJob } from "../outbox";
import type { Job } from "../platform/job";
import { findRows } from "../records/rows";
import { userRows } from "../user";
import { concerned } from "./told";

/** The mails that tell each person concerned of what a publication told of these shifts; none without an address. */
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
}): Promise<Job[]> {
  const ids = [...new Set(shifts.flatMap(concerned))];
  const users = await findRows({ resource: userRows, ids });
  const at = Date.now();
  return [...users.values()].flatMap((row) => {
    const { id, email, username } = userRows.recordOf(row);
    const address = email || username;
    if (!address.includes("@")) return [];
    return messageJob({
      owner: publication,
      event: SHIFT_PLAN_EVENT,
      side: "branch",
      channel: "mail",
      instance: id,
      to: address,
      branch,
      plan: { user: id, shifts: shifts.filter((shift) => concerned(shift).includes(id)).map((shift) => shift.id) },
      createdAt: new Date(now).toISOString(),
      at,
    });
  });
}
