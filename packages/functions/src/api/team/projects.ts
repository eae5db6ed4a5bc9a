import { projectCalls as calls } from "@tresen/contract/project/project.calls";
import { projects } from "@tresen/contract/project/project.resource";
import { projectTimeCalls as timeCalls } from "@tresen/contract/project/time/project-time.calls";
import { takeOverCalls as lineCalls } from "@tresen/contract/project/take-over/take-over.calls";
import { taskReferrer } from "@tresen/contract/project/task.referrer";
import { activityReferrer } from "@tresen/contract/time-tracking/activity.referrer";
import {
  createProjectOfOrder,
  projectBurns,
  projectHooks,
  projectTime,
  takeOverTasks,
  takenTasks,
} from "@tresen/core/project";
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
  endpoint({
    ...timeCalls.projectBurns,
    run: async ({ actor, query, now }) => ({ data: await projectBurns({ actor, ids: query.ids.split(","), now }) }),
  }),
  endpoint({
    ...timeCalls.projectTime,
    run: async ({ actor, params, now }) => ({ data: await projectTime({ actor, ...params, now }) }),
  }),
  endpoint({
    ...lineCalls.takenTasks,
    run: async ({ actor, params }) => ({ data: await takenTasks({ actor, ...params }) }),
  }),
  endpoint({
    ...lineCalls.takeOverTasks,
    run: async ({ actor, params, body, now }) => ({ data: await takeOverTasks({ actor, ...params, ...body, now }) }),
  }),
  ...crudFinding({
    resource: projects,
    referrers: referredBy(taskReferrer, activityReferrer),
    hooks: projectHooks,
    indexing: { ...recordIndexing, ...referrerIndexing },
    finding: { ...recordIndexing, scopesFor: indexing.scopesFor },
  }),
]);
