import { randomUUID } from "node:crypto";
import { FORM_MESSAGES } from "@tresen/contract/form/form.texts";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { RESEND_FAILED } from "@tresen/contract/order/sent/sent.texts";
import type { Actor } from "../platform/actor";
import { branchRows } from "../branch/rows";
import { getConfig } from "../config";
import { failedBecause } from "../platform/errors";
import { createJob } from "../platform/job";
import { isAwaitingPayment, ownOrder, requireUnerased } from "../order";
import { findRow } from "../records/rows";
import { enforceRateLimit } from "../platform/throttle";
import { type Channel, messageJob } from "./message";
import { requireBranchRecipient } from "./recipients";
import { countBranchSms, countSms } from "./sms-limit";

/** The rate limit per order. */
const LIMIT = { limit: 5, window: HOUR };

/**
 * Sends the branch the message about a new order again, on request of staff.
 * @throws unauthenticated, missing, forbidden, conflict when the branch has no such address, limit.
 */
export async function resendNewOrder({
  actor,
  id,
  channel,
  now,
}: {
  actor: Actor;
  id: string;
  channel: Channel;
  now: Instant;
}): Promise<void> {
  const order = await ownOrder({ actor, id, permission: orderPermissions.resend });
  requireUnerased(order);
  if (isAwaitingPayment(order))
    throw failedBecause({
      code: "order.awaiting_payment",
      failed: RESEND_FAILED,
      why: FORM_MESSAGES.awaitingPayment,
    });
  const [config, row] = await Promise.all([getConfig(), findRow({ resource: branchRows, id: order.branch })]);
  const branch = row && branchRows.recordOf(row);
  const to = requireBranchRecipient({ channel, branch, config, failed: RESEND_FAILED });
  const at = Date.now();
  await enforceRateLimit({ kind: `resend-${channel}`, value: order.uid, ...LIMIT, now });
  // Counted before the job is created, so that staff see the refusal instead of a dropped job.
  if (channel === "sms") {
    await countSms({ uid: order.uid, side: "branch", at });
    await countBranchSms({ branch: order.branch, at });
  }
  await createJob(
    messageJob({
      owner: order.uid,
      event: "newOrder",
      side: "branch",
      channel,
      instance: randomUUID(),
      isRequested: true,
      to,
      branch: order.branch,
      createdAt: new Date(now).toISOString(),
      at,
    }),
  );
}
