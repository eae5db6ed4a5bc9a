import { timeKeyCalls as calls } from "@tresen/contract/time-tracking/time-key.calls";
import { timeRequestCalls as requests } from "@tresen/contract/time-tracking/request/time-request.calls";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { requireStaff } from "@tresen/core/platform/actor";
import { recordIndexing } from "@tresen/core/records";
import {
  acceptTimeRequest,
  activityFinding,
  activityHooks,
  askTimeRequest,
  listTimeRequests,
  refuseTimeRequest,
} from "@tresen/core/time-tracking";
import { createTimeKey, readTimeKey, revokeTimeKey } from "@tresen/core/user/time-key";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** Recorded working time, and the key with which somebody records their own on a phone. */
export const handler = resource([
  endpoint({ ...calls.timeKey, run: async ({ actor }) => ({ data: await readTimeKey({ actor }) }) }),
  endpoint({ ...calls.createTimeKey, run: async ({ actor, now }) => ({ data: await createTimeKey({ actor, now }) }) }),
  endpoint({ ...calls.revokeTimeKey, run: async ({ actor, now }) => ({ data: await revokeTimeKey({ actor, now }) }) }),
  endpoint({ ...requests.timeRequests, run: async ({ actor }) => ({ data: await listTimeRequests({ actor }) }) }),
  endpoint({
    ...requests.askTimeRequest,
    run: async ({ actor, body, now }) => {
      const { id, branches } = requireStaff(actor).user;
      return { data: await askTimeRequest({ owner: { field: "user", id }, branches, body, now }) };
    },
  }),
  endpoint({
    ...requests.acceptTimeRequest,
    run: async ({ params: { id }, actor, now }) => ({ data: await acceptTimeRequest({ actor, id, now }) }),
  }),
  endpoint({
    ...requests.refuseTimeRequest,
    run: async ({ params: { id }, body: { answer }, actor, now }) => ({
      data: await refuseTimeRequest({ actor, id, answer, now }),
    }),
  }),
  ...crudFinding({ resource: activities, hooks: activityHooks, indexing: recordIndexing, finding: activityFinding }),
]);
