import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { branchesFor } from "@tresen/contract/kit/access";
import { DEFAULT_TIME_ZONE, type Instant, type LocalDate, zonedTime } from "@tresen/contract/kit/time";
import { ANALYTICS_EVENTS, type AnalyticsEvent } from "@tresen/contract/statistics/analytics";
import type { Counted, Overview, WeekHour } from "@tresen/contract/statistics/statistics";
import type { StatisticsQuery } from "@tresen/contract/statistics/statistics-query";
import { statisticsPermissions } from "@tresen/contract/statistics/statistics.permissions";
import { type Actor, personOf, requirePermission } from "../../platform/actor";
import { readCatalog } from "../../snapshot";
import { type Counts, addTo, readCounters } from "../rows";
import { type Days, comparedDays, daysOf, seriesOfDays, seriesOfHours, weekHoursOf } from "../series";
import {
  type FunnelEvent,
  PAGES,
  VISITS,
  WHOLE_SHOP,
  eventInHour,
  eventOnDay,
  eventValue,
  eventVisitors,
  pathOf,
  valueOnDay,
  visitorsInHour,
  visitorsOf,
} from "./names";

/**
 * Figures about visitors answer a query for one branch, or else for all of the actor's: whoever may see all branches
 * gets the counters of the shop as a whole, in which a visitor of two branches is one; others get the sum of their
 * branches, each by its calendar. Visits have no delivery method, so `method` changes nothing.
 */
interface Asked {
  actor: Actor;
  query: StatisticsQuery;
}

/** The counters of one topic, of a branch or the shop as a whole, by day. */
interface Scope {
  zone: string;
  days: ReadonlyMap<LocalDate, Counts>;
}

/** Counters of hours, and the name of those of days whose hours are not known. */
interface Counter {
  inHour: (hour: number) => string;
  onDay?: string;
}

const VISITORS: Counter = { inHour: visitorsInHour };
const VIEWS: Counter = counterOf("page_view");

/** The longest day has 25 hours. */
const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

/**
 * Visitors of each day (`Tagesbesucher`), by the hour at which they came first. `total` is their sum over the days, and
 * `meanPerDay` their mean over those that have begun. @throws forbidden.
 */
export async function countVisitors({
  now,
  ...asked
}: Asked & { now: Instant }): Promise<Counted & { meanPerDay: number }> {
  const counted = await countedBy({ ...asked, counter: VISITORS });
  const { date: today } = zonedTime({ at: now, zone: counted.timeZone ?? DEFAULT_TIME_ZONE });
  const { from, to, total } = counted;
  const begun = from > today ? 0 : daysOf({ from, to: to < today ? to : today }).length;
  return { ...counted, meanPerDay: begun === 0 ? 0 : Math.round((total / begun) * 100) / 100 };
}

/**
 * Views of pages. Days that were counted by UTC day are in days, weeks, months and the total, but in no hour.
 * @throws forbidden.
 */
export function countPageViews(asked: Asked): Promise<Counted> {
  return countedBy({ ...asked, counter: VIEWS });
}

/** Views and visitors of each day by page, the most viewed first. @throws forbidden. */
export async function listVisitedPages({
  actor,
  query,
}: Asked): Promise<{ path: string; views: number; visitors: number }[]> {
  const { scopes } = await readScopes({ actor, query, topic: PAGES });
  const sums = sumOf(scopes);
  return Object.entries(sums)
    .flatMap(([name, views]) => {
      const path = pathOf(name);
      return path === null ? [] : [{ path, views, visitors: sums[visitorsOf(path)] ?? 0 }];
    })
    .toSorted((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1));
}

/** How often each event occurred, and the sum of its values in cents. @throws forbidden. */
export async function listVisitorEvents({
  actor,
  query,
}: Asked): Promise<{ event: AnalyticsEvent; count: number; value: number }[]> {
  const { scopes } = await readScopes({ actor, query, topic: VISITS });
  const sums = sumOf(scopes);
  return ANALYTICS_EVENTS.map((event) => ({
    event,
    count: totalOf({ counts: sums, counter: counterOf(event) }),
    value: (sums[eventValue(event)] ?? 0) + (sums[valueOnDay(event)] ?? 0),
  }));
}

/** Visitors of each day by the hour at which they came first, over the week. @throws forbidden. */
export async function listVisitorTimes({ actor, query }: Asked): Promise<WeekHour[]> {
  const { scopes } = await readScopes({ actor, query, topic: VISITS });
  return weekHoursOf({ ...daysIn(query), counted: scopes.map((scope) => byHour({ scope, counter: VISITORS })) });
}

