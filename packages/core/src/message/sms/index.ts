import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { hasKey } from "@tresen/contract/kit/object";
import { CUSTOMER_SMS } from "@tresen/contract/message/order-message.texts";
import {
  ALARM_EVENT,
  type Message,
  TEST_EVENT,
  createSmsLink,
  messageOf,
  countBranchSms,
  countNumberSms,
  countSms,
  wantsNoSms,
} from "../../outbox";
import { isAppError } from "../../platform/errors";
import type { Executor, Job, Outcome } from "../../platform/job";
import { log } from "../../platform/log";
import type { OrderMessageContext } from "../order-facts";
import {
  SUPERSEDED,
  type MessageContext,
  WAITS,
  newOrdersOf,
  currentOrder,
  readMessageContext,
} from "../message-context";
import { sendSms } from "./sns";
import {
  branchDigestSms,
  branchSms,
  branchAlarmSms,
  branchTestSms,
  customerSms,
  settingsTestSms,
  smsSender,
} from "./text";

/** Sends SMS. Since they cost money, one whose worker was interrupted is not repeated but waits for a person. */
export const smsExecutor: Executor = { kind: "sms", waits: WAITS, isRepeatable: false, run: sendJob };

type Task = MessageContext & { job: Job; message: Message; at: number };

async function sendJob({ job, at }: { job: Job; at: number }): Promise<Outcome> {
  const message = messageOf(job);
  const read = await readMessageContext({ job, message });
  const context = { ...read, config: { ...read.config, ...message.settings } };
  const task: Task = { job, message, at, ...context };
  const text = await (message.orders ? digestText({ ...task, uids: message.orders }) : orderText(task));
  if (typeof text !== "string") return text;
  return sendSms({ text, to: message.to, sender: smsSender(context.config) });
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
  if (!hasKey(CUSTOMER_SMS, event)) throw new Error(`There is no SMS to the customer about ${event}.`);
  const link = await createSmsLink({ order, phone: to, at });
  return customerSms({ ...context, event, link });
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
