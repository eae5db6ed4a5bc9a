import { projectCalls as calls } from "@tresen/contract/project/project.calls";
import { tasks } from "@tresen/contract/project/task.resource";
import { commentTask, taskFinding, taskHooks } from "@tresen/core/project";
import { recordIndexing } from "@tresen/core/records";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.commentTask,
    run: async ({ actor, params, body, now }) => ({ data: await commentTask({ actor, ...params, ...body, now }) }),
  }),
  ...crudFinding({ resource: tasks, hooks: taskHooks, indexing: recordIndexing, finding: taskFinding }),
]);
