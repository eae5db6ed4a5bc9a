import { timeKeyCalls as calls } from "@tresen/contract/time-tracking/time-key.calls";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { recordIndexing } from "@tresen/core/records";
import { activityFinding, activityHooks } from "@tresen/core/time-tracking";
import { createTimeKey, readTimeKey, revokeTimeKey } from "@tresen/core/user/time-key";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** Recorded working time, and the key with which somebody records their own on a phone. */
export const handler = resource([
  endpoint({ ...calls.timeKey, run: async ({ actor }) => ({ data: await readTimeKey({ actor }) }) }),
  endpoint({ ...calls.createTimeKey, run: async ({ actor, now }) => ({ data: await createTimeKey({ actor, now }) }) }),
  endpoint({ ...calls.revokeTimeKey, run: async ({ actor, now }) => ({ data: await revokeTimeKey({ actor, now }) }) }),
  ...crudFinding({ resource: activities, hooks: activityHooks, indexing: recordIndexing, finding: activityFinding }),
]);
