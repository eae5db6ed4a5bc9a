import { projectCalls as calls } from "@tresen/contract/project/project.calls";
import { tasks } from "@tresen/contract/project/task.resource";
import { activityReferrer } from "@tresen/contract/time-tracking/activity.referrer";
import { commentTask, taskFinding, taskHooks } from "@tresen/core/project";
import { recordIndexing, referrerIndexing } from "@tresen/core/records";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.commentTask,
    run: async ({ actor, params, body, now }) => ({ data: await commentTask({ actor, ...params, ...body, now }) }),
  }),
  ...crudFinding({
    resource: tasks,
    referrers: referredBy(activityReferrer),
    hooks: taskHooks,
    indexing: { ...recordIndexing, ...referrerIndexing },
    finding: taskFinding,
  }),
]);
