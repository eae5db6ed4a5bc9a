import type { ListFilter } from "../kit/list/list-query";
import { formatMoney } from "../kit/money";
import { DAY, type Instant } from "../kit/time";
import { segmentDefinition } from "./customer.texts";

/** Groups of customers by what they ordered, and when. A customer may be in several. */
export const SEGMENTS = ["new", "regular", "lost", "valueHigh", "valueMedium", "valueLow", "birthday"] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Days since the first order (`new`) or the last one (`regular`, `lost`), and days until the birthday. */
export const SEGMENT_DAYS = { new: 30, regular: 90, lost: 180, birthday: 14 } as const;
/** The orders that a regular customer has at least. */
export const REGULAR_ORDERS = 3;
/** In cents: where the middle and the highest class by the sum of all orders begin. */
export const VALUE_FROM = { medium: 10_000, high: 50_000 } as const;

/** What the segment means, in German. */
export function definitionOf({ segment, currency }: { segment: Segment; currency: string }): string {
  return segmentDefinition({
    segment,
    days: SEGMENT_DAYS,
    orders: REGULAR_ORDERS,
    amounts: { medium: formatMoney(VALUE_FROM.medium, currency), high: formatMoney(VALUE_FROM.high, currency) },
  });
}

/**
 * The conditions on a customer's figures that the segment stands for. The first one is on the field in whose order the
 * segment is read. That of birthdays has none: see `daysAhead`.
 */
export function segmentFilters({ segment, now }: { segment: Segment; now: Instant }): ListFilter[] {
  const ago = (days: number): string => new Date(now - days * DAY).toISOString();
  switch (segment) {
    case "new":
      return [{ field: "firstOrderAt", kind: "from", value: ago(SEGMENT_DAYS.new) }];
    case "regular":
      return [
        { field: "lastOrderAt", kind: "from", value: ago(SEGMENT_DAYS.regular) },
        { field: "orderCount", kind: "from", value: String(REGULAR_ORDERS) },
      ];
    case "lost":
      return [
        { field: "lastOrderAt", kind: "to", value: new Date(now - SEGMENT_DAYS.lost * DAY - 1).toISOString() },
        // Not those without any order, who come first in this order.
        { field: "lastOrderAt", kind: "from", value: "2000-01-01" },
      ];
    case "valueHigh":
      return [{ field: "grossTotal", kind: "from", value: String(VALUE_FROM.high) }];
    case "valueMedium":
      return [
        { field: "grossTotal", kind: "from", value: String(VALUE_FROM.medium) },
        { field: "grossTotal", kind: "to", value: String(VALUE_FROM.high - 1) },
      ];
    case "valueLow":
      return [
        { field: "grossTotal", kind: "to", value: String(VALUE_FROM.medium - 1) },
        { field: "orderCount", kind: "from", value: "1" },
      ];
    case "birthday":
      return [];
  }
}

/**
 * The days of a calendar, as `MM-DD`, on which a customer of the segment `birthday` was born: `today` (`YYYY-MM-DD`) and
 * the days after it. Who was born on the 29th of February has the birthday on the 28th in other years.
 */
export function daysAhead(today: string): string[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  const days = Array.from({ length: SEGMENT_DAYS.birthday + 1 }, (_, index) =>
    new Date(start + index * DAY).toISOString().slice(5, 10),
  );
  const isShort = days.includes("02-28") && !isLeapAt({ start, days });
  return isShort ? [...days, "02-29"] : days;
}

/** Whether the February in these days has 29 days. */
function isLeapAt({ start, days }: { start: Instant; days: readonly string[] }): boolean {
  const after = new Date(start + (days.indexOf("02-28") + 1) * DAY);
  return after.getUTCMonth() === 1;
}
