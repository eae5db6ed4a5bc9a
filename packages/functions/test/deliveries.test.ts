import type { Deliveries, DriverRun, KeyedRun } from "@tresen/contract/delivery/delivery";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { send } from "./support/api";
import { place } from "./support/orders";
import { NOW } from "./support/request";
import { type Sessions, openShop, signInHolder } from "./support/shop";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ADDRESS = { street: "Weg 1", stairway: "2", floor: "3", door: "14", zipCode: "1010", city: "Wien" };
const DELIVERY = { isDelivery: true, deliveryArea: "are_1", ...ADDRESS };
const RIDER = { kind: "externalUser", name: "Rosi Radl" };
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

interface Order {
  id: string;
  uid: string;
  version: number;
}
interface Asking {
  session?: string | null;
  now?: number;
}

let callers = 1_000_000;
/** So many orders with one number would be refused. */
const nextPhone = (): string => `+43 660 ${(callers += 1)}`;

async function delivery(changes: object = {}): Promise<Order> {
  const { id, uid } = await place({ ...DELIVERY, phone: nextPhone(), ...changes });
  await step(id, "confirm");
  return { id, uid, version: 2 };
}
const step = async (id: string, action: string): Promise<void> => {
  const path = `/api/orders/${id}/status/${action}`;
  expect((await send({ method: "POST", path, session: sessions.employee, body: {} })).status).toBe(200);
};
const post = (path: string, body?: object, { session = sessions.employee, now = NOW }: Asking = {}) =>
  send({ method: "POST", path: `/api/deliveries/${path}`, session, now, ...(body ? { body } : {}) });
const chosen = (orders: Order[]) => orders.map(({ id, version }) => ({ id, version }));
const start = (orders: Order[], { driver = RIDER as object, ...asking }: Asking & { driver?: object } = {}) =>
  post("runs", { branch: "brn_mitte", driver, orders: chosen(orders) }, asking);
async function started(...orders: Order[]): Promise<KeyedRun> {
  const { status, data, errors } = await start(orders);
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as KeyedRun;
}
const board = async (): Promise<Deliveries> =>
  (await send({ path: "/api/deliveries", query: { branch: "brn_mitte" }, session: sessions.employee }))
    .data as Deliveries;
const runOf = async ({ id }: { id: string }) => (await board()).runs.find((run) => run.id === id);
const read = async (id: string) =>
  (await send({ path: `/api/orders/${id}`, session: sessions.employee })).data as Record<string, unknown> & {
    timeline: object[];
    version: number;
  };
const drive = (key: string, path = "", body?: object, now = NOW) =>
  send({
    method: path === "" ? "GET" : "POST",
    path: `/api/deliveries/run${path}`,
    headers: { "x-run-key": key },
    now,
    ...(body ? { body } : {}),
  });

describe("the driver of an order", () => {
  const set = ({ id, version }: Order, driver: object | null, session = sessions.employee) =>
    send({ method: "PUT", path: `/api/orders/${id}/driver`, body: { driver, version }, session });

  test("is a user of the branch or a name, stands in the timeline, and customers are not told", async () => {
    const order = await delivery();
    const users = (await send({ path: "/api/deliveries/drivers", query: { branch: "brn_mitte" }, ...as("employee") }))
      .data as { id: string; name: string }[];
    // None of them has a name, and their addresses to log in are nobody's business.
    expect(users.map(({ name }) => name)).toEqual(users.map((_, index) => `Fahrer ${index + 1}`));
    expect(users.length).toBeGreaterThanOrEqual(3);
    const [user] = users;
    const driver = { kind: "user", ...user };
    expect(await set(order, { kind: "user", id: user?.id, name: "Anders" })).toMatchObject({
      status: 200,
      data: { driver, version: 3 },
    });
    expect((await read(order.id)).timeline.at(-1)).toMatchObject({ action: "driver", message: user?.name });
    const { path } = await place();
    expect((await send({ path })).data).not.toHaveProperty("driver");
    const removed = await set({ ...order, version: 3 }, null);
    expect(removed.data).toMatchObject({ driver: null, version: 4, timeline: expect.any(Array) });
    expect((await read(order.id)).timeline.at(-1)).toMatchObject({ action: "driver-removed" });
  });

  test("is refused for a version that is outdated, other orders, unknown people and other branches", async () => {
    const order = await delivery();
    expect(await set({ ...order, version: 1 }, RIDER)).toMatchObject({
      status: 409,
      errors: [{ code: "order.changed" }],
    });
    expect(await set(order, { kind: "user", id: "usr_none" })).toMatchObject({ status: 400 });
    expect(await set(order, { kind: "user" })).toMatchObject({ status: 400, errors: [{ field: "driver.id" }] });
    expect(await set(order, { kind: "externalUser", name: " " })).toMatchObject({
      status: 400,
      errors: [{ field: "driver.name" }],
    });
    const waiting = await place({ ...DELIVERY, phone: nextPhone() });
    expect(await set({ ...waiting, version: 1 }, RIDER)).toMatchObject({
      status: 409,
      errors: [{ code: "delivery.not_open" }],
    });
    const takeaway = await place();
    await step(takeaway.id, "confirm");
    expect((await set({ ...takeaway, version: 2 }, RIDER)).status).toBe(409);
    const permissions = [{ permission: "orders.read", scope: "branches" as const }];
    const reader = await signInHolder({ admin: sessions.admin, branches: ["brn_mitte"], permissions });
    expect((await set(order, RIDER, reader)).status).toBe(403);
    const grants = ["order.drive", "orders.read"].map((permission) => ({ permission, scope: "branches" as const }));
    const north = await signInHolder({ admin: sessions.admin, branches: ["brn_nord"], permissions: grants });
    expect((await set(order, RIDER, north)).status).toBe(403);
    expect((await start([order], { session: north })).status).toBe(403);
    const query = { branch: "brn_mitte" };
    expect((await send({ path: "/api/deliveries", query, session: north })).status).toBe(403);
    expect((await send({ path: "/api/deliveries/drivers", query, session: north })).status).toBe(403);
    // The key of a run would let them send orders on their way and complete them.
    const planner = await signInHolder({ admin: sessions.admin, branches: ["brn_mitte"], permissions: grants });
    expect((await start([order], { session: planner })).status).toBe(403);
    const run = await started(order);
    expect((await post(`runs/${run.id}/key`, undefined, { session: planner })).status).toBe(403);
    for (const path of ["end", "key"])
      expect((await post(`runs/${run.id}/${path}`, undefined, { session: north })).status).toBe(403);
    expect((await post(`runs/${run.id}/end`, undefined, { session: reader })).status).toBe(403);
  });
});

