import { JOB_KINDS } from "@tresen/contract/job/job.state";
import { joinMessages } from "@tresen/core/message";
import { convertEarlierMessages } from "@tresen/core/outbox";
import { sweepJobs } from "@tresen/core/platform/job";
import { queueJobs } from "@tresen/core/platform/queue";
import { planRetention } from "@tresen/core/privacy/retention/plan";
import type { EventBridgeEvent } from "aws-lambda";

/**
 * Queues jobs again that no worker claimed or whose worker was interrupted, and joins the jobs of a group. At night it
 * begins the removal of what is older than the periods of the settings.
 */
export async function handler(event: Pick<EventBridgeEvent<string, unknown>, "time">): Promise<void> {
  await convertEarlierMessages();
  await sweepJobs({ kinds: JOB_KINDS, enqueue: (job) => queueJobs({ jobs: [job] }), join: joinMessages });
  await planRetention({ now: Date.parse(event.time) });
}
