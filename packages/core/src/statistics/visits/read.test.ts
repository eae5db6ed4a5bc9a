import { counted, countedVisitors, overview, weekHour } from "@tresen/contract/statistics/statistics";
import { type StatisticsQuery, statisticsQuery } from "@tresen/contract/statistics/statistics-query";
import { beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../../test/refusal";
import { admin, anonymous, create, createShop, staff } from "../../../test/shop";
import { metered } from "../../platform/db";
import { rebuildSnapshot } from "../../snapshot";
import { type Counts, addCounts } from "../rows";
import { countPageViews, countVisitors, listVisitedPages, listVisitorEvents, listVisitorTimes, readFunnel } from ".";

const NOW = Date.parse("2026-06-07T10:00:00Z");
const manager = staff("ROLE_MANAGER", "center", "harbor");

beforeAll(async () => {
  await createShop();
  await create("branches", { id: "tokyo", identifier: "tokyo", name: "Tokio", timeZone: "Asia/Tokyo" });
  await rebuildSnapshot({ startedAt: Date.now() });
  const add = (branch: string, topic: string, day: string, counts: Counts) => addCounts({ branch, topic, day, counts });
  await add("center", "visits", "2026-06-05", { "p:9": 4, "v:9": 2, "p:18": 6, "v:18": 3 });
  await add("center", "visits", "2026-06-06", { "p:9": 1, "v:9": 1, "a:9": 3, "a:value": 900, "a:visitors": 1 });
  await add("center", "visits", "2026-06-05", {
    "c:18": 2,
    "c:visitors": 2,
    "b:18": 1,
    "b:value": 1990,
    "b:visitors": 1,
  });
  await add("harbor", "visits", "2026-06-05", { "p:9": 10, "v:9": 5 });
  await add("tokyo", "visits", "2026-06-05", { "p:0": 7, "v:0": 7 });
  await add("*", "visits", "2026-06-05", { "p:9": 30, "v:9": 8, "v:18": 1 });
  await add("*", "visits", "2026-05-31", { "p:day": 12, "b:day": 2, "b:day-value": 500 });
  await add("center", "visits", "2025-06-05", { "p:9": 2, "v:9": 2 });
  // The clocks of Vienna go back at 3:00: the third and the fourth hour are both 2:00.
  await add("center", "visits", "2026-10-25", { "p:2": 1, "v:2": 1, "p:3": 1, "v:3": 1, "p:24": 1, "v:24": 1 });
  await add("center", "pages", "2026-06-05", {
    "w:/store/center": 8,
    "x:/store/center": 4,
    "w:other": 2,
    "x:other": 1,
  });
  await add("center", "pages", "2026-06-06", { "w:/store/center": 1, "x:/store/center": 1, "n:paths": 1 });
});

const query = (asked: Partial<StatisticsQuery> = {}): StatisticsQuery =>
  statisticsQuery.parse({ from: "2026-06-05", to: "2026-06-06", ...asked });

describe("visitors", () => {
  it("of a branch are those of its days, with sum and mean", async () => {
    const answer = await countVisitors({
      actor: manager,
      query: query({ branch: "center", compare: "year" }),
      now: NOW,
    });
    expect(countedVisitors.parse(answer)).toEqual(answer);
    expect(answer).toEqual({
      ...{ from: "2026-06-05", to: "2026-06-06", interval: "day", branch: "center", timeZone: "Europe/Vienna" },
      ...{ total: 6, meanPerDay: 3 },
      series: [
        { at: "2026-06-05", value: 5 },
        { at: "2026-06-06", value: 1 },
      ],
      previous: {
        ...{ from: "2025-06-05", to: "2025-06-06", total: 2 },
        series: [
          { at: "2025-06-05", value: 2 },
          { at: "2025-06-06", value: 0 },
        ],
      },
    });
  });

  it("have a mean over the days that have begun", async () => {
    const meanOf = async (now: string) =>
      (
        await countVisitors({
          actor: manager,
          query: query({ branch: "center", to: "2026-06-30" }),
          now: Date.parse(now),
        })
      ).meanPerDay;
    expect(await meanOf("2026-06-07T10:00:00Z")).toBe(2);
    // Midnight in Vienna has passed.
    expect(await meanOf("2026-06-07T22:30:00Z")).toBe(1.5);
    expect(await meanOf("2026-06-01T10:00:00Z")).toBe(0);
  });

  it("without a branch are those of the shop, or the sum of the actor's branches", async () => {
    const totalFor = async (actor: typeof manager) => {
      const { total, branch, timeZone } = await countVisitors({ actor, query: query(), now: NOW });
      return [total, branch, timeZone];
    };
    expect(await totalFor(admin)).toEqual([9, null, "Europe/Vienna"]);
    expect(await totalFor(manager)).toEqual([11, null, "Europe/Vienna"]);
    expect(await totalFor(staff("ROLE_MANAGER", "center", "tokyo"))).toEqual([13, null, null]);
    expect(await totalFor(staff("ROLE_MANAGER"))).toEqual([0, null, "Europe/Vienna"]);
  });

  it("stand at the hour at which they came first, also where the clock changes", async () => {
    const day = { from: "2026-10-25", to: "2026-10-25", branch: "center" };
    const { series } = await countVisitors({ actor: manager, query: query({ ...day, interval: "hour" }), now: NOW });
    expect(series).toHaveLength(25);
    expect(series.filter(({ value }) => value > 0).map(({ at }) => at)).toEqual([
      "2026-10-25T00:00:00.000Z",
      "2026-10-25T01:00:00.000Z",
      "2026-10-25T22:00:00.000Z",
    ]);
    const times = await listVisitorTimes({ actor: manager, query: query(day) });
    expect(times).toHaveLength(168);
    for (const time of times) weekHour.parse(time);
    expect(times.filter(({ value }) => value > 0)).toEqual([
      { weekday: 7, hour: 2, value: 2 },
      { weekday: 7, hour: 23, value: 1 },
    ]);
  });
});

describe("views", () => {
  it("of days that were counted by UTC day are in days and the total, but in no hour", async () => {
    const asked = { from: "2026-05-31", to: "2026-06-05" };
    const byDay = await countPageViews({ actor: admin, query: query({ ...asked, interval: "month" }) });
    expect(counted.parse(byDay)).toEqual(byDay);
    expect([byDay.total, byDay.series]).toEqual([
      42,
      [
        { at: "2026-05-01", value: 12 },
        { at: "2026-06-01", value: 30 },
      ],
    ]);
    const byHour = await countPageViews({ actor: admin, query: query({ ...asked, interval: "hour" }) });
    expect(byHour.total).toBe(42);
    expect(byHour.series.filter(({ value }) => value > 0)).toEqual([{ at: "2026-06-05T07:00:00.000Z", value: 30 }]);
    expect((await listVisitorEvents({ actor: admin, query: query(asked) })).at(3)).toEqual({
      ...{ event: "purchase", count: 2, value: 500 },
    });
  });

  it("of pages come with their visitors, the most viewed first", async () => {
    expect(await listVisitedPages({ actor: manager, query: query({ branch: "center" }) })).toEqual([
      { path: "/store/center", views: 9, visitors: 5 },
      { path: "other", views: 2, visitors: 1 },
    ]);
  });
});

it("events are counted with their values", async () => {
  expect(await listVisitorEvents({ actor: manager, query: query({ branch: "center" }) })).toEqual([
    { event: "page_view", count: 11, value: 0 },
    { event: "add_to_cart", count: 3, value: 900 },
    { event: "begin_checkout", count: 2, value: 0 },
    { event: "purchase", count: 1, value: 1990 },
    { event: "other", count: 0, value: 0 },
  ]);
});

it("the funnel has the visitors who came to each step", async () => {
  const funnel = await readFunnel({ actor: manager, query: query({ branch: "center" }) });
  expect(overview.shape.funnel.parse(funnel)).toEqual({ visitors: 6, carts: 1, checkouts: 2, purchases: 1 });
});

it("is only for whoever may see the figures of the branch", async () => {
  const calls = [countPageViews, listVisitedPages, listVisitorEvents, listVisitorTimes, readFunnel];
  for (const call of [
    ...calls,
    (asked: Parameters<typeof countPageViews>[0]) => countVisitors({ ...asked, now: NOW }),
  ]) {
    const refused = async (actor: typeof admin, branch?: string) =>
      (await refusal(call({ actor, query: query(branch === undefined ? {} : { branch }) }))).kind;
    expect(await refused(manager, "tokyo")).toBe("forbidden");
    expect(await refused(staff("ROLE_EMPLOYEE", "center"), "center")).toBe("forbidden");
    expect(await refused(staff("ROLE_EMPLOYEE", "center"))).toBe("forbidden");
    expect(await refused(anonymous)).toBe("unauthenticated");
  }
});

it("a year with its comparison costs two queries of a branch, whatever was counted", async () => {
  const year = query({ from: "2025-07-01", to: "2026-06-30", branch: "center", compare: "previous" });
  await countPageViews({ actor: admin, query: year });
  const { use } = await metered(() => countPageViews({ actor: admin, query: year }));
  expect(use.operations.Query).toBe(2);
});
