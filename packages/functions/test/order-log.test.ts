import type { LogEntry } from "@tresen/contract/log/log";
import { logReactions } from "@tresen/core/log";
import { findOrder } from "@tresen/core/order";
import { metered } from "@tresen/core/platform/db";
import { beforeAll, describe, expect, test } from "vitest";
import { indexLog } from "../../core/test/log-index";
import { send } from "./support/api";
import { place } from "./support/orders";
import { type Sessions, openShop } from "./support/shop";

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const logs = async (query: Record<string, string>, session = sessions.admin): Promise<LogEntry[]> => {
  await indexLog();
  return (await send({ path: "/api/logs", query, session })).data as LogEntry[];
};
async function stored(id: string): Promise<Order> {
  return (await findOrder(id.replace("ord_", ""))) ?? Promise.reject(new Error("The order is gone"));
}
/** Does something to an order and tells the log's reaction of it, as the stream does, how often it likes. */
async function told({ id, run, times = 1 }: { id: string; run: () => Promise<unknown>; times?: number }) {
  const before = await stored(id);
  await run();
  const change = { before, after: await stored(id) };
  const units: number[] = [];
  for (let time = 0; time < times; time += 1)
    units.push((await metered(() => Promise.all(logReactions.order.map((react) => react(change))))).use.writeUnits);
  return units;
}
const act = (id: string, action: string, body?: object) =>
  send({ method: "POST", path: `/api/orders/${id}/status/${action}`, body, session: sessions.employee });

describe("the log of an order", () => {
  test("has one entry for a decision of staff, for three write units beside the order, without customer data", async () => {
    const { id } = await place();
    const made = { before: null, after: await stored(id) };
    const creation = await metered(() => Promise.all(logReactions.order.map((react) => react(made))));
    expect(creation.use.writeUnits).toBe(0);
    const units = await told({ id, run: () => act(id, "confirm"), times: 2 });
    // The row, and one for each of two indexes.
    expect(units[0]).toBe(3);
    await told({ id, run: () => act(id, "cancel") });
    const { ticketNumber, branch } = await stored(id);
    const entries = await logs({ resource: "orders" });
    expect(entries).toMatchObject([
      { action: "cancel", message: `Bestellung „${ticketNumber}“ storniert`, branch },
      {
        action: "confirm",
        message: `Bestellung „${ticketNumber}“ bestätigt`,
        actor: { kind: "staff", name: expect.stringMatching(/./) },
        subject: { resource: "orders", id, title: String(ticketNumber) },
        changes: [{ field: "state", before: "pending", after: "confirmed" }],
      },
    ]);
    expect(await logs({ resource: "orders", subject: id })).toEqual(entries);
    expect((await logs({ action: "confirm" })).map(({ subject }) => subject?.id)).toEqual([id]);
    expect((await send({ path: `/api/logs/${entries[0]?.id}`, session: sessions.admin })).data).toEqual(entries[0]);

    const other = await place();
    const rejectionMessage = "Herr Gruber war nicht da";
    await told({ id: other.id, run: () => act(other.id, "reject", { rejectionMessage }) });
    const all = await logs({ resource: "orders" });
    expect(all.map(({ action }) => action)).toContain("reject");
    expect(JSON.stringify(all)).not.toMatch(/Gruber/);
  });

  test("has a customer's answer without a name, and no rating", async () => {
    const { id, path } = await place({ appointmentDate: "2026-06-05T20:00" });
    await told({ id, run: () => act(id, "counter-appointment", { counterAppointment: "2026-06-05T21:00" }) });
    const accept = () => send({ method: "POST", path: `${path}/confirm-counter-appointment` });
    const accepted = await told({ id, run: accept });
    expect(accepted).toEqual([3]);
    const [answer, proposal] = await logs({ resource: "orders", subject: id });
    expect(proposal).toMatchObject({ action: "counter-appointment", changes: [] });
    expect(answer).toMatchObject({
      action: "confirm-counter-appointment",
      actor: { kind: "customer", id: "", name: "Kunde" },
    });
    await act(id, "completed");
    const rating = { rating: 5, foodRating: 4, serviceRating: 5, processRating: 3, comment: "Danke" };
    const rated = await told({
      id,
      run: () => send({ method: "POST", path: `${path}/questionnaire`, body: rating }),
    });
    expect(rated).toEqual([0]);
  });

  test("is readable by those who may read the log in the order's branch", async () => {
    const { id } = await place();
    await told({ id, run: () => act(id, "confirm") });
    const { branch } = await stored(id);
    const seen = await logs({ resource: "orders", limit: "100" }, sessions.manager);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((entry) => entry.branch === branch)).toBe(true);
    expect((await send({ path: "/api/logs", session: sessions.employee })).status).toBe(403);
    const after = await stored(id);
    const elsewhere = { ...after, uid: "ELSEWHERE", branch: "brn_nord" };
    const step = { before: { ...elsewhere, timeline: elsewhere.timeline.slice(0, -1) }, after: elsewhere };
    await Promise.all(logReactions.order.map((react) => react(step)));
    expect(await logs({ resource: "orders", subject: "ord_ELSEWHERE" })).toHaveLength(1);
    expect(await logs({ resource: "orders", subject: "ord_ELSEWHERE" }, sessions.manager)).toEqual([]);
  });
});
