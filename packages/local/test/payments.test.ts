import { randomUUID } from "node:crypto";
import { MESSAGES } from "@tresen/contract/messages";
import type { OrderResult } from "@tresen/contract/orders";
import type { OnlineMethod } from "@tresen/contract/payment";
import { ONLINE_METHODS } from "@tresen/contract/payment";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { paymentsSection } from "../src/payment/payments-section";
import { startPaymentShop } from "./payment-shop";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const { platform, shop, orders, payments, set, post, pay, order, isOnDesk, paymentOf, act, changeBranch, rebuild } = await startPaymentShop(NOW);
afterAll(() => platform.stop());
beforeEach(() => {
  platform.clock.at = NOW;
  set({ webhook: "normal", outage: "none" });
});

async function until(condition: () => Promise<boolean> | boolean, limit = 8_000): Promise<void> {
  const end = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error("It did not happen");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function paid(method: OnlineMethod = "mollie"): Promise<OrderResult> {
  const { data } = await post({ method });
  await pay({ data, choice: "paid" });
  expect((await order(data)).isPaid).toBe(true);
  return data;
}

/** What the stream would do with the last change. */
async function react(data: OrderResult): Promise<void> {
  const after = await orders.findOrder(data.uid);
  if (after) await payments.refundOrder({ before: null, after });
}

describe.each(ONLINE_METHODS)("by %s", (method) => {
  test("the desk gets the order once it is paid, and not before", async () => {
    const { status, data } = await post({ method });
    expect(status).toBe(201);
    expect(await order(data)).toMatchObject({ state: "pending", isPaid: false, payment: { provider: method, state: "open", amount: 1900, currency: "EUR", refunded: 0 } });
    expect(await isOnDesk(data)).toBe(false);
    await expect(act(data, "confirm")).rejects.toMatchObject({ kind: "conflict" });
    expect(await pay({ data, choice: "paid" })).toBe(`/status/${data.uid}/${data.hash}`);
    expect(await order(data)).toMatchObject({ state: "pending", isPaid: true, payment: { state: "paid" } });
    expect(await isOnDesk(data)).toBe(true);
    expect((await act(data, "confirm")).state).toBe("confirmed");
  });

  test.each(["failed", "canceled", "expired"] as const)("%s: the order has failed, the customer is at the checkout again", async (choice) => {
    const { data } = await post({ method });
    expect(await pay({ data, choice })).toBe("/store/center/checkout/error");
    const after = await order(data);
    expect(after).toMatchObject({ state: "failed", isFailed: true, isPaid: false, payment: { state: choice } });
    expect(after.timeline.at(-1)).toMatchObject({ by: "system", action: "payment-failed" });
    expect(await isOnDesk(data)).toBe(false);
  });

  test("the webhook alone is enough", async () => {
    const { data } = await post({ method });
    await pay({ data, choice: "paid", returns: false });
    await until(async () => (await order(data)).isPaid);
  });

  test("a webhook that never comes is made up for by the reconciler, but not in the first moments", async () => {
    const { data } = await post({ method });
    await pay({ data, choice: "silent", returns: false });
    await payments.reconcilePayments({ now: NOW + MINUTE });
    expect((await order(data)).isPaid).toBe(false);
    await payments.reconcilePayments({ now: NOW + 3 * MINUTE });
    expect(await order(data)).toMatchObject({ isPaid: true, payment: { state: "paid" } });
    expect(await isOnDesk(data)).toBe(true);
  });

  test("staff can have it checked", async () => {
    const { data } = await post({ method });
    await pay({ data, choice: "silent", returns: false });
    expect(await payments.updatePaymentStatus({ actor: shop.admin, id: `ord_${data.uid}`, now: NOW })).toMatchObject({ isPaid: true });
    await expect(payments.updatePaymentStatus({ actor: shop.staff("ROLE_EMPLOYEE", "harbor"), id: `ord_${data.uid}`, now: NOW })).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("webhooks that come twice and in the wrong order say nothing new", async () => {
    set({ webhook: "reversed" });
    const { data } = await post({ method });
    await pay({ data, choice: "paid", returns: false });
    await until(() => platform.standIns.book.content.webhooks.length === 0);
    const after = await order(data);
    expect(after).toMatchObject({ state: "pending", payment: { state: "paid" } });
    expect(after.timeline.filter(({ action }) => action === "payment-paid")).toHaveLength(1);
  });

  test.each(["reject", "cancel"] as const)("%s pays back, once, whoever is at it at the same time", async (action) => {
    const data = await paid(method);
    expect(await act(data, action)).toMatchObject({ payment: { state: "refunding" } });
    await Promise.all([react(data), react(data), payments.reconcilePayments({ now: NOW + MINUTE }), payments.carryOutRefund({ uid: data.uid, now: NOW })]);
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

  test("a declined counter appointment pays back", async () => {
    const data = await paid(method);
    await orders.changeOrder({ actor: shop.admin, id: `ord_${data.uid}`, action: "counter-appointment", counterAppointment: "2026-06-05T20:00", now: NOW });
    expect(await orders.answerCounterAppointment({ uid: data.uid, hash: data.hash, accept: false, now: NOW })).toMatchObject({ isCanceled: true });
    await react(data);
    expect(paymentOf(data).refunds).toHaveLength(1);
    expect(await order(data)).toMatchObject({ isRefunded: true });
  });

  test("paid after the shop canceled it, it goes back", async () => {
    const { data } = await post({ method });
    await act(data, "cancel");
    await pay({ data, choice: "paid" });
    expect(await order(data)).toMatchObject({ state: "canceled", payment: { state: "refunding" } });
    await react(data);
    expect(await order(data)).toMatchObject({ state: "canceled", isRefunded: true });
  });

  test("another amount or currency is never taken as payment", async () => {
    for (const wrong of [{ amount: 1 }, { currency: "CHF" }]) {
      const { data } = await post({ method });
      platform.standIns.book.change(paymentOf(data), wrong);
      expect(await pay({ data, choice: "paid" })).toBe("/store/center/checkout/error");
      expect(await order(data)).toMatchObject({ state: "failed", isPaid: false, payment: { state: "failed" } });
    }
  });

  test.each(["unavailable", "timeout"] as const)("%s: a clear word, a failed order, and a new try makes a new payment", async (outage) => {
    set({ outage });
    const before = platform.standIns.book.content.payments.length;
    const first = await post({ method });
    expect(first).toMatchObject({ status: 502, code: "payment.provider_unreachable" });
    expect(first.message).toMatch(/^Der Zahlungsdienst ist gerade nicht erreichbar\. .*Warenkorb bleibt erhalten/);
    set({ outage: "none" });
    expect(await post({ method, key: first.key })).toMatchObject({ status: 409, code: "payment.failed" });
    expect((await post({ method })).status).toBe(201);
    expect(platform.standIns.book.content.payments).toHaveLength(before + 1);
  });

  test("an answer that got lost does not make a second payment", async () => {
    set({ outage: "lost-answer" });
    const before = platform.standIns.book.content.payments.length;
    const { status, data } = await post({ method });
    expect(status).toBe(201);
    expect(paymentOf(data).amount).toBe(1900);
    expect(platform.standIns.book.content.payments).toHaveLength(before + 1);
  });

  test("one order, however often and at the same time it is sent", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post({ method, key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ data }) => `${data.uid} ${data.paymentRedirectUrl}`)).size).toBe(1);
  });

  test("killed between order and payment, the same key goes on", async () => {
    const key = randomUUID();
    const draft = shop.draft({ items: [{ product: "margherita", amount: 2, unit: "piece" }], paymentMethod: method });
    const { uid } = await orders.createOrder({ draft, idempotencyKey: key, now: NOW });
    const { status, data } = await post({ method, key });
    expect({ status, uid: data.uid }).toEqual({ status: 201, uid });
    expect(paymentOf(data).state).toBe("open");
  });

  test("nobody paid within the hour: off, and what comes later goes back", async () => {
    const { data } = await post({ method });
    platform.clock.at = NOW + 10 * MINUTE;
    await payments.reconcilePayments({ now: NOW + 10 * MINUTE });
    expect((await order(data)).state).toBe("pending");
    await payments.reconcilePayments({ now: NOW + 61 * MINUTE });
    expect(await order(data)).toMatchObject({ state: "failed" });
    platform.standIns.book.change(paymentOf(data), { state: "paid" });
    await payments.checkPayment({ uid: data.uid, now: NOW + 62 * MINUTE });
    await react(data);
    expect(await order(data)).toMatchObject({ state: "failed", isRefunded: true });
  });

  test("given up by the customer, unless it is paid", async () => {
    const abandon = async ({ uid, hash }: OrderResult) => (await fetch(`${platform.url}/api/payments/abandon/${uid}/${hash}`, { method: "POST" })).json() as Promise<{ data: { isFailed: boolean; isPaid: boolean } }>;
    const { data } = await post({ method });
    expect((await abandon(data)).data).toMatchObject({ isFailed: true, isPaid: false });
    const other = await post({ method });
    await pay({ data: other.data, choice: "silent", returns: false });
    expect((await abandon(other.data)).data).toMatchObject({ isFailed: false, isPaid: true });
    expect((await fetch(`${platform.url}/api/payments/abandon/${data.uid}/wrong`, { method: "POST" })).status).toBe(404);
  });

  test("a repayment that failed is made up for", async () => {
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

  test("the address that the customer comes back by proves nothing", async () => {
    const { data } = await post({ method });
    const forged = await fetch(`${platform.url}/api/payments/return/${data.uid}/${data.hash}?status=paid&datatransTrxId=1`, { redirect: "manual" });
    expect([forged.status, forged.headers.get("location")]).toEqual([303, `/status/${data.uid}/${data.hash}`]);
    expect((await order(data)).isPaid).toBe(false);
    expect((await fetch(`${platform.url}/api/payments/return/${data.uid}/wrong`, { redirect: "manual" })).status).toBe(404);
  });
});

describe("money that is on its way", () => {
  test.each(["pending", "authorized"] as const)("%s: is waited for past the hour, even past the appointment, and then the desk decides", async (state) => {
    const { data } = await post({ appointmentDate: "2026-06-05T19:30:00Z" });
    platform.standIns.book.change(paymentOf(data), { state });
    await payments.reconcilePayments({ now: NOW + 61 * MINUTE });
    platform.clock.at = NOW + 5 * DAY;
    await payments.reconcilePayments({ now: NOW + 5 * DAY });
    expect(await order(data)).toMatchObject({ state: "pending", isPaid: false, payment: { state } });
    expect(await isOnDesk(data)).toBe(false);
    set({ outage: "unavailable" });
    await payments.reconcilePayments({ now: NOW + 5 * DAY });
    expect(await order(data)).toMatchObject({ state: "pending", payment: { state } });
    set({ outage: "none" });
    platform.standIns.book.change(paymentOf(data), { state: "paid" });
    await payments.reconcilePayments({ now: NOW + 5 * DAY });
    expect(await order(data)).toMatchObject({ state: "pending", isPaid: true });
    expect(await orders.listMissedOrders({ actor: shop.admin, now: NOW + 5 * DAY })).toContainEqual(expect.objectContaining({ uid: data.uid }));
    await act(data, "reject", NOW + 5 * DAY);
    await react(data);
    expect(await order(data)).toMatchObject({ state: "rejected", isRefunded: true });
  });

  test("ends the order where the provider says so", async () => {
    const { data } = await post();
    expect(await pay({ data, choice: "pending" })).toBe(`/status/${data.uid}/${data.hash}`);
    expect(await order(data)).toMatchObject({ state: "pending", payment: { state: "pending" } });
    await pay({ data, choice: "failed", returns: false });
    await payments.reconcilePayments({ now: NOW + 2 * DAY });
    expect(await order(data)).toMatchObject({ state: "failed", payment: { state: "failed" } });
  });

  test("is given up after two weeks; what comes even later goes back", async () => {
    const { data } = await post();
    await pay({ data, choice: "pending" });
    await payments.reconcilePayments({ now: NOW + 14 * DAY - MINUTE });
    expect((await order(data)).state).toBe("pending");
    await payments.reconcilePayments({ now: NOW + 14 * DAY + MINUTE });
    expect(await order(data)).toMatchObject({ state: "failed", payment: { state: "expired" } });
    platform.standIns.book.change(paymentOf(data), { state: "paid" });
    await payments.checkPayment({ uid: data.uid, now: NOW + 15 * DAY });
    await react(data);
    expect(await order(data)).toMatchObject({ state: "failed", isRefunded: true });
  });
});

test.each(["reject", "cancel"] as const)("after %s nobody can pay any more", async (action) => {
  const { data } = await post();
  const before = await orders.findOrder(data.uid);
  await act(data, action);
  const after = await orders.findOrder(data.uid);
  if (!after) throw new Error("The order is gone");
  await payments.callOffPayment({ before, after });
  expect(paymentOf(data).state).toBe("canceled");
  expect(await order(data)).toMatchObject({ isPaid: false, isRefunded: false, payment: { state: "canceled", refunded: 0 } });
  expect((await fetch(data.paymentRedirectUrl ?? "", { method: "POST", redirect: "manual", body: new URLSearchParams({ choice: "paid" }) })).status).not.toBe(303);
});

/** Holds back what the provider answers to the next payment that is made there, until it is let go. */
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

test("a payment that could not be called off is called off later", async () => {
  const [rejected, late] = [(await post()).data, (await post()).data];
  const before = await orders.findOrder(rejected.uid);
  await act(rejected, "reject");
  const after = await orders.findOrder(rejected.uid);
  if (!after) throw new Error("The order is gone");
  set({ outage: "unavailable" });
  await payments.callOffPayment({ before, after });
  await payments.reconcilePayments({ now: NOW + 61 * MINUTE });
  for (const data of [rejected, late]) expect([(await order(data)).payment?.state, paymentOf(data).state]).toEqual(["open", "open"]);
  expect((await order(late)).state).toBe("failed");
  set({ outage: "none" });
  await payments.reconcilePayments({ now: NOW + 66 * MINUTE });
  for (const data of [rejected, late]) expect([(await order(data)).payment?.state, paymentOf(data).state]).toEqual(["canceled", "canceled"]);
});

test.each(["another request with the same key fails", "the reconciler gives it up"])("a payment is canceled whose order failed while it was made: %s", async (rival) => {
  const { payments: before } = platform.standIns.book.content;
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
  expect(platform.standIns.book.content.payments.slice(before.length)).toMatchObject([{ state: "canceled" }]);
  expect(await post({ key })).toMatchObject({ status: 409, code: "payment.failed" });
});

test("Mollie is told the German of the customer's country, and without one that of the branch's", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  const locale = (): unknown => asked.mock.calls.map(([url, init]) => (String(url).endsWith("/v2/payments") ? (JSON.parse(String(init?.body)) as { locale: string }).locale : null)).findLast((value) => value !== null);
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

test("a chargeback is noted and logged once, and goes back no second time", async () => {
  const { log } = await import("@tresen/core/log");
  const warn = vi.spyOn(log, "warn");
  const data = await paid();
  const noted = async (): Promise<unknown[]> => (await order(data)).timeline.filter(({ action }) => action === "payment-charged-back");
  const section = paymentsSection(platform.standIns);
  const press = (id: string) => section.actions?.chargeback?.run({ id, request: {} as never });
  const offers = async (id: string): Promise<boolean> => ((await section.html())?.text ?? "").includes(`/chargeback/${id}"`);
  const { id } = paymentOf(data);
  expect([await offers(id), await press(id)]).toEqual([true, true]);
  expect([await offers(id), await press(id)]).toEqual([false, false]);
  await until(async () => (await noted()).length > 0);
  await payments.checkPayment({ uid: data.uid, now: NOW });
  expect(await noted()).toEqual([expect.objectContaining({ by: "system", message: expect.stringMatching(/^19,00\s€$/) })]);
  expect(warn.mock.calls).toEqual([["payment.charged_back", { order: data.uid, provider: "mollie", payment: id, amount: 1900 }]]);
  warn.mockRestore();
  expect(await order(data)).toMatchObject({ state: "pending", isPaid: true, isRefunded: false, payment: { state: "paid" } });
  await act(data, "cancel");
  await react(data);
  expect(paymentOf(data).refunds).toEqual([]);
  expect(await order(data)).toMatchObject({ isRefunded: true, payment: { state: "refunded" } });
});

test("of a payment that was charged back in part the rest is paid back", async () => {
  const data = await paid();
  platform.standIns.book.change(paymentOf(data), { chargedBack: 500 });
  await act(data, "cancel");
  await react(data);
  expect(paymentOf(data).refunds.map(({ amount }) => amount)).toEqual([1400]);
  await until(async () => (await payments.checkPayment({ uid: data.uid, now: NOW }))?.payment?.state === "refunded");
});

describe("what somebody has to look into is logged by its name", () => {
  const logged = async ({ uid }: OrderResult, run: () => Promise<unknown>): Promise<unknown[]> => {
    const { log } = await import("@tresen/core/log");
    const error = vi.spyOn(log, "error");
    await run();
    const calls = error.mock.calls.filter(([, fields]) => fields?.order === uid);
    error.mockRestore();
    return calls;
  };
  const named = (data: OrderResult) => ({ order: data.uid, provider: "mollie", payment: paymentOf(data).id });

  test("payment.mismatch", async () => {
    const { data } = await post();
    platform.standIns.book.change(paymentOf(data), { amount: 1, state: "paid" });
    expect(await logged(data, () => payments.checkPayment({ uid: data.uid, now: NOW }))).toEqual([["payment.mismatch", { ...named(data), amount: 1, currency: "EUR" }]]);
  });

  test("refund.failed", async () => {
    const data = await paid();
    await act(data, "cancel");
    set({ outage: "unavailable" });
    expect(await logged(data, () => react(data))).toEqual([["refund.failed", { ...named(data), attempt: 1, error: expect.objectContaining({ code: "payment.provider_unreachable" }) }]]);
    set({ outage: "none" });
    await payments.reconcilePayments({ now: NOW + MINUTE });
    expect(await order(data)).toMatchObject({ isRefunded: true });
    const [refund] = paymentOf(data).refunds;
    if (refund) refund.isCanceled = true;
    expect(await logged(data, () => payments.reconcilePayments({ now: NOW + 20 * MINUTE }))).toEqual([["refund.failed", { ...named(data), attempt: 1, reason: "the provider took it on and does not show it" }]]);
    expect(paymentOf(data).refunds).toHaveLength(2);
  });
});

test("a payment that began later than its order is waited for from its own beginning", async () => {
  const key = randomUUID();
  await orders.createOrder({ draft: shop.draft({ items: [{ product: "margherita", amount: 2, unit: "piece" }], paymentMethod: "datatrans" }), idempotencyKey: key, now: NOW });
  platform.clock.at = NOW + 14 * MINUTE;
  const { data } = await post({ method: "datatrans", key });
  platform.standIns.book.change(paymentOf(data), { state: "pending" });
  await payments.reconcilePayments({ now: NOW + 48 * MINUTE });
  expect(await order(data)).toMatchObject({ state: "pending", payment: { state: "pending" } });
  await payments.reconcilePayments({ now: NOW + 50 * MINUTE });
  expect(await order(data)).toMatchObject({ state: "failed", payment: { state: "expired" } });
});

test("a card that was called off before it was charged is not paid back once more", async () => {
  const data = await paid("datatrans");
  await act(data, "reject");
  paymentOf(data).state = "canceled";
  await payments.carryOutRefund({ uid: data.uid, now: NOW });
  expect(paymentOf(data).refunds).toEqual([]);
  expect(await order(data)).toMatchObject({ payment: { state: "refunded" } });
});

test.each([
  ["that the provider does not know, as with the keys of another account", { id: "another" }],
  ["that the provider calls expired", { state: "expired" }],
  ["that the provider says nobody paid", { state: "open" }],
  ["of which the provider tells no amount", { amount: 0 }],
] as const)("a repayment stays due of a payment %s", async (_, answer) => {
  for (const method of ONLINE_METHODS) {
    const data = await paid(method);
    await act(data, "cancel");
    const payment = paymentOf(data);
    const known = { ...payment };
    platform.standIns.book.change(payment, answer);
    await payments.carryOutRefund({ uid: data.uid, now: NOW });
    expect(await order(data)).toMatchObject({ isRefunded: false, payment: { state: "refunding", refunded: 0 } });
    platform.standIns.book.change(payment, known);
    await payments.reconcilePayments({ now: NOW + MINUTE });
    expect(payment.refunds.map(({ amount }) => amount)).toEqual([1900]);
    expect(await order(data)).toMatchObject({ isRefunded: true });
  }
});

test("a method whose keys the provider refuses is neither shown nor taken, until they are right again", async () => {
  const { book } = platform.standIns;
  const { mollie } = book.keys;
  const start = performance.now();
  const shown = async (minutes: number): Promise<unknown> => {
    vi.spyOn(performance, "now").mockReturnValue(start + minutes * MINUTE);
    await rebuild();
    const { data } = (await (await fetch(`${platform.url}/api/init`)).json()) as { data: { url: string; data: { paymentProviders: string[] } }[] };
    return data.find(({ url }) => url === "config")?.data.paymentProviders;
  };
  expect(await shown(11)).toEqual(["mollie", "datatrans"]);
  book.keys.mollie = "test_another";
  expect(await shown(22)).toEqual(["datatrans"]);
  const before = book.content.payments.length;
  expect(await post()).toMatchObject({ status: 400, code: "order.payment_unavailable", message: MESSAGES.paymentUnavailable });
  expect(book.content.payments).toHaveLength(before);
  expect((await post({ method: "datatrans" })).status).toBe(201);
  set({ outage: "unavailable" });
  expect(await shown(33)).toEqual(["datatrans"]);
  set({ outage: "none" });
  book.keys.mollie = mollie;
  expect(await shown(44)).toEqual(["mollie", "datatrans"]);
  expect((await post()).status).toBe(201);
  vi.restoreAllMocks();
});

test("keys that the provider refuses give a clear word", async () => {
  const { mollie } = platform.standIns.book.keys;
  platform.standIns.book.keys.mollie = "test_another";
  const answer = await post();
  platform.standIns.book.keys.mollie = mollie;
  expect(answer).toMatchObject({ status: 502, code: "payment.keys_rejected" });
  expect(answer.message).toMatch(/^Der Zahlungsdienst ist gerade nicht erreichbar/);
});
