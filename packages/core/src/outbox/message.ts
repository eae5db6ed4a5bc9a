import type { FormData, WithdrawalForm } from "@tresen/contract/form/form";
import type { MessageReminder } from "@tresen/contract/reminder/reminder-kinds";
import type {
  AbsenceNews,
  ShiftAnswerNews,
  TimeNews,
  TimeRequestNews,
} from "@tresen/contract/planning/messages/request-news";
import type { SwapReader, SwapState } from "@tresen/contract/planning/swap/shift-swap.state";
import type { ReminderWords } from "@tresen/contract/reminder/reminder.texts";
import { type Job, newJob } from "../platform/job";
import type { AccountNotice } from "@tresen/contract/user/account/account-notice";

export type Channel = "mail" | "sms";
export type Side = "branch" | "customer";

/** The content of a job of the kind `mail` or `sms`: one event for one recipient. */
export interface Message {
  event: string;
  side: Side;
  to: string;
  branch?: string | undefined;
  /** Distinguishes messages about the same event of an order, where it may happen again. */
  instance?: string | undefined;
  /** Staff asked for the message: it is sent whatever the state of the order, and was counted when they asked. */
  isRequested?: boolean;
  /** The uids of the orders, for a message about several. */
  orders?: string[];
  /** For a test of the settings: those that are not saved yet. */
  settings?: { shopName?: string; smsSender?: string };
  /** What it says, for a message about devices. */
  text?: string;
  /** For a reminder that is about no order, or a test of one: its kind, and what it says beside shop and branch. */
  reminder?: { kind: MessageReminder; words: Partial<ReminderWords> };
  /** The content of the form, for a message about one. */
  form?: FormData;
  /** What it says of an account, for a message to one of the staff about theirs. */
  account?: AccountNotice;
  /** Whom a message about shifts tells of which ones, as far as the publication that owns it told of them. */
  plan?: { user: string; shifts: string[] } | undefined;
  /** The state of the request to swap shifts of which a message tells, which owns it, and as what its reader is told. */
  swap?: { state: SwapState; reader: SwapReader } | undefined;
  /** What a message tells of the absence, request for a correction, or shift that owns it. */
  request?: StaffRequest | undefined;
  /** The locked month of which a message tells, and its hash. */
  timeSheet?: { month: string; hash: string };
  /** The month that somebody confirmed for its person, and when: see `sheetOwner` for the user. */
  confirmedSheet?: { user: string; month: string; at: string };
  /** The notice about leave of which a message tells. */
  leaveNotice?: { user: string; lapsesOn: string; day: string };
  /** The declaration, for a withdrawal that was not made through the link to the order. */
  withdrawal?: WithdrawalForm;
}

/** What is told of an absence, of a request to correct recorded time, or of an answer to a shift. */
export type StaffRequest =
  | { about: "absence"; news: AbsenceNews }
  | { about: "timeRequest"; news: TimeRequestNews }
  | { about: "shiftAnswer"; news: ShiftAnswerNews }
  | ToldTime;

/** What somebody did with the recorded time or the time sheet of somebody else. */
export interface ToldTime {
  about: "timeNews";
  news: TimeNews;
  /** The ids of the person and of whoever did it, and when. */
  user: string;
  by: string;
  at: string;
  /** Of a sheet its month; of time the months of it that had been confirmed. */
  months: readonly string[];
}

/** Messages with more personal data than others are kept for a shorter time. */
const PERSONAL_KEPT_DAYS = 30;

