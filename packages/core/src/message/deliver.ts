import { DAY, HOUR, MINUTE } from "@tresen/contract/kit/time";
import { branchRows } from "../branch/rows";
import { configKey, configOf } from "../config";
import { readTogether } from "../platform/db";
import { isAppError } from "../platform/errors";
import { log } from "../platform/log";
import { type OrderRow, findOrder, findOrders } from "../order";
import {
  type MessageKey,
  type MessageRow,
  createSmsLink,
  messageKey,
  replaceMessage,
  takeBranchSmsTurn,
  takeSmsTurn,
  wantsNoSms,
} from "../outbox";
import { rowKey, rowOf } from "../records/rows";
import { takeTurn } from "../platform/throttle";
import { isStillSo } from "./decide";
import { digestMail } from "./mail/digest-mail";
import type { Mail } from "./mail/frame";
import { formMail } from "./mail/form-mail";
import type { OrderSituation } from "./mail/order-facts";
import { type OrderBranchEvent, type OrderCustomerEvent, branchMail, customerMail } from "./mail/order-mail";
import { withdrawalMail } from "./mail/withdrawal-mail";
import type { Outcome } from "./outcome";
import { sendMail } from "./ses";
import { type SmsEvent, branchDigestSms, branchSms, customerSms, smsSender } from "./sms";
import { sendSms } from "./sns";

/** Longer than any function that sends may run: after it nobody is still at it. */
export const CLAIM_TIME = 3 * MINUTE;
/** Waits before each further attempt; with the last one the message has failed. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR];
/** SMS cost money: so many to one number in a day, besides those about one order. */
const PER_NUMBER = { limit: 12, window: DAY };
const CAP_REACHED = "cap reached";

export type Surroundings = Pick<OrderSituation, "branch" | "config">;

/** Configuration and branch as they are now, and of what is to be said what was said already: in one read. */
export async function readSurroundings({
  branch,
  messages = [],
}: {
  branch: string | undefined;
  messages?: readonly MessageKey[];
}): Promise<Surroundings & { isKnown: (message: MessageKey) => boolean }> {
  const key = branch === undefined ? [] : [rowKey({ resource: branchRows, id: branch })];
  const found = await readTogether([configKey, ...key, ...messages.map(messageKey)]);
  const item = key[0] && found(key[0]);
  return {
    config: configOf(found(configKey)),
    branch: item ? branchRows.recordOf(rowOf(item)) : null,
    isKnown: (message) => found(messageKey(message)) !== undefined,
  };
}

type Delivery = Surroundings & { row: MessageRow; order: OrderRow | null; at: number };

/** Sends a message that the caller has claimed, and notes what came of it. @param at the machine's clock. */
export async function deliver(delivery: Delivery): Promise<void> {
  await replaceMessage({ before: delivery.row, row: await sent(delivery) });
}

/** Sends a message. @returns it with what came of it, still to be stored. */
export async function sent({ row, order, at, ...surroundings }: Delivery): Promise<MessageRow> {
  // What fails on the way to the provider was not sent.
  const outcome = await attempt({ row, order, at, ...surroundings }).catch((error: unknown): Outcome => ({
    state: "retry",
    reason: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : "unknown",
  }));
  const { dueAt: _, ...rest } = row;
  const wait = outcome.state === "retry" ? WAITS[row.attempts - 1] : undefined;
  const state = outcome.state === "retry" && wait === undefined ? "failed" : outcome.state;
  const after: MessageRow = {
    ...rest,
    state,
    ...(wait === undefined ? {} : { dueAt: new Date(at + wait).toISOString() }),
    ...("providerId" in outcome ? { providerId: outcome.providerId } : {}),
    ...("reason" in outcome ? { reason: outcome.reason } : {}),
  };
  if (state === "failed" || state === "unconfirmed") report({ row: after });
  else if (after.reason === CAP_REACHED)
    log.warn("message.dropped", { owner: row.owner, event: row.event, channel: row.channel, reason: after.reason });
  else if (state === "retry")
    log.warn("message.delayed", {
      owner: row.owner,
      event: row.event,
      channel: row.channel,
      attempts: row.attempts,
      reason: after.reason,
    });
  return after;
}

/** Loud, and counted by an alarm: somebody must look. */
export function report({ row: { owner, event, channel, state, attempts, reason } }: { row: MessageRow }): void {
  log.error("message.failed", { owner, event, channel, state, attempts, reason });
}

