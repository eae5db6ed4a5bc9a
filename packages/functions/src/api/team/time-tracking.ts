import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import { PIN_HEADER } from "@tresen/contract/time-tracking/pin-header";
import { ownTimeRequestCalls as ownCalls } from "@tresen/contract/time-tracking/request/own-time-request.calls";
import { type StampingBody, timeTrackingCalls as calls } from "@tresen/contract/time-tracking/time-tracking.calls";
import {
  type Stamper,
  askTimeRequest,
  ownActivities,
  ownSchedules,
  ownTimeRequests,
  requireStampingKey,
  resumeActivity,
  stamp,
  startActivity,
  stamperOf,
  timePeople,
  timeTrackingMe,
} from "@tresen/core/time-tracking";
import { openEndpoint } from "../../http/endpoint";
import { idempotencyKey } from "../../http/idempotency-key";
import { resource } from "../../http/resource";
import type { HttpEvent } from "../../http/types";
import { viewerAddress } from "../../http/viewer-address";

interface Asked {
  params: { accessToken: string; username: string };
  event: HttpEvent;
  now: number;
}
type AskedStamping = Asked & { body: StampingBody };

const PRIVATE = { "cache-control": "private, no-store" };

/** Time terminals of branches, and people with a key of their own. None of these calls reads a session. */
export const handler = resource([
  openEndpoint({
    ...calls.timePeople,
    run: async ({ params, event, now }) => ({
      data: await timePeople({ ...params, source: viewerAddress(event), now }),
      headers: PRIVATE,
    }),
  }),
  openEndpoint({
    ...calls.timeTrackingMe,
    run: async (asked) => ({ data: await timeTrackingMe({ stamper: await whoIs(asked) }), headers: PRIVATE }),
  }),
  openEndpoint({
    ...calls.ownSchedules,
    run: async (asked) => ({
      data: await ownSchedules({ stamper: await whoIs(asked), now: asked.now }),
      headers: PRIVATE,
    }),
  }),
  openEndpoint({
    ...calls.ownActivities,
    run: async (asked) => ({
      data: await ownActivities({ stamper: await whoIs(asked), now: asked.now }),
      headers: PRIVATE,
    }),
  }),
  openEndpoint({
    ...ownCalls.ownTimeRequests,
    run: async (asked) => ({ data: await ownTimeRequests(await whoIs(asked)), headers: PRIVATE }),
  }),
  openEndpoint({
    ...ownCalls.askOwnTimeRequest,
    admit,
    run: async ({ body, ...asked }) => {
      const { owner, branches, terminal } = await whoIs(asked);
      const here = terminal ? [terminal.branch] : branches;
      return { data: await askTimeRequest({ owner, branches: here, body, now: asked.now }) };
    },
  }),
  openEndpoint({
    ...calls.startActivity,
    admit,
    run: async (asked) => ({ data: await startActivity(await stampingOf(asked)) }),
  }),
  openEndpoint({
    ...calls.endActivity,
    admit,
    run: async (asked) => {
      await stamped("end", asked);
      return { data: null };
    },
  }),
  openEndpoint({ ...calls.pauseActivity, admit, run: async (asked) => ({ data: await stamped("pause", asked) }) }),
  openEndpoint({
    ...calls.resumeActivity,
    admit,
    run: async (asked) => ({ data: await resumeActivity(await stampingOf(asked)) }),
  }),
]);

/** A wrong key is answered as always, also with a body that cannot be read. */
async function admit({ params, event, now }: Asked): Promise<void> {
  await requireStampingKey({ ...params, pin: event.headers[PIN_HEADER], source: viewerAddress(event), now });
}

function whoIs({ params, event, now, body }: Asked & { body?: StampingBody }): Promise<Stamper> {
  const pin = event.headers[PIN_HEADER] ?? body?.pin ?? undefined;
  return stamperOf({ ...params, pin, at: body?.at, source: viewerAddress(event), now });
}

async function stamped(action: StampingAction, asked: AskedStamping) {
  return stamp({ ...(await stampingOf(asked)), action });
}

async function stampingOf(asked: AskedStamping) {
  const { event, now, body } = asked;
  return { stamper: await whoIs(asked), body, key: idempotencyKey(event), now };
}
