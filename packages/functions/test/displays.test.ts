import type { BoardEntry, KitchenOrder } from "@tresen/contract/display/display";
import { readPartition } from "@tresen/core/platform/db";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { subscribe } from "@tresen/core/socket";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { send } from "./support/api";
import { place } from "./support/orders";
import { NOW } from "./support/request";
import { type Sessions, displayKeys, openShop } from "./support/shop";

const MINUTE = 60_000;
let sessions: Sessions;
let keys = { frontdesk: "", backoffice: "" };

beforeAll(async () => {
  sessions = await openShop();
  keys = await displayKeys(sessions.manager);
});

type Place = "frontdesk" | "backoffice";
const ask = (place: Place, { key = keys[place], branch = "brn_mitte", now = NOW, headers = {} } = {}) =>
  send({ path: `/api/orders/${place}/${branch}/${key}`, now, headers });
const step = async (id: string, action: string, now = NOW, body: object = {}): Promise<void> => {
  const path = `/api/orders/${id}/status/${action}`;
  expect((await send({ method: "POST", path, session: sessions.employee, now, body })).status).toBe(200);
};
async function confirmed(changes: object = {}) {
  const placed = await place(changes);
  await step(placed.id, "confirm");
  const { data } = await send({ path: `/api/orders/${placed.id}`, session: sessions.employee });
  return { ...placed, ticket: (data as { ticketNumber: number }).ticketNumber };
}
const bump = (uid: string, { state = "done", line = "1", now = NOW, ...rest }: Record<string, unknown> = {}) =>
  send({
    method: "POST",
    path: `/api/orders/backoffice/brn_mitte/${keys.backoffice}/${uid}/preparation`,
    body: { line, state, ...rest },
    now: now as number,
  });
const onBoard = async (ticket: number, now = NOW): Promise<BoardEntry | undefined> =>
  ((await ask("frontdesk", { now })).data as BoardEntry[]).find(({ ticketNumber }) => ticketNumber === ticket);
const inKitchen = async (uid: string): Promise<KitchenOrder | undefined> =>
  ((await ask("backoffice")).data as KitchenOrder[]).find((order) => order.uid === uid);
async function setBranch(changes: object): Promise<void> {
  const path = "/api/branches/brn_mitte";
  const { createdAt: _, updatedAt: __, ...branch } = (await send({ path })).data as Record<string, unknown>;
  const body = { ...branch, ...changes };
  expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
  await rebuildSnapshot({ startedAt: Date.now() });
}

describe("a display's key", () => {
  test("opens its own branch and purpose: anything else is 403, and nothing of it is logged", async () => {
    const written: string[] = [];
    const spy = vi.spyOn(process.stdout, "write").mockImplementation((text) => Boolean(written.push(String(text))));
    for (const asked of [
      ask("frontdesk", { key: keys.backoffice }),
      ask("backoffice", { key: keys.frontdesk }),
      ask("frontdesk", { branch: "brn_nord" }),
      ask("frontdesk", { key: "key_wrong" }),
      bump("0".repeat(26), { line: "0" }),
    ])
      expect([400, 403]).toContain((await asked).status);
    spy.mockRestore();
    const text = written.join("");
    for (const key of Object.values(keys)) expect(text).not.toContain(key.slice(-20));
    expect(text).not.toContain("key_wrong");
  });
});

test.each(["frontdesk", "backoffice"] as const)("a ticket of the display %s is for its branch alone", async (place) => {
  const ticketOf = (key: string) =>
    send({ method: "POST", path: `/api/orders/${place}/brn_mitte/${key}/socket-ticket`, now: NOW });
  expect((await ticketOf("key_wrong")).status).toBe(403);
  const { status, data } = await ticketOf(keys[place]);
  expect(status).toBe(200);
  const { ticket } = data as { ticket: string };
  const socket = `display-${place}`;
  expect(await subscribe({ ticket, socket, now: NOW })).toBe(true);
  const followers = async (channel: string) => (await readPartition(`socket#${channel}`)).map(({ sk }) => sk);
  expect(await followers("orders/brn_mitte")).toContain(socket);
  for (const other of ["orders", "orders/brn_nord"]) expect(await followers(other)).not.toContain(socket);
});

const ADDRESS = { street: "Weg 1", zipCode: "1010", city: "Wien", phone: "+43 660 1234567" };
const DELIVERY = { isDelivery: true, deliveryArea: "are_1", ...ADDRESS };

