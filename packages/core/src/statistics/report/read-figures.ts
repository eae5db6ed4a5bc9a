import type { DeliveryMethod } from "@tresen/contract/branch/branch-hours";
import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { eachChunk } from "../../platform/db";
import { type OrderTopic, methodLetter, monthTopic } from "../order";
import { type Counts, type CountersAsked, addTo, readCounters } from "../rows";
import type { Days } from "../series";
import type { AskedBranch } from "./asked";

/** How many Queries are under way at once: as many as there are connections to the table, with room for others. */
const PARALLEL = 60;

/** What was counted in a branch on each day. */
export interface BranchDays extends AskedBranch {
  days: ReadonlyMap<LocalDate, Counts>;
}

/** One topic of each branch, day by day: a Query of each branch. */
export async function readDays({
  branches,
  topic,
  from,
  to,
}: Days & { branches: readonly AskedBranch[]; topic: string }): Promise<BranchDays[]> {
  const read = await readAll(branches.map(({ id }) => ({ branch: id, topic, from, to })));
  return branches.map((branch, index) => ({ ...branch, days: read[index] ?? new Map() }));
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
  const asked = branches.flatMap(({ id }) =>
    spansOf({ from, to }).map(({ isMonths, ...days }) => ({
      ...{ branch: id, topic: isMonths ? monthTopic(topic) : topic },
      ...days,
    })),
  );
  const read = await readAll(asked);
  const sums = new Map<string, Record<string, number>>(branches.map(({ id }) => [id, {}]));
  for (const [index, { branch }] of asked.entries())
    for (const counts of read[index]?.values() ?? []) addTo(sums.get(branch) ?? {}, counts);
  return sums;
}

/** The days of a period, in spans of whole months, each named by its first day, and of the days before and after. */
export function spansOf({ from, to }: Days): (Days & { isMonths: boolean })[] {
  const first = from.endsWith("-01") ? from : nextMonth(from);
  const afterLast = firstOfMonth(addDays(to, 1));
  if (first >= afterLast) return [{ from, to, isMonths: false }];
  return [
    ...(from < first ? [{ from, to: addDays(first, -1), isMonths: false }] : []),
    { from: first, to: firstOfMonth(addDays(afterLast, -1)), isMonths: true },
    ...(afterLast <= to ? [{ from: afterLast, to, isMonths: false }] : []),
  ];
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

async function readAll(asked: readonly CountersAsked[]): Promise<Map<LocalDate, Counts>[]> {
  const read: Map<LocalDate, Counts>[] = [];
  await eachChunk({
    all: asked.map((one, index) => ({ one, index })),
    size: 1,
    parallel: PARALLEL,
    run: async (chunk) => {
      for (const { one, index } of chunk) read[index] = await readCounters(one);
    },
  });
  return read;
}

function firstOfMonth(day: LocalDate): LocalDate {
  return `${day.slice(0, 7)}-01`;
}

function nextMonth(day: LocalDate): LocalDate {
  return firstOfMonth(addDays(firstOfMonth(day), 31));
}
