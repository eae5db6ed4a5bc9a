import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startPaymentShop } from "./payment-shop";

/** A Friday, 18:30 in Vienna. The oven of "center" takes 10 minutes in each slot, and a pizza 4 of them. */
const NOW = Date.parse("2026-06-05T16:30:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STATION = "oven";

const { platform, shop, orders, payments, rebuild, set, post, act, isOnDesk, paymentOf } = await startPaymentShop(NOW);
const { readTaken } = await import("../../core/src/order/capacity/counters");
afterAll(() => platform.stop());

beforeAll(async () => {
  const { create, admin } = shop;
  await create("stations", { id: STATION, identifier: "ofen", name: "Ofen", branch: "center", minutesPerSlot: 10 });
  const { products } = await import("@tresen/contract/catalog/product.resource");
  const { getRecord, indexing, updateRecord } = await import("@tresen/core/records");
  const record = await getRecord({ resource: products as never, actor: admin, id: "margherita" });
  const preparation = [{ station: "ofen", minutes: 0, minutesPerUnit: 4 }];
  await updateRecord({
    resource: products as never,
    actor: admin,
    now: NOW,
    id: "margherita",
    input: { ...record, preparation },
    indexing,
  });
  await rebuild();
});
const uids: string[] = [];
beforeEach(async () => {
  set({ webhook: "normal", outage: "none" });
  platform.clock.at = NOW;
  // What is left of the test before goes.
  for (const uid of uids.splice(0)) await act({ uid } as never, "reject", NOW).catch(() => undefined);
  expect(await counters()).toEqual({});
});

type Placed = Awaited<ReturnType<typeof post>>["data"];
async function placed(wanted: { appointmentDate?: string } = {}): Promise<Placed> {
  const { data } = await post(wanted);
  uids.push(data.uid);
  return data;
}
/** An order that is paid on site. */
async function filled({ amount, at, now = NOW }: { amount: number; at: string; now?: number }): Promise<void> {
  const draft = shop.draft({ items: [{ product: "margherita", amount, unit: "piece" }], appointmentDate: at });
  uids.push((await orders.createOrder({ draft, now })).uid);
}
/** The customer pays, and the reconciler learns of it. */
async function paidAt(data: Placed, now: number): Promise<void> {
  platform.standIns.store.change(paymentOf(data), { state: "paid" });
  await payments.reconcilePayments({ now });
}
const stored = async ({ uid }: { uid: string }) => {
  const row = await orders.findOrder(uid);
  if (!row) throw new Error("no order");
  return row;
};
async function counters(): Promise<Record<string, number>> {
  const all = await readTaken({ branch: "center", from: NOW - 24 * HOUR, to: NOW + 96 * HOUR, isConsistent: true });
  return Object.fromEntries([...(all.get(STATION) ?? [])].filter(([, minutes]) => minutes !== 0).map(labelled));
}
function labelled([slot, minutes]: [number, number]): [string, number] {
  return [new Date(slot).toISOString().slice(0, 16), minutes];
}
/** The counters must be what the orders hold, whatever happened. */
async function heldByOrders(): Promise<Record<string, number>> {
  const sums = new Map<number, number>();
  for (const uid of uids)
    for (const { slot, minutes } of (await stored({ uid })).capacity ?? [])
      sums.set(Date.parse(slot), (sums.get(Date.parse(slot)) ?? 0) + minutes);
  return Object.fromEntries([...sums].sort(([a], [b]) => a - b).map(labelled));
}

test("an order that is paid soon keeps its promise and its minutes", async () => {
  const data = await placed();
  await paidAt(data, NOW + 3 * MINUTE);
  const row = await stored(data);
  expect(row).toMatchObject({ isPaid: true, promisedAt: "2026-06-05T16:40:00.000Z" });
  expect(row.notes).toBeUndefined();
  expect(await counters()).toEqual({ "2026-06-05T16:40": 8 });
});

test("an order that is paid after its promised time is promised another one, and takes its minutes there", async () => {
  const data = await placed();
  await paidAt(data, NOW + 14 * MINUTE);
  expect(await stored(data)).toMatchObject({ isPaid: true, promisedAt: "2026-06-05T16:55:00.000Z" });
  expect(await counters()).toEqual({ "2026-06-05T16:55": 8 });
  expect(await isOnDesk(data)).toBe(true);
});

test("an unpaid order gives its minutes back after 15 minutes, and is placed again when it is paid", async () => {
  const data = await placed();
  const load = async () =>
    (await orders.getStationLoad({ actor: shop.admin, branch: "center", now: NOW })).slots.flatMap(
      ({ slot, stations: [oven] }) =>
        oven && oven.taken > 0 ? [`${slot.slice(11, 16)} ${oven.taken} ${oven.unpaid}`] : [],
    );
  await filled({ amount: 1, at: "2026-06-05T16:50:00Z" });
  expect(await load()).toEqual(["16:40 8 8", "16:50 4 0"]);
  await payments.reconcilePayments({ now: NOW + 14 * MINUTE });
  expect(await load()).toEqual(["16:40 8 8", "16:50 4 0"]);
  await payments.reconcilePayments({ now: NOW + 15 * MINUTE });
  expect(await load()).toEqual(["16:50 4 0"]);
  expect(await stored(data)).not.toHaveProperty("promisedAt");
  await paidAt(data, NOW + 40 * MINUTE);
  expect(await stored(data)).toMatchObject({ state: "pending", isPaid: true, promisedAt: "2026-06-05T17:20:00.000Z" });
  expect(await counters()).toEqual({ "2026-06-05T16:50": 4, "2026-06-05T17:20": 8 });
  expect(await load()).toEqual(["16:50 4 0", "17:20 8 0"]);
});

test("it gives them back also while the provider does not answer", async () => {
  await placed();
  set({ outage: "unavailable" });
  await payments.reconcilePayments({ now: NOW + 20 * MINUTE });
  expect(await counters()).toEqual({});
});

test("an order for a time keeps it, and takes what is left there", async () => {
  const data = await placed({ appointmentDate: "2026-06-05T18:00:00Z" });
  await payments.reconcilePayments({ now: NOW + 15 * MINUTE });
  expect(await counters()).toEqual({});
  await filled({ amount: 2, at: "2026-06-05T18:00:00Z" });
  await paidAt(data, NOW + 20 * MINUTE);
  expect(await stored(data)).toMatchObject({ isPaid: true, appointment: "2026-06-05T18:00:00.000Z" });
  expect((await stored(data)).notes).toBeUndefined();
  expect(await counters()).toEqual({ "2026-06-05T17:55": 6, "2026-06-05T18:00": 10 });
});

test("where the time is full by then, the order is taken and a note tells staff", async () => {
  const data = await placed({ appointmentDate: "2026-06-05T17:00:00Z" });
  await payments.reconcilePayments({ now: NOW + 15 * MINUTE });
  await filled({ amount: 17, at: "2026-06-05T17:00:00Z" });
  await paidAt(data, NOW + 20 * MINUTE);
  const row = await stored(data);
  expect(row).toMatchObject({ state: "pending", isPaid: true, appointment: "2026-06-05T17:00:00.000Z" });
  expect(row.notes).toMatchObject([{ name: "Zahlung", text: expect.stringContaining("kein Platz mehr") as string }]);
  expect((await counters())["2026-06-05T17:00"]).toBe(18);
  expect(await counters()).toEqual(await heldByOrders());
  await act(data, "reject", NOW + 21 * MINUTE);
  expect(await counters()).toEqual(await heldByOrders());
});

test("one that is paid after its time is taken too, and a note says so", async () => {
  const data = await placed({ appointmentDate: "2026-06-05T17:00:00Z" });
  platform.standIns.store.change(paymentOf(data), { state: "pending" });
  await payments.reconcilePayments({ now: NOW + 20 * MINUTE });
  const later = NOW + 25 * HOUR;
  await paidAt(data, later);
  const row = await stored(data);
  expect(row).toMatchObject({ state: "pending", isPaid: true });
  expect(row.notes).toMatchObject([{ text: expect.stringContaining("Erst nach dem gewünschten Termin") as string }]);
  expect(await counters()).toEqual(await heldByOrders());
});