describe("the guests' board", () => {
  test("shows numbers from confirmation until they are picked up, or for the branch's minutes, and nothing else", async () => {
    const waiting = await place();
    const { id, ticket, uid } = await confirmed();
    const at = new Date(NOW).toISOString();
    expect(await onBoard(ticket)).toEqual({ ticketNumber: ticket, state: "preparing", since: at });
    expect(JSON.stringify((await ask("frontdesk")).data)).not.toContain(waiting.uid);
    await bump(uid, { now: NOW });
    expect(await onBoard(ticket)).toMatchObject({ state: "preparing" });
    await step(id, "in-delivery", NOW + MINUTE);
    const ready = { ticketNumber: ticket, state: "ready", since: new Date(NOW + MINUTE).toISOString() };
    expect(await onBoard(ticket, NOW + MINUTE)).toEqual(ready);
    expect(await onBoard(ticket, NOW + 21 * MINUTE - 1)).toEqual(ready);
    expect(await onBoard(ticket, NOW + 21 * MINUTE)).toBeUndefined();
    await setBranch({ readyMinutes: 60 });
    expect(await onBoard(ticket, NOW + 21 * MINUTE)).toEqual(ready);
    await step(id, "completed", NOW + 21 * MINUTE);
    expect(await onBoard(ticket, NOW + 21 * MINUTE)).toBeUndefined();
  });

  test("shows what the desk made ready, no delivery, and nothing before its time", async () => {
    const { id, ticket } = await confirmed();
    await step(id, "in-delivery", NOW + MINUTE);
    expect(await onBoard(ticket, NOW + MINUTE)).toMatchObject({ state: "ready" });
    expect(await onBoard((await confirmed(DELIVERY)).ticket)).toBeUndefined();
    const later = await confirmed({ appointmentDate: new Date(NOW + 90 * MINUTE).toISOString() });
    expect(await onBoard(later.ticket, NOW + 60 * MINUTE - 1)).toBeUndefined();
    expect(await onBoard(later.ticket, NOW + 60 * MINUTE)).toMatchObject({ state: "preparing" });
    expect(await onBoard(ticket, NOW + 24 * 60 * MINUTE)).toBeUndefined();
  });

  test("is answered without content while nothing changes", async () => {
    const { headers } = await ask("frontdesk");
    const again = { headers: { "if-none-match": headers.etag ?? "" } };
    expect(await ask("frontdesk", again)).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
    await confirmed();
    expect((await ask("frontdesk", again)).status).toBe(200);
  });
});

describe("the kitchen", () => {
  test("sees what it needs, and nobody's name, phone number, address or payment", async () => {
    const { uid } = await confirmed({ comment: "ohne Zwiebel", phone: "+43 660 1234567", email: "anna@example.test" });
    expect(await inKitchen(uid)).toMatchObject({
      method: "takeaway",
      comment: "ohne Zwiebel",
      items: [
        {
          line: "1",
          amount: 2,
          parts: [{ name: "Größe", value: "groß", isChoice: true }],
          stations: [null],
          change: null,
        },
      ],
    });
    const text = JSON.stringify((await ask("backoffice")).data);
    for (const hidden of ["Gruber", "660 1234567", "anna@", "pricing", "payment", "gross"])
      expect(text).not.toContain(hidden);
  });

  test("notes what is done, once, takes it back, and leaves the order's version alone", async () => {
    const { uid, id } = await confirmed();
    const first = await bump(uid, { state: "started" });
    expect(first).toMatchObject({ status: 200, data: { preparedAt: null } });
    const done = await bump(uid, { now: NOW + 1000 });
    const at = new Date(NOW + 1000).toISOString();
    const preparation = [{ station: null, state: "done", at }];
    expect(done.data).toMatchObject({ preparedAt: at, items: [{ preparation }] });
    expect((await bump(uid, { now: NOW + 2000 })).data).toEqual(done.data);
    const seen = await send({ path: `/api/orders/${id}`, session: sessions.employee });
    expect(seen.data).toMatchObject({ version: 2, preparedAt: at, items: [{ line: "1", preparation }] });
    expect((await bump(uid, { state: "open", now: NOW + 3000 })).data).toMatchObject({ preparedAt: null });
    expect(await bump(uid, { station: "grill" })).toMatchObject({
      status: 409,
      errors: [{ code: "preparation.station" }],
    });
    expect((await bump(uid, { line: "2" })).status).toBe(409);
    expect((await bump("0".repeat(26))).status).toBe(404);
  });

  test("is told of an order that was canceled meanwhile", async () => {
    const { uid, id, ticket } = await confirmed();
    await step(id, "cancel");
    expect(await bump(uid)).toMatchObject({
      status: 409,
      errors: [{ message: `Bestellung ${ticket} wurde storniert und wird nicht mehr zubereitet.` }],
    });
    expect((await bump((await place()).uid)).status).toBe(409);
  });

  test("prepares a changed position again, and sees what changed", async () => {
    const { uid, id } = await confirmed();
    await bump(uid);
    const item = { product: "prd_margherita", unit: "piece", parts: ["groß"] };
    const change = (index: number, body: object) =>
      send({
        method: "PUT",
        path: `/api/orders/${id}/items/${index}`,
        session: sessions.employee,
        body: { ...item, ...body },
      });
    expect((await change(0, { amount: 3, version: 2 })).status).toBe(200);
    expect(await inKitchen(uid)).toMatchObject({
      preparedAt: null,
      items: [{ amount: 3, change: "changed", preparation: [] }],
    });
    await bump(uid);
    expect((await change(1, { amount: 1, version: 3 })).status).toBe(200);
    expect((await change(0, { amount: 0, version: 4 })).status).toBe(200);
    expect(await inKitchen(uid)).toMatchObject({
      isChanged: true,
      items: [
        { line: "1", change: "removed", amount: 2 },
        { line: "2", change: "new", amount: 1 },
      ],
    });
    expect(await bump(uid)).toMatchObject({ status: 409, errors: [{ code: "preparation.removed" }] });
  });

  test("makes an order ready to be picked up where the branch wants that, and never a delivery", async () => {
    await setBranch({ rollUpPrepared: true });
    const { uid, id } = await confirmed();
    await bump(uid);
    const { data } = await send({ path: `/api/orders/${id}`, session: sessions.employee });
    expect(data).toMatchObject({ state: "inDelivery", version: 3, timeline: expect.any(Array) });
    const timeline = (data as { timeline: { action: string; name: string }[] }).timeline;
    expect(timeline.at(-1)).toMatchObject({ action: "in-delivery", by: "system", name: "Pass" });
    const other = await confirmed(DELIVERY);
    expect((await bump(other.uid)).data).toMatchObject({ state: "confirmed", preparedAt: expect.any(String) });
    await setBranch({ rollUpPrepared: false });
  });
});

