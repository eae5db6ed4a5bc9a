import { createHmac, randomUUID } from "node:crypto";
import type { OrderResult, StaffOrder } from "@tresen/contract/orders";
import type { OnlineMethod } from "@tresen/contract/payment";
import { ONLINE_METHODS } from "@tresen/contract/payment";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StandInPayment, Switches } from "../src/payment/book";
import type { Choice } from "../src/payment/hosted-page";
import { type TestPlatform, startTestPlatform } from "./payment-platform";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const MINUTE = 60_000;

let platform: TestPlatform;
let shop: typeof import("../../core/test/shop");
let orders: typeof import("@tresen/core/order");
let payments: typeof import("@tresen/core/order-payment");

beforeAll(async () => {
  platform = await startTestPlatform(NOW);
  shop = await import("../../core/test/shop");
  orders = await import("@tresen/core/order");
  payments = await import("@tresen/core/order-payment");
  const { saveConfig } = await import("@tresen/core/config");
  const { configFields } = await import("@tresen/contract/resources/config");
  await saveConfig({ actor: shop.admin, now: NOW, input: configFields.parse({ enablePluginMollie: true, isMollieEnabled: true, enablePluginDatatrans: true, isDatatransEnabled: true }) });
  await shop.createShop();
  const { branches } = await import("@tresen/contract/resources/branch");
  const { getRecord, updateRecord } = await import("@tresen/core/resource");
  const record = await getRecord({ resource: branches as never, actor: shop.admin, id: "center" });
  await updateRecord({ resource: branches as never, actor: shop.admin, now: NOW, id: "center", input: { ...record, isMollieEnabled: true, isDatatransEnabled: true } });
});
afterAll(() => platform.stop());
beforeEach(() => {
  platform.clock.at = NOW;
  set({ webhook: "normal", outage: "none" });
});

function set(switches: Partial<Switches>): void {
  platform.standIns.book.setSwitches({ ...platform.standIns.book.content.switches, ...switches });
}

async function post({ method = "mollie", key = randomUUID() }: { method?: OnlineMethod; key?: string } = {}): Promise<{ status: number; data: OrderResult; code: string; message: string; key: string }> {
  const draft = { branch: "center", items: [{ product: "margherita", amount: 2, unit: "piece" }], firstName: "Maria", lastName: "Muster", legalInstructions: true, privacyPolicy: true, paymentMethod: method };
  const response = await fetch(`${platform.url}/api/orders`, { method: "POST", headers: { "content-type": "application/json", "idempotency-key": key }, body: JSON.stringify(draft) });
  const body = (await response.json()) as { data: OrderResult; errors?: { code: string; message: string }[] };
  return { status: response.status, data: body.data, code: body.errors?.[0]?.code ?? "", message: body.errors?.[0]?.message ?? "", key };
}

/** Presses a button of the hosted page; the customer then follows where it leads, or does not come back. */
async function pay({ data, choice, returns = true }: { data: OrderResult; choice: Choice; returns?: boolean }): Promise<string | null> {
  const page = await fetch(data.paymentRedirectUrl ?? "", { method: "POST", redirect: "manual", body: new URLSearchParams({ choice }) });
  expect(page.status).toBe(303);
  const back = page.headers.get("location") ?? "";
  return returns ? (await fetch(back, { redirect: "manual" })).headers.get("location") : null;
}

const order = ({ uid }: { uid: string }): Promise<StaffOrder> => orders.getOrder({ actor: shop.admin, id: `ord_${uid}` });
const isOnDesk = async ({ uid }: { uid: string }): Promise<boolean> => (await orders.listCurrentOrders({ actor: shop.admin, now: NOW })).some((one) => one.uid === uid);
const paymentOf = (data: OrderResult): StandInPayment => {
  const id = /(\w+)$/.exec(data.paymentRedirectUrl ?? "")?.[1] ?? "";
  const found = platform.standIns.book.find(id);
  if (!found) throw new Error("The stand-in does not know this payment");
  return found;
};
const act = (data: OrderResult, action: "confirm" | "reject" | "cancel", now = NOW) => orders.changeOrder({ actor: shop.admin, id: `ord_${data.uid}`, action, now });

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

describe("webhooks", () => {
  const call = ({ path, body, headers = {} }: { path: string; body: string; headers?: Record<string, string> }): Promise<number> =>
    fetch(`${platform.url}/api/payments/webhook/${path}`, { method: "POST", body, headers: { "content-type": "application/json", ...headers } }).then(({ status }) => status);
  const sign = (body: string, key = platform.standIns.book.keys.signKey): Record<string, string> => ({ "datatrans-signature": `t=${NOW},s0=${createHmac("sha256", Buffer.from(key, "hex")).update(`${NOW}${body}`).digest("hex")}` });

  test("of Datatrans need its signature, whatever they say", async () => {
    const { data } = await post({ method: "datatrans" });
    await pay({ data, choice: "silent", returns: false });
    const path = `datatrans/${data.uid}`;
    const body = '{"status":"settled"}';
    for (const headers of [{}, { "datatrans-signature": "t=1,s0=" }, { "datatrans-signature": `t=${NOW}` }, sign(`${body} `), sign(body, "00".repeat(32))]) expect(await call({ path, body, headers })).toBe(403);
    expect((await order(data)).isPaid).toBe(false);
    expect(await call({ path, body, headers: sign(body) })).toBe(200);
    const once = await order(data);
    expect(once.isPaid).toBe(true);
    // The same again is heard and changes nothing, and what is no JSON is not read anyway.
    expect(await call({ path, body, headers: sign(body) })).toBe(200);
    expect(await call({ path, body: "}{", headers: sign("}{") })).toBe(200);
    expect((await order(data)).version).toBe(once.version);
  });

  test("are answered alike for orders that there are not", async () => {
    expect(await call({ path: `mollie/${"0".repeat(26)}`, body: "id=tr_x" })).toBe(200);
    expect(await call({ path: "mollie/nonsense", body: "id=tr_x" })).toBe(404);
  });

  test("of Mollie prove nothing by themselves", async () => {
    const { data } = await post();
    expect(await call({ path: `mollie/${data.uid}`, body: "id=tr_other&status=paid" })).toBe(200);
    expect((await order(data)).isPaid).toBe(false);
  });
});

test("keys that the provider refuses give a clear word", async () => {
  const { mollie } = platform.standIns.book.keys;
  platform.standIns.book.keys.mollie = "test_another";
  const answer = await post();
  platform.standIns.book.keys.mollie = mollie;
  expect(answer).toMatchObject({ status: 502, code: "payment.keys_rejected" });
  expect(answer.message).toMatch(/^Der Zahlungsdienst ist gerade nicht erreichbar/);
});
