import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import { type Report, isReport } from "@tresen/contract/reminder/reminder-kinds";
import { type Job, newJob } from "../platform/job";

/** What a job of the kind `report` sends to whom. It names the person by id, so that no address is stored with it. */
export interface ReportTask {
  report: Report;
  branch: string;
  /** The day of the branch on which it is sent: it tells of the day or the week before. */
  day: LocalDate;
  user: string;
  /** Whether somebody has asked for it to see how it looks. */
  isTest?: boolean;
}

/** The job of a report. @param instance tells a test from the report itself, of which there is one a day and person. */
export function reportJob({ now, instance = "", ...of }: ReportTask & { now: Instant; instance?: string }): Job {
  const task: ReportTask = instance === "" ? of : { ...of, isTest: true };
  const { report, branch, day, user } = task;
  const at = Date.now();
  return newJob({
    kind: "report",
    key: [report, branch, day, user, ...(instance === "" ? [] : [instance])].join("#"),
    owner: branch,
    data: task,
    createdAt: new Date(now).toISOString(),
    dueAt: at,
    at,
  });
}

/** @throws Error when the job holds none. */
export function reportTaskOf({ key, data }: Job): ReportTask {
  if (!isTask(data)) throw new Error(`The job report#${key} holds no report.`);
  return data;
}

function isTask(data: object): data is ReportTask {
  return "report" in data && isReport(String(data.report)) && "branch" in data && "day" in data && "user" in data;
}
