import type { Cents } from "../../kit/money";
import { DAY, DEFAULT_TIME_ZONE, type Instant, addDays, instantAt, zonedTime } from "../../kit/time";
import { type PriceSchedule, isReduced, pricedAt } from "./price-at";
import type { PriorPrice } from "./reduced-fields";

/** A change of a product's prices: what has applied since, until the next one. */
export interface PriceChange extends PriceSchedule {
  from: string;
}

/** A time in which a product had one price. */
export interface PriceSpan {
  from: Instant;
  /** Infinity for the last one. */
  until: Instant;
  /** Null while the product was removed. */
  cents: Cents | null;
  isReduced: boolean;
}

/** How many days before a reduction count: Art. 6a(2) of Directive 98/6/EC. */
const DAYS = 30;

/**
 * The prices that applied, one after the other. The changes are in the order in which they were made; clocks of servers
 * may differ, so a change counts at the earliest when the one before it did.
 */
export function priceSpans(changes: readonly PriceChange[]): PriceSpan[] {
  const spans: PriceSpan[] = [];
  let latest = -Infinity;
  const starts = changes.map(({ from }) => (latest = Math.max(latest, Date.parse(from))));
  changes.forEach((change, index) => {
    const [start = 0, end = Infinity] = [starts[index], starts[index + 1]];
    const cuts = [change.reducedFrom, change.reducedUntil]
      .map((text) => Date.parse(text ?? ""))
      .filter((cut) => cut > start && cut < end);
    const bounds = [start, ...cuts.sort((a, b) => a - b), end];
    bounds.slice(0, -1).forEach((from, at) => {
      const until = bounds[at + 1] ?? end;
      const { price: cents } = pricedAt(change, from);
      if (from < until) spans.push({ from, until, cents, isReduced: cents !== null && isReduced(change, from) });
    });
  });
  return spans;
}

/**
 * The lowest price before the reduction that applies at the moment, or else before the next one that is planned: Art. 6a
 * of Directive 98/6/EC, in Austria § 9a PrAG, in Germany § 11 PAngV. It is the lowest price that applied on the 30
 * days before the reduction began, or earlier on its first day. A reduction that grows step by step without a break
 * began with its first step. Null without a reduction, or where no price before it is known.
 */
export function priorPrice({ changes, at }: { changes: readonly PriceChange[]; at: Instant }): PriorPrice | null {
  const spans = priceSpans(changes);
  let index = spans.findIndex((span) => span.isReduced && span.until > at);
  if (index < 0) return null;
  while (isStep({ before: spans[index - 1], after: spans[index] })) index -= 1;
  const start = spans[index]?.from ?? at;
  const firstDay = addDays(zonedTime({ at: start, zone: DEFAULT_TIME_ZONE }).date, -DAYS);
  const from = instantAt({ date: firstDay, minutes: 0, zone: DEFAULT_TIME_ZONE });
  const before = spans.slice(0, index).filter(({ until }) => until > from);
  const prices = before.flatMap(({ cents }) => cents ?? []);
  if (prices.length === 0) return null;
  const known = spans.find(({ cents }) => cents !== null)?.from ?? start;
  const isShort = known > start - DAYS * DAY;
  return { cents: Math.min(...prices), ...(isShort ? { since: new Date(known).toISOString() } : {}) };
}

/** Whether a reduction went on with a price that is no higher. */
function isStep({ before, after }: { before: PriceSpan | undefined; after: PriceSpan | undefined }): boolean {
  return before?.isReduced === true && before.until === after?.from && (before.cents ?? 0) >= (after.cents ?? Infinity);
}
