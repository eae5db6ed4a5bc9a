import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startPaymentShop } from "./payment-shop";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const { platform, shop, orders, payments, set, post, pay, order, isOnDesk, paymentOf, act, react, changeBranch } =
  await startPaymentShop(NOW);
afterAll(() => platform.stop());
beforeEach(() => {
  platform.clock.at = NOW;
  set({ webhook: "normal", outage: "none" });
});

describe("a payment that is under way", () => {
  test.each(["pending", "authorized"] as const)(
    "%s: is awaited for more than an hour, even past the appointment, and then staff decide",
    async (state) => {
      const { data } = await post({ appointmentDate: "2026-06-05T19:30:00Z" });
      platform.standIns.store.change(paymentOf(data), { state });
      await payments.reconcilePayments({ now: NOW + 61 * MINUTE });
      platform.clock.at = NOW + 5 * DAY;
      await payments.reconcilePayments({ now: NOW + 5 * DAY });
      expect(await order(data)).toMatchObject({ state: "pending", isPaid: false, payment: { state } });
      expect(await isOnDesk(data)).toBe(false);
      set({ outage: "unavailable" });
      await payments.reconcilePayments({ now: NOW + 5 * DAY });
      expect(await order(data)).toMatchObject({ state: "pending", payment: { state } });
      set({ outage: "none" });
      platform.standIns.store.change(paymentOf(data), { state: "paid" });
      await payments.reconcilePayments({ now: NOW + 5 * DAY });
      expect(await order(data)).toMatchObject({ state: "pending", isPaid: true });
      expect((await orders.listMissedOrders({ actor: shop.admin, now: NOW + 5 * DAY })).orders).toContainEqual(
        expect.objectContaining({ uid: data.uid }),
      );
      await act(data, "reject", NOW + 5 * DAY);
      await react(data);
      expect(await order(data)).toMatchObject({ state: "rejected", isRefunded: true });
    },
  );

  test("ends the order where the provider says so", async () => {
    const { data } = await post();
    expect(await pay({ data, choice: "pending" })).toBe(`/status/${data.uid}/${data.hash}`);
    expect(await order(data)).toMatchObject({ state: "pending", payment: { state: "pending" } });
    await pay({ data, choice: "failed", returns: false });
    await payments.reconcilePayments({ now: NOW + 2 * DAY });
    expect(await order(data)).toMatchObject({ state: "failed", payment: { state: "failed" } });
  });

  test("is given up after two weeks; later payments are refunded", async () => {
    const { data } = await post();
    await pay({ data, choice: "pending" });
    await payments.reconcilePayments({ now: NOW + 14 * DAY - MINUTE });
    expect((await order(data)).state).toBe("pending");
    await payments.reconcilePayments({ now: NOW + 14 * DAY + MINUTE });
    expect(await order(data)).toMatchObject({ state: "failed", payment: { state: "expired" } });
    platform.standIns.store.change(paymentOf(data), { state: "paid" });
    await payments.checkPayment({ uid: data.uid, now: NOW + 15 * DAY });
    await react(data);
    expect(await order(data)).toMatchObject({ state: "failed", isRefunded: true });
  });
});

test("Mollie gets the German locale of the customer's country, or else of the branch's country", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  const locale = (): unknown =>
    asked.mock.calls
      .map(([url, init]) =>
        String(url).endsWith("/v2/payments") ? (JSON.parse(String(init?.body)) as { locale: string }).locale : null,
      )
      .findLast((value) => value !== null);
  await post({ country: "LI" });
  expect(locale()).toBe("de_CH");
  await post();
  expect(locale()).toBe("de_AT");
  await changeBranch({ country: "DE" });
  await post();
  expect(locale()).toBe("de_DE");
  asked.mockRestore();
  await changeBranch({ country: "AT" });
});

test("a payment that began later than its order is awaited from its own beginning", async () => {
  const key = randomUUID();
  await orders.createOrder({
    draft: shop.draft({ items: [{ product: "margherita", amount: 2, unit: "piece" }], paymentMethod: "datatrans" }),
    idempotencyKey: key,
    now: NOW,
  });
  platform.clock.at = NOW + 14 * MINUTE;
  const { data } = await post({ method: "datatrans", key });
  platform.standIns.store.change(paymentOf(data), { state: "pending" });
  await payments.reconcilePayments({ now: NOW + 48 * MINUTE });
  expect(await order(data)).toMatchObject({ state: "pending", payment: { state: "pending" } });
  await payments.reconcilePayments({ now: NOW + 50 * MINUTE });
  expect(await order(data)).toMatchObject({ state: "failed", payment: { state: "expired" } });
});
