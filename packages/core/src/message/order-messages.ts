import { MINUTE } from "@tresen/contract/kit/time";
import type { OrderChange } from "../order";
import {
  type Channel,
  type NewMessage,
  branchMail,
  branchPhone,
  customerMail,
  customerPhone,
  earlierKey,
  groupOf,
  keptKey,
  messageJob,
  receiptMail,
  withdrawalMail,
} from "../outbox";
import { messageEnv } from "../platform/env";
import { createJob } from "../platform/job";
import { type OrderNotification, decideMessages } from "./decide";
import { exceedsDigestThreshold } from "./digest-threshold";
import { type BranchContext, readBranchContext } from "./message-context";

/**
 * Creates a job for each message to customer and branch about a step of an order. A job is created only if none with
 * its key exists, so a change that is delivered again creates no second one.
 */
export async function queueOrderMessages(change: OrderChange): Promise<void> {
  const notifications = decideMessages(change);
  if (notifications.length === 0) return;
  const { after: order } = change;
  const known = notifications.flatMap((notification) =>
    (["mail", "sms"] as const).map((channel) =>
      earlierKey({ owner: order.uid, key: keptKey(wordsOf({ notification, channel })) }),
    ),
  );
  const { found, ...branchContext } = await readBranchContext({ branch: order.branch, also: known });
  const messages = notifications
    .flatMap((notification) =>
      messagesFor({ notification, change, ...branchContext }).map((message) => ({ message, notification })),
    )
    // Messages that a version before jobs has sent are known by the rows of that version.
    .filter(({ message }) => !found(earlierKey({ owner: order.uid, key: keptKey(message) })));
  await Promise.all(messages.map((queued) => createJob(jobFor(queued))));
}

/**
 * One of many new orders of a branch waits for the others of the same minute: see `joinMessages`. Others wait as
 * long as was decided.
 */
function jobFor({
  message,
  notification: { delay },
}: {
  message: NewMessage;
  notification: OrderNotification;
}): ReturnType<typeof messageJob> {
  const at = Date.now();
  if (delay !== undefined) return messageJob({ ...message, at, dueAt: at + delay });
  if (!isForRush({ message, at })) return messageJob({ ...message, at });
  return messageJob({ ...message, group: groupOf(message), at, dueAt: (Math.floor(at / MINUTE) + 1) * MINUTE });
}

/**
 * Whether this is a message to a branch about a new order, while so many orders arrive that nobody reads them one by
 * one.
 */
function isForRush({ message, at }: { message: NewMessage; at: number }): boolean {
  const { event, side, channel, branch, owner } = message;
  return (
    event === "newOrder" &&
    side === "branch" &&
    branch !== undefined &&
    exceedsDigestThreshold({ branch, channel, uid: owner, at })
  );
}

function messagesFor({
  notification,
  change: { after: order },
  ...branchContext
}: BranchContext & { notification: OrderNotification; change: OrderChange }): NewMessage[] {
  const { event, to, hasSms, recipient } = notification;
  const { branch, config } = branchContext;
  const isToCustomer = to === "customer";
  const isOrderMail = event !== "newOrder" || branch?.isNewOrderEmailEnabled !== false;
  const mail =
    event === "withdrawn"
      ? isToCustomer
        ? receiptMail(order)
        : withdrawalMail(branchContext)
      : isToCustomer
        ? customerMail(order)
        : isOrderMail
          ? branchMail({ branch })
          : null;
  const phone = !hasSms
    ? null
    : isToCustomer
      ? customerPhone({ order, config })
      : branch?.isNewOrderSmsEnabled
        ? branchPhone(branchContext)
        : null;
  const message = (channel: Channel, recipient: string): NewMessage => ({
    owner: order.uid,
    ...wordsOf({ notification, channel }),
    to: recipient,
    branch: order.branch,
    createdAt: order.updatedAt,
    requestId: order.timeline.at(-1)?.requestId,
  });
  if (recipient) return isReachable({ recipient, config }) ? [message(recipient.channel, recipient.to)] : [];
  return [...(mail ? [message("mail", mail)] : []), ...(phone ? [message("sms", phone)] : [])];
}

function isReachable({
  recipient: { channel },
  config,
}: {
  recipient: NonNullable<OrderNotification["recipient"]>;
  config: BranchContext["config"];
}): boolean {
  return channel === "mail" ? messageEnv.MAIL_SENDER !== undefined : config.enablePluginSMS;
}

function wordsOf({
  notification: { event, to, instance },
  channel,
}: {
  notification: OrderNotification;
  channel: Channel;
}): Pick<NewMessage, "event" | "side" | "channel" | "instance"> {
  return { event, side: to, channel, ...(instance === undefined ? {} : { instance }) };
}
