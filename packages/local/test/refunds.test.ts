import type { StaffOrder } from "@tresen/contract/order/order";
import { orderItemDraft } from "@tresen/contract/order/order-input";
import { ONLINE_METHODS } from "@tresen/contract/payment/payment";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startPaymentShop, until } from "./payment-shop";

const NOW = Date.parse("2026-06-05T16:30:00Z");

const { platform, shop, orders, payments, set, post, paid, order, paymentOf, act, react } = await startPaymentShop(NOW);
afterAll(() => platform.stop());
beforeEach(() => {
  platform.clock.at = NOW;
  set({ webhook: "normal", outage: "none" });
});

const id = (data: { uid: string }): string => `ord_${data.uid}`;

/** Asks for a refund as staff who see the order as it is. */
async function refund(
  data: { uid: string },
  wanted: { amount?: number; lines?: string[]; payment?: string; reason?: string; version?: number },
  key?: string,
): Promise<StaffOrder> {
  const { version } = await order(data);
  const request = { reason: "Kalt angekommen", version, ...wanted };
  return (await payments.requestRefund({ actor: shop.admin, id: id(data), request, key, now: NOW })) as StaffOrder;
}

async function resize(data: { uid: string }, amount: number): Promise<StaffOrder> {
  const { version } = await order(data);
  const item = orderItemDraft.parse({ product: "margherita", amount, unit: "piece" });
  return (await orders.changeItem({
    actor: shop.admin,
    id: id(data),
    index: 0,
    item,
    version,
    now: NOW,
  })) as StaffOrder;
}

const code = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => "done",
    (error: { code: string }) => error.code,
  );

/** Waits until the provider has carried out every refund, and the order knows. */
const settled = (data: { uid: string }): Promise<void> =>
  until(async () => {
    await payments.checkPayment({ uid: data.uid, now: NOW });
    return (await order(data)).refunds.every(({ state }) => state === "done");
  });

