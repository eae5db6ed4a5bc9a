import { JOB_KINDS } from "@tresen/contract/job/job.state";
import { doJob } from "@tresen/core/event";
import { joinMessages } from "@tresen/core/message";
import { takeOverMessages } from "@tresen/core/outbox";
import { sweepJobs } from "@tresen/core/platform/job";

/** Looks after jobs that were not done, or whose worker was interrupted, and joins those that wait for others. */
export async function handler(): Promise<void> {
  await takeOverMessages();
  await sweepJobs({ kinds: JOB_KINDS, handOn: doJob, join: joinMessages });
}
