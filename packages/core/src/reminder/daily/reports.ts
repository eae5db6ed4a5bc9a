import { addDays, zonedTime } from "@tresen/contract/kit/time";
import type { Report } from "@tresen/contract/reminder/reminder-kinds";
import { newestClosings } from "../../closing";
import { messageEnv } from "../../platform/env";
import { createJob } from "../../platform/job";
import { reportJob } from "../../report";
import { managersToTell } from "../recipients";
import type { DailyRun } from "./daily";

/**
 * Creates the job of a report for each manager of the branch: one a day and person, however often it is called. There is
 * none of a day without a closing. Only whoever composes it knows whether there is something to tell, and notes then that
 * it was sent.
 */
export async function sendReports({ report, run }: { report: Report; run: DailyRun }): Promise<"nothing"> {
  const { branch, day, now } = run;
  if (report === "closingReport" && !(await wasClosedBefore(run))) return "nothing";
  const managers = messageEnv.MAIL_SENDER ? await managersToTell({ branch: branch.id, now }) : [];
  for (const { id } of managers) await createJob(reportJob({ report, branch: branch.id, day, user: id, now }));
  return "nothing";
}

/** Whether the branch was closed on the day before. */
async function wasClosedBefore({ branch, day, zone }: DailyRun): Promise<boolean> {
  const dayOf = (at: string): string => zonedTime({ at: Date.parse(at), zone }).date;
  return (await newestClosings(branch.id)).some(({ closedAt }) => dayOf(closedAt) === addDays(day, -1));
}
