import { MINUTE } from "@tresen/contract/kit/time";
import { eachChunk } from "../platform/db";
import type { OrderChange } from "../order";
import {
  type Channel,
  type MessageRow,
  type NewMessage,
  branchMail,
  branchPhone,
  customerMail,
  customerPhone,
  insertMessage,
  listDueMessages,
  messageRow,
  receiptMail,
  replaceMessage,
  withdrawalMail,
  writeMessages,
} from "../outbox";
import { type Notice, decideMessages } from "./decide";
import { CLAIM_TIME, type Surroundings, deliver, readSurroundings, report, sent } from "./deliver";
import { groupsOf, join } from "./digest";
import { isRush } from "./rush";

/** Messages that are looked after at the same time. */
const PARALLEL = 5;

/**
 * Tells customer and branch of a step in an order's life. A step that is handed over again, since the consumer was
 * interrupted, sends what was not noted as sent: a mail perhaps a second time. An SMS, which costs money, is claimed
 * under
 * its key before it is sent, so that none is sent twice. What could not be sent is `sendDueMessages`' matter.
 */
export async function sendOrderMessages(change: OrderChange): Promise<void> {
  const notices = decideMessages(change);
  if (notices.length === 0) return;
  const { uid } = change.after;
  // Steps of one order wait for one another, so that one handed over twice at once finds what the first has noted.
  const before = underWay.get(uid) ?? Promise.resolve();
  const sending = before.catch(() => undefined).then(() => tell({ notices, change }));
  underWay.set(uid, sending);
  try {
    await sending;
  } finally {
    if (underWay.get(uid) === sending) underWay.delete(uid);
  }
}

/** By the order's number, what is being said about it in this process. */
const underWay = new Map<string, Promise<void>>();

async function tell({ notices, change }: { notices: readonly Notice[]; change: OrderChange }): Promise<void> {
  const { after: order } = change;
  const mails = notices.map((notice) => ({ owner: order.uid, key: keyFor({ notice, channel: "mail" }) }));
  const { isKnown, ...surroundings } = await readSurroundings({ branch: order.branch, messages: mails });
  const messages = notices
    .flatMap((notice) => messagesFor({ notice, change, ...surroundings }))
    .filter((message) => !isKnown(message));
  const done = await Promise.all(
    messages.map(async (message) => {
      const at = Date.now();
      if (isForRush({ message, at })) {
        // Those of a minute are joined together: see `sendDueMessages`.
        await insertMessage(
          messageRow({ ...message, state: "waiting", at, dueAt: (Math.floor(at / MINUTE) + 1) * MINUTE }),
        );
        return [];
      }
      const row = messageRow({ ...message, state: "claimed", at, dueAt: at + CLAIM_TIME });
      if (message.channel === "mail") return sent({ row, order, at, ...surroundings });
      if (await insertMessage(row)) await deliver({ row, order, at, ...surroundings });
      return [];
    }),
  );
  await writeMessages(done.flat());
}

/** Sends a message that a call has put into the outbox. */
export async function sendQueuedMessage(row: MessageRow): Promise<void> {
  await take({ row, at: Date.now() });
}

/**
 * Looks after what the stream left: messages whose sending failed and is due again, and those that somebody claimed and
 * never finished. A mail is then sent, even if perhaps a second time; an SMS is not, and waits for a person.
 * Messages about new orders that came too fast are joined to one for each branch and way to tell it, which the stream's
 * consumer sends. @returns how many were dealt with.
 */
export async function sendDueMessages(): Promise<number> {
  const rows = await listDueMessages({ at: Date.now() });
  const [waiting, others] = [
    rows.filter(({ state }) => state === "waiting"),
    rows.filter(({ state }) => state !== "waiting"),
  ];
  const groups = groupsOf(waiting);
  // First, since the more there are of them the more they are news.
  await eachOf(
    groups.filter(({ length }) => length > 1),
    (group) => join({ rows: group, at: Date.now() }),
  );
  await eachOf([...others, ...groups.filter(({ length }) => length === 1).flat()], async (row) => {
    if (row.state === "claimed" && row.channel === "sms") await giveUp(row);
    else await take({ row, at: Date.now() });
  });
  return rows.length;
}

function eachOf<T>(all: readonly T[], run: (one: T) => Promise<unknown>): Promise<void> {
  return eachChunk({
    all,
    size: 1,
    parallel: PARALLEL,
    run: async ([one]) => void (one !== undefined && (await run(one))),
  });
}

/** News of an order to its branch, while more of them come in than anybody reads one by one. */
function isForRush({
  message: { key, event, channel, branch, owner },
  at,
}: {
  message: NewMessage;
  at: number;
}): boolean {
  return (
    event === "newOrder" &&
    branch !== undefined &&
    key === `newOrder#branch#${channel}` &&
    isRush({ branch, channel, uid: owner, at })
  );
}

async function take({ row, at }: { row: MessageRow; at: number }): Promise<void> {
  const claimed: MessageRow = {
    ...row,
    state: "claimed",
    attempts: row.attempts + 1,
    dueAt: new Date(at + CLAIM_TIME).toISOString(),
  };
  if (!(await replaceMessage({ before: row, row: claimed }))) return;
  await deliver({ row: claimed, order: null, at, ...(await readSurroundings({ branch: row.branch })) });
}

async function giveUp(row: MessageRow): Promise<void> {
  const { dueAt: _, ...rest } = row;
  const after: MessageRow = { ...rest, state: "unconfirmed", reason: "sending was interrupted" };
  if (await replaceMessage({ before: row, row: after })) report({ row: after });
}

function messagesFor({
  notice,
  change: { after: order },
  ...surroundings
}: Surroundings & { notice: Notice; change: OrderChange }): NewMessage[] {
  const { event, to, hasSms } = notice;
  const { branch, config } = surroundings;
  const isToCustomer = to === "customer";
  const isOrderMail = event !== "newOrder" || branch?.isNewOrderEmailEnabled !== false;
  const mail =
    event === "withdrawn"
      ? isToCustomer
        ? receiptMail(order)
        : withdrawalMail(surroundings)
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
        ? branchPhone(surroundings)
        : null;
  const message = (channel: "mail" | "sms", recipient: string): NewMessage => ({
    owner: order.uid,
    key: keyFor({ notice, channel }),
    event,
    channel,
    to: recipient,
    branch: order.branch,
    createdAt: order.updatedAt,
  });
  return [...(mail ? [message("mail", mail)] : []), ...(phone ? [message("sms", phone)] : [])];
}

/** By this a message is known: what is said to whom, and which way. */
function keyFor({ notice: { event, to, instance }, channel }: { notice: Notice; channel: Channel }): string {
  return [event, to, channel, ...(instance === undefined ? [] : [instance])].join("#");
}
