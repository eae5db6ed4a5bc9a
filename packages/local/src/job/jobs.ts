import { JOB_KINDS, type JobCommand } from "@tresen/contract/job/job.state";
import type { Instant } from "@tresen/contract/kit/time";
import { cancelJob, retryJob } from "@tresen/core/job";
import { joinMessages } from "@tresen/core/message";
import { isAppError } from "@tresen/core/platform/errors";
import { jobId, listDueJobs, listJobs, replaceJob, sweepJobs } from "@tresen/core/platform/job";
import { queueJobs } from "@tresen/core/platform/queue";
import { PLATFORM } from "../seed/users";
import type { ShownJob } from "./jobs-section";

const SHOWN = 25;
const COMMANDS = { retry: retryJob, cancel: cancelJob };

/** The jobs for the page, newest first. */
export async function readJobs(): Promise<ShownJob[]> {
  const { jobs } = await listJobs({ limit: SHOWN });
  return jobs.map((job) => ({ ...job, id: jobId(job) }));
}

/**
 * @returns false if the job does not exist.
 * @throws conflict if the action is not allowed on it.
 */
export async function actOnJob({
  id,
  command,
  now,
}: {
  id: string;
  command: JobCommand;
  now: Instant;
}): Promise<boolean> {
  try {
    await COMMANDS[command]({ actor: PLATFORM, id, now });
    return true;
  } catch (error) {
    if (isAppError(error, "job.missing")) return false;
    throw error;
  }
}

/**
 * Sends all due jobs to their queues. The queues of the last start ended with its process, but the table still contains
 * the jobs.
 */
export async function requeueJobs(): Promise<void> {
  await lookAgain();
  await sweepJobs({
    kinds: JOB_KINDS,
    enqueue: (job) => queueJobs({ jobs: [job] }),
    join: joinMessages,
    grace: 0,
  });
}

/** Later than any job is due. */
const LAST = Date.UTC(9999, 11, 31);

/**
 * Orders for later wait for a time of the platform's clock, which may have been set since the last start. Their jobs
 * are due at once, read the clock, and wait anew where their time has not come.
 */
async function lookAgain(): Promise<void> {
  const dueAt = new Date().toISOString();
  for (const job of await listDueJobs({ kind: "begin", at: LAST }))
    if (job.state === "waiting" && job.dueAt > dueAt) await replaceJob({ before: job, job: { ...job, dueAt } });
}
