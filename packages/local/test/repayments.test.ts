import { randomUUID } from "node:crypto";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { OrderResult } from "@tresen/contract/order/order";
import { ONLINE_METHODS } from "@tresen/contract/payment/payment";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { paymentsSection } from "../src/payment/payments-section";
import { startPaymentShop, until } from "./payment-shop";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const MINUTE = 60_000;

const { platform, orders, payments, set, post, paid, order, paymentOf, act, react } = await startPaymentShop(NOW);
afterAll(() => platform.stop());
beforeEach(() => {
  platform.clock.at = NOW;
  set({ webhook: "normal", outage: "none" });
});

test.each(["reject", "cancel"] as const)("after %s the payment cannot be made any more", async (action) => {
  const { data } = await post();
  const before = await orders.findOrder(data.uid);
  await act(data, action);
  const after = await orders.findOrder(data.uid);
  if (!after) throw new Error("The order is gone");
  await payments.callOffPayment({ before, after });
  expect(paymentOf(data).state).toBe("canceled");
  expect(await order(data)).toMatchObject({
    isPaid: false,
    isRefunded: false,
    payment: { state: "canceled", refunded: 0 },
  });
  expect(
    (
      await fetch(data.paymentRedirectUrl ?? "", {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ choice: "paid" }),
      })
    ).status,
  ).not.toBe(303);
});

/** Delays the provider's response to the next payment until it is released. */
function holdNextPayment(): { made: Promise<void>; letGo: () => void } {
  const real = globalThis.fetch;
  const [made, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const answer = await real(url, init);
    if (init?.method !== "POST" || !String(url).endsWith("/v2/payments")) return answer;
    spy.mockRestore();
    made.resolve();
    await held.promise;
    return answer;
  });
  return { made: made.promise, letGo: held.resolve };
}

test("a payment that could not be canceled is canceled later", async () => {
  const [rejected, late] = [(await post()).data, (await post()).data];
  const before = await orders.findOrder(rejected.uid);
  await act(rejected, "reject");
  const after = await orders.findOrder(rejected.uid);
  if (!after) throw new Error("The order is gone");
  set({ outage: "unavailable" });
  await payments.callOffPayment({ before, after });
  await payments.reconcilePayments({ now: NOW + 61 * MINUTE });
  for (const data of [rejected, late])
    expect([(await order(data)).payment?.state, paymentOf(data).state]).toEqual(["open", "open"]);
  expect((await order(late)).state).toBe("failed");
  set({ outage: "none" });
  await payments.reconcilePayments({ now: NOW + 66 * MINUTE });
  for (const data of [rejected, late])
    expect([(await order(data)).payment?.state, paymentOf(data).state]).toEqual(["canceled", "canceled"]);
});

test.each(["another request with the same key fails", "the reconciler gives it up"])(
  "a payment is canceled if its order failed while it was created: %s",
  async (rival) => {
    const { payments: before } = platform.standIns.store.content;
    const { made, letGo } = holdNextPayment();
    const key = randomUUID();
    const first = post({ key });
    await made;
    if (rival.startsWith("another")) {
      set({ outage: "unavailable" });
      expect((await post({ key })).status).toBe(502);
      set({ outage: "none" });
    } else await payments.reconcilePayments({ now: NOW + 16 * MINUTE });
    letGo();
    expect(await first).toMatchObject({ status: 409, code: "payment.failed", message: MESSAGES.paymentFailed });
    expect(platform.standIns.store.content.payments.slice(before.length)).toMatchObject([{ state: "canceled" }]);
    expect(await post({ key })).toMatchObject({ status: 409, code: "payment.failed" });
  },
);

test("a chargeback is recorded and logged once, and not refunded in addition", async () => {
  const { log } = await import("@tresen/core/platform/log");
  const warn = vi.spyOn(log, "warn");
  const data = await paid();
  const noted = async (): Promise<unknown[]> =>
    (await order(data)).timeline.filter(({ action }) => action === "payment-charged-back");
  const section = paymentsSection(platform.standIns);
  const press = (id: string) => section.actions?.chargeback?.run({ id, request: {} as never });
  const offers = async (id: string): Promise<boolean> =>
    ((await section.html())?.text ?? "").includes(`/chargeback/${id}"`);
  const { id } = paymentOf(data);
  // Longer after the last webhook than the limit for unsigned ones.
  platform.clock.at += MINUTE;
  expect([await offers(id), await press(id)]).toEqual([true, true]);
  expect([await offers(id), await press(id)]).toEqual([false, false]);
  await until(async () => (await noted()).length > 0);
  platform.clock.at = NOW;
  await payments.checkPayment({ uid: data.uid, now: NOW });
  expect(await noted()).toEqual([
    expect.objectContaining({ by: "system", message: expect.stringMatching(/^19,00\s€$/) }),
  ]);
  expect(warn.mock.calls).toEqual([
    ["payment.charged_back", { order: data.uid, provider: "mollie", payment: id, amount: 1900 }],
  ]);
  warn.mockRestore();
  expect(await order(data)).toMatchObject({
    state: "pending",
    isPaid: true,
    isRefunded: false,
    payment: { state: "paid" },
  });
  await act(data, "cancel");
  await react(data);
  expect(paymentOf(data).refunds).toEqual([]);
  expect(await order(data)).toMatchObject({ isRefunded: true, payment: { state: "refunded" } });
});

