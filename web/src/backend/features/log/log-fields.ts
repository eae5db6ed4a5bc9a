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
import { LOG_PAGE_TEXTS } from "./log.texts";

const number = (title: string) => z.int().meta({ title });
const moment = (title: string) => instant.meta({ title });
const paid = (title: string) => choice(PAID_BY, { title, labels: PAID_BY_LABELS });
const live = { until: moment("Bis"), reason: line("Grund") };
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
          isOn: flag("Eingeschaltet"),
          wait: number(wait?.unit === "hours" ? "Stunden" : "Tage"),
          time: line("Uhrzeit"),
        })
        .meta({ title: REMINDER_LABELS[kind].title }),
    ];
  }),
);

/** The fields that changes of what has no form tell of, by the name of the subject. */
export const LOG_FIELDS: Readonly<Record<string, z.ZodObject>> = {
  [configSubject.name]: configFields,
  [orderSubject.name]: z.object({ state: choice(ORDER_STATES, { title: "Status", labels: LOG_PAGE_TEXTS.states }) }),
  [bookingSubject.name]: z.object({
    amount: cents("Betrag"),
    payment: paid("Zahlungsart"),
    rate: rate("Steuersatz"),
    from: paid("Bisherige Zahlungsart"),
    reason: line("Grund"),
  }),
  [closingSubject.name]: z.object({
    gross: cents("Umsatz"),
    countedCash: cents("Gezähltes Bargeld"),
    difference: cents("Differenz"),
    note: line("Notiz"),
  }),
  [reminderSubject.name]: z.object(reminders),
  [contactStopSubject.name]: z.object({ mail: stops("E-Mail abbestellt"), phone: stops("SMS abbestellt") }),
  [busySubject.name]: z.object({
    method: z.enum(DELIVERY_METHODS).meta({ title: "Bestellart", labels: DELIVERY_METHOD_LABELS }),
    minutes: number("Minuten länger"),
    isPaused: flag("Pausiert"),
    ...live,
  }),
  [stationBlockSubject.name]: z.object({ station: line("Station"), from: moment("Von"), ...live }),
  [soldOutSubject.name]: z.object({
    product: ref("products", "Produkt"),
    part: line("Bestandteil"),
    option: line("Option"),
    ...live,
  }),
  [retentionSubject.name]: z.object({
    orders: number("Bestellungen (Monate)"),
    customers: number("Kunden (Monate)"),
    uploads: number("Dateien (Monate)"),
  }),
  [accessKeySubject.name]: z.object({ revokedAt: moment("Gesperrt") }),
};
