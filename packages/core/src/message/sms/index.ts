import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { hasKey } from "@tresen/contract/kit/object";
import type { Instant } from "@tresen/contract/kit/time";
import { SMS_TEXTS } from "@tresen/contract/message/message.texts";
import { CUSTOMER_SMS } from "@tresen/contract/message/order-message.texts";
import { isMessageReminder } from "@tresen/contract/reminder/reminder-kinds";
import { NO_WORDS, REMINDER_NOTES } from "@tresen/contract/reminder/reminder.texts";
import {
  ALARM_EVENT,
  type Message,
  SHIFT_PLAN_EVENT,
  SHIFT_SWAP_EVENT,
  TEST_EVENT,
  createSmsLink,
  createStopLink,
  messageOf,
  countBranchSms,
  countNumberSms,
  countSms,
  wantsNoSms,
} from "../../outbox";
import { toldTo } from "../../planning";
import { isAppError } from "../../platform/errors";
import type { Assignment, Executor, Job, Outcome } from "../../platform/job";
import { log } from "../../platform/log";
import { heldBack, nameToCongratulate } from "../../reminder";
import type { OrderMessageContext } from "../order-facts";
import {
  SUPERSEDED,
  type MessageContext,
  WAITS,
  newOrdersOf,
  currentOrder,
  readMessageContext,
  sentOf,
} from "../message-context";
import { reminderWords } from "../reminder-words";
import { requestNews } from "../request-news";
import { swapNews } from "../swap-news";
import { sendSms } from "./sns";
import {
  branchDigestSms,
  branchSms,
  branchAlarmSms,
  branchTestSms,
  customerSms,
  reminderSms,
  requestSms,
  settingsTestSms,
  shiftSms,
  smsSender,
  swapSms,
} from "./text";

/** Sends SMS. Since they cost money, one whose worker was interrupted is not repeated but waits for a person. */
export const smsExecutor: Executor = { kind: "sms", waits: WAITS, isRepeatable: false, run: sendJob };

type Task = MessageContext & { job: Job; message: Message; at: number; now: Instant };

async function sendJob({ job, at, now }: Assignment): Promise<Outcome> {
  const message = messageOf(job);
  const read = await readMessageContext({ job, message });
  const context = { ...read, config: { ...read.config, ...message.settings } };
  const task: Task = { job, message, at, now, ...context };
  const text = await (message.orders ? digestText({ ...task, uids: message.orders }) : orderText(task));
  if (typeof text !== "string") return text;
  return sentOf({ message, outcome: await sendSms({ text, to: message.to, sender: smsSender(context.config) }) });
}

async function digestText({ uids, ...task }: Task & { uids: readonly string[] }): Promise<string | Outcome> {
  const { message, config, branch, at } = task;
  const orders = await newOrdersOf(uids);
  if (orders.length === 0) return SUPERSEDED;
  const countSmsOnce = async (): Promise<void> => {
    if (message.branch !== undefined) await countBranchSms({ branch: message.branch, at });
  };
  if (!(await isGranted({ task, countSmsOnce }))) return capReached(task);
  return branchDigestSms({ orders, config, branch });
}

async function alarmText(task: Task): Promise<string | Outcome> {
  const { message, at, config, branch } = task;
  const countSmsOnce = (): Promise<void> => countBranchSms({ branch: message.branch ?? "", at });
  if (!(await isGranted({ task, countSmsOnce }))) return capReached(task);
  return branchAlarmSms({ branch, config, text: message.text ?? "" });
}

