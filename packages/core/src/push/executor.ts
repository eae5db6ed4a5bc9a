import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { hasKey } from "@tresen/contract/kit/object";
import { holdsForAbsence } from "@tresen/contract/planning/messages/request-news";
import { SWAP_PUSH } from "@tresen/contract/planning/swap/shift-swap.texts";
import { type PushPayload, isOrderEvent } from "@tresen/contract/push/push";
import { findAbsence } from "../absence/stored";
import { branchRows } from "../branch/rows";
import { orderKey, orderOf } from "../order";
import type { StaffRequest } from "../outbox";
import { keyOf, readCoalesced } from "../platform/db";
import type { Assignment, Executor, Job, Outcome } from "../platform/job";
import { refusedShift, toldTo } from "../planning/own";
import { findSwap } from "../planning/swap-rows";
import { rowKey, rowOf } from "../records/rows";
import { findRequest } from "../time-tracking/request-rows";
import {
  composeAlarmPush,
  composeOrderPush,
  composeRequestPush,
  composeShiftPush,
  composeSwapPush,
  composeTestPush,
} from "./compose";
import { isStillSo } from "./decide";
import { PushDeviceEntity, type StoredSubscription } from "./row";
import { DELIVERY, type PushJob, topicOf } from "./push-job";
import { type PushResult, sendPush } from "./send";
import { noteDelivery, removeGone } from "./row";

/** How often a push service may ask to wait before the message is given up. */
const DELAYS = 5;
const SUPERSEDED: Outcome = { state: "dropped", reason: JOB_REASONS.superseded };

/**
 * Sends a message to one browser. A worker that is interrupted after sending leaves the job to another, which sends the
 * message once more: the browser replaces the first by its tag, which is better than an order that nobody hears of.
 */
export const pushExecutor: Executor = {
  kind: "push",
  waits: [MINUTE / 6, MINUTE / 2, MINUTE, 2 * MINUTE, 5 * MINUTE],
  isRepeatable: true,
  run,
};

async function run({ job, at, now }: Assignment): Promise<Outcome> {
  const push = job.data as PushJob;
  const { device, event } = push;
  const { lifetime, urgency } = DELIVERY[event];
  const left = Date.parse(job.createdAt) + lifetime - now;
  const context = await readContext({ job, push, now });
  if ("state" in context) return context;
  if (left <= 0) return SUPERSEDED;
  const { payload, subscription } = context;
  const result = await sendPush({
    target: subscription,
    payload,
    ttl: Math.ceil(left / 1000),
    urgency,
    topic: topicOf({ owner: job.owner, event }),
  });
  await note({ device, subscription, result, now });
  return outcomeOf({ result, push, at });
}

/** What is sent and to whom; or the outcome where there is nothing to send any more. */
async function readContext({
  job: { owner },
  push,
  now,
}: {
  job: Job;
  push: PushJob;
  now: Instant;
}): Promise<Outcome | { payload: PushPayload; subscription: StoredSubscription }> {
  const { device, subscription: id, event, branch } = push;
  const deviceKey = keyOf(PushDeviceEntity.get({ device }).params());
  const isAboutOrder = isOrderEvent(event);
  const ofOrder = isAboutOrder ? [orderKey(owner)] : [];
  const ofBranch = branch === undefined ? [] : [rowKey({ resource: branchRows, id: branch })];
  const found = await readCoalesced([deviceKey, ...ofOrder, ...ofBranch]);
  const order = orderOf(ofOrder[0] && found(ofOrder[0]));
  if (isAboutOrder && !order) return { state: "dropped", reason: JOB_REASONS.noOrder };
  if (order && !isStillSo({ event, order })) return SUPERSEDED;
  const item = found(deviceKey);
  const known = item && PushDeviceEntity.parse({ Item: item }).data?.subscriptions.find((one) => one.id === id);
  if (!known) return { state: "dropped", reason: JOB_REASONS.noInput };
  const branchItem = ofBranch[0] && found(ofBranch[0]);
  const payload =
    order && isOrderEvent(event)
      ? composeOrderPush({ event, order, branch: branchItem ? branchRows.recordOf(rowOf(branchItem)) : null, now })
      : await otherPayload({ owner, push });
  return payload ? { payload, subscription: known } : SUPERSEDED;
}

/** What a message says that is about no order; null where it no longer holds. */
async function otherPayload({ owner, push }: { owner: string; push: PushJob }): Promise<PushPayload | null> {
  const { device, event, name = "", text = "", plan, swap, request } = push;
  if (event === "alarm") return composeAlarmPush({ alarm: owner, text });
  if (event === "shiftPlan") return shiftPayload({ publication: owner, plan });
  if (request) return (await isStillNews({ id: owner, request })) ? composeRequestPush({ id: owner, request }) : null;
  if (event !== "shiftSwap" || !swap) return composeTestPush({ device, name });
  const state = (await findSwap(owner))?.state;
  return state !== undefined && state === swap.state && hasKey(SWAP_PUSH.bodies, state)
    ? composeSwapPush({ id: owner, state, reader: swap.reader })
    : null;
}

/** What a message about shifts says; null where the publication is not the last any more that told of one of them. */
async function shiftPayload({
  publication,
  plan,
}: Pick<PushJob, "plan"> & { publication: string }): Promise<PushPayload | null> {
  const shifts = plan ? await toldTo({ publication, ...plan }) : [];
  if (shifts.length === 0) return null;
  const isConsentAsked = shifts.some((shift) => shift.isConsentAsked);
  return composeShiftPush({ publication, count: shifts.length, isConsentAsked });
}

async function isStillNews({ id, request }: { id: string; request: StaffRequest }): Promise<boolean> {
  if (request.about === "timeRequest") return (await findRequest(id))?.state === request.news;
  // What was done is so, whatever else is done later.
  if (request.about === "timeNews") return true;
  if (request.about === "shiftAnswer") return (await refusedShift(id)) !== null;
  const state = (await findAbsence(id))?.state;
  return state !== undefined && holdsForAbsence({ news: request.news, state });
}

async function note({
  device,
  subscription,
  result: { state },
  now,
}: {
  device: string;
  subscription: StoredSubscription;
  result: PushResult;
  now: Instant;
}): Promise<void> {
  if (state === "gone") await removeGone({ device, id: subscription.id, now });
  else await noteDelivery({ device, subscription, field: state === "sent" ? "lastUsedAt" : "lastFailedAt", now });
}

function outcomeOf({ result, push, at }: { result: PushResult; push: PushJob; at: number }): Outcome {
  switch (result.state) {
    case "sent":
      return { state: "done" };
    case "gone":
      return { state: "dropped", reason: result.reason };
    case "refused":
      return { state: "failed", reason: result.reason };
    case "retry": {
      const { delays = 0 } = push;
      const { wait, reason } = result;
      if (wait === undefined || delays >= DELAYS) return { state: "retry", reason };
      return { state: "again", data: { ...push, delays: delays + 1 }, dueAt: at + wait };
    }
  }
}
