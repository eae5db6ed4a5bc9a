import { projectCalls as calls } from "@tresen/contract/project/project.calls";
import { projects } from "@tresen/contract/project/project.resource";
import { taskReferrer } from "@tresen/contract/project/task.referrer";
import { activityReferrer } from "@tresen/contract/time-tracking/activity.referrer";
import { createProjectOfOrder, projectHooks } from "@tresen/core/project";
import { indexing, recordIndexing, referrerIndexing } from "@tresen/core/records";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.createProjectOfOrder,
    run: async ({ actor, body, now }) => ({ data: await createProjectOfOrder({ actor, ...body, now }) }),
  }),
  ...crudFinding({
    resource: projects,
    referrers: referredBy(taskReferrer, activityReferrer),
    hooks: projectHooks,
    indexing: { ...recordIndexing, ...referrerIndexing },
    finding: { ...recordIndexing, scopesFor: indexing.scopesFor },
  }),
]);
