import { JOB_KINDS } from "@tresen/contract/job/job.state";
import { countFailedRecords } from "@tresen/core/health/failed-records";
import { joinMessages } from "@tresen/core/message";
import { convertEarlierMessages } from "@tresen/core/outbox";
import { sweepJobs } from "@tresen/core/platform/job";
import { queueJobs } from "@tresen/core/platform/queue";
import { planRetention } from "@tresen/core/privacy/retention/plan";
import { scheduled } from "./scheduled";

/**
 * Queues jobs again that no worker claimed or whose worker was interrupted, and joins the jobs of a group. At night it
 * begins the removal of what is older than the periods of the settings. It also counts stream records that failed for good.
 */
export const handler = scheduled({
  name: "sweep-jobs",
  run: async (event) => {
    await convertEarlierMessages();
    await sweepJobs({ kinds: JOB_KINDS, enqueue: (job) => queueJobs({ jobs: [job] }), join: joinMessages });
    await planRetention({ now: Date.parse(event.time) });
    await countFailedRecords({ now: Date.parse(event.time) });
  },
});
