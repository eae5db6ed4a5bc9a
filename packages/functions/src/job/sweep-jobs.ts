import { JOB_KINDS } from "@tresen/contract/job/job.state";
import { joinMessages } from "@tresen/core/message";
import { convertEarlierMessages } from "@tresen/core/outbox";
import { sweepJobs } from "@tresen/core/platform/job";
import { queueJobs } from "@tresen/core/platform/queue";

/** Queues jobs again that no worker claimed or whose worker was interrupted, and joins the jobs of a group. */
export async function handler(): Promise<void> {
  await convertEarlierMessages();
  await sweepJobs({ kinds: JOB_KINDS, enqueue: (job) => queueJobs({ jobs: [job] }), join: joinMessages });
}
