import { JOB_KINDS, type JobCommand, isTimed } from "@tresen/contract/job/job.state";
import type { Instant } from "@tresen/contract/kit/time";
import { cancelJob, retryJob } from "@tresen/core/job";
import { joinMessages } from "@tresen/core/message";
import { isAppError } from "@tresen/core/platform/errors";
import { LEASE, jobId, listDueJobs, listJobs, replaceJob, sweepJobs } from "@tresen/core/platform/job";
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
export async function requeueJobs(startedAt = performance.timeOrigin): Promise<void> {
  await lookAgain();
  await endLeases(startedAt);
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
 * Whoever worked on a job when the last process ended works on nothing any more, so nobody waits for the minutes that are
 * given to functions on AWS. Leases of this process end later than those of the last one can.
 */
async function endLeases(startedAt: number): Promise<void> {
  const latest = new Date(startedAt + LEASE).toISOString();
  const leaseUntil = new Date().toISOString();
  for (const kind of JOB_KINDS)
    for (const job of await listDueJobs({ kind, at: LAST }))
      if (job.state === "running" && job.leaseUntil !== undefined && job.leaseUntil <= latest)
        await replaceJob({ before: job, job: { ...job, leaseUntil } });
}

/**
 * Orders for later and planned changes wait for a time of the platform's clock, which may have been set since, or since the
 * last start. Their jobs are due at once, read the clock, and wait anew where their time has not come.
 */
export async function lookAgain(): Promise<void> {
  const dueAt = new Date().toISOString();
  const timed = await Promise.all(JOB_KINDS.filter(isTimed).map((kind) => listDueJobs({ kind, at: LAST })));
  for (const job of timed.flat())
    if (job.state === "waiting" && job.dueAt > dueAt) await replaceJob({ before: job, job: { ...job, dueAt } });
}
