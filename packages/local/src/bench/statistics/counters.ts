import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import type { CounterRow } from "@tresen/core/statistics/rows";

/** The last day that is counted, within a month, so that the days of its beginning are read one by one. */
export const TO: LocalDate = "2026-05-20";
/** The most days that a call may ask for; with a comparison it reads as many before them. */
export const LONGEST = 400;

/** What a busy branch counts: products sold on one day and in one month, hours with orders, pages with visitors. */
const PRODUCTS = { day: 24, month: 60 };
const METHODS = ["d", "t"];
const HOURS = Array.from({ length: 11 }, (_, index) => 11 + index);
const VISITED = 20;
const RATINGS = 3;
const COUNTED = 1234;

const PAID = ["cash", "atm-card", "mollie"].flatMap((kind) => [`p${kind}:o`, `p${kind}:g`]);
const WAITS = Array.from({ length: 25 }, (_, index) => `w${index * 5}:o`);
const AREAS = Array.from({ length: 6 }, (_, index) => [`aarea${index}:o`, `aarea${index}:g`]).flat();

const COUNTS = {
  day: ofMethods(["o", "g", "d", "n", "r0.1:g", "r0.1:n", "r0.2:g", "r0.2:n", "ccanceled:o", "ccanceled:g", ...PAID]),
  hours: ofMethods(HOURS.flatMap((hour) => [`${hour}:o`, `${hour}:g`])),
  more: ofMethods(["kfresh", "kreturning", "wo", "wm", "wk", "wl", ...WAITS, ...AREAS]),
  goods: ofMethods(productNames(PRODUCTS.day)),
  "goods-month": ofMethods(productNames(PRODUCTS.month)),
  visits: numbered([
    ...HOURS.flatMap((hour) => [`p:${hour}`, `v:${hour}`, `a:${hour}`, `b:${hour}`]),
    ...["a", "c", "b"].flatMap((event) => [`${event}:value`, `${event}:visitors`]),
  ]),
  pages: numbered(
    Array.from({ length: VISITED }, (_, index) => [`w:/store/seite-${index}`, `x:/store/seite-${index}`]).flat(),
  ),
};

/**
 * The counters of a branch up to `TO`, as busy as it is. What a call reads as sums of months has rows of days only in
 * the months with which the periods of the measurement begin or end.
 */
export function* countersOf(branch: string): Generator<CounterRow> {
  for (let ago = 2 * LONGEST - 1; ago >= 0; ago -= 1) {
    const day = addDays(TO, -ago);
    yield { branch, topic: "day", day, counts: COUNTS.day };
    if (ago >= LONGEST) continue;
    for (const topic of ["hours", "visits", "pages"] as const) yield { branch, topic, day, counts: COUNTS[topic] };
    yield { branch, topic: "ratings", day, counts: ratingsOf({ branch, day }) };
    if (isReadByDay(day))
      for (const topic of ["more", "goods"] as const) yield { branch, topic, day, counts: COUNTS[topic] };
    if (!day.endsWith("-01")) continue;
    yield { branch, topic: "more-month", day, counts: COUNTS.more };
    yield { branch, topic: "goods-month", day, counts: COUNTS["goods-month"] };
  }
}

function isReadByDay(day: LocalDate): boolean {
  const month = day.slice(0, 7);
  return [addDays(TO, 1 - LONGEST), addDays(TO, -29), TO].some((edge) => edge.startsWith(month));
}

/** Orders that were rated, by their uids. */
function ratingsOf({ branch, day }: { branch: string; day: LocalDate }): CounterRow["counts"] {
  const uids = Array.from(
    { length: RATINGS },
    (_, index) => `d:${branch.slice(-10)}${day.replaceAll("-", "")}${index}`,
  );
  return Object.fromEntries(uids.map((name) => [name, Date.parse(day)]));
}

function productNames(products: number): string[] {
  return Array.from({ length: products }, (_, index) =>
    ["a", "c", "g"].map((field) => `i${String(index).padStart(8, "0")}:${field}`),
  ).flat();
}

function ofMethods(names: readonly string[]): CounterRow["counts"] {
  return numbered(METHODS.flatMap((letter) => names.map((name) => `${letter}:${name}`)));
}

function numbered(names: readonly string[]): CounterRow["counts"] {
  return Object.fromEntries(names.map((name) => [name, COUNTED]));
}
