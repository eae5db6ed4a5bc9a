import { randomUUID } from "node:crypto";
import type { OrderResult } from "@tresen/contract/order/order";
import { ONLINE_METHODS } from "@tresen/contract/payment/payment";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startPaymentShop, until } from "./payment-shop";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const MINUTE = 60_000;

const { platform, shop, orders, payments, set, post, pay, paid, order, isOnDesk, paymentOf, act, react } =
  await startPaymentShop(NOW);
afterAll(() => platform.stop());
beforeEach(() => {
  platform.clock.at = NOW;
  set({ webhook: "normal", outage: "none" });
});

describe.each(ONLINE_METHODS)("by %s", (method) => {
  test("the order appears at the desk once it is paid, and not before", async () => {
    const { status, data } = await post({ method });
    expect(status).toBe(201);
    expect(await order(data)).toMatchObject({
      state: "pending",
      isPaid: false,
      payment: { provider: method, state: "open", amount: 1900, currency: "EUR", refunded: 0 },
    });
    expect(await isOnDesk(data)).toBe(false);
    await expect(act(data, "confirm")).rejects.toMatchObject({ kind: "conflict" });
    expect(await pay({ data, choice: "paid" })).toBe(`/status/${data.uid}/${data.hash}`);
    expect(await order(data)).toMatchObject({ state: "pending", isPaid: true, payment: { state: "paid" } });
    expect(await isOnDesk(data)).toBe(true);
    expect((await act(data, "confirm")).state).toBe("confirmed");
  });

  test.each(["failed", "canceled", "expired"] as const)(
    "%s: the order has failed, the customer is at the checkout again",
    async (choice) => {
      const { data } = await post({ method });
      expect(await pay({ data, choice })).toBe("/store/center/checkout/error");
      const after = await order(data);
      expect(after).toMatchObject({ state: "failed", isFailed: true, isPaid: false, payment: { state: choice } });
      expect(after.timeline.at(-1)).toMatchObject({ by: "system", action: "payment-failed" });
      expect(await isOnDesk(data)).toBe(false);
    },
  );

  test("the webhook alone is enough", async () => {
    const { data } = await post({ method });
    await pay({ data, choice: "paid", returns: false });
    await until(async () => (await order(data)).isPaid);
  });

  test("a missing webhook is replaced by the reconciler, but not in the first moments", async () => {
    const { data } = await post({ method });
    await pay({ data, choice: "silent", returns: false });
    await payments.reconcilePayments({ now: NOW + MINUTE });
    expect((await order(data)).isPaid).toBe(false);
    await payments.reconcilePayments({ now: NOW + 3 * MINUTE });
    expect(await order(data)).toMatchObject({ isPaid: true, payment: { state: "paid" } });
    expect(await isOnDesk(data)).toBe(true);
  });

  test("staff can have the payment checked", async () => {
    const { data } = await post({ method });
    await pay({ data, choice: "silent", returns: false });
    expect(await payments.updatePaymentStatus({ actor: shop.admin, id: `ord_${data.uid}`, now: NOW })).toMatchObject({
      isPaid: true,
    });
    await expect(
      payments.updatePaymentStatus({ actor: shop.staff("ROLE_EMPLOYEE", "harbor"), id: `ord_${data.uid}`, now: NOW }),
    ).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("webhooks that arrive twice and in the wrong order change nothing", async () => {
    set({ webhook: "reversed" });
    const { data } = await post({ method });
    await pay({ data, choice: "paid", returns: false });
    await until(async () => (await order(data)).isPaid);
    // Longer after the first webhook than the limit for unsigned ones.
    platform.clock.at += MINUTE;
    const { id } = paymentOf(data);
    await until(() => !platform.standIns.store.content.webhooks.some(({ payment }) => payment === id));
    platform.clock.at = NOW;
    const after = await order(data);
    expect(after).toMatchObject({ state: "pending", payment: { state: "paid" } });
    expect(after.timeline.filter(({ action }) => action === "payment-paid")).toHaveLength(1);
  });

  test.each(["reject", "cancel"] as const)("%s refunds once, also concurrently", async (action) => {
    const data = await paid(method);
    expect(await act(data, action)).toMatchObject({ payment: { state: "refunding" } });
    await Promise.all([
      react(data),
      react(data),
      payments.reconcilePayments({ now: NOW + MINUTE }),
      payments.carryOutRefunds({ uid: data.uid, now: NOW }),
    ]);
    expect(paymentOf(data).refunds.map(({ amount }) => amount)).toEqual([1900]);
    expect(await order(data)).toMatchObject({ isRefunded: true });
    await until(async () => {
      await payments.checkPayment({ uid: data.uid, now: NOW });
      return (await order(data)).payment?.state === "refunded";
    });
    await payments.reconcilePayments({ now: NOW + 60 * MINUTE });
    expect(paymentOf(data).refunds).toHaveLength(1);
    expect(await order(data)).toMatchObject({ payment: { state: "refunded", refunded: 1900 } });
  });

  test("a declined counter appointment is refunded", async () => {
    const data = await paid(method);
    await orders.changeOrder({
      actor: shop.admin,
      id: `ord_${data.uid}`,
      action: "counter-appointment",
      counterAppointment: "2026-06-05T20:00",
      now: NOW,
    });
    expect(
      await orders.answerCounterAppointment({ uid: data.uid, hash: data.hash, accept: false, now: NOW }),
    ).toMatchObject({ isCanceled: true });
    await react(data);
    expect(paymentOf(data).refunds).toHaveLength(1);
    expect(await order(data)).toMatchObject({ isRefunded: true });
  });

  test("a payment after the shop canceled the order is refunded", async () => {
    const { data } = await post({ method });
    await act(data, "cancel");
    await pay({ data, choice: "paid" });
    expect(await order(data)).toMatchObject({ state: "canceled", payment: { state: "refunding" } });
    await react(data);
    expect(await order(data)).toMatchObject({ state: "canceled", isRefunded: true });
  });

  test("another amount or currency is never accepted as payment", async () => {
    for (const wrong of [{ amount: 1 }, { currency: "CHF" }]) {
      const { data } = await post({ method });
      platform.standIns.store.change(paymentOf(data), wrong);
      expect(await pay({ data, choice: "paid" })).toBe("/store/center/checkout/error");
      expect(await order(data)).toMatchObject({ state: "failed", isPaid: false, payment: { state: "failed" } });
    }
  });

  test.each(["unavailable", "timeout"] as const)(
    "%s: a clear message, a failed order, and a new attempt creates a new payment",
    async (outage) => {
      set({ outage });
      const before = platform.standIns.store.content.payments.length;
      const first = await post({ method });
      expect(first).toMatchObject({ status: 502, code: "payment.provider_unreachable" });
      expect(first.message).toMatch(/^Der Zahlungsdienst ist gerade nicht erreichbar\. .*Warenkorb bleibt erhalten/);
      set({ outage: "none" });
      expect(await post({ method, key: first.key })).toMatchObject({ status: 409, code: "payment.failed" });
      expect((await post({ method })).status).toBe(201);
      expect(platform.standIns.store.content.payments).toHaveLength(before + 1);
    },
  );

  test("a lost answer does not create a second payment", async () => {
    set({ outage: "lost-answer" });
    const before = platform.standIns.store.content.payments.length;
    const { status, data } = await post({ method });
    expect(status).toBe(201);
    expect(paymentOf(data).amount).toBe(1900);
    expect(platform.standIns.store.content.payments).toHaveLength(before + 1);
  });

  test("one order, however often and at the same time it is sent", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post({ method, key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ data }) => `${data.uid} ${data.paymentRedirectUrl}`)).size).toBe(1);
  });

  test("after a kill between order and payment the same key continues", async () => {
    const key = randomUUID();
    const draft = shop.draft({ items: [{ product: "margherita", amount: 2, unit: "piece" }], paymentMethod: method });
    const { uid } = await orders.createOrder({ draft, idempotencyKey: key, now: NOW });
    const { status, data } = await post({ method, key });
    expect({ status, uid: data.uid }).toEqual({ status: 201, uid });
    expect(paymentOf(data).state).toBe("open");
  });

  test("without payment within the hour the order is canceled, and a later payment is refunded", async () => {
    const { data } = await post({ method });
    platform.clock.at = NOW + 10 * MINUTE;
    await payments.reconcilePayments({ now: NOW + 10 * MINUTE });
    expect((await order(data)).state).toBe("pending");
    await payments.reconcilePayments({ now: NOW + 61 * MINUTE });
    expect(await order(data)).toMatchObject({ state: "failed" });
    platform.standIns.store.change(paymentOf(data), { state: "paid" });
    await payments.checkPayment({ uid: data.uid, now: NOW + 62 * MINUTE });
    await react(data);
    expect(await order(data)).toMatchObject({ state: "failed", isRefunded: true });
  });

  test("the customer can give the payment up unless it is paid", async () => {
    const abandon = async ({ uid, hash }: OrderResult) =>
      (await fetch(`${platform.url}/api/payments/abandon/${uid}/${hash}`, { method: "POST" })).json() as Promise<{
        data: { isFailed: boolean; isPaid: boolean };
      }>;
    const { data } = await post({ method });
    expect((await abandon(data)).data).toMatchObject({ isFailed: true, isPaid: false });
    const other = await post({ method });
    await pay({ data: other.data, choice: "silent", returns: false });
    expect((await abandon(other.data)).data).toMatchObject({ isFailed: false, isPaid: true });
    expect((await fetch(`${platform.url}/api/payments/abandon/${data.uid}/wrong`, { method: "POST" })).status).toBe(
      404,
    );
  });

  test("a failed refund is repeated", async () => {
    const data = await paid(method);
    await act(data, "cancel");
    set({ outage: "unavailable" });
    await react(data);
    expect(await order(data)).toMatchObject({ isRefunded: false, payment: { state: "refunding" } });
    set({ outage: "none" });
    await payments.reconcilePayments({ now: NOW + MINUTE });
    expect(paymentOf(data).refunds).toHaveLength(1);
    expect(await order(data)).toMatchObject({ isRefunded: true });
  });

  test("the return address proves no payment", async () => {
    const { data } = await post({ method });
    const forged = await fetch(
      `${platform.url}/api/payments/return/${data.uid}/${data.hash}?status=paid&datatransTrxId=1`,
      { redirect: "manual" },
    );
    expect([forged.status, forged.headers.get("location")]).toEqual([303, `/status/${data.uid}/${data.hash}`]);
    expect((await order(data)).isPaid).toBe(false);
    expect((await fetch(`${platform.url}/api/payments/return/${data.uid}/wrong`, { redirect: "manual" })).status).toBe(
      404,
    );
  });
});
