import { type LocalDate, addDays, instantAt } from "@tresen/contract/kit/time";
import { type OrderRow, firstOrderAt, ordersBetween } from "../../order";
import { writeItems } from "../../platform/db";
import {
  type Mark,
  TIPS,
  TOPICS,
  contributionOf,
  countTogether,
  givenFor,
  isByMonth,
  monthTopic,
  readMarks,
} from "../order";
import { COUNTS_LIMIT, type CounterRow, counterKey, counterWrite, negated, readCounterRows, summed } from "../rows";
import type { Days } from "../series";

/** What a counter says too much (above 0) or too little. */
export type Drift = CounterRow;

export interface Recount {
  orders: number;
  drifts: Drift[];
}

interface Recounting extends Days {
  branch: string;
  zone: string;
  /** Whether counters and marks are corrected. */
  isRepairing?: boolean;
  onWindow?: (told: { until: LocalDate; orders: number }) => void;
}

/** How many days of orders are in memory at once. */
const WINDOW = 7;
/** How many orders are counted at once where some are missing. */
const TOGETHER = 20;
/** Everything that orders count. */
const ALL = Object.values(TOPICS).flatMap((topic) => (isByMonth(topic) ? [topic, monthTopic(topic)] : [topic]));

/**
 * Counts all orders of a branch anew and compares that with its counters. Where it repairs, orders that were not counted
 * as they are get counted, and what still differs is added in one go; orders may be placed meanwhile.
 */
export async function recountBranch({
  branch,
  zone,
  to,
  onWindow,
  isRepairing,
}: Omit<Recounting, "from">): Promise<Recount> {
  const first = await firstOrderAt({ branch });
  const from = first === null ? to : addDays(first.slice(0, 10), -1);
  const { orders, expected } = await expectedOf({ branch, zone, from, to: addDays(to, 1), isRepairing, onWindow });
  // Counters of days before the first order are wrong as well.
  const counted = await countedOf({ branch, topics: ALL, from: "0000-01-01", to: "9999-12-31" });
  const drifts = summed([...counted, ...negated(expected)].map((row) => only({ row, isWanted: isOfOrders })));
  if (isRepairing) await correct(drifts);
  return { orders, drifts };
}

/**
 * Compares what was counted of the orders of some days with the counters. What orders count on other days than their own
 * is left out: cancellations, ratings and steps of staff.
 */
export async function checkDays({ branch, zone, from, to }: Recounting): Promise<Recount> {
  const topics = [TOPICS.day, TOPICS.hours, TOPICS.more, TOPICS.goods];
  const look = async (): Promise<Recount> => {
    const { orders, expected } = await expectedOf({ branch, zone, from: addDays(from, -1), to: addDays(to, 1) });
    const own = expected.filter(({ topic, day }) => topics.some((one) => one === topic) && day >= from && day <= to);
    const counted = await countedOf({ branch, topics, from, to });
    return { orders, drifts: summed([...counted, ...negated(own)].map((row) => only({ row, isWanted: isOfOwnDay }))) };
  };
  const first = await look();
  if (first.drifts.length === 0) return first;
  // An order may have been changed while its counters were read.
  const second = await look();
  const known = new Set(first.drifts.map(nameOf));
  return { orders: second.orders, drifts: second.drifts.filter((drift) => known.has(nameOf(drift))) };
}

/** What the orders of these days count. */
async function expectedOf({
  branch,
  zone,
  from,
  to,
  isRepairing = false,
  onWindow,
}: Recounting): Promise<{ orders: number; expected: CounterRow[] }> {
  let expected: CounterRow[] = [];
  let count = 0;
  for (let day = from; day <= to; day = addDays(day, WINDOW)) {
    const until = addDays(day, WINDOW);
    const [start, end] = [day, until > to ? addDays(to, 1) : until].map((date) =>
      instantAt({ date, minutes: 0, zone }),
    );
    const orders = await ordersBetween({ branch, from: start ?? 0, to: end ?? 0 });
    let marks = await readMarks(orders);
    if (isRepairing) {
      await countMissing({ branch, zone, orders, marks });
      marks = await readMarks(orders);
    }
    const rows = orders.flatMap((order) => {
      const mark = marks.get(order.uid);
      if (mark && order.erasedAt !== undefined) return mark.rows;
      return contributionOf({ order, given: mark ?? { zone, customer: "unknown" } }).rows;
    });
    expected = summed([...expected, ...rows]);
    count += orders.length;
    onWindow?.({ until, orders: count });
  }
  return { orders: count, expected };
}

async function countMissing({
  branch,
  zone,
  orders,
  marks,
}: {
  branch: string;
  zone: string;
  orders: readonly OrderRow[];
  marks: ReadonlyMap<string, Mark>;
}): Promise<void> {
  const givenOf = await givenFor({ orders: orders.filter(({ uid }) => !marks.has(uid)), zone: () => zone });
  for (let first = 0; first < orders.length; first += TOGETHER)
    await countTogether({ branch, orders: orders.slice(first, first + TOGETHER), marks, givenOf, isRepair: true });
}

async function countedOf({ branch, topics, from, to }: Days & { branch: string; topics: readonly string[] }) {
  const rows: CounterRow[] = [];
  for (const topic of topics) rows.push(...(await readCounterRows({ branch, topic, from, to })));
  return rows;
}

/** Takes back what counters say too much. */
async function correct(drifts: readonly Drift[]): Promise<void> {
  for (const drift of negated(drifts)) {
    const counts = Object.entries(drift.counts);
    for (let first = 0; first < counts.length; first += COUNTS_LIMIT)
      await writeItems([
        counterWrite({ ...drift, counts: Object.fromEntries(counts.slice(first, first + COUNTS_LIMIT)) }),
      ]);
  }
}

function only({ row, isWanted }: { row: CounterRow; isWanted: (name: string) => boolean }): CounterRow {
  return { ...row, counts: Object.fromEntries(Object.entries(row.counts).filter(([name]) => isWanted(name))) };
}

/** Tips are counted beside orders. */
function isOfOrders(name: string): boolean {
  return name !== TIPS;
}

/** What an order counts on the day on which it was placed: no cancellation, rating or step of staff. */
function isOfOwnDay(name: string): boolean {
  return isOfOrders(name) && !/^.:(?:[cqu]|\d+:c$)/.test(name);
}

function nameOf({ counts, ...row }: Drift): string {
  return JSON.stringify([counterKey(row), counts]);
}