test("of notes of the kitchen and decisions of the desk at the same time none is lost or refused", async () => {
  const items = Array.from({ length: 6 }, () => ({
    product: "prd_margherita",
    amount: 1,
    unit: "piece",
    parts: ["groß"],
  }));
  for (let round = 0; round < 5; round += 1) {
    const { uid, id } = await confirmed({ items });
    const bumps = items.map((_, index) => bump(uid, { line: String(index + 1), now: NOW + index }));
    const path = `/api/orders/${id}/status/in-delivery`;
    const decision = send({ method: "POST", path, session: sessions.employee, body: { version: 2 } });
    expect((await Promise.all([...bumps, decision])).map(({ status }) => status)).toEqual(
      Array.from({ length: 7 }, () => 200),
    );
    expect(await inKitchen(uid)).toMatchObject({
      state: "inDelivery",
      preparedAt: expect.any(String),
      items: items.map(() => ({ preparation: [{ state: "done" }] })),
    });
  }
}, 60_000);

describe("the stations of a branch", () => {
  test("share a product's position, which is prepared when each of them is done", async () => {
    const post = async (path: string, body: object) =>
      expect((await send({ method: "POST", path, body, session: sessions.admin })).status).toBe(201);
    const colour = "#B3261E";
    await post("/api/stations", { identifier: "ofen", name: "Ofen", branch: "brn_mitte", colour });
    await post("/api/stations", { identifier: "grill", name: "Grill", branch: "brn_mitte" });
    await post("/api/stations", { identifier: "bar", name: "Bar", branch: "brn_mitte", isEnabled: false });
    await post("/api/stations", { identifier: "wok", name: "Wok", branch: "brn_nord" });
    const path = "/api/products/prd_margherita";
    const {
      createdAt: _,
      updatedAt: __,
      ...product
    } = (await send({ path, session: sessions.admin })).data as Record<string, unknown>;
    const preparedAt = async (...stations: string[]): Promise<void> => {
      const { data } = await send({ path, session: sessions.admin });
      const { version } = data as { version: number };
      const body = { ...product, version, preparation: stations.map((station) => ({ station, minutes: 8 })) };
      expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
      await rebuildSnapshot({ startedAt: Date.now() });
    };
    await preparedAt("ofen", "grill", "bar", "wok");
    const asked = `/api/orders/backoffice/brn_mitte/${keys.backoffice}/stations`;
    expect((await send({ path: asked })).data).toEqual([
      { identifier: "grill", name: "Grill", colour: null },
      { identifier: "ofen", name: "Ofen", colour },
    ]);
    expect((await send({ path: asked.replace(keys.backoffice, keys.frontdesk) })).status).toBe(403);
    const { uid } = await confirmed();
    expect((await inKitchen(uid))?.items).toMatchObject([{ stations: ["ofen", "grill"], preparation: [] }]);
    const { data } = await send({ path: "/api/orders/current", session: sessions.employee });
    expect(JSON.stringify(data)).toContain('"stations":[{"identifier":"grill","name":"Grill"},{"identifier":"ofen",');
    expect((await bump(uid, { station: "bar" })).status).toBe(409);
    expect((await bump(uid, { station: "ofen" })).data).toMatchObject({ preparedAt: null });
    const at = new Date(NOW).toISOString();
    expect((await inKitchen(uid))?.items[0]?.preparation).toEqual([
      { station: "ofen", state: "done", at },
      { station: "grill", state: "open", at },
    ]);
    expect((await bump(uid, { station: "grill" })).data).toMatchObject({ preparedAt: at });
    await preparedAt("wok");
    const { uid: other } = await confirmed();
    expect((await inKitchen(other))?.items).toMatchObject([{ stations: [null] }]);
  });
});