test("of a partly charged back payment the rest is refunded", async () => {
  const data = await paid();
  platform.standIns.store.change(paymentOf(data), { chargedBack: 500 });
  // The provider's webhook about it must not come in between.
  await until(
    async () => (await payments.checkPayment({ uid: data.uid, now: NOW }))?.payments?.[0]?.chargedBack === 500,
  );
  await act(data, "cancel");
  await react(data);
  expect(paymentOf(data).refunds.map(({ amount }) => amount)).toEqual([1400]);
  await until(
    async () => (await payments.checkPayment({ uid: data.uid, now: NOW }))?.payments?.[0]?.state === "refunded",
  );
});

describe("a case that staff must check is logged by its name", () => {
  const logged = async ({ uid }: OrderResult, run: () => Promise<unknown>): Promise<unknown[]> => {
    const { log } = await import("@tresen/core/platform/log");
    const error = vi.spyOn(log, "error");
    await run();
    const calls = error.mock.calls.filter(([, fields]) => fields?.order === uid);
    error.mockRestore();
    return calls;
  };
  const named = (data: OrderResult) => ({ order: data.uid, provider: "mollie", payment: paymentOf(data).id });

  test("payment.mismatch", async () => {
    const { data } = await post();
    platform.standIns.store.change(paymentOf(data), { amount: 1, state: "paid" });
    expect(await logged(data, () => payments.checkPayment({ uid: data.uid, now: NOW }))).toEqual([
      ["payment.mismatch", { ...named(data), amount: 1, currency: "EUR" }],
    ]);
  });

  test("refund.failed", async () => {
    const data = await paid();
    await act(data, "cancel");
    set({ outage: "unavailable" });
    expect(await logged(data, () => react(data))).toEqual([
      [
        "refund.failed",
        { ...named(data), attempt: 1, error: expect.objectContaining({ code: "payment.provider_unreachable" }) },
      ],
    ]);
    set({ outage: "none" });
    await payments.reconcilePayments({ now: NOW + MINUTE });
    expect(await order(data)).toMatchObject({ isRefunded: true });
    const [refund] = paymentOf(data).refunds;
    if (refund) refund.isCanceled = true;
    expect(await logged(data, () => payments.reconcilePayments({ now: NOW + 20 * MINUTE }))).toEqual([
      ["refund.failed", { ...named(data), attempt: 1, reason: "the provider took it on and does not show it" }],
    ]);
    expect(paymentOf(data).refunds).toHaveLength(2);
  });
});

test("a card payment that was canceled before it was charged is not refunded in addition", async () => {
  const data = await paid("datatrans");
  await act(data, "reject");
  paymentOf(data).state = "canceled";
  await payments.carryOutRefunds({ uid: data.uid, now: NOW });
  expect(paymentOf(data).refunds).toEqual([]);
  expect(await order(data)).toMatchObject({ payment: { state: "refunded" } });
});

test.each([
  ["that the provider does not know, as with the keys of another account", { id: "another" }],
  ["that the provider calls expired", { state: "expired" }],
  ["that the provider says nobody paid", { state: "open" }],
  ["of which the provider tells no amount", { amount: 0 }],
] as const)("a refund stays due for a payment %s", async (_, answer) => {
  for (const method of ONLINE_METHODS) {
    const data = await paid(method);
    await act(data, "cancel");
    const payment = paymentOf(data);
    const known = { ...payment };
    platform.standIns.store.change(payment, answer);
    await payments.carryOutRefunds({ uid: data.uid, now: NOW });
    expect(await order(data)).toMatchObject({ isRefunded: false, payment: { state: "refunding", refunded: 0 } });
    platform.standIns.store.change(payment, known);
    await payments.reconcilePayments({ now: NOW + MINUTE });
    expect(payment.refunds.map(({ amount }) => amount)).toEqual([1900]);
    expect(await order(data)).toMatchObject({ isRefunded: true });
  }
});
