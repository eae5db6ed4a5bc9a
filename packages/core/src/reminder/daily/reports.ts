import type { Report } from "@tresen/contract/reminder/reminder-kinds";
import { messageEnv } from "../../platform/env";
import { createJob } from "../../platform/job";
import { reportJob } from "../../report";
import { managersToTell } from "../recipients";
import type { DailyRun } from "./daily";

/**
 * Creates the job of a report for each manager of the branch: one a day and person, however often it is called. Only
 * whoever composes it knows whether there is something to tell, and notes then that it was sent.
 */
export async function sendReports({
  report,
  run: { branch, day, now },
}: {
  report: Report;
  run: DailyRun;
}): Promise<"nothing"> {
  const managers = messageEnv.MAIL_SENDER ? await managersToTell({ branch: branch.id, now }) : [];
  for (const { id } of managers) await createJob(reportJob({ report, branch: branch.id, day, user: id, now }));
  return "nothing";
}
