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
import { createJob } from "../platform/job";
import { type OrderNotification, decideMessages } from "./decide";
import { isRush } from "./rush";
import { type BranchContext, readBranchContext } from "./message-context";

/**
 * Makes a job of each message that customer and branch are to get about a step in an order's life. A job is made on
 * condition that there is none of its key, so a step that is handed over again makes no second one.
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
    .flatMap((notification) => messagesFor({ notification, change, ...branchContext }))
    // What a version before jobs has sent is known by its row of then.
    .filter((message) => !found(earlierKey({ owner: order.uid, key: keptKey(message) })));
  await Promise.all(messages.map((message) => createJob(jobFor(message))));
}

/** One of many new orders of a branch waits for the others of its minute: see `joinMessages`. */
function jobFor(message: NewMessage): ReturnType<typeof messageJob> {
  const at = Date.now();
  if (!isForRush({ message, at })) return messageJob({ ...message, at });
  return messageJob({ ...message, group: groupOf(message), at, dueAt: (Math.floor(at / MINUTE) + 1) * MINUTE });
}

/** News of an order to its branch, while more of them come in than anybody reads one by one. */
function isForRush({ message, at }: { message: NewMessage; at: number }): boolean {
  const { event, side, channel, branch, owner } = message;
  return (
    event === "newOrder" && side === "branch" && branch !== undefined && isRush({ branch, channel, uid: owner, at })
  );
}

function messagesFor({
  notification,
  change: { after: order },
  ...branchContext
}: BranchContext & { notification: OrderNotification; change: OrderChange }): NewMessage[] {
  const { event, to, hasSms } = notification;
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
  });
  return [...(mail ? [message("mail", mail)] : []), ...(phone ? [message("sms", phone)] : [])];
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
