import { ScanCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { type AnalyticsLogInput, analyticsLog } from "@tresen/contract/statistics/analytics";
import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { NOW, create, createShop } from "../../../test/shop";
import { documents, metered, readPartition } from "../../platform/db";
import { env } from "../../platform/env";
import { rebuildSnapshot } from "../../snapshot";
import { type Counts, addCounts, countsOf } from "../rows";
import { countEvent } from ".";
import { shortened } from "./visitor";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

beforeAll(async () => {
  await createShop();
  await create("branches", { id: "tokyo", identifier: "tokyo", name: "Tokio", timeZone: "Asia/Tokyo" });
  await create("sites", { path: "team", name: "Team" });
  await rebuildSnapshot({ startedAt: Date.now() });
});

/** Each test has days of its own. */
let now = NOW;
beforeEach(() => {
  now += 14 * 24 * HOUR;
});

const view = (path: string): AnalyticsLogInput => ({ type: "navigation", action: "page_view", data: { path } });
const action = (name: string, data: Record<string, string | number> = {}): AnalyticsLogInput => ({
  ...{ type: "commerce", name, data },
});
const count = (log: AnalyticsLogInput, more: { ip?: string; agent?: string; now?: number } = {}) =>
  countEvent({ log: analyticsLog.parse(log), ip: "203.0.113.7", agent: FIREFOX, now, ...more });

/** What a branch, or with `*` the shop, has counted, by topic and day. */
async function counted(scope: string): Promise<Record<string, Counts>> {
  const rows = await readPartition(`stat#${scope}`);
  return Object.fromEntries(
    rows.map((row) => [row.sk, countsOf(row)]).filter(([key]) => !before.has(`${scope} ${String(key)}`)),
  );
}
const before = new Set<string>();
beforeEach(async () => {
  for (const scope of ["*", "center", "harbor", "tokyo"])
    for (const { sk } of await readPartition(`stat#${scope}`)) before.add(`${scope} ${sk}`);
});
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

it("counts views by branch day, hour and page, and each visitor once a day", async () => {
  for (const path of ["/", "/store/center", "/store/center/checkout", "/store/center"]) await count(view(path));
  await count(view("/store/center"), { ip: "198.51.100.1", now: now + HOUR });
  const day = dayOf(now);
  // 18:30 in Vienna.
  expect(await counted("center")).toEqual({
    [`visits#${day}`]: { "p:18": 3, "p:19": 1, "v:18": 1, "v:19": 1 },
    [`pages#${day}`]: {
      ...{ "w:/store/center": 3, "x:/store/center": 2, "n:paths": 2 },
      ...{ "w:/store/center/checkout": 1, "x:/store/center/checkout": 1 },
    },
  });
  expect((await counted("*"))[`visits#${day}`]).toEqual({ "p:18": 4, "p:19": 1, "v:18": 1, "v:19": 1 });
  expect((await counted("*"))[`pages#${day}`]).toMatchObject({ "w:/": 1, "x:/": 1, "n:paths": 3 });
});

it("counts events with their values and visitors, in both forms", async () => {
  await count(action("add_to_cart", { branch: "harbor", value: 9.5 }));
  await count({ type: "commerce", action: "add_to_cart", category: "shop", data: { branch: "harbor", value: 3 } });
  await count(action("purchase", { branch: "harbor", value: 12.5 }), { agent: SAFARI });
  await count(action("nie gehört", { branch: "unbekannt" }));
  const visits = { "a:18": 2, "a:value": 1250, "a:visitors": 1, "b:18": 1, "b:value": 1250, "b:visitors": 1 };
  expect(await counted("harbor")).toEqual({ [`visits#${dayOf(now)}`]: visits });
  expect(await counted("*")).toEqual({ [`visits#${dayOf(now)}`]: { ...visits, "o:18": 1 } });
});

it("counts by the calendar of the branch, and the shop by its own", async () => {
  // 18:30 in Vienna is 1:30 of the next day in Tokyo.
  await count(view("/store/tokyo"));
  expect(await counted("tokyo")).toMatchObject({ [`visits#${dayOf(now + 24 * HOUR)}`]: { "p:1": 1, "v:1": 1 } });
  expect(await counted("*")).toMatchObject({ [`visits#${dayOf(now)}`]: { "p:18": 1, "v:18": 1 } });
});

it("recognises visitors by network and browser, and nobody across branches", async () => {
  expect([shortened("203.0.113.7"), shortened("2001:db8:1:2::/64")]).toEqual(["203.0.113", "2001:db8:1"]);
  const people = [
    ...[{ ip: "203.0.113.7" }, { ip: "203.0.113.200" }, { ip: "203.0.113.7", agent: SAFARI }],
    ...[{ ip: "2001:db8:1:2::/64" }, { ip: "2001:db8:1:9::/64" }, { ip: "2001:db8:2:2::/64" }],
  ];
  for (const person of people) await count(view("/store/center"), person);
  expect(await counted("center")).toMatchObject({ [`visits#${dayOf(now)}`]: { "p:18": 6, "v:18": 4 } });
});

it("counts a visitor once who comes several times at once", async () => {
  await Promise.all(Array.from({ length: 6 }, () => count(view("/store/center"))));
  const day = dayOf(now);
  expect(await counted("center")).toEqual({
    [`visits#${day}`]: { "p:18": 6, "v:18": 1 },
    [`pages#${day}`]: { "w:/store/center": 6, "x:/store/center": 1, "n:paths": 1 },
  });
  expect(await counted("*")).toMatchObject({ [`visits#${day}`]: { "p:18": 6, "v:18": 1 } });
});

it("counts nobody twice when an answer is lost", async () => {
  const send = documents.send.bind(documents);
  let lost = 0;
  vi.spyOn(documents, "send").mockImplementation(async (command: Parameters<typeof send>[0]) => {
    const answer = await send(command);
    if (!(command instanceof TransactWriteCommand)) return answer;
    lost += 1;
    throw new Error("killed");
  });
  await expect(count(view("/store/center"))).rejects.toThrow();
  vi.restoreAllMocks();
  expect(lost).toBeGreaterThan(0);
  await count(view("/store/center"));
  expect(await counted("center")).toMatchObject({ [`visits#${dayOf(now)}`]: { "v:18": 1 } });
  expect(await counted("*")).toMatchObject({ [`visits#${dayOf(now)}`]: { "v:18": 1 } });
});

it("tells 500 paths of a day apart, also when the last place is wanted twice at once", async () => {
  const day = dayOf(now);
  await addCounts({ branch: "*", topic: "pages", day, counts: { "n:paths": 499 } });
  await Promise.all(["/", "/team"].map((path) => count(view(path))));
  const [first, second] = (await counted("*"))[`pages#${day}`]?.["w:/"] === 1 ? ["/", "/team"] : ["/team", "/"];
  await count(view(first ?? ""));
  await count(view(second ?? ""), { agent: SAFARI });
  expect((await counted("*"))[`pages#${day}`]).toEqual({
    ...{ "n:paths": 500, [`w:${first}`]: 2, [`x:${first}`]: 1, "w:other": 2, "x:other": 2 },
  });
});

it("keeps what the shop does not know as other pages", async () => {
  for (const path of ["/anna@example.test", "/status/ABCDEF/0123456789", "/status", "/store/unbekannt", "x"])
    await count(view(path));
  await count({ type: "navigation", action: "page_view", data: { branch: "center" } });
  expect((await counted("*"))[`pages#${dayOf(now)}`]).toEqual({
    ...{ "w:other": 4, "x:other": 1, "w:/status": 2, "x:/status": 1, "n:paths": 1 },
  });
  expect((await counted("center"))[`pages#${dayOf(now)}`]).toEqual({ "w:other": 1, "x:other": 1 });
});

it("leaves out bots and whoever names no browser", async () => {
  for (const agent of [
    ...["", "curl/8.5.0", "Googlebot/2.1 (+http://www.google.com/bot.html)"],
    `${FIREFOX} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`,
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/138.0.0.0 Safari/537.36",
  ]) {
    const { use } = await metered(() => count(view("/"), { agent }));
    expect(use.calls).toBe(0);
  }
  expect(await counted("*")).toEqual({});
});

it("stores neither address nor browser", async () => {
  for (const ip of ["203.0.113.7", "2001:db8:1:2::/64"]) await count(view("/store/center"), { ip });
  await count(action("purchase", { branch: "center", value: 20 }));
  const { Items = [] } = await documents.send(new ScanCommand({ TableName: env.TABLE_NAME }));
  const rows = Items.filter(({ pk }) => /^(?:stat|visitor)/.test(String(pk)));
  expect(rows.filter(({ pk }) => String(pk).startsWith("visitor#")).length).toBeGreaterThan(5);
  const stored = JSON.stringify(Items);
  for (const personal of ["203.0.113", "2001:db8", "Firefox", "Gecko", "Mozilla"])
    expect(stored).not.toContain(personal);
  // Nor when somebody came: all marks of a day expire at the same instant.
  const marks = rows.filter(({ pk }) => pk === `visitor#center#${dayOf(now)}`);
  for (const mark of marks)
    expect(Object.keys(mark).toSorted()).toEqual(
      ["__edb_e__", "__edb_v__", "day", "expiresAt", "hash", "pk", "scope", "sk"].toSorted(),
    );
  expect(new Set(marks.map(({ expiresAt }) => String(expiresAt))).size).toBe(1);
  const hashes = rows.map(({ hash }) => hash).filter(Boolean);
  expect(new Set(hashes).size).toBe(hashes.length);
});

it("asks the table for little", async () => {
  await count(view("/store/center"));
  const { use: again } = await metered(() => count(view("/store/center")));
  // The rate limit, and for branch and shop each the pages, the salt, the marks, and two counters.
  expect(again.operations).toMatchObject({ UpdateItem: 5, GetItem: expect.any(Number), BatchGetItem: 4 });
  expect(again.writeUnits).toBe(5);
  const { use: first } = await metered(() => count(view("/store/center"), { agent: SAFARI, now: now + MINUTE }));
  expect(first.operations).toMatchObject({ UpdateItem: 1, TransactWriteItems: 2 });
});