async function orderText(task: Task): Promise<string | Outcome> {
  const { message, at, config, branch } = task;
  if (message.event === TEST_EVENT)
    return message.settings ? settingsTestSms(config) : branchTestSms({ branch, config });
  if (message.event === ALARM_EVENT) return alarmText(task);
  if (message.event === SHIFT_PLAN_EVENT) return planText(task);
  if (message.event === SHIFT_SWAP_EVENT) return swapText(task);
  if (message.request) return requestText(task);
  const held = await heldBack(task);
  if (held) return held;
  if (message.reminder) return congratulation(task);
  const found = currentOrder(task);
  if ("dropped" in found) return found.dropped;
  const { order } = found;
  const { side, to, event } = message;
  if (side === "customer" && (await wantsNoSms(to))) return { state: "dropped", reason: JOB_REASONS.optedOut };
  const countSmsOnce = async (): Promise<void> => {
    await countSms({ uid: order.uid, side, at });
    if (side === "branch") await countBranchSms({ branch: order.branch, at });
    else await countNumberSms({ to, at });
  };
  if (!(await isGranted({ task, countSmsOnce }))) return capReached(task);
  const context: OrderMessageContext = { order, config, branch };
  if (side === "branch") return branchSms({ ...context, event: event === "escalated" ? event : "newOrder" });
  if (!isMessageReminder(event) && !hasKey(CUSTOMER_SMS, event))
    throw new Error(`There is no SMS to the customer about ${event}.`);
  const link = await createSmsLink({ order, phone: to, at });
  if (isMessageReminder(event))
    return reminderSms({ kind: event, words: reminderWords(context), tail: `${SMS_TEXTS.link} ${link}` });
  return customerSms({ ...context, event, link });
}

/** The first shifts that a publication told somebody of the staff. */
async function planText(task: Task): Promise<string | Outcome> {
  const { job, message, branch, config } = task;
  const shifts = message.plan ? await toldTo({ publication: job.owner, ...message.plan }) : [];
  return staffText({ task, text: shifts.length > 0 ? shiftSms({ shifts, branch, config }) : null });
}

/** What became of a request to swap shifts. */
async function swapText(task: Task): Promise<string | Outcome> {
  const { job, message, branch, config } = task;
  const news = message.swap ? await swapNews({ id: job.owner, ...message.swap, branch }) : null;
  return staffText({ task, text: news && swapSms({ news, branch, config }) });
}

/** What became of an absence, or of a request to correct recorded time. */
async function requestText(task: Task): Promise<string | Outcome> {
  const { job, message, branch, config } = task;
  const news = message.request ? await requestNews({ id: job.owner, request: message.request, branch }) : null;
  return staffText({ task, text: news && requestSms({ news, branch, config }) });
}

/** The text to somebody of the staff where there is still one to send and the branch's limit allows it. */
async function staffText({ task, text }: { task: Task; text: string | null }): Promise<string | Outcome> {
  const { message, at, config } = task;
  if (text === null || !config.enablePluginSMS) return SUPERSEDED;
  const countSmsOnce = (): Promise<void> => countBranchSms({ branch: message.branch ?? "", at });
  return (await isGranted({ task, countSmsOnce })) ? text : capReached(task);
}

/** An SMS about no order: it has a link of its own by which all advertising is stopped. */
async function congratulation(task: Task): Promise<string | Outcome> {
  const { job, message, config, at } = task;
  const { to } = message;
  if (await wantsNoSms(to)) return { state: "dropped", reason: JOB_REASONS.optedOut };
  const name = await nameToCongratulate({ id: job.owner, to });
  if (name === null || !config.enablePluginSMS) return { state: "dropped", reason: JOB_REASONS.noConsent };
  const countSmsOnce = (): Promise<void> => countNumberSms({ to, at });
  if (!(await isGranted({ task, countSmsOnce }))) return capReached(task);
  const link = await createStopLink({ contact: to, use: "advertising", at });
  const words = { ...NO_WORDS, shop: config.shopName, name };
  return reminderSms({ kind: "birthday", words, tail: `${REMINDER_NOTES.smsStop} ${link}` });
}

/** Whether the SMS is within the limits. It is counted once; what staff asked for was counted at their request. */
async function isGranted({
  task: { job, message },
  countSmsOnce,
}: {
  task: Task;
  countSmsOnce: () => Promise<void>;
}): Promise<boolean> {
  if (job.attempts > 1 || message.isRequested) return true;
  try {
    await countSmsOnce();
    return true;
  } catch (error) {
    if (isAppError(error, "limit.exceeded") || isAppError(error, "message.sms_cap")) return false;
    throw error;
  }
}

function capReached({ job: { owner, kind }, message: { event } }: Task): Outcome {
  log.warn("message.dropped", { owner, event, channel: kind, reason: JOB_REASONS.capReached });
  return { state: "dropped", reason: JOB_REASONS.capReached };
}