export const TEST_EVENT = "test";
/** A printer or display of the branch needs somebody. */
export const ALARM_EVENT = "alarm";
/** An external user gets a new key, which the job makes: no message holds it. */
export const PERSONAL_KEY_EVENT = "personalKey";
/** Somebody of the staff is told which of their shifts were published. */
export const SHIFT_PLAN_EVENT = "shiftPlan";
/** Somebody of the staff is told what became of a request to swap shifts. */
export const SHIFT_SWAP_EVENT = "shiftSwap";
/** Somebody of the staff is told of an absence: that it was asked for, or what became of it. */
export const ABSENCE_EVENT = "absence";
/** Somebody is told of a request to correct recorded time, or what became of it. */
export const TIME_REQUEST_EVENT = "timeRequest";
/** Somebody of the staff is told what was done with their recorded time or time sheet. */
export const TIME_NEWS_EVENT = "timeNews";
/** Whoever plans is told that somebody does not agree to a shift. */
export const SHIFT_ANSWER_EVENT = "shiftAnswer";
/** Somebody of the staff is told that a month of theirs was locked. */
export const TIME_SHEET_EVENT = "timeSheet";
/** Somebody of the staff is told that a month of theirs was confirmed for them. */
export const SHEET_CONFIRMED_EVENT = "sheetConfirmed";
/** Somebody of the staff is told to take leave before it lapses. */
export const LEAVE_NOTICE_EVENT = "leaveNotice";
/** Somebody of the staff tries how a reminder looks. */
export const REMINDER_TEST_EVENT = "reminderTest";
const WITHOUT_ORDER = [
  LEAVE_NOTICE_EVENT,
  TEST_EVENT,
  ALARM_EVENT,
  PERSONAL_KEY_EVENT,
  SHIFT_PLAN_EVENT,
  SHIFT_SWAP_EVENT,
  ABSENCE_EVENT,
  TIME_REQUEST_EVENT,
  SHIFT_ANSWER_EVENT,
  TIME_NEWS_EVENT,
  TIME_SHEET_EVENT,
  SHEET_CONFIRMED_EVENT,
];

/**
 * Whether the message's owner is an order. Forms, tests, alarms, accounts, personal keys, reminders of other things and
 * withdrawals without the order's link have other owners.
 */
export function isAboutOrder({ event, form, withdrawal, orders, account, reminder }: Message): boolean {
  return !account && !form && !withdrawal && !orders && !reminder && !WITHOUT_ORDER.includes(event);
}

export interface NewMessage extends Message {
  /** The uid of the order, or the id of the form or withdrawal; for several orders an id of the message itself. */
  owner: string;
  channel: Channel;
  createdAt: string;
  group?: string;
  /** The request that caused the message, by default the current one. */
  requestId?: string | undefined;
}

/** The job for a message, due at once unless `dueAt` is given. @param at by the machine's clock. */
export function messageJob({
  owner,
  channel,
  createdAt,
  group,
  requestId,
  at,
  dueAt = at,
  ...message
}: NewMessage & { at: number; dueAt?: number }): Job {
  return newJob({
    kind: channel,
    key: messageKey({ owner, channel, ...message }),
    owner,
    ...(group === undefined ? {} : { group }),
    data: message,
    requestId,
    createdAt,
    dueAt,
    at,
    ...(message.form || message.account ? { keptDays: PERSONAL_KEPT_DAYS } : {}),
  });
}

/** Messages of the same group have the same recipient and may be joined. */
export function groupOf({ branch = "", channel, to }: Pick<NewMessage, "branch" | "channel" | "to">): string {
  return [branch, channel, to].join(" ");
}

/** The key of a message's job: what is said, to whom, by which channel. */
export function messageKey(message: Pick<NewMessage, "owner" | "event" | "side" | "channel" | "instance">): string {
  return [message.owner, keptKey(message)].join("#");
}

/** The part of the key that distinguishes messages of the same owner. */
export function keptKey({
  event,
  side,
  channel,
  instance,
}: Pick<NewMessage, "event" | "side" | "channel" | "instance">): string {
  return [event, side, channel, ...(instance === undefined ? [] : [instance])].join("#");
}

/** The message in a job of the kind `mail` or `sms`. @throws Error when the job has none. */
export function messageOf({ kind, key, data }: Job): Message {
  if (!isMessage(data)) throw new Error(`The job ${kind}#${key} holds no message.`);
  return data;
}

function isMessage(data: object): data is Message {
  return "event" in data && "side" in data && "to" in data;
}
