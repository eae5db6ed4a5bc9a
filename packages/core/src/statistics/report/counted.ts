import type { LocalDate } from "@tresen/contract/kit/time";
import type { Counted, Point } from "@tresen/contract/statistics/statistics";
import type { StatisticsQuery } from "@tresen/contract/statistics/statistics-query";
import type { Actor } from "../../platform/actor";
import { CANCEL_REASONS, TOPICS } from "../order";
import type { Counts } from "../rows";
import { type Days, comparedDays, seriesOfDays, seriesOfHours } from "../series";
import { type AskedBranch, type Method, askedBranches, commonZone, loaded } from "./asked";
import { type BranchDays, figuresIn, readDays, sumOf } from "./read-figures";

export interface Asked {
  actor: Actor;
  query: StatisticsQuery;
}

/** A figure of orders: the names under which a day counts it, and the letter after the hour under which its hours do. */
interface Figure {
  ofDay: readonly string[];
  hour: "o" | "g" | "c";
}

export const ORDERS: Figure = { ofDay: ["o"], hour: "o" };
export const GROSS: Figure = { ofDay: ["g"], hour: "g" };
const CANCELED: Figure = { ofDay: CANCEL_REASONS.map((reason) => `c${reason}:o`), hour: "c" };
/** A day has 25 hours where the clock is set back. */
const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

/** Orders on the branch's day on which they were placed. @throws forbidden, missing, upstream. */
export function orderCounts(asked: Asked): Promise<Counted> {
  return loaded(async () => countedOf({ ...asked, branches: await branchesOf(asked), figure: ORDERS }));
}

/** Orders on the branch's day on which they were canceled. @throws forbidden, missing, upstream. */
export function canceledOrders(asked: Asked): Promise<Counted> {
  return loaded(async () => countedOf({ ...asked, branches: await branchesOf(asked), figure: CANCELED }));
}

export function branchesOf({ actor, query: { branch } }: Asked): Promise<AskedBranch[]> {
  return askedBranches({ actor, branch });
}

/** The figure of the period, and of the one to compare with. @param days what was read of the period already. */
export async function countedOf({
  query,
  branches,
  figure,
  days,
}: Omit<Asked, "actor"> & { branches: readonly AskedBranch[]; figure: Figure; days?: BranchDays[] }): Promise<Counted> {
  const { from, to, interval, branch = null, compare, method } = query;
  const read = ({ from: first, to: last }: Days, known?: BranchDays[]) =>
    seriesOf({ branches, figure, interval, method, from: first, to: last, known });
  const [own, other] = await Promise.all([
    read({ from, to }, days),
    compare && read(comparedDays({ from, to, compare })),
  ]);
  return {
    ...{ from, to, interval, branch, timeZone: commonZone(branches), total: own.total, series: own.series },
    ...(other ? { previous: other } : {}),
  };
}

async function seriesOf({
  branches,
  figure,
  interval,
  method,
  from,
  to,
  known,
}: Days &
  Pick<StatisticsQuery, "interval" | "method"> & {
    branches: readonly AskedBranch[];
    figure: Figure;
    known: BranchDays[] | undefined;
  }): Promise<Days & { total: number; series: Point[] }> {
  if (interval === "hour") {
    const hours = await readHours({ branches, from, to, figure, method });
    const series = seriesOfHours({ from, to, counted: hours });
    return { from, to, total: totalOf(series), series };
  }
  const read = known ?? (await readDays({ branches, topic: TOPICS.day, names: figure.ofDay, from, to }));
  const isOf = (name: string): boolean => figure.ofDay.includes(name);
  const counted = read.map(({ zone, days }) => ({
    zone,
    days: new Map([...days].map(([day, counts]) => [day, sumOf({ counts, method, isWanted: isOf })])),
  }));
  const series = seriesOfDays({ from, to, interval, counted });
  return { from, to, total: totalOf(series), series };
}

/** A figure of each branch by day and by whole hours since its midnight. */
export async function readHours({
  branches,
  from,
  to,
  figure,
  method,
}: Days & { branches: readonly AskedBranch[]; figure: Pick<Figure, "hour">; method: Method }) {
  const names = HOURS.map((hour) => `${hour}:${figure.hour}`);
  const read = await readDays({ branches, topic: TOPICS.hours, names, from, to });
  return read.map(({ zone, days }) => ({
    zone,
    days: new Map<LocalDate, ReadonlyMap<number, number>>(
      [...days].map(([day, counts]) => [day, hoursIn({ counts, figure, method })]),
    ),
  }));
}

function hoursIn({ counts, figure, method }: { counts: Counts; figure: Pick<Figure, "hour">; method: Method }) {
  const hours = new Map<number, number>();
  for (const [name, value] of figuresIn({ counts, method })) {
    const [hour, what] = name.split(":");
    if (what === figure.hour) hours.set(Number(hour), (hours.get(Number(hour)) ?? 0) + value);
  }
  return hours;
}

function totalOf(series: readonly Point[]): number {
  return series.reduce((sum, { value }) => sum + value, 0);
}
