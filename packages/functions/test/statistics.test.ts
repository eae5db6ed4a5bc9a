import type { Counted, Rating, Revenue, SoldItem, UserProfile, WeekHour } from "@tresen/contract/statistics/statistics";
import { type OrderRow, findOrder } from "@tresen/core/order";
import { documents, metered } from "@tresen/core/platform/db";
import { countOrders } from "@tresen/core/statistics/order";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Reply, send } from "./support/api";
import { place } from "./support/orders";
import { NOW } from "./support/request";
import { type Sessions, openShop, signInHolder } from "./support/shop";

const WEEK = { from: "2026-06-01", to: "2026-06-07" };
let sessions: Sessions;
let manager = "";

const ask = (call: string, query: Record<string, string> = {}, session = sessions.admin): Promise<Reply> =>
  send({ path: `/api/statistics/${call}`, query: { ...WEEK, ...query }, session });
const answer = async <Data>(call: string, query: Record<string, string> = {}): Promise<Data> => {
  const { status, data, errors } = await ask(call, query);
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data as Data;
};

async function row(uid: string): Promise<OrderRow> {
  return (await findOrder(uid)) ?? Promise.reject(new Error("The order is gone"));
}

async function act(id: string, action: string, body: object = {}): Promise<void> {
  const before = await row(id.slice(4));
  const path = `/api/orders/${id}/status/${action}`;
  expect((await send({ method: "POST", path, body, session: sessions.manager })).status).toBe(200);
  await countOrders([{ before, after: await row(id.slice(4)) }]);
}

beforeAll(async () => {
  sessions = await openShop();
  manager = ((await send({ path: "/api/users/me", session: sessions.manager })).data as { id: string }).id;
  const [first, second, third] = [await place(), await place({ branch: "brn_nord" }), await place()];
  for (const { uid } of [first, second, third]) await countOrders([{ before: null, after: await row(uid) }]);
  await act(first.id, "confirm");
  await act(first.id, "completed");
  await act(third.id, "reject", { rejectionMessage: "Ausverkauft" });
  const before = await row(first.uid);
  const rated = { rating: 5, foodRating: 4, serviceRating: 4, processRating: 5, comment: "Sehr gut" };
  const path = `${first.path}/questionnaire`;
  expect((await send({ method: "POST", path, body: rated })).status).toBe(200);
  await countOrders([{ before, after: await row(first.uid) }]);
});

describe("figures of orders", () => {
  test("are told by day, with the week before", async () => {
    const counted = await answer<Counted>("orders", { compare: "previous" });
    expect(counted).toMatchObject({
      ...WEEK,
      ...{ interval: "day", branch: null, timeZone: "Europe/Vienna", total: 2 },
      previous: { from: "2026-05-25", to: "2026-05-31", total: 0 },
    });
    expect(counted.series.map(({ value }) => value)).toEqual([0, 0, 0, 0, 2, 0, 0]);
    expect(counted.previous?.series).toHaveLength(7);
  });

  test("are told by hour, week and month, and of one branch and method", async () => {
    const hours = await answer<Counted>("orders", { interval: "hour", from: "2026-06-05", to: "2026-06-05" });
    expect(hours.series).toHaveLength(24);
    expect(hours.series[18]).toEqual({ at: "2026-06-05T16:00:00.000Z", value: 2 });
    expect((await answer<Counted>("orders", { interval: "week" })).series).toEqual([{ at: "2026-06-01", value: 2 }]);
    expect((await answer<Counted>("orders", { interval: "month" })).series).toEqual([{ at: "2026-06-01", value: 2 }]);
    expect(await answer<Counted>("orders", { branch: "brn_nord" })).toMatchObject({ branch: "brn_nord", total: 1 });
    expect((await answer<Counted>("orders", { method: "dineIn" })).total).toBe(0);
    expect((await answer<Counted>("canceled-orders")).total).toBe(1);
    expect((await answer<Counted>("canceled-orders", { interval: "hour" })).total).toBe(1);
  });

  test("say what came in, by rate, method and payment, each with the same sum", async () => {
    const revenue = await answer<Revenue>("revenue");
    expect(revenue.total).toBeGreaterThan(0);
    const sum = (parts: readonly { gross: number }[]): number => parts.reduce((all, { gross }) => all + gross, 0);
    expect([sum(revenue.taxes), sum(revenue.byMethod), sum(revenue.byPayment), revenue.net + revenue.tax]).toEqual(
      Array.from({ length: 4 }, () => revenue.total),
    );
    expect((await answer<Revenue>("revenue", { interval: "hour" })).total).toBe(revenue.total);
  });

  test("name what was sold, at which hours, and how it was rated", async () => {
    const [item] = await answer<SoldItem[]>("items");
    expect(item).toMatchObject({ product: "prd_margherita", name: "Margherita", unit: "piece", count: 2 });
    expect(await answer<SoldItem[]>("popular-items", { from: "2026-05-20", to: "2026-07-05" })).toEqual([item]);
    const times = await answer<WeekHour[]>("order-times");
    expect(times).toHaveLength(168);
    expect(times.filter(({ value }) => value > 0)).toEqual([{ weekday: 5, hour: 18, value: 2 }]);
    expect(await answer<Rating[]>("ratings")).toEqual([
      expect.objectContaining({ branch: "brn_mitte", rating: 5, comment: "Sehr gut" }),
    ]);
  });

  test("cost as many calls as branches, however long the period is", async () => {
    const callsOf = async (call: string, query: Record<string, string>) =>
      (await metered(() => ask(call, query))).use.operations["Query"] ?? 0;
    const year = { from: "2025-06-10", to: "2026-06-20" };
    expect(await callsOf("orders", year)).toBe(await callsOf("orders", WEEK));
    // Days before and after whole months, and the months themselves.
    expect(await callsOf("items", year)).toBe((await callsOf("items", WEEK)) + 2 * 2);
  });

  test("that cannot be read are told with the text of the specification", async () => {
    const sent = documents.send.bind(documents);
    const storage = vi
      .spyOn(documents, "send")
      .mockImplementation((command) =>
        JSON.stringify(command.input).includes("stat#") ? Promise.reject(new Error("away")) : sent(command),
      );
    const { status, errors } = await ask("orders");
    storage.mockRestore();
    expect({ status, errors }).toMatchObject({
      status: 502,
      errors: [{ message: "Statistik konnte nicht geladen werden." }],
    });
  });
});

