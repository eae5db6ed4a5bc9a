import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import {
  DEFAULT_TIME_ZONE,
  type Instant,
  type LocalDate,
  addDays,
  weekdayOf,
  zonedTime,
} from "@tresen/contract/kit/time";
import { resources } from "@tresen/contract/resources";
import type { VisitDay } from "@tresen/core/statistics";
import { randomNumbers } from "../printer/faults";
import { ORDERS_A_DAY } from "./rhythm";

/** For so many days before its first start a demo shop has visitors. Nobody has come yet on the day of the start. */
const DAYS = 30;
/** How a day's visits are spread over the hours from `FIRST_HOUR` on: most come at noon and in the evening. */
const COURSE = [1, 2, 3, 5, 7, 6, 3, 3, 4, 7, 9, 8, 5, 2];
const FIRST_HOUR = 8;
const EVENING = 18;
const VISITORS = 40;
/** The part of orders whose visit is counted. */
const CONSENTING = 0.7;
/** What an order brings in, in cents. */
const ORDER = 2490;

/** What was counted of visits before the first start of a demo shop: the same for the same shop and day. */
export function demoVisits({ bundle, now }: { bundle: ShopBundleInput; now: Instant }): VisitDay[] {
  const branches = (bundle.branches ?? []).map(({ id, ...fields }) => ({
    id: String(id),
    ...resources.branches.fields.parse(fields),
  }));
  const sites = (bundle.sites ?? []).map(({ id: _, ...fields }) => resources.sites.fields.parse(fields));
  const paths = sites.flatMap(({ path, isPublic }) => (isPublic ? [`/${path}`] : []));
  const dayAgo = (zone: string, ago: number): LocalDate => addDays(zonedTime({ at: now, zone }).date, -ago);
  return Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap((ago) => {
    const days = branches.map(({ identifier, ...branch }, place) =>
      branchDay({ id: branch.id, identifier, day: dayAgo(zoneOf(branch), ago), place }),
    );
    return [...days, shopDay({ day: dayAgo(DEFAULT_TIME_ZONE, ago), days, paths })];
  });
}

function branchDay({
  id,
  identifier,
  day,
  place,
}: {
  id: string;
  identifier: string;
  day: LocalDate;
  place: number;
}): VisitDay {
  const random = randomNumbers(Date.parse(day) / 1000 + place);
  const weekday = weekdayOf(day);
  const isBusy = weekday === "friday" || weekday === "saturday";
  const visitors = Math.round(VISITORS * (isBusy ? 1.5 : 1) * (0.7 + 0.6 * random()));
  const share = (part: number): number => Math.round(visitors * part);
  // Not everybody who orders has agreed to be counted.
  const purchases = Math.floor(ORDERS_A_DAY[weekday] * CONSENTING);
  const [carts, checkouts] = [share(0.25), share(0.14)];
  const page = `/store/${identifier}`;
  const pages = [
    { path: page, views: Math.round(visitors * (1.6 + random())), visitors },
    { path: `${page}/checkout`, views: checkouts, visitors: checkouts },
  ];
  const step = { hour: EVENING };
  return {
    ...{ branch: id, day, pages, hours: hoursOf({ visitors, pages }) },
    steps: [
      { ...step, event: "add_to_cart", count: carts * 2, visitors: carts, value: carts * ORDER },
      { ...step, event: "begin_checkout", count: checkouts, visitors: checkouts, value: checkouts * ORDER },
      { ...step, event: "purchase", count: purchases, visitors: purchases, value: purchases * ORDER },
    ],
  };
}

/** Some visit two branches, and others only read about the business. */
function shopDay({
  day,
  days,
  paths,
}: {
  day: LocalDate;
  days: readonly VisitDay[];
  paths: readonly string[];
}): VisitDay {
  const sumOf = (number: (counted: VisitDay) => number): number =>
    days.reduce((sum, counted) => sum + number(counted), 0);
  const visitors = Math.round(sumOf(({ hours }) => hours.reduce((sum, hour) => sum + hour.visitors, 0)) * 0.95);
  const steps = (days[0]?.steps ?? []).map(({ event, hour }, index) => ({
    ...{ event, hour },
    count: sumOf((counted) => counted.steps[index]?.count ?? 0),
    value: sumOf((counted) => counted.steps[index]?.value ?? 0),
    visitors: sumOf((counted) => counted.steps[index]?.visitors ?? 0),
  }));
  const purchases = steps.find(({ event }) => event === "purchase")?.visitors ?? 0;
  const home = Math.round(visitors * 0.6);
  const pages = [
    ...days.flatMap((counted) => counted.pages),
    { path: "/", views: Math.round(home * 1.2), visitors: home },
    { path: "/status", views: purchases * 3, visitors: purchases },
    ...paths.map((path, place) => {
      const readers = Math.max(1, Math.round((visitors * 0.12) / (place + 1)));
      return { path, views: readers, visitors: readers };
    }),
  ];
  return { branch: null, day, pages, steps, hours: hoursOf({ visitors, pages }) };
}

function hoursOf({ visitors, pages }: { visitors: number; pages: VisitDay["pages"] }): VisitDay["hours"] {
  const views = spread(pages.reduce((sum, page) => sum + page.views, 0));
  return spread(visitors).map((value, index) => ({
    ...{ hour: FIRST_HOUR + index, visitors: value, views: views[index] ?? 0 },
  }));
}

/** Whole parts that add up to the total. */
function spread(total: number): number[] {
  const all = COURSE.reduce((sum, part) => sum + part, 0);
  let passed = 0;
  return COURSE.map((part) => {
    const before = Math.round((total * passed) / all);
    passed += part;
    return Math.round((total * passed) / all) - before;
  });
}
