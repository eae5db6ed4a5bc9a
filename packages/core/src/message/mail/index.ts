import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { hasKey } from "@tresen/contract/kit/object";
import type { Instant } from "@tresen/contract/kit/time";
import { BRANCH_MAIL, CUSTOMER_MAIL } from "@tresen/contract/message/order-message.texts";
import { isMessageReminder } from "@tresen/contract/reminder/reminder-kinds";
import { NO_WORDS } from "@tresen/contract/reminder/reminder.texts";
import { makeMailedKey } from "../../external";
import {
  ALARM_EVENT,
  PERSONAL_KEY_EVENT,
  SHIFT_PLAN_EVENT,
  SHIFT_SWAP_EVENT,
  TEST_EVENT,
  SHEET_CONFIRMED_EVENT,
  TIME_SHEET_EVENT,
  LEAVE_NOTICE_EVENT,
  messageOf,
} from "../../outbox";
import type { Executor, Job, Outcome } from "../../platform/job";
import { withNewestLogo } from "../../records";
import { heldBack, nameToCongratulate } from "../../reminder";
import { accountLink } from "../../user/account";
import {
  SUPERSEDED,
  type MessageContext,
  WAITS,
  newOrdersOf,
  currentOrder,
  readMessageContext,
  sentOf,
} from "../message-context";
import { accountMail } from "./account-mail";
import { confirmedSheetMail } from "./confirmed-sheet-mail";
import { digestMail } from "./digest-mail";
import { formMail } from "./form-mail";
import type { Mail } from "./frame";
import { branchMail, customerMail } from "./order-mail";
import { sendMail } from "./ses";
import { alarmMail, settingsMail, testMail } from "./branch-mail";
import { personalKeyMail } from "./personal-key-mail";
import { reminderMail } from "./reminder-mail";
import { reminderWords } from "../reminder-words";
import { leaveNoticeMail } from "./leave-notice-mail";
import { requestMail } from "./request-mail";
import { shiftMail } from "./shift-mail";
import { swapMail } from "./swap-mail";
import { timeSheetMail } from "./time-sheet-mail";
import { withdrawalMail } from "./withdrawal-mail";

export { mailColors } from "./colors";
export { type Mail, frameMail } from "./frame";
export { headerLine } from "./header";
export { factLines, factTable } from "./order-lines";
export { sendMail } from "./ses";
export type { Fact } from "../order-facts";

/** Sends mails. A mail whose worker was interrupted is sent again, so it may arrive twice. */
export const mailExecutor: Executor = {
  kind: "mail",
  waits: WAITS,
  isRepeatable: true,
  run: async ({ job, at, now }) => {
    const message = messageOf(job);
    const read = await readMessageContext({ job, message });
    const context = { ...read, config: { ...(await withNewestLogo(read.config)), ...message.settings } };
    const composed = await mailFor({ job, at, now, ...context });
    if ("state" in composed) return composed;
    return sentOf({
      message,
      outcome: await sendMail({ mail: composed, to: message.to, senderName: context.config.shopName, job }),
    });
  },
};

/** The mail, or the outcome when there is nothing to send any more. */
async function mailFor({
  job,
  at,
  now,
  config,
  branch,
  order,
}: MessageContext & { job: Job; at: number; now: Instant }): Promise<Mail | Outcome> {
  const message = messageOf(job);
  const held = await heldBack({ job, message, order, branch, at, now });
  if (held) return held;
  if (message.account) {
    const link = await accountLink({ notice: message.account, now });
    if (!link) return { state: "dropped", reason: JOB_REASONS.noAccount };
    return accountMail({ notice: message.account, ...link, config });
  }
  const { event, side, form, withdrawal: declared, orders: uids } = message;
  if (form) return formMail({ form, branch, config });
  if (declared)
    return withdrawalMail({ to: side, withdrawal: { ...declared, at: job.createdAt }, order: null, branch, config });
  if (uids) {
    const orders = await newOrdersOf(uids);
    return orders.length === 0 ? SUPERSEDED : digestMail({ orders, config, branch });
  }
  if (event === TEST_EVENT) return message.settings ? settingsMail({ config }) : testMail({ branch, config });
  if (event === ALARM_EVENT) return alarmMail({ branch, config, text: message.text ?? "" });
  if (event === PERSONAL_KEY_EVENT) {
    const key = await makeMailedKey({ user: job.owner, mail: message.instance ?? "", to: message.to, now });
    return key === null ? SUPERSEDED : personalKeyMail({ config, key });
  }
  if (event === SHIFT_PLAN_EVENT) {
    const mail = await shiftMail({ message, publication: job.owner, config, branch });
    return mail ?? SUPERSEDED;
  }
  if (event === SHIFT_SWAP_EVENT && message.swap)
    return (await swapMail({ id: job.owner, swap: message.swap, config, branch })) ?? SUPERSEDED;
  if (message.request)
    return (await requestMail({ id: job.owner, request: message.request, config, branch })) ?? SUPERSEDED;
  if (event === TIME_SHEET_EVENT && message.timeSheet)
    return timeSheetMail({ timeSheet: message.timeSheet, config, branch });
  if (event === SHEET_CONFIRMED_EVENT && message.confirmedSheet)
    return (await confirmedSheetMail({ confirmedSheet: message.confirmedSheet, config, branch })) ?? SUPERSEDED;
  if (event === LEAVE_NOTICE_EVENT && message.leaveNotice)
    return (await leaveNoticeMail({ leaveNotice: message.leaveNotice, config, branch })) ?? SUPERSEDED;
  if (message.reminder) {
    const { kind, words } = message.reminder;
    const name =
      kind === "birthday" && side === "customer" ? await nameToCongratulate({ id: job.owner, to: message.to }) : "";
    if (name === null) return { state: "dropped", reason: JOB_REASONS.noConsent };
    const said = { ...NO_WORDS, shop: config.shopName, branch: branch?.name ?? config.shopName, name, ...words };
    return reminderMail({ kind, words: said, order: null, branch, config, to: message.to, at });
  }
  const found = currentOrder({ order, message, job });
  if ("dropped" in found) return found.dropped;
  const context = { order: found.order, config, branch };
  if (isMessageReminder(event))
    return reminderMail({ kind: event, words: reminderWords(context), ...context, to: message.to, at });
  const { withdrawal, uid } = found.order;
  if (event === "withdrawn" && withdrawal)
    return withdrawalMail({ ...context, to: side, withdrawal: { ...withdrawal, orderNumber: uid } });
  if (side === "branch" && hasKey(BRANCH_MAIL, event)) return branchMail({ ...context, event });
  if (side === "customer" && hasKey(CUSTOMER_MAIL, event)) return customerMail({ ...context, event });
  throw new Error(`There is no mail to the ${side} about ${event}.`);
}
