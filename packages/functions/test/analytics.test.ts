import { listDailyCounts } from "@tresen/core/statistics";
import { DAY } from "@tresen/contract/kit/time";
import { beforeAll, describe, expect, test } from "vitest";
import { handler as publish } from "../src/event/publish";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const log = (body: unknown, more: { ip?: string; now?: number } = {}) =>
  send({ method: "POST", path: "/api/analytics-log", body, ...more });
const day = (now: number): string => new Date(now).toISOString().slice(0, 10);

describe("the analytics log", () => {
  test("increments the day's counters, by event and branch", async () => {
    for (const value of [12.3, 7.7])
      expect(
        (await log({ type: "commerce", action: "purchase", category: "shop", data: { branch: "brn_mitte", value } }))
          .status,
      ).toBe(200);
    expect(
      (await log({ type: "commerce", name: "add_to_cart", text: "Pizza", data: { branch: "brn_unbekannt" } })).status,
    ).toBe(200);
    expect((await log({ type: "x", action: "nie gehört", data: {} })).status).toBe(200);
    expect(await listDailyCounts({ day: day(NOW) })).toEqual([
      { event: "add_to_cart", branch: null, count: 1, value: 0 },
      { event: "other", branch: null, count: 1, value: 0 },
      { event: "purchase", branch: "brn_mitte", count: 2, value: 2000 },
    ]);
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
      "{",
    ])
      expect((await log(body, { now: NOW + DAY })).status).toBe(400);
    expect(await listDailyCounts({ day: day(NOW + DAY) })).toEqual([]);
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