/**
 * Visitors of each day, and how many of them put something into a cart, began a checkout and bought. @throws forbidden.
 */
export async function readFunnel({ actor, query }: Asked): Promise<Overview["funnel"]> {
  const { scopes } = await readScopes({ actor, query, topic: VISITS });
  const sums = sumOf(scopes);
  const reached = (event: FunnelEvent): number => sums[eventVisitors(event)] ?? 0;
  return {
    visitors: totalOf({ counts: sums, counter: VISITORS }),
    carts: reached("add_to_cart"),
    checkouts: reached("begin_checkout"),
    purchases: reached("purchase"),
  };
}

async function countedBy({ actor, query, counter }: Asked & { counter: Counter }): Promise<Counted> {
  const { interval, compare, branch = null } = query;
  const series = async (days: Days) => {
    const { scopes, timeZone } = await readScopes({ actor, query: { ...query, ...days }, topic: VISITS });
    const total = scopes.reduce(
      (sum, { days: all }) => [...all.values()].reduce((rest, counts) => rest + totalOf({ counts, counter }), sum),
      0,
    );
    const points =
      interval === "hour"
        ? seriesOfHours({ ...days, counted: scopes.map((scope) => byHour({ scope, counter })) })
        : seriesOfDays({ ...days, interval, counted: scopes.map((scope) => byDay({ scope, counter })) });
    return { timeZone, counted: { ...days, total, series: points } };
  };
  const days = daysIn(query);
  const [{ timeZone, counted }, previous] = await Promise.all([
    series(days),
    compare && series(comparedDays({ ...days, compare })),
  ]);
  return { ...counted, interval, branch, timeZone, ...(previous ? { previous: previous.counted } : {}) };
}

/** One Query for each branch and MB, or one for the shop. `timeZone` is null where the branches have several. */
async function readScopes({
  actor,
  query: { branch, ...days },
  topic,
}: Asked & { topic: string }): Promise<{ timeZone: string | null; scopes: Scope[] }> {
  const permission = statisticsPermissions.read;
  requirePermission({ actor, permission, ...(branch === undefined ? {} : { branch }) });
  const own = branch === undefined ? branchesFor({ person: personOf(actor), permission }) : [branch];
  const { branches } = await readCatalog();
  const asked =
    own === "all"
      ? [{ id: WHOLE_SHOP, zone: DEFAULT_TIME_ZONE }]
      : own.map((id) => ({ id, zone: zoneOf(branches.get(id) ?? {}) }));
  const scopes = await Promise.all(
    asked.map(async ({ id, zone }) => ({
      zone,
      days: await readCounters({ branch: id, topic, ...daysIn(days) }),
    })),
  );
  const zones = new Set(asked.map(({ zone }) => zone));
  const [zone = DEFAULT_TIME_ZONE] = zones;
  return { scopes, timeZone: zones.size > 1 ? null : zone };
}

function daysIn({ from, to }: Days): Days {
  return { from, to };
}

function counterOf(event: AnalyticsEvent): Counter {
  return { inHour: (hour) => eventInHour(event, hour), onDay: eventOnDay(event) };
}

function sumOf(scopes: readonly Scope[]): Counts {
  const sums: Record<string, number> = {};
  for (const { days } of scopes) for (const counts of days.values()) addTo(sums, counts);
  return sums;
}

function hoursIn({ counts, counter: { inHour } }: { counts: Counts; counter: Counter }): Map<number, number> {
  return new Map(HOURS.flatMap((hour) => (counts[inHour(hour)] ? [[hour, counts[inHour(hour)] ?? 0] as const] : [])));
}

function totalOf({ counts, counter }: { counts: Counts; counter: Counter }): number {
  const earlier = counter.onDay === undefined ? 0 : (counts[counter.onDay] ?? 0);
  return [...hoursIn({ counts, counter }).values()].reduce((sum, value) => sum + value, earlier);
}

function byHour({ scope: { zone, days }, counter }: { scope: Scope; counter: Counter }) {
  return { zone, days: new Map([...days].map(([day, counts]) => [day, hoursIn({ counts, counter })])) };
}

function byDay({ scope: { zone, days }, counter }: { scope: Scope; counter: Counter }) {
  return { zone, days: new Map([...days].map(([day, counts]) => [day, totalOf({ counts, counter })])) };
}
