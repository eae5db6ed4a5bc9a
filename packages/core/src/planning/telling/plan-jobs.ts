import type { Instant } from "@tresen/contract/kit/time";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { SHIFT_PLAN_EVENT, messageJob } from "../../outbox";
import type { Job } from "../../platform/job";
import { pushJob } from "../../push";
import { findRows } from "../../records/rows";
import { userRows } from "../../user";
import { concerned } from "../told";
import { type Reach, reachOf } from "./channels";

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
    jobsFor({
      reached,
      user,
      ...{ publication, branch, at, createdAt: new Date(now).toISOString() },
      shifts: shifts.filter((shift) => concerned(shift).includes(user)).map(({ id }) => id),
    }),
  );
  return { jobs: told.flat(), people: told.filter((jobs) => jobs.length > 0).length };
}

/** The messages of one person: by mail where nothing that they chose reaches them. */
function jobsFor({
  reached: { channels, mail, phone, browsers },
  user,
  publication,
  branch,
  shifts,
  createdAt,
  at,
}: {
  reached: Reach;
  user: string;
  publication: string;
  branch: string;
  shifts: string[];
  createdAt: string;
  at: number;
}): Job[] {
  const plan = { user, shifts };
  const written = (channel: "mail" | "sms", to: string | null): Job[] =>
    to === null
      ? []
      : [
          messageJob({
            ...{ owner: publication, event: SHIFT_PLAN_EVENT, side: "branch", instance: user },
            ...{ channel, to, branch, plan, createdAt, at },
          }),
        ];
  const pushed = browsers.map((subscription) =>
    pushJob({ owner: publication, event: SHIFT_PLAN_EVENT, device: user, subscription, branch, plan, createdAt, at }),
  );
  const chosen = [
    ...(channels.includes("mail") ? written("mail", mail) : []),
    ...(channels.includes("sms") ? written("sms", phone) : []),
    ...(channels.includes("push") ? pushed : []),
  ];
  return chosen.length > 0 ? chosen : written("mail", mail);
}
