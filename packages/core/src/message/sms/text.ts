import { SINGLE_PART, cutToSeptets, septets, toGsm7 } from "@tresen/contract/message/gsm7";
import { SETTINGS_MESSAGE } from "@tresen/contract/service-test/service-test.texts";
import { SMS_TEXTS, TEST_MESSAGE } from "@tresen/contract/message/message.texts";
import { BRANCH_SMS, CUSTOMER_SMS } from "@tresen/contract/message/order-message.texts";
import type { MessageReminder } from "@tresen/contract/reminder/reminder-kinds";
import { REMINDER_MESSAGES, type ReminderWords } from "@tresen/contract/reminder/reminder.texts";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { formatTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import { SHIFT_SMS } from "@tresen/contract/planning/messages/plan-messages.texts";
import { REQUEST_SMS } from "@tresen/contract/planning/messages/request-news.texts";
import { SWAP_SMS } from "@tresen/contract/planning/swap/shift-swap.texts";
import type { ToldShift } from "../../planning";
import { env } from "../../platform/env";
import { type DigestContext, digestText } from "../digest-text";
import { type OrderMessageContext, wordsOf } from "../order-facts";
import type { RequestNews } from "../time-news/told";
import type { SwapNews } from "../swap-news";

export type SmsEvent = keyof typeof CUSTOMER_SMS;

const SENDER_LENGTH = 11;

/**
 * The SMS to the customer, in a single part if the link leaves room: the text is cut, never the link.
 * @param link the short link to the order, where the customer can also stop further SMS.
 */
export function customerSms({
  event,
  link,
  ...context
}: OrderMessageContext & { event: SmsEvent; link: string }): string {
  const { order } = context;
  const words = wordsOf({
    ...context,
    ...((event === "counterOffer" || event === "counterReminder") && order.counterAppointment
      ? { appointment: order.counterAppointment }
      : {}),
  });
  return composed({
    text: `${context.config.shopName}: ${CUSTOMER_SMS[event]({ ...words, message: order.rejectionMessage ?? "" })}`,
    tail: ` ${SMS_TEXTS.link} ${link}`,
  });
}

/** A reminder to the customer by SMS. @param tail the link, and what it is for. */
export function reminderSms({
  kind,
  words,
  tail,
}: {
  kind: MessageReminder;
  words: ReminderWords;
  tail: string;
}): string {
  return composed({ text: `${words.shop}: ${REMINDER_MESSAGES[kind](words).sms ?? ""}`, tail: ` ${tail}` });
}

/** The SMS to the branch, without a link. */
export function branchSms({ event, ...context }: OrderMessageContext & { event: keyof typeof BRANCH_SMS }): string {
  return composed({ text: BRANCH_SMS[event](wordsOf(context)), tail: "" });
}

/** The SMS to the branch about several new orders. */
export function branchDigestSms(context: DigestContext): string {
  return composed({ text: digestText(context), tail: "" });
}

/** The SMS about a printer or display that needs somebody. */
export function branchAlarmSms({
  branch,
  config,
  text,
}: Omit<OrderMessageContext, "order"> & { text: string }): string {
  return composed({ text: `${branch?.name ?? config.shopName}: ${text}`, tail: "" });
}

/** How many shifts an SMS names. */
const NAMED_SHIFTS = 3;

/** The SMS to somebody of the staff about their shifts, with a link to where they agree to what is told too late. */
export function shiftSms({
  shifts,
  branch,
  config,
}: Omit<OrderMessageContext, "order"> & { shifts: readonly ToldShift[] }): string {
  const zone = zoneOf(branch ?? {});
  const named = shifts.slice(0, NAMED_SHIFTS).map((shift) => shiftText({ shift, zone }));
  const place = branch?.name ?? config.shopName;
  const isConsentAsked = shifts.some((shift) => shift.isConsentAsked);
  const tail = isConsentAsked ? ` ${SHIFT_SMS.consent(`${env.PUBLIC_URL}/backend#/shifts`)}` : "";
  const textOf = (count: number): string =>
    `${SHIFT_SMS.text({ place, shifts: named.slice(0, count), more: shifts.length - count })}${tail && "."}`;
  // Fewer are named rather than a text cut in the middle of one.
  let count = named.length;
  while (count > 1 && septets(toGsm7(textOf(count) + tail)) > SINGLE_PART) count -= 1;
  return composed({ text: textOf(count), tail });
}

function shiftText({ shift: { startsAt, endsAt, what, before }, zone }: { shift: ToldShift; zone: string }): string {
  const clocks = (from: string, to: string): string =>
    [from, to].map((at) => formatTime({ at: Date.parse(at), zone })).join("-");
  const dayOf = (at: string): string => formatWeekdayDate({ at: Date.parse(at), zone });
  const times = `${dayOf(startsAt)} ${clocks(startsAt, endsAt)}`;
  if (!before) return what === "gone" ? SHIFT_SMS.gone(times) : times;
  const day = dayOf(before.startsAt) === dayOf(startsAt) ? "" : `${dayOf(before.startsAt)} `;
  return SHIFT_SMS.changed({ shift: times, before: `${day}${clocks(before.startsAt, before.endsAt)}` });
}

/** The SMS to somebody of the staff about a request to swap shifts. */
export function swapSms({
  news: { said, shift, counter, reason },
  branch,
  config,
}: Omit<OrderMessageContext, "order"> & { news: SwapNews }): string {
  const place = branch?.name ?? config.shopName;
  return composed({ text: SWAP_SMS.text({ place, said, shift, counter, reason }), tail: "" });
}

/** The SMS to somebody of the staff about an absence or a correction of recorded time. */
export function requestSms({
  news: { title, said, when, reason },
  branch,
  config,
}: Omit<OrderMessageContext, "order"> & { news: RequestNews }): string {
  const place = branch?.name ?? config.shopName;
  return composed({ text: REQUEST_SMS.text({ place, title, said, when: when.value, reason }), tail: "" });
}

/** The test SMS that a manager sends to the branch. */
export function branchTestSms({ branch, config }: Omit<OrderMessageContext, "order">): string {
  return composed({ text: `${branch?.name ?? config.shopName}: ${TEST_MESSAGE.text}`, tail: "" });
}

/** The test SMS from the settings. */
export function settingsTestSms({ shopName }: Pick<ConfigRecord, "shopName">): string {
  return composed({ text: `${shopName}: ${SETTINGS_MESSAGE.text}`, tail: "" });
}

/**
 * The sender of SMS: the configured one, else one made from the shop's name; undefined when the name has no usable
 * characters.
 */
export function smsSender({ smsSender, shopName }: Pick<ConfigRecord, "smsSender" | "shopName">): string | undefined {
  if (smsSender !== "") return smsSender;
  const letters = shopName
    .replace(/ä/gi, "ae")
    .replace(/ö/gi, "oe")
    .replace(/ü/gi, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, SENDER_LENGTH);
  return /^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/.test(letters) ? letters : undefined;
}

function composed({ text, tail }: { text: string; tail: string }): string {
  const end = toGsm7(tail);
  const room = SINGLE_PART - septets(end) - (end === "" ? 0 : 1);
  const cut = cutToSeptets({ text: toGsm7(text), limit: Math.max(room, 60) });
  return end === "" ? cut : `${cut} ${end}`;
}
