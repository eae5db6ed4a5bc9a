import { randomUUID } from "node:crypto";
import { FORM_MESSAGES } from "@tresen/contract/form/form.texts";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import type { Actor } from "../platform/actor";
import { branchRows } from "../branch/rows";
import { getConfig } from "../config";
import { AppError } from "../platform/errors";
import { isAwaitingPayment, ownOrder } from "../order";
import { findRow } from "../records/rows";
import { takeTurn } from "../platform/throttle";
import type { Channel } from "./message.entity";
import { branchMail, branchPhone } from "./recipients";
import { takeBranchSmsTurn, takeSmsTurn } from "./sms-cap";
import { insertMessage, messageRow } from "./store";

/** Of one order: enough for a printer without paper, too few for a plague. */
const LIMIT = { limit: 5, window: HOUR };
/** The stream's consumer takes it up at once; the work list only where that failed. */
const GRACE = 120_000;

/**
 * Tells the branch of a new order once more, because staff asked for it.
 * @throws unauthenticated, missing, forbidden, conflict where the branch cannot be reached that way, limit.
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
  if (isAwaitingPayment(order)) throw new AppError("order.awaiting_payment", "conflict", FORM_MESSAGES.awaitingPayment);
  const [config, row] = await Promise.all([getConfig(), findRow({ resource: branchRows, id: order.branch })]);
  const branch = row && branchRows.recordOf(row);
  const to = channel === "mail" ? branchMail({ branch }) : branchPhone({ branch, config });
  if (!to)
    throw new AppError(
      "message.no_recipient",
      "conflict",
      channel === "mail" ? FORM_MESSAGES.branchWithoutMail : FORM_MESSAGES.branchWithoutPhone,
    );
  const at = Date.now();
  await takeTurn({ kind: `resend-${channel}`, value: order.uid, ...LIMIT, now });
  // Counted before it is queued: what may not be sent is refused here and not dropped later.
  if (channel === "sms") {
    await takeSmsTurn({ uid: order.uid, side: "branch", at });
    await takeBranchSmsTurn({ branch: order.branch, at });
  }
  await insertMessage(
    messageRow({
      owner: order.uid,
      key: `newOrder#branch#${channel}#${randomUUID()}`,
      event: "newOrder",
      channel,
      to,
      branch: order.branch,
      createdAt: new Date(now).toISOString(),
      state: "queued",
      at,
      dueAt: at + GRACE,
    }),
  );
}
