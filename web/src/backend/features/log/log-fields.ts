import { accessKeySubject } from "@tresen/contract/access-key/access-key.subject";
import { DELIVERY_METHODS } from "@tresen/contract/branch/branch-hours";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { PAID_BY_LABELS } from "@tresen/contract/closing/booking.texts";
import { bookingSubject, closingSubject } from "@tresen/contract/closing/closing.subjects";
import { configFields } from "@tresen/contract/config/config";
import { configSubject } from "@tresen/contract/config/config.permissions";
import { instant } from "@tresen/contract/kit/fields/instant-fields";
import { cents, choice, flag, line, rate, ref } from "@tresen/contract/kit/schema";
import { busySubject, soldOutSubject, stationBlockSubject } from "@tresen/contract/live/live.permissions";
import { orderSubject } from "@tresen/contract/order/order.permissions";
import { ORDER_STATES } from "@tresen/contract/order/order.state";
import { retentionSubject } from "@tresen/contract/privacy/retention/retention.permissions";
import { REMINDERS, REMINDER_KINDS } from "@tresen/contract/reminder/reminder-kinds";
import { contactStopSubject, reminderSubject } from "@tresen/contract/reminder/reminder.permissions";
import { REMINDER_LABELS, STOPPED_LABELS } from "@tresen/contract/reminder/reminder.texts";
import { PAID_BY } from "@tresen/contract/statistics/statistics";
import * as z from "zod";
import { LOG_FIELD_TITLES as TITLES, LOG_PAGE_TEXTS } from "./log.texts";

const number = (title: string) => z.int().meta({ title });
const moment = (title: string) => instant.meta({ title });
const paid = (title: string) => choice(PAID_BY, { title, labels: PAID_BY_LABELS });
const live = { until: moment(TITLES.until), reason: line(TITLES.reason) };
const stops = (title: string) =>
  z
    .object({ reminders: flag(STOPPED_LABELS.reminders), advertising: flag(STOPPED_LABELS.advertising) })
    .meta({ title });

const reminders = Object.fromEntries(
  REMINDER_KINDS.map((kind) => {
    const { wait } = REMINDERS[kind];
    return [
      kind,
      z
        .object({
          isOn: flag(TITLES.isOn),
          wait: number(wait?.unit === "hours" ? TITLES.hours : TITLES.days),
          time: line(TITLES.time),
        })
        .meta({ title: REMINDER_LABELS[kind].title }),
    ];
  }),
);

/** The fields that changes of what has no form tell of, by the name of the subject. */
export const LOG_FIELDS: Readonly<Record<string, z.ZodObject>> = {
  [configSubject.name]: configFields,
  [orderSubject.name]: z.object({
    state: choice(ORDER_STATES, { title: TITLES.state, labels: LOG_PAGE_TEXTS.states }),
  }),
  [bookingSubject.name]: z.object({
    amount: cents(TITLES.amount),
    payment: paid(TITLES.payment),
    rate: rate(TITLES.rate),
    from: paid(TITLES.formerPayment),
    reason: line(TITLES.reason),
  }),
  [closingSubject.name]: z.object({
    gross: cents(TITLES.gross),
    countedCash: cents(TITLES.countedCash),
    difference: cents(TITLES.difference),
    note: line(TITLES.note),
  }),
  [reminderSubject.name]: z.object(reminders),
  [contactStopSubject.name]: z.object({ mail: stops(TITLES.stoppedMail), phone: stops(TITLES.stoppedSms) }),
  [busySubject.name]: z.object({
    method: z.enum(DELIVERY_METHODS).meta({ title: TITLES.method, labels: DELIVERY_METHOD_LABELS }),
    minutes: number(TITLES.minutes),
    isPaused: flag(TITLES.isPaused),
    ...live,
  }),
  [stationBlockSubject.name]: z.object({ station: line(TITLES.station), from: moment(TITLES.from), ...live }),
  [soldOutSubject.name]: z.object({
    product: ref("products", TITLES.product),
    part: line(TITLES.part),
    option: line(TITLES.option),
    ...live,
  }),
  [retentionSubject.name]: z.object({
    orders: number(TITLES.orderMonths),
    customers: number(TITLES.customerMonths),
    uploads: number(TITLES.uploadMonths),
  }),
  [accessKeySubject.name]: z.object({ revokedAt: moment(TITLES.revokedAt) }),
};