describe("a run", () => {
  test("takes all of its orders or none, and a second desk at the same time is refused", async () => {
    const orders = [await delivery(), await delivery()];
    const [first, second] = orders as [Order, Order];
    expect(await start([first, { ...second, version: 1 }])).toMatchObject({
      status: 409,
      errors: [{ code: "order.changed" }],
    });
    expect(await read(first.id)).toMatchObject({ driver: null, version: 2 });
    const racing = await Promise.all([start(orders), start(orders, { driver: { ...RIDER, name: "Anna" } })]);
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 409]);
    const won = racing.find(({ status }) => status === 201)?.data as KeyedRun;
    expect(await runOf(won)).toMatchObject({ orders: orders.map(({ id }) => ({ id, state: "confirmed" })) });
    for (const { id } of orders) expect(await read(id)).toMatchObject({ driver: won.driver, version: 3 });
    expect((await start([first, first])).status).toBe(400);
  });

  test("loses an order that is taken out or given to another run, and gets further ones", async () => {
    const [a, b, c] = [await delivery(), await delivery(), await delivery()] as const;
    const run = await started(a, b);
    const path = `/api/orders/${a.id}/driver`;
    const body = { driver: null, version: 3 };
    expect((await send({ method: "PUT", path, body, session: sessions.employee })).status).toBe(200);
    const other = await started({ ...b, version: 3 });
    expect(await runOf(run)).toMatchObject({ orders: [] });
    expect((await post(`runs/${run.id}/orders`, { orders: chosen([c]) })).status).toBe(200);
    expect(await runOf(run)).toMatchObject({ version: 2, orders: [{ id: c.id }] });
    expect(await runOf(other)).toMatchObject({ orders: [{ id: b.id }] });
    expect((await post(`runs/${run.id}/end`)).status).toBe(200);
    expect(await runOf(run)).toBeUndefined();
    expect(await post(`runs/${run.id}/orders`, { orders: chosen([{ ...a, version: 4 }]) })).toMatchObject({
      status: 409,
      errors: [{ code: "run.ended" }],
    });
    expect((await post("runs/run_none/end")).status).toBe(404);
  });

  test("departs: everything that is confirmed is on its way", async () => {
    const order = await delivery();
    const run = await started(order);
    expect((await post(`runs/${run.id}/depart`)).status).toBe(200);
    expect(await read(order.id)).toMatchObject({ state: "inDelivery", version: 4 });
    expect((await post(`runs/${run.id}/depart`)).status).toBe(200);
    expect(await read(order.id)).toMatchObject({ version: 4 });
  });
});

