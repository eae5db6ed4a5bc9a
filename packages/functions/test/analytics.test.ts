import { DAY } from "@tresen/contract/kit/time";
import { beforeAll, describe, expect, test } from "vitest";
import { readPartition } from "../../core/src/platform/db";
import { handler as publish } from "../src/event/publish";
import { handler as forgetVisitors } from "../src/job/schedule/forget-visitors";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const log = (
  body: unknown,
  { agent = FIREFOX, ...more }: { ip?: string; now?: number; agent?: string; cookies?: Record<string, string> } = {},
) => send({ method: "POST", path: "/api/analytics-log", body, headers: { "user-agent": agent }, ...more });
const day = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** A row of counters without its key; nothing when there is none. */
async function counted(scope: string, key: string): Promise<Record<string, unknown> | undefined> {
  const row = (await readPartition(`stat#${scope}`)).find(({ sk }) => sk === key);
  if (!row) return undefined;
  const { pk: _, sk: __, ...counts } = row;
  return counts;
}

describe("the analytics log", () => {
  test("increments the day's counters of branch and shop, in both forms", async () => {
    for (const value of [12.3, 7.7])
      expect(
        (await log({ type: "commerce", action: "purchase", category: "shop", data: { branch: "brn_mitte", value } }))
          .status,
      ).toBe(200);
    expect(
      (await log({ type: "commerce", name: "add_to_cart", text: "Pizza", data: { branch: "brn_unbekannt" } })).status,
    ).toBe(200);
    expect((await log({ type: "x", action: "nie gehört", data: {} })).status).toBe(200);
    expect((await log({ type: "navigation", action: "page_view", data: { path: "/status/UID/HASH" } })).status).toBe(
      200,
    );
    const purchases = { "b:18": 2, "b:value": 2000, "b:visitors": 1 };
    expect(await counted("brn_mitte", `visits#${day(NOW)}`)).toEqual(purchases);
    expect(await counted("*", `visits#${day(NOW)}`)).toEqual({
      ...purchases,
      ...{ "a:18": 1, "a:visitors": 1, "o:18": 1, "p:18": 1, "v:18": 1 },
    });
    expect(await counted("*", `pages#${day(NOW)}`)).toEqual({ "w:/status": 1, "x:/status": 1, "n:paths": 1 });
  });

  test("counts no bots, which are answered as everybody", async () => {
    const now = NOW + 3 * DAY;
    const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    for (const agent of [bot, ""])
      expect((await log({ type: "navigation", action: "page_view", data: { path: "/" } }, { now, agent })).status).toBe(
        200,
      );
    expect(await counted("*", `visits#${day(now)}`)).toBeUndefined();
  });

  test("counts nobody who has refused it", async () => {
    const now = NOW + 3 * DAY;
    const view = { type: "navigation", action: "page_view", data: { path: "/" } };
    const cookies = { "cookie-banner-acceptance-state": "rejected" };
    expect((await log(view, { now, cookies })).status).toBe(200);
    expect(await counted("*", `visits#${day(now)}`)).toBeUndefined();
  });

  test("forgets at the day's end what visitors were recognised by", async () => {
    const now = NOW + 4 * DAY;
    await log({ type: "navigation", action: "page_view", data: { path: "/" } }, { now });
    expect(await readPartition(`visitor#*#${day(now)}`)).toHaveLength(2);
    const run = (at: number) =>
      withGrantsOf("forget-visitors", () => forgetVisitors({ time: new Date(at).toISOString() }));
    await run(now);
    expect(await readPartition(`visitor#*#${day(now)}`)).toHaveLength(2);
    await run(now + DAY);
    expect([await readPartition(`visitor#*#${day(now)}`), await readPartition("visitor-salts")]).toEqual([[], []]);
    expect(await counted("*", `visits#${day(now)}`)).toEqual({ "p:18": 1, "v:18": 1 });
  });

  test("refuses invalid entries, and never fails", async () => {
    for (const body of [
      {},
      [],
      "x",
      { type: "a" },
      { type: "a", action: "b", data: { deep: { er: 1 } } },
      { type: "a", action: "b", email: "a@b.c" },
      { type: "a", action: "b", data: { text: "x".repeat(5000) } },
      { type: "navigation", action: "page_view", data: { path: `/${"x".repeat(200)}` } },
      "{",
    ])
      expect((await log(body, { now: NOW + DAY })).status).toBe(400);
    expect(await counted("*", `visits#${day(NOW + DAY)}`)).toBeUndefined();
    expect((await send({ path: "/api/analytics-log" })).status).toBe(405);
  });

  test("limits entries from one address", async () => {
    const once = async (): Promise<number> =>
      (await log({ type: "a", action: "b", data: {} }, { ip: "203.0.113.99", now: NOW + 2 * DAY })).status;
    const statuses = [await once()];
    while (statuses.length < 601) statuses.push(...(await Promise.all(Array.from({ length: 50 }, once))));
    expect(statuses.filter((status) => status !== 429)).toHaveLength(600);
  }, 120_000);
});

describe("the snapshot's state", () => {
  test("is answered to administrators, who can have it rebuilt", async () => {
    for (const session of [null, sessions.employee]) {
      expect((await send({ path: "/api/snapshot", session })).status).toBe(session ? 403 : 401);
      expect((await send({ method: "POST", path: "/api/snapshot/rebuild", session })).status).toBe(session ? 403 : 401);
    }
    const before = (await send({ path: "/api/snapshot", session: sessions.admin })).data as { version: number };
    expect(
      (await send({ method: "POST", path: "/api/tags", body: { name: "Neu" }, session: sessions.admin })).status,
    ).toBe(201);
    const rebuild = () => send({ method: "POST", path: "/api/snapshot/rebuild", session: sessions.admin });
    // Without the stream's reader nothing is built: the answer comes all the same, and says so.
    expect(await rebuild()).toMatchObject({ status: 200, data: { version: before.version, isRebuilding: true } });
    // Its own clock may be behind: what counts is that it is built after it was wished for.
    const requestedAt = String(Date.now() + 1000);
    const Records = [
      {
        eventName: "INSERT" as const,
        dynamodb: {
          SequenceNumber: "1",
          Keys: { pk: { S: "snapshot-request" }, sk: { S: "snapshot-request" } },
          NewImage: { requestedAt: { N: requestedAt } },
        },
      },
    ];
    const [rebuilt] = await Promise.all([rebuild(), withGrantsOf("publish", () => publish({ Records }))]);
    expect(rebuilt).toMatchObject({ status: 200, data: { version: before.version + 1, isRebuilding: false } });
    expect(await send({ path: "/api/snapshot", session: sessions.admin })).toMatchObject({
      data: { version: before.version + 1, isRebuilding: false },
    });
  });
});
