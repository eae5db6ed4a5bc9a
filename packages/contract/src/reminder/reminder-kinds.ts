/* What the platform says by itself: the kinds of reminders with what holds for each before somebody changes it. */

import { DAY, type Weekday } from "../kit/time";
import { PAYMENT_LINK_WINDOW } from "../payment/payment-link";

/** The kinds that a step of an order begins. Each has a job per order, which waits until its time. */
export const ORDER_REMINDERS = [
  "appointment",
  "appointmentSoon",
  "quotation",
  "quotationStaff",
  "payment",
  "review",
  "lowRating",
] as const;
export type OrderReminder = (typeof ORDER_REMINDERS)[number];

/** The kinds that are looked at once a day in each branch, at a time of its clock. */
export const DAILY_REMINDERS = [
  "birthday",
  "smsBudget",
  "expiry",
  "openShifts",
  "sickLeave",
  "closingReport",
  "weeklyReport",
] as const;
export type DailyReminder = (typeof DAILY_REMINDERS)[number];

/** Those that send figures with pictures and a PDF, by jobs of their own kind. */
export const REPORTS = ["closingReport", "weeklyReport"] as const;
export type Report = (typeof REPORTS)[number];

export const REMINDER_KINDS = [...ORDER_REMINDERS, ...DAILY_REMINDERS] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];
/** The kinds that are sent as a message of a few lines. */
export type MessageReminder = Exclude<ReminderKind, Report>;

export type ReminderRecipient = "customer" | "branch" | "managers" | "admins";
export type ReminderChannel = "mail" | "sms";

export interface ReminderDefinition {
  to: ReminderRecipient;
  channels: readonly ReminderChannel[];
  /**
   * Whether the law takes it for advertising: then it needs a consent, or the objection that was offered at checkout and
   * is offered in every message (§ 174 Abs. 4 TKG 2021, § 7 Abs. 3 UWG); by SMS always a consent.
   */
  isAdvertising: boolean;
  /** Whether it is on before somebody decided. */
  isOn: boolean;
  /** How long before (`before`) or after what it is about, if somebody may say it. */
  wait?: { unit: "hours" | "days"; side: "before" | "after"; initial: number; most: number };
  /** When on the day, by the branch's clock, if it has a time. `HH:mm`. */
  time?: string;
  /** The day of the week, where it is not each day. */
  weekday?: Weekday;
  /** Whether it is looked at from its time on until the day ends, and said once there is something to say. */
  isWatched?: boolean;
}

export const REMINDERS: Readonly<Record<ReminderKind, ReminderDefinition>> = {
  appointment: {
    to: "customer",
    channels: ["mail", "sms"],
    isAdvertising: false,
    isOn: false,
    wait: { unit: "hours", side: "before", initial: 24, most: 168 },
  },
  appointmentSoon: {
    to: "customer",
    channels: ["mail", "sms"],
    isAdvertising: false,
    isOn: false,
    wait: { unit: "hours", side: "before", initial: 2, most: 12 },
  },
  quotation: {
    to: "customer",
    channels: ["mail"],
    isAdvertising: false,
    isOn: false,
    wait: { unit: "days", side: "after", initial: 3, most: 30 },
    time: "10:00",
  },
  quotationStaff: {
    to: "branch",
    channels: ["mail"],
    isAdvertising: false,
    isOn: true,
    wait: { unit: "days", side: "after", initial: 1, most: 30 },
    time: "08:00",
  },
  payment: {
    to: "customer",
    channels: ["mail", "sms"],
    isAdvertising: false,
    isOn: true,
    // A link lives no longer.
    wait: { unit: "days", side: "after", initial: 2, most: PAYMENT_LINK_WINDOW / DAY },
    time: "10:00",
  },
  review: {
    to: "customer",
    channels: ["mail", "sms"],
    isAdvertising: true,
    isOn: false,
    wait: { unit: "days", side: "after", initial: 1, most: 14 },
    time: "11:00",
  },
  lowRating: { to: "managers", channels: ["mail"], isAdvertising: false, isOn: true },
  birthday: { to: "customer", channels: ["mail", "sms"], isAdvertising: true, isOn: false, time: "09:00" },
  smsBudget: { to: "admins", channels: ["mail"], isAdvertising: false, isOn: true, time: "08:00", isWatched: true },
  expiry: {
    to: "admins",
    channels: ["mail"],
    isAdvertising: false,
    isOn: true,
    wait: { unit: "days", side: "before", initial: 14, most: 90 },
    time: "08:00",
  },
  openShifts: {
    to: "managers",
    channels: ["mail"],
    isAdvertising: false,
    isOn: true,
    wait: { unit: "days", side: "before", initial: 3, most: 14 },
    time: "08:00",
  },
  sickLeave: { to: "managers", channels: ["mail"], isAdvertising: false, isOn: true, time: "06:00", isWatched: true },
  closingReport: { to: "managers", channels: ["mail"], isAdvertising: false, isOn: true, time: "07:00" },
  weeklyReport: {
    to: "managers",
    channels: ["mail"],
    isAdvertising: false,
    isOn: true,
    time: "07:00",
    weekday: "monday",
  },
};

/** The highest rating that managers are told of at once. */
export const LOW_RATING = 2;
/** From which part of a day's SMS of a branch on administrators are told. */
export const SMS_WARNING = 0.8;

export function isReminderKind(text: string): text is ReminderKind {
  return REMINDER_KINDS.some((kind) => kind === text);
}

export function isOrderReminder(text: string): text is OrderReminder {
  return ORDER_REMINDERS.some((kind) => kind === text);
}

export function isDailyReminder(text: string): text is DailyReminder {
  return DAILY_REMINDERS.some((kind) => kind === text);
}

export function isReport(text: string): text is Report {
  return REPORTS.some((kind) => kind === text);
}

export function isMessageReminder(text: string): text is MessageReminder {
  return isReminderKind(text) && !isReport(text);
}

/** Whether it goes to customers, who are left in peace at night and can stop it. */
export function isToCustomer(kind: ReminderKind): boolean {
  return REMINDERS[kind].to === "customer";
}

/** What a contact can stop: what is said about their own orders, or advertising. */
export const STOPPED_USES = ["reminders", "advertising"] as const;
export type StoppedUse = (typeof STOPPED_USES)[number];

export function useOf(kind: ReminderKind): StoppedUse {
  return REMINDERS[kind].isAdvertising ? "advertising" : "reminders";
}

/** Whether a run of a day is its last: what is watched is looked at again until it was said. */
export function isDayDone({ kind, outcome }: { kind: ReminderKind; outcome: string }): boolean {
  return outcome !== "nothing" || REMINDERS[kind].isWatched !== true;
}

/** What a branch has decided of a kind. */
export interface ReminderSetting {
  isOn: boolean;
  /** Hours or days: see `wait` of its definition. Null where it has none. */
  wait: number | null;
  /** `HH:mm` by the branch's clock. Null where it has none. */
  time: string | null;
}
export type ReminderSettings = Partial<Record<ReminderKind, ReminderSetting>>;

/** What holds for a kind in a branch, decided or not. */
export function settingOf({ kind, settings }: { kind: ReminderKind; settings: ReminderSettings }): ReminderSetting {
  const { isOn, wait, time } = REMINDERS[kind];
  return settings[kind] ?? { isOn, wait: wait?.initial ?? null, time: time ?? null };
}
