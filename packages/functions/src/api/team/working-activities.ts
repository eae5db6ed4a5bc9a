import { timeKeyCalls as calls } from "@tresen/contract/time-tracking/time-key.calls";
import { ownTimeCalls as own } from "@tresen/contract/time-tracking/own/own-time.calls";
import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import type { StampingBody } from "@tresen/contract/time-tracking/time-tracking.calls";
import { activityHistoryCalls as history } from "@tresen/contract/time-tracking/history/activity-history.calls";
import { timeRequestCalls as requests } from "@tresen/contract/time-tracking/request/time-request.calls";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { type Actor, requireStaff } from "@tresen/core/platform/actor";
import { recordIndexing } from "@tresen/core/records";
import {
  acceptTimeRequest,
  activityFinding,
  activityHooks,
  askTimeRequest,
  correctionsOf,
  listTimeRequests,
  listVoided,
  refuseTimeRequest,
  resumeActivity,
  signedInPerson,
  signedInStamper,
  stamp,
  startActivity,
  timeTrackingMe,
  voidActivity,
} from "@tresen/core/time-tracking";
import { createTimeKey, readTimeKey, revokeTimeKey } from "@tresen/core/user/time-key";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { idempotencyKey } from "../../http/idempotency-key";
import { resource } from "../../http/resource";
import type { HttpEvent } from "../../http/types";

/** Recorded working time, and the key with which somebody records their own on a phone. */
export const handler = resource([
  endpoint({ ...calls.timeKey, run: async ({ actor }) => ({ data: await readTimeKey({ actor }) }) }),
  endpoint({ ...calls.createTimeKey, run: async ({ actor, now }) => ({ data: await createTimeKey({ actor, now }) }) }),
  endpoint({ ...calls.revokeTimeKey, run: async ({ actor, now }) => ({ data: await revokeTimeKey({ actor, now }) }) }),
  endpoint({
    ...own.ownTime,
    run: async ({ actor }) => ({ data: await timeTrackingMe({ stamper: await signedInPerson({ actor }) }) }),
  }),
  endpoint({
    ...own.startOwnTime,
    run: async (asked) => ({ data: await startActivity(await stampingOf(asked)) }),
  }),
  endpoint({
    ...own.endOwnTime,
    run: async (asked) => {
      await stamped("end", asked);
      return { data: null };
    },
  }),
  endpoint({ ...own.pauseOwnTime, run: async (asked) => ({ data: await stamped("pause", asked) }) }),
  endpoint({
    ...own.resumeOwnTime,
    run: async (asked) => ({ data: await resumeActivity(await stampingOf(asked)) }),
  }),
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
  endpoint({
    ...history.voidedActivities,
    run: async ({ query, actor }) => ({ data: await listVoided({ actor, ...query }) }),
  }),
  endpoint({
    ...history.activityCorrections,
    run: async ({ params: { id }, actor }) => ({ data: await correctionsOf({ actor, id }) }),
  }),
  endpoint({
    ...history.voidActivity,
    run: async ({ params: { id }, body, actor, now }) => {
      await voidActivity({ actor, id, ...body, now });
      return { data: null };
    },
  }),
  ...crudFinding({ resource: activities, hooks: activityHooks, indexing: recordIndexing, finding: activityFinding }),
]);

interface AskedStamping {
  actor: Actor;
  body: StampingBody;
  event: HttpEvent;
  now: number;
}

async function stamped(action: StampingAction, asked: AskedStamping) {
  return stamp({ ...(await stampingOf(asked)), action });
}

async function stampingOf({ actor, body, event, now }: AskedStamping) {
  return { stamper: await signedInStamper({ actor, at: body.at, now }), body, key: idempotencyKey(event), now };
}
