import { DELIVERY_METHODS, type DeliveryMethod } from "@tresen/contract/branch/branch-hours";
import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { type OrderTopic, methodLetter, monthTopic } from "../order";
import { type Counts, addTo, readCounters, sumCounters } from "../rows";
import { type Days, daysOf } from "../series";
import type { AskedBranch } from "./asked";

/** What was counted in a branch on each day. */
export interface BranchDays extends AskedBranch {
  days: ReadonlyMap<LocalDate, Counts>;
}

/** One topic of each branch, day by day: a Query of each branch. Given `names` without their method, only these. */
export function readDays({
  branches,
  topic,
  names,
  ...days
}: Days & { branches: readonly AskedBranch[]; topic: string; names?: readonly string[] }): Promise<BranchDays[]> {
  const wanted = names && DELIVERY_METHODS.flatMap((method) => names.map((name) => `${methodLetter(method)}:${name}`));
  return Promise.all(
    branches.map(async (branch) => ({
      ...branch,
      days: await readCounters({ branch: branch.id, topic, names: wanted, ...days }),
    })),
  );
}

/**
 * The sums of one topic over the whole period, of each branch. Whole months are read as one row each, so that a year of
 * a hundred branches is some thousand rows: up to three Queries a branch.
 */
export async function readSums({
  branches,
  topic,
  from,
  to,
}: Days & { branches: readonly AskedBranch[]; topic: OrderTopic }): Promise<Map<string, Counts>> {
  const spans = spansOf({ from, to });
  const read = branches.map(async ({ id }) => {
    const sums: Record<string, number> = {};
    const parts = spans.map(async ({ isMonths, isTaken, ...days }) => {
      const counts = await sumCounters({ branch: id, topic: isMonths ? monthTopic(topic) : topic, ...days });
      addTo(sums, counts, isTaken ? -1 : 1);
    });
    await Promise.all(parts);
    return [id, sums] as const;
  });
  return new Map(await Promise.all(read));
}

/** Days whose counters are added, or taken off since they are within a month that was added as a whole. */
interface Span extends Days {
  isMonths: boolean;
  isTaken: boolean;
}

/**
 * The days of a period in spans of whole months, each named by its first day, and of single days. A month of which less
 * than a half is missing at the beginning or the end of the period is read as a whole, and what is missing is taken off.
 */
export function spansOf({ from, to }: Days): Span[] {
  const months = { first: from.slice(0, 7), last: to.slice(0, 7) };
  const [start, end] = [`${months.first}-01`, addDays(firstOfNextMonth(to), -1)];
  const days: Span = { from, to, isMonths: false, isTaken: false };
  if (months.first === months.last)
    return from === start && to === end ? [{ ...days, from: start, to: start, isMonths: true }] : [days];
  const [endOfFirst, startOfLast] = [addDays(firstOfNextMonth(from), -1), `${months.last}-01`];
  const isFirstWhole = lengthOf({ from: start, to: from }) - 1 < lengthOf({ from, to: endOfFirst });
  const isLastWhole = lengthOf({ from: to, to: end }) - 1 < lengthOf({ from: startOfLast, to });
  const whole = {
    from: isFirstWhole ? start : firstOfNextMonth(from),
    to: isLastWhole ? startOfLast : firstOfMonth(addDays(startOfLast, -1)),
  };
  return [
    ...(whole.from <= whole.to ? [{ ...days, ...whole, isMonths: true }] : []),
    isFirstWhole ? { ...days, from: start, to: addDays(from, -1), isTaken: true } : { ...days, from, to: endOfFirst },
    isLastWhole ? { ...days, from: addDays(to, 1), to: end, isTaken: true } : { ...days, from: startOfLast, to },
  ].filter((span) => span.from <= span.to);
}

/** Adds up what was counted under the names that are wanted, without the letter of their method. */
export function sumOf({
  counts,
  method,
  isWanted,
}: {
  counts: Counts | undefined;
  method: DeliveryMethod | undefined;
  isWanted: (name: string) => boolean;
}): number {
  let sum = 0;
  for (const [name, value] of figuresIn({ counts, method })) if (isWanted(name)) sum += value;
  return sum;
}

/** The figures of a method, or of each, by name without the letter of the method. */
export function* figuresIn({
  counts = {},
  method,
}: {
  counts: Counts | undefined;
  method: DeliveryMethod | undefined;
}): Generator<[name: string, value: number, letter: string]> {
  const letter = method && methodLetter(method);
  for (const name in counts) {
    const value = counts[name];
    const own = name.slice(0, 1);
    if (value !== undefined && (letter === undefined || own === letter)) yield [name.slice(2), value, own];
  }
}

function firstOfMonth(day: LocalDate): LocalDate {
  return `${day.slice(0, 7)}-01`;
}

function firstOfNextMonth(day: LocalDate): LocalDate {
  return firstOfMonth(addDays(firstOfMonth(day), 31));
}

function lengthOf(days: Days): number {
  return daysOf(days).length;
}
