import type { KitchenOrder } from "@tresen/contract/display/display";
import type { StaffOrder } from "@tresen/contract/order/order";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, displayKeys, openShop, order, signIn } from "./support/shop";

const MINUTE = 60_000;
let sessions: Sessions;
let keys = { frontdesk: "", backoffice: "" };

beforeAll(async () => {
  sessions = await openShop();
  keys = await displayKeys(sessions.manager);
});

async function change(path: string, changes: object): Promise<void> {
  const { data } = await send({ path, session: sessions.admin });
  const { createdAt: _, updatedAt: __, ...record } = data as Record<string, unknown>;
  const body = { ...record, ...changes };
  expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
  await rebuildSnapshot({ startedAt: Date.now() });
}

/** An order for a time, as staff see it once it is confirmed. */
async function confirmed({
  at,
  now = NOW,
  session = sessions.employee,
}: {
  at: number;
  now?: number;
  session?: string;
}): Promise<StaffOrder> {
  const body = order({ appointmentDate: new Date(at).toISOString() });
  const { status, data } = await send({ method: "POST", path: "/api/orders", body, now });
  expect(status).toBe(201);
  const path = `/api/orders/ord_${(data as { uid: string }).uid}/status/confirm`;
  return (await send({ method: "POST", path, body: {}, session, now })).data as StaffOrder;
}
const begin = ({ id, version }: Pick<StaffOrder, "id" | "version">, now: number, session = sessions.employee) =>
  send({ method: "POST", path: `/api/orders/${id}/begin`, body: { version }, session, now });
const inKitchen = async (uid: string, now: number): Promise<KitchenOrder | undefined> => {
  const { data } = await send({ path: `/api/orders/backoffice/brn_mitte/${keys.backoffice}`, now });
  return (data as KitchenOrder[]).find((one) => one.uid === uid);
};
const isOnBoard = async (ticket: number, now: number): Promise<boolean> => {
  const { data } = await send({ path: `/api/orders/frontdesk/brn_mitte/${keys.frontdesk}`, now });
  return (data as { ticketNumber: number }[]).some(({ ticketNumber }) => ticketNumber === ticket);
};
const iso = (at: number): string => new Date(at).toISOString();

test("an order is begun so long before its time as its branch or its longest product says", async () => {
  const at = NOW + 120 * MINUTE;
  const before = await confirmed({ at });
  expect(before.beginsAt).toBe(iso(at - 30 * MINUTE));
  await change("/api/branches/brn_mitte", { leadMinutes: 45 });
  expect((await confirmed({ at })).beginsAt).toBe(iso(at - 45 * MINUTE));
  await change("/api/products/prd_margherita", {
    preparation: [{ station: "ofen", minutes: 8, minutesPerUnit: 2 }],
  });
  const twelve = await confirmed({ at });
  expect(twelve.beginsAt).toBe(iso(at - 12 * MINUTE));
  expect(await inKitchen(twelve.uid, NOW)).toMatchObject({ beginsAt: twelve.beginsAt });

  // Two more units, and the order has to be begun earlier.
  const path = `/api/orders/${twelve.id}/items/0`;
  const item = { product: "prd_margherita", amount: 4, unit: "piece", parts: ["groß"] };
  const body = { ...item, version: twelve.version };
  const { data } = await send({ method: "PUT", path, body, session: sessions.employee, now: NOW });
  expect(data).toMatchObject({ beginsAt: iso(at - 16 * MINUTE) });
  // Orders keep what held when they were placed.
  expect((await inKitchen(before.uid, NOW))?.beginsAt).toBe(before.beginsAt);
});

test("it can be begun by hand, once, before its time, by whoever saw its last version", async () => {
  const at = NOW + 180 * MINUTE;
  const placed = await confirmed({ at });
  const { uid, ticketNumber } = placed;
  expect(await isOnBoard(ticketNumber, NOW + MINUTE)).toBe(false);
  expect((await begin({ ...placed, version: 1 }, NOW)).status).toBe(409);
  const { status, data } = await begin(placed, NOW + MINUTE);
  expect(status).toBe(200);
  const begun = data as StaffOrder;
  expect(begun).toMatchObject({ state: "confirmed", beginsAt: iso(NOW + MINUTE) });
  expect(begun.timeline.at(-1)).toMatchObject({ action: "begin", at: iso(NOW + MINUTE) });
  expect(await isOnBoard(ticketNumber, NOW + MINUTE)).toBe(true);
  expect((await inKitchen(uid, NOW + MINUTE))?.beginsAt).toBe(iso(NOW + MINUTE));
  expect((await begin(begun, NOW + 2 * MINUTE)).status).toBe(409);
  expect((await begin(begun, NOW, "")).status).toBe(401);
});

test("a time that the customer accepts instead moves it", async () => {
  const body = order({ appointmentDate: iso(NOW + 120 * MINUTE) });
  const { data } = await send({ method: "POST", path: "/api/orders", body });
  const { uid, hash } = data as { uid: string; hash: string };
  const later = NOW + 150 * MINUTE;
  const offer = { counterAppointment: iso(later) };
  const path = `/api/orders/ord_${uid}/status/counter-appointment`;
  expect((await send({ method: "POST", path, body: offer, session: sessions.employee })).status).toBe(200);
  expect(await inKitchen(uid, NOW)).toBeUndefined();
  const accept = `/api/orders/public/${uid}/${hash}/confirm-counter-appointment`;
  expect((await send({ method: "POST", path: accept })).status).toBe(200);
  expect((await inKitchen(uid, NOW))?.beginsAt).toBe(iso(later - 12 * MINUTE));
});

test.each([
  ["back", "2026-10-24T18:00:00+02:00", "2026-10-25T10:30:00+01:00", "2026-10-25T09:18:00.000Z"],
  ["forward", "2027-03-27T18:00:00+01:00", "2027-03-28T10:30:00+02:00", "2027-03-28T08:18:00.000Z"],
])("over the night in which the clocks go %s it begins in time", async (_, now, at, begins) => {
  // Sessions have ended until then.
  const session = await signIn({ username: "theke@example.test", now: Date.parse(now) });
  const placed = await confirmed({ now: Date.parse(now), at: Date.parse(at), session });
  expect(placed.beginsAt).toBe(begins);
  const due = Date.parse(begins);
  expect(await isOnBoard(placed.ticketNumber, due - 1)).toBe(false);
  expect(await isOnBoard(placed.ticketNumber, due)).toBe(true);
  expect((await inKitchen(placed.uid, due))?.beginsAt).toBe(begins);
});
