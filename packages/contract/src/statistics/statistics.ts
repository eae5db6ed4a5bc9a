import * as z from "zod";
import { DELIVERY_METHODS } from "../branch/branch-hours";
import { unit } from "../catalog/unit-field";
import { instant } from "../kit/fields/instant-fields";
import { PAYMENT_METHODS } from "../payment/payment";
import { INTERVALS } from "./statistics-query";

const cents = z.int();
const count = z.int();
const day = z.iso.date();

/**
 * One place of a series. `at` is the first day of its day, week (Monday) or month, and the instant at which its hour
 * begins where the interval is `hour`: a day has 23 hours in spring and 25 in autumn. Places without anything have 0.
 */
export const point = z.object({ at: z.union([day, instant]), value: z.number() });
export type Point = z.output<typeof point>;

const compared = z.object({ from: day, to: day, total: z.number(), series: z.array(point) });

/** What was counted in a period. Money is in cents. */
export const counted = z.object({
  from: day,
  to: day,
  interval: z.enum(INTERVALS),
  /** Null for all branches of the caller. */
  branch: z.string().nullable(),
  /** The zone of the calendar; null where the branches have several. */
  timeZone: z.string().nullable(),
  total: z.number(),
  series: z.array(point),
  /** The period to compare with, if one was asked for. */
  previous: compared.optional(),
});
export type Counted = z.output<typeof counted>;

/**
 * Visitors are recognised within one day only, so those of several days are `Tagesbesucher`: `total` is their sum, and
 * branches do not add up to the shop.
 */
export const countedVisitors = counted.extend({ meanPerDay: z.number() });

/** How an order is paid. `onSite`: what is left to pay on site of an order that was paid online. */
export const PAID_BY = [...PAYMENT_METHODS, "onSite"] as const;
export type PaidBy = (typeof PAID_BY)[number];

/**
 * What orders brought in: goods and delivery after refunds, without deposits, donations and tips, which stand beside it.
 * `total` is gross.
 */
export const revenue = counted.extend({
  net: cents,
  tax: cents,
  taxes: z.array(z.object({ rate: z.number(), net: cents, tax: cents, gross: cents })),
  byMethod: z.array(z.object({ method: z.enum(DELIVERY_METHODS), orders: count, gross: cents })),
  byPayment: z.array(z.object({ payment: z.enum(PAID_BY), orders: count, gross: cents })),
  deposits: cents,
  donations: cents,
  tips: cents,
});
export type Revenue = z.output<typeof revenue>;

/** `visitors` is the sum over the days. Pages that the shop does not have, and those beyond 500 a day, are `other`. */
export const pageViews = z.object({ path: z.string(), views: count, visitors: count });
export const countedEvents = z.object({ event: z.string(), count, value: cents });

/** What was sold of a product in a unit: the sum of the amounts, and in how many positions. */
export const soldItem = z.object({
  product: z.string(),
  name: z.string(),
  unit,
  amount: z.number(),
  count,
  gross: cents,
});
export type SoldItem = z.output<typeof soldItem>;

/** What was chosen of a step of products: how often the option was ordered. */
export const soldOption = z.object({ step: z.string(), option: z.string(), count });

/** One of the 168 hours of a week by the wall clock, Monday (1) to Sunday (7). */
export const weekHour = z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), value: z.number() });
export type WeekHour = z.output<typeof weekHour>;

export const workedMinutes = z.object({
  totalMinutes: z.int(),
  rows: z.array(z.object({ user: z.string(), kind: z.string(), minutes: z.int() })),
});

export type WorkedMinutes = z.output<typeof workedMinutes>;

export const userProfile = z.object({
  user: z.string(),
  plannedMinutes: z.int(),
  plannedMinutesUntilNow: z.int(),
  workedMinutes: z.int(),
  breakMinutes: z.int(),
  balanceMinutes: z.int(),
  absences: z.array(z.object({ kind: z.string(), from: day, to: day, minutes: z.int() })),
  /** The orders that the user confirmed and completed in these days. */
  orders: z.object({ confirmed: count, completed: count }),
});
export type UserProfile = z.output<typeof userProfile>;

/** One entry of the user's working time. */
export const profileActivity = z.object({
  id: z.string(),
  kind: z.string(),
  start: instant,
  end: instant.nullable(),
  minutes: z.int(),
});
export type ProfileActivity = z.output<typeof profileActivity>;

/** How long customers waited against what they were promised, of orders without an appointment. */
const waiting = z.object({
  orders: count,
  /** From the order to ready or on its way. */
  meanMinutes: z.number().nullable(),
  meanPromisedMinutes: z.number().nullable(),
  /** Of those with a promised or agreed time: kept, and late by more than five minutes. */
  kept: count,
  late: count,
  /** By five minutes of waiting: `from` 0, 5, 10 … 120, the last one open. */
  spread: z.array(z.object({ from: z.int(), orders: count })),
});

/** Everything of a period that stands on the dashboard beside the series. */
export const overview = z.object({
  from: day,
  to: day,
  orders: count,
  gross: cents,
  /** Null without an order. */
  average: cents.nullable(),
  canceled: z.object({
    orders: count,
    gross: cents,
    /** `canceled` by staff, `rejected`, `declined` as nobody answered, `customer`. Orders that were never paid online never counted. */
    reasons: z.array(z.object({ reason: z.enum(["canceled", "rejected", "declined", "customer"]), orders: count })),
  }),
  deposits: cents,
  tips: cents,
  donations: z.array(z.object({ donatee: z.string(), name: z.string(), orders: count, amount: cents })),
  areas: z.array(z.object({ branch: z.string(), area: z.string(), orders: count, gross: cents })),
  options: z.array(soldOption),
  ratings: z.object({
    orders: count,
    /** Of each question, and `all` of the one about everything (`rating`); 1 to 5. Null without a rating. */
    means: z.object({
      all: z.number().nullable(),
      questions: z.array(z.object({ question: z.string(), mean: z.number().nullable() })),
    }),
    /** Rated orders by their `rating`. */
    spread: z.array(z.object({ rating: z.int().min(1).max(5), orders: count })),
  }),
  customers: z.object({ fresh: count, returning: count, unknown: count }),
  /** Visitors of each day, and how many of them came to each step. Of visits with consent alone. */
  funnel: z.object({ visitors: count, carts: count, checkouts: count, purchases: count }),
  waiting,
});
export type Overview = z.output<typeof overview>;

/** One rating with what the customer wrote, newest first. */
export const rating = z.object({
  order: z.string(),
  ticketNumber: z.int(),
  branch: z.string(),
  at: instant,
  rating: z.number(),
  comment: z.string(),
});
export type Rating = z.output<typeof rating>;
