import type { DeliveryMethod } from "@tresen/contract/branch/branch-hours";

/** The topics of what orders count: see `docs/access-patterns.md`. */
export const TOPICS = {
  /** Orders, money and cancellations of a day. */
  day: "day",
  /** Orders, revenue and cancellations by the hours of a day. */
  hours: "hours",
  /** What only the overview and profiles show: areas, donees, ratings, customers, waiting, staff. */
  more: "more",
  /** Products and options. */
  goods: "goods",
  /** Which orders were rated: the instant by the order's uid, so that the newest are found. */
  ratings: "ratings",
} as const;
export type OrderTopic = (typeof TOPICS)[keyof typeof TOPICS];

/** The topics that are summed by month as well, so that long periods are read with few rows. */
const BY_MONTH: readonly string[] = [TOPICS.more, TOPICS.goods];

export function isByMonth(topic: string): boolean {
  return BY_MONTH.includes(topic);
}

/** The topic of a month's sums, whose day is the first of the month. */
export function monthTopic(topic: string): string {
  return `${topic}-month`;
}

/** Each name begins with the method, so that figures of one method are those that begin with its letter. */
const LETTERS: Record<DeliveryMethod, string> = { delivery: "d", takeaway: "t", dineIn: "i" };

export function methodLetter(method: DeliveryMethod): string {
  return LETTERS[method];
}

/** Tips are entered by staff and belong to no method. */
export const TIPS = "x:t";