async function attempt({
  row,
  order,
  ...situation
}: Surroundings & { row: MessageRow; order: OrderRow | null; at: number }): Promise<Outcome> {
  const { config, branch } = situation;
  if (row.form)
    return sendMail({ mail: formMail({ form: row.form, branch, config }), to: row.to, senderName: config.shopName });
  if (row.withdrawal)
    return sendMail({
      mail: withdrawalMail({
        to: sideOf(row),
        withdrawal: { ...row.withdrawal, at: row.createdAt },
        order: null,
        branch,
        config,
      }),
      to: row.to,
      senderName: config.shopName,
    });
  if (row.orders) return attemptDigest({ row, uids: row.orders, ...situation });
  const current = order ?? (await findOrder(row.owner));
  if (!current) return { state: "dropped", reason: "no order" };
  if (!isAskedFor(row) && !isStillSo({ event: row.event, order: current }))
    return { state: "dropped", reason: "superseded" };
  if (row.channel === "mail")
    return sendMail({ mail: mailOf({ row, order: current, config, branch }), to: row.to, senderName: config.shopName });
  return attemptSms({ row, order: current, ...situation });
}

function mailOf({ row, ...situation }: OrderSituation & { row: MessageRow }): Mail {
  const { withdrawal, uid } = situation.order;
  if (row.event === "withdrawn" && withdrawal)
    return withdrawalMail({ ...situation, to: sideOf(row), withdrawal: { ...withdrawal, orderNumber: uid } });
  return isForBranch(row)
    ? branchMail({ ...situation, event: row.event as OrderBranchEvent })
    : customerMail({ ...situation, event: row.event as OrderCustomerEvent });
}

/** Of those orders only that are still to be dealt with. */
async function attemptDigest({
  row,
  uids,
  at,
  config,
  branch,
}: Surroundings & { row: MessageRow; uids: readonly string[]; at: number }): Promise<Outcome> {
  const orders = (await findOrders(uids))
    .filter((order) => isStillSo({ event: "newOrder", order }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.ticketNumber - b.ticketNumber);
  if (orders.length === 0) return { state: "dropped", reason: "superseded" };
  if (row.channel === "mail")
    return sendMail({ mail: digestMail({ orders, config, branch }), to: row.to, senderName: config.shopName });
  if (
    row.attempts === 1 &&
    row.branch !== undefined &&
    !(await isGranted(() => takeBranchSmsTurn({ branch: row.branch ?? "", at })))
  )
    return { state: "dropped", reason: CAP_REACHED };
  return sendSms({ text: branchDigestSms({ orders, config, branch }), to: row.to, sender: smsSender(config) });
}

async function attemptSms({
  row,
  at,
  ...situation
}: OrderSituation & { row: MessageRow; at: number }): Promise<Outcome> {
  const { order, config } = situation;
  const isBranch = isForBranch(row);
  if (!isBranch && (await wantsNoSms(row.to))) return { state: "dropped", reason: "opted out" };
  const takeTurns = async (): Promise<void> => {
    await takeSmsTurn({ uid: order.uid, side: sideOf(row), at });
    if (isBranch) await takeBranchSmsTurn({ branch: order.branch, at });
    else await takeTurn({ kind: "sms-number", value: row.to, ...PER_NUMBER, now: at });
  };
  // What staff asked for was counted when they did.
  if (row.attempts === 1 && !isAskedFor(row) && !(await isGranted(takeTurns)))
    return { state: "dropped", reason: CAP_REACHED };
  const text = isBranch
    ? branchSms(situation)
    : customerSms({
        ...situation,
        event: row.event as SmsEvent,
        link: await createSmsLink({ order, phone: row.to, at }),
      });
  return sendSms({ text, to: row.to, sender: smsSender(config) });
}

/** Whether an SMS may be sent, by the turns that are taken for it. */
async function isGranted(take: () => Promise<void>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (error) {
    if (isAppError(error, "limit.exceeded") || isAppError(error, "message.sms_cap")) return false;
    throw error;
  }
}

/** Staff asked for it themselves: however the order stands. */
function isAskedFor({ key, event }: MessageRow): boolean {
  return event === "newOrder" && key.split("#").length > 3;
}

function sideOf(row: MessageRow): "branch" | "customer" {
  return isForBranch(row) ? "branch" : "customer";
}

function isForBranch({ key }: MessageRow): boolean {
  return key.split("#")[1] === "branch";
}