describe("whose figures they are", () => {
  test("managers are told of their branches alone, and nothing of others", async () => {
    const own = await ask("orders", {}, sessions.manager);
    expect(own.data).toMatchObject({ total: 1, branch: null });
    expect((await ask("orders", { branch: "brn_mitte" }, sessions.manager)).status).toBe(200);
    for (const branch of ["brn_nord", "brn_none"])
      for (const call of ["orders", "revenue", "items", "order-times", "ratings", "working-activities"])
        expect((await ask(call, { branch }, sessions.manager)).status).toBe(403);
    expect((await ask("orders", { branch: "brn_none" })).status).toBe(404);
  });

  test("employees are told nothing but their own profile", async () => {
    expect((await ask("orders", {}, sessions.employee)).status).toBe(403);
    expect((await profile(manager, sessions.employee)).status).toBe(403);
    const me = ((await send({ path: "/api/users/me", session: sessions.employee })).data as { id: string }).id;
    expect((await profile(me, sessions.employee)).data).toMatchObject({ orders: { confirmed: 0, completed: 0 } });
    expect((await profile(me, sessions.manager)).status).toBe(200);
  });

  test("a profile says what somebody confirmed and completed", async () => {
    for (const session of [sessions.manager, sessions.admin]) {
      const { data } = await profile(manager, session);
      expect(data as UserProfile).toMatchObject({
        user: manager,
        orders: { confirmed: 1, completed: 1 },
        absences: [],
      });
    }
    expect((await profile("usr_none", sessions.admin)).status).toBe(404);
    expect((await profile("usr_none", sessions.manager)).status).toBe(403);
  });

  test("comments are for people who may read the orders", async () => {
    const session = await signInHolder({
      admin: sessions.admin,
      branches: ["brn_mitte"],
      permissions: [{ permission: "statistics.read", scope: "branches" }],
    });
    expect((await ask("ratings", {}, session)).data).toEqual([expect.objectContaining({ rating: 5, comment: "" })]);
  });

  test("working time is what was recorded in the period, by person and kind", async () => {
    for (const call of ["working-activities", "working-schedules"])
      expect(await answer(call)).toEqual({ totalMinutes: 0, rows: [] });
    const create = (body: object) =>
      send({ method: "POST", path: "/api/working-activities", session: sessions.admin, body, now: NOW });
    const begun = { user: manager, branch: "brn_mitte", startedAt: new Date(NOW - 4 * 3_600_000).toISOString() };
    const breaks = [{ startedAt: begun.startedAt, endedAt: new Date(NOW - 3.5 * 3_600_000).toISOString() }];
    const endedAt = new Date(NOW - 3_600_000).toISOString();
    const made = await create({ ...begun, endedAt, breaks });
    expect(made).toMatchObject({ status: 201, errors: [] });
    expect(await answer("working-activities")).toEqual({
      ...{ totalMinutes: 150, rows: [{ user: manager, kind: "", minutes: 150 }] },
    });
    expect((await profile(manager, sessions.admin)).data).toMatchObject({ workedMinutes: 150, breakMinutes: 30 });
    const path = "/api/statistics/user-profile-working-activities";
    const query = { user: manager, start: WEEK.from, end: WEEK.to };
    expect((await send({ path, query, session: sessions.manager })).data).toEqual([
      { id: (made.data as { id: string }).id, kind: "", start: begun.startedAt, end: endedAt, minutes: 150 },
    ]);
    expect((await send({ path, query, session: sessions.employee })).status).toBe(403);
    const before = { user: manager, start: "2026-05-01", end: "2026-05-31" };
    expect((await send({ path, query: before, session: sessions.admin })).data).toEqual([]);
  });
});

describe("what is asked", () => {
  test.each([
    [{ to: "2026-05-31" }, "Der letzte Tag liegt vor dem ersten."],
    [{ to: "2027-07-06" }, "Bitte wählen Sie höchstens 400 Tage."],
    [{ to: "bald" }, "Bitte geben Sie einen Tag an, zum Beispiel 2026-06-05."],
  ])("is refused when it is no period: %o", async (query, message) => {
    const { status, errors } = await ask("orders", query);
    expect({ status, errors }).toMatchObject({ status: 400, errors: [{ field: "to", message }] });
  });
});

function profile(user: string, session: string): Promise<Reply> {
  return send({
    path: "/api/statistics/user-profile",
    query: { user, start: WEEK.from, end: WEEK.to, now: WEEK.to },
    session,
  });
}