describe("the key of a run", () => {
  test("opens that run and no other, until it is renewed, ended or a day old, and is in no log", async () => {
    const run = await started(await delivery());
    const other = await started(await delivery());
    const written: string[] = [];
    const spy = vi.spyOn(process.stdout, "write").mockImplementation((text) => Boolean(written.push(String(text))));
    const [, secret = ""] = run.key.split(".");
    const wrong = ["", "x", `${other.id}.${secret}`, run.key.slice(0, -1), `key_${run.key.slice(4)}`];
    for (const key of wrong) expect(await drive(key)).toMatchObject({ status: 403, errors: [{ code: "run.refused" }] });
    expect((await drive(run.key)).status).toBe(200);
    spy.mockRestore();
    expect(written.join("")).not.toContain(secret);
    expect(JSON.stringify(await board())).not.toContain(secret);
    expect((await drive(run.key, "", undefined, NOW + 24 * HOUR - 1)).status).toBe(200);
    expect((await drive(run.key, "", undefined, NOW + 24 * HOUR)).status).toBe(403);
    const renewed = (await post(`runs/${run.id}/key`)).data as KeyedRun;
    expect((await drive(run.key)).status).toBe(403);
    expect((await drive(renewed.key)).status).toBe(200);
    expect((await post(`runs/${run.id}/end`)).status).toBe(200);
    expect((await drive(renewed.key)).status).toBe(403);
    expect((await post(`runs/${run.id}/key`)).status).toBe(409);
  });

  test("shows what is needed to bring an order, and nothing personal once that is over", async () => {
    const [a, b] = [await delivery({ comment: "Hund", phone: "+43 660 7654321" }), await delivery()] as const;
    const { key } = await started(a, b);
    const { data } = await drive(key);
    expect(data).toMatchObject({
      driver: "Rosi Radl",
      branch: { name: "Mitte" },
      currency: "EUR",
      collected: 0,
      stops: [
        {
          uid: a.uid,
          state: "confirmed",
          name: "Anna Gruber",
          ...ADDRESS,
          phone: "+436607654321",
          comment: "Hund",
          due: 2870,
          items: [{ name: "Margherita", amount: 2 }],
        },
        { uid: b.uid },
      ],
    });
    const done = (await drive(key, `/${a.uid}/delivered`)).data as DriverRun;
    const [finished, open] = done.stops;
    expect(Object.keys(finished ?? {}).sort()).toEqual(["state", "ticketNumber", "uid"]);
    expect(open).toMatchObject({ uid: b.uid, name: "Anna Gruber" });
    expect(done.collected).toBe(2870);
    expect(await read(a.id)).toMatchObject({ state: "completed", version: 4 });
    expect((await read(a.id)).timeline.at(-1)).toMatchObject({ action: "completed", by: "system", name: "Rosi Radl" });
    await drive(key, `/${b.uid}/delivered`);
    const text = JSON.stringify((await drive(key)).data);
    for (const hidden of ["Gruber", "660", "Weg 1", "hash"]) expect(text).not.toContain(hidden);
  });

  test("delivers once, takes it back for ten seconds, and no order of anybody else", async () => {
    const [order, foreign] = [await delivery(), await delivery()] as const;
    const { key } = await started(order);
    const twice = await Promise.all([drive(key, `/${order.uid}/delivered`), drive(key, `/${order.uid}/delivered`)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(order.id)).toMatchObject({ state: "completed", version: 4 });
    expect((await drive(key, `/${order.uid}/undo`, undefined, NOW + 10_001)).status).toBe(409);
    expect((await drive(key, `/${order.uid}/undo`, undefined, NOW + 10_000)).status).toBe(200);
    expect(await read(order.id)).toMatchObject({ state: "confirmed", version: 5 });
    await step(order.id, "completed");
    expect(await drive(key, `/${order.uid}/undo`)).toMatchObject({
      status: 409,
      errors: [{ code: "delivery.not_own" }],
    });
    const undo = { method: "POST" as const, path: `/api/orders/${order.id}/undo`, session: sessions.employee };
    expect((await send({ ...undo, body: { version: 6 } })).status).toBe(200);
    expect((await drive(key, `/${foreign.uid}/delivered`)).status).toBe(404);
    await started({ ...order, version: 7 });
    expect(await drive(key, `/${order.uid}/delivered`)).toMatchObject({
      status: 409,
      errors: [{ code: "delivery.not_in_run" }],
    });
  });

  test("tells of an order that was canceled meanwhile", async () => {
    const order = await delivery();
    const { key } = await started(order);
    await step(order.id, "cancel");
    const { status, errors } = await drive(key, `/${order.uid}/delivered`);
    expect({ status, code: errors[0]?.code }).toEqual({ status: 409, code: "delivery.canceled" });
    expect(errors[0]?.message).toMatch(/^Bestellung \d+ wurde storniert/);
    expect((await drive(key)).data).toMatchObject({ stops: [{ uid: order.uid, state: "canceled" }] });
  });

  test("sorts the visits, sets out and ends the run", async () => {
    const [a, b] = [await delivery(), await delivery()] as const;
    const { key } = await started(a, b);
    const sorted = await drive(key, "/sequence", { uids: [b.uid, "0".repeat(26)] });
    expect(sorted.data).toMatchObject({ stops: [{ uid: b.uid }, { uid: a.uid }] });
    expect((await drive(key, "/depart")).data).toMatchObject({
      stops: [{ state: "inDelivery" }, { state: "inDelivery" }],
    });
    expect((await drive(key, "/end")).status).toBe(200);
    expect((await drive(key)).status).toBe(403);
  });
});

function as(who: keyof Sessions): { session: string } {
  return { session: sessions[who] };
}