describe.each(ONLINE_METHODS)("by %s", (method) => {
  test("a part is refunded in any state, completed included, and never more than was paid", async () => {
    const data = await paid(method);
    await refund(data, { amount: 500 });
    await react(data);
    await settled(data);
    expect(await order(data)).toMatchObject({
      state: "pending",
      isPaid: true,
      isRefunded: false,
      payment: { state: "paid", refunded: 500 },
      refunds: [
        { id: "1", payment: "1", amount: 500, lines: [], reason: "Kalt angekommen", state: "done", by: "usr_admin" },
      ],
    });
    await act(data, "confirm");
    await orders.changeOrder({ actor: shop.admin, id: id(data), action: "completed", now: NOW });
    expect(await code(refund(data, { amount: 1401 }))).toBe("refund.too_much");
    await refund(data, { amount: 400, reason: "" });
    await refund(data, { amount: 1000, reason: "Rest" });
    expect(await code(refund(data, { amount: 1 }))).toBe("refund.nothing_paid");
    await react(data);
    await settled(data);
    expect(await order(data)).toMatchObject({
      state: "completed",
      isRefunded: true,
      payment: { state: "refunded", refunded: 1900 },
    });
    expect(paymentOf(data).refunds.map(({ amount }) => amount)).toEqual([500, 400, 1000]);
  });

  test("a change refunds what is too much, and leaves what is missing to pay on site", async () => {
    const data = await paid(method);
    await resize(data, 1);
    expect(await order(data)).toMatchObject({
      pricing: { totalGross: 950 },
      isPaid: true,
      payments: [{ id: "1", kind: "online", amount: 1900 }],
      refunds: [{ amount: 950, reason: "", state: "requested" }],
    });
    await react(data);
    await settled(data);
    expect(paymentOf(data).refunds.map(({ amount }) => amount)).toEqual([950]);
    await resize(data, 3);
    expect(await order(data)).toMatchObject({
      isPaid: false,
      payments: [{ kind: "online" }, { id: "onSite", kind: "onSite", provider: null, amount: 1900, state: "open" }],
      refunds: [{ state: "done" }],
    });
    await act(data, "cancel");
    await react(data);
    await settled(data);
    expect(paymentOf(data).refunds.map(({ amount }) => amount)).toEqual([950, 950]);
    expect(await order(data)).toMatchObject({
      isRefunded: true,
      payment: { state: "refunded" },
      payments: [{ kind: "online" }],
    });
  });

  test("a refund that the provider cannot make now is made later, also while the order is open", async () => {
    const data = await paid(method);
    set({ outage: "unavailable" });
    await refund(data, { amount: 300 });
    await react(data);
    expect((await order(data)).refunds).toMatchObject([{ state: "requested" }]);
    set({ outage: "none" });
    await payments.reconcilePayments({ now: NOW + 5 * 60_000 });
    await settled(data);
    expect(paymentOf(data).refunds.map(({ amount }) => amount)).toEqual([300]);
    await payments.reconcilePayments({ now: NOW + 10 * 60_000 });
    expect(await orders.listPaymentWork()).not.toContain(data.uid);
  });

  test("two desks, a webhook and a cancellation at once never refund more than was paid", async () => {
    const data = await paid(method);
    const { version } = await order(data);
    await Promise.allSettled([
      ...[1, 2, 3].map(() => refund(data, { amount: 700, version })),
      refund(data, { amount: 1900, version }),
      act(data, "cancel"),
      payments.checkPayment({ uid: data.uid, now: NOW }),
      payments.reconcilePayments({ now: NOW }),
    ]);
    await Promise.all([react(data), payments.reconcilePayments({ now: NOW + 5 * 60_000 })]);
    await act(data, "cancel").catch(() => undefined);
    await react(data);
    await settled(data);
    expect(paymentOf(data).refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(1900);
    expect((await order(data)).payment).toMatchObject({ state: "refunded", refunded: 1900 });
  });
});

test("positions are refunded once each, and an unknown one not at all", async () => {
  const data = await paid();
  for (const line of ["2", "01", "1.0", " 1"])
    expect(await code(refund(data, { lines: [line] }))).toBe("refund.line_unknown");
  expect(await code(refund(data, { lines: ["1", "1"] }))).toBe("refund.line_twice");
  await refund(data, { lines: ["1"] });
  expect((await order(data)).refunds).toMatchObject([{ amount: 1900, lines: [{ line: "1", amount: 1900 }] }]);
  expect(await code(refund(data, { lines: ["1"] }))).toBe("refund.line_refunded");
});

test("a position refunded by line is not refunded again when it becomes less", async () => {
  const data = await paid("mollie");
  await refund(data, { lines: ["1"] });
  await resize(data, 1);
  expect(await order(data)).toMatchObject({
    pricing: { totalGross: 950 },
    isPaid: true,
    refunds: [{ amount: 1900, lines: [{ line: "1", amount: 1900 }] }],
  });
  await react(data);
  await settled(data);
  expect(paymentOf(data).refunds.map(({ amount }) => amount)).toEqual([1900]);
  // Of three pieces the first two were given for nothing, so one is left to pay.
  await resize(data, 3);
  expect(await order(data)).toMatchObject({ payments: [{ kind: "online" }, { kind: "onSite", amount: 950 }] });
});

test("requests with the same key at once refund once, and all are answered", async () => {
  const data = await paid("mollie");
  const { version } = await order(data);
  await Promise.all([1, 2, 3, 4].map(() => refund(data, { amount: 100, version }, "at-once")));
  expect((await order(data)).refunds).toHaveLength(1);
});

test("the same key refunds once, and refuses another request", async () => {
  const data = await paid();
  const { version } = await order(data);
  for (let time = 0; time < 3; time += 1) await refund(data, { amount: 100, version }, "key-1");
  expect((await order(data)).refunds).toHaveLength(1);
  expect(await code(refund(data, { amount: 200, version }, "key-1"))).toBe("refund.key_reused");
  expect(await code(refund(data, { amount: 200, version }, "key-2"))).toBe("order.changed");
});

test("what was paid on site is given back by hand once the order is completed", async () => {
  const { createOrder } = orders;
  const data = await createOrder({ draft: shop.draft(), now: NOW });
  expect(await code(refund(data, { amount: 100 }))).toBe("refund.nothing_paid");
  for (const action of ["confirm", "completed"] as const)
    await orders.changeOrder({ actor: shop.admin, id: id(data), action, now: NOW });
  expect((await refund(data, { amount: 950 })).refunds).toMatchObject([
    { payment: "onSite", amount: 950, state: "done" },
  ]);
  expect(await code(refund(data, { amount: 1 }))).toBe("refund.nothing_paid");
});

test("a position of an order that waits for its payment cannot be changed", async () => {
  const { data } = await post();
  expect(await code(resize(data, 1))).toBe("order.awaiting_payment");
});
