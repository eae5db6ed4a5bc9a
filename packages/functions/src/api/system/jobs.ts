import { jobCalls as calls } from "@tresen/contract/job/job.calls";
import { cancelJob, getJobView, listJobViews, retryJob } from "@tresen/core/job";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.jobs,
    run: async ({ actor, query, now }) => {
      const { jobs, cursor } = await listJobViews({ actor, query, now });
      return { data: jobs, cursor };
    },
  }),
  endpoint({
    ...calls.job,
    run: async ({ actor, params, now }) => ({ data: await getJobView({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.retryJob,
    run: async ({ actor, params, now }) => ({ data: await retryJob({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.cancelJob,
    run: async ({ actor, params, now }) => ({ data: await cancelJob({ actor, ...params, now }) }),
  }),
]);
