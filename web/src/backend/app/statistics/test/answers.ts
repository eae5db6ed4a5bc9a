import type { Overview, Rating, Revenue, SoldItem } from "@tresen/contract/statistics/statistics";
import { WRITTEN } from "./answers.texts";

/** What the server says of two days of a branch. */

const FROM = "2026-06-04";
export const TODAY = "2026-06-05";
export const NOW = Date.parse("2026-06-05T16:30:00.000Z");

const series = [
  { at: FROM, value: 120_050 },
  { at: TODAY, value: 7_654_321 },
];
const previous = {
  ...{ from: "2026-06-02", to: "2026-06-03", total: 500_000 },
  series: [
    { at: "2026-06-02", value: 200_000 },
    { at: "2026-06-03", value: 300_000 },
  ],
};
const counted = { from: FROM, to: TODAY, interval: "day" as const, branch: null, timeZone: "Europe/Vienna" };

export const revenue: Revenue = {
  ...{ ...counted, total: 7_774_371, series, previous, net: 7_067_610, tax: 706_761 },
  taxes: [{ rate: 0.1, net: 7_067_610, tax: 706_761, gross: 7_774_371 }],
  byMethod: [
    { method: "delivery", orders: 7, gross: 7_000_000 },
    { method: "takeaway", orders: 3, gross: 774_371 },
  ],
  byPayment: [{ payment: "cash", orders: 10, gross: 7_774_371 }],
  ...{ deposits: 150, donations: 70, tips: 0 },
};

export const counts = { ...counted, total: 10, series: series.map(({ at }, index) => ({ at, value: index + 4.5 })) };

export const items: readonly SoldItem[] = [
  { product: "prd_1", name: WRITTEN.product, unit: "piece", amount: 12, count: 6, gross: 14_400 },
  { product: "prd_2", name: "Calzone", unit: "piece", amount: 4, count: 4, gross: 4_800 },
];

export const overview: Overview = {
  ...{ from: FROM, to: TODAY, orders: 10, gross: 7_774_371, average: 777_437, deposits: 150, tips: 0 },
  canceled: { orders: 2, gross: 2_500, reasons: [{ reason: "customer", orders: 2 }] },
  donations: [{ donatee: "don_1", name: WRITTEN.donatee, orders: 10, amount: 70 }],
  areas: [{ branch: "brn_1", area: "1070", orders: 7, gross: 7_000_000 }],
  options: [{ step: WRITTEN.step, option: WRITTEN.option, count: 5 }],
  ratings: {
    orders: 2,
    means: { all: 4.5, questions: [{ question: "foodRating", mean: 4 }] },
    spread: [
      { rating: 4, orders: 1 },
      { rating: 5, orders: 1 },
    ],
  },
  customers: { fresh: 3, returning: 5, unknown: 2 },
  funnel: { visitors: 200, carts: 40, checkouts: 20, purchases: 8 },
  waiting: {
    ...{ orders: 8, meanMinutes: 22.4, meanPromisedMinutes: 25, kept: 7, late: 1 },
    spread: [
      { from: 15, orders: 5 },
      { from: 20, orders: 3 },
    ],
  },
};

export const ratings: readonly Rating[] = [
  {
    order: "ord_1",
    ticketNumber: 47,
    branch: "brn_1",
    at: "2026-06-05T16:00:00.000Z",
    rating: 5,
    comment: WRITTEN.comment,
  },
  { order: "ord_2", ticketNumber: 48, branch: "brn_1", at: "2026-06-05T17:00:00.000Z", rating: 4, comment: "" },
];

const times = [
  { weekday: 5, hour: 18, value: 9 },
  { weekday: 4, hour: 12, value: 1 },
];

/** The answers by the last part of their path. */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  ...{ revenue, overview, items, ratings, orders: counts },
  "canceled-orders": { ...counts, total: 2 },
  "order-times": times,
  "visitor-times": times,
  "unique-visitors": { ...counts, total: 80, meanPerDay: 40 },
  "page-views": { ...counts, total: 300 },
  pages: [{ path: "/", views: 300, visitors: 80 }],
  "working-activities": { totalMinutes: 0, rows: [] },
  "working-schedules": { totalMinutes: 0, rows: [] },
};
