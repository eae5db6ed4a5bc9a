import {
  DAY,
  HOUR,
  type Instant,
  type LocalDate,
  MINUTE,
  type Weekday,
  addDays,
  instantAt,
  minutesOf,
  weekdayOf,
  zonedTime,
} from "../kit/time";
import { linkEnd } from "../payment/payment-link";
import { type OrderReminder, REMINDERS, type ReminderSetting, isToCustomer } from "./reminder-kinds";

/** The hours in which customers are told nothing that nobody waits for, in minutes of the branch's clock. */
export const QUIET = { from: 21 * 60, to: 8 * 60 } as const;
/** How long before the quiet hours something is said that would fall into them and may not be late. */
const BEFORE_QUIET = 30;
/** An appointment this near needs no reminder any more. */
const NEAR = 30 * MINUTE;
/** How long before a link to pay ends its reminder is said at the latest. */
const BEFORE_LINK_END = 4 * HOUR;
/** How often the clock looks at what is due. */
export const REMINDER_CLOCK = 5 * MINUTE;
/** For how long after its time something is still said after a downtime: customers are told nothing stale. */
const LATEST = { customer: 2 * DAY, staff: 7 * DAY } as const;

/** The end of the quiet hours, or null outside of them. */
export function quietUntil({ at, zone }: { at: Instant; zone: string }): Instant | null {
  const { date, minutes } = zonedTime({ at, zone });
  if (minutes >= QUIET.from) return instantAt({ date: addDays(date, 1), minutes: QUIET.to, zone });
  return minutes < QUIET.to ? instantAt({ date, minutes: QUIET.to, zone }) : null;
}

/** Whether a time of day may be chosen for messages to customers. */
export function isOutsideQuiet(time: string): boolean {
  const minutes = minutesOf(time);
  return minutes >= QUIET.to && minutes < QUIET.from;
}

/** When the time of day comes that many days after an instant, by the calendar of the zone. */
function onDay({ from, days, time, zone }: { from: Instant; days: number; time: string; zone: string }): Instant {
  const { date } = zonedTime({ at: from, zone });
  return instantAt({ date: addDays(date, days), minutes: minutesOf(time), zone });
}

/** The last moment before the quiet hours, for what would fall into them and would come too late after them. */
function beforeQuiet({ at, zone }: { at: Instant; zone: string }): Instant {
  if (quietUntil({ at, zone }) === null) return at;
  const { date, minutes } = zonedTime({ at, zone });
  const evening = minutes >= QUIET.from ? date : addDays(date, -1);
  return instantAt({ date: evening, minutes: QUIET.from - BEFORE_QUIET, zone });
}

interface Cause {
  kind: OrderReminder;
  setting: ReminderSetting;
  /** When the step was taken that it follows. */
  since: Instant;
  /** When the appointment is, for reminders of one. */
  appointment: Instant | null;
  zone: string;
}

/**
 * When a reminder about an order is due: so many hours before its appointment, so many days after its step at the time of
 * day, or at once; of a link to pay in any case some hours before it ends. Null where there is no sense in it: without an appointment, or with one that was agreed on when its
 * reminder was due already.
 */
export function dueOf({ kind, setting: { wait, time }, since, appointment, zone }: Cause): Instant | null {
  if (kind === "appointment" || kind === "appointmentSoon") {
    if (appointment === null) return null;
    const due = beforeQuiet({ at: appointment - (wait ?? 0) * HOUR, zone });
    return due > since ? due : null;
  }
  const due = wait !== null && time !== null ? onDay({ from: since, days: wait, time, zone }) : since;
  return kind === "payment" ? Math.min(due, beforeQuiet({ at: linkEnd(since) - BEFORE_LINK_END, zone })) : due;
}

/** Whether it is too late to say it, after a downtime. */
export function isTooLate({
  kind,
  due,
  appointment,
  now,
}: {
  kind: OrderReminder;
  due: Instant;
  appointment: Instant | null;
  now: Instant;
}): boolean {
  if (appointment !== null && (kind === "appointment" || kind === "appointmentSoon")) return now > appointment - NEAR;
  return now > due + (isToCustomer(kind) ? LATEST.customer : LATEST.staff);
}

interface Daily {
  /** `HH:mm` by the zone's clock. */
  time: string;
  /** Whether it goes to customers, who are told nothing in the quiet hours. */
  isToCustomer: boolean;
  /** The day of the week, where it does not run each day. */
  weekday?: Weekday | undefined;
  zone: string;
  now: Instant;
}

/** From when to when a daily kind may run on a day: until the quiet hours, or until the day ends. */
function spanOf({ date, time, isToCustomer, zone }: Omit<Daily, "now"> & { date: LocalDate }): {
  start: Instant;
  end: Instant;
} {
  const end = isToCustomer ? QUIET.from : 24 * 60;
  return { start: instantAt({ date, minutes: minutesOf(time), zone }), end: instantAt({ date, minutes: end, zone }) };
}

/**
 * The day for which a daily kind is due now, or null. What a downtime made it miss is made up for on the same day alone.
 * A time that the clock skips counts an hour later, and one that occurs twice from its first occurrence on: the day's
 * mark keeps it from running again.
 */
export function dailyDue({ now, ...daily }: Daily): LocalDate | null {
  const { date } = zonedTime({ at: now, zone: daily.zone });
  const { start, end } = spanOf({ ...daily, date });
  return isOnDay({ ...daily, date }) && now >= start && now < end ? date : null;
}

/** When a daily kind runs next: with the next look of the clock if it is due and `doneDay` is not today. */
export function dailyNext({ now, doneDay, ...daily }: Daily & { doneDay: LocalDate | null }): Instant {
  const { date } = zonedTime({ at: now, zone: daily.zone });
  const { start, end } = spanOf({ ...daily, date });
  const look = Math.floor(now / REMINDER_CLOCK + 1) * REMINDER_CLOCK;
  if (isOnDay({ ...daily, date }) && doneDay !== date && look < end) return Math.max(start, look);
  let next = addDays(date, 1);
  while (!isOnDay({ ...daily, date: next })) next = addDays(next, 1);
  return spanOf({ ...daily, date: next }).start;
}

function isOnDay({ weekday, date }: Pick<Daily, "weekday"> & { date: LocalDate }): boolean {
  return weekday === undefined || weekdayOf(date) === weekday;
}

/**
 * The birthdays (`MM-DD`) that are kept on a day. Who was born on the 29th of February has theirs on the 28th in other
 * years.
 */
export function birthdaysOn(date: LocalDate): string[] {
  const day = date.slice(5);
  return day === "02-28" && addDays(date, 1).endsWith("03-01") ? [day, "02-29"] : [day];
}

/** The days left until an instant, by the calendar of the zone; negative once it is over. */
export function daysLeft({ until, now, zone }: { until: Instant; now: Instant; zone: string }): number {
  const dayOf = (at: Instant): number => Date.parse(`${zonedTime({ at, zone }).date}T00:00:00Z`);
  return Math.round((dayOf(until) - dayOf(now)) / DAY);
}

/** Whether something that ends in so many days is told of: first as the branch has set, then a week and a day before. */
export function isToldOfEnd({ left, wait }: { left: number; wait: number | null }): boolean {
  const first = wait ?? REMINDERS.expiry.wait?.initial ?? 0;
  return left === first || ([7, 1, 0].includes(left) && left < first);
}
