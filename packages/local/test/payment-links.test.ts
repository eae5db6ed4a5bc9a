import { orderItemDraft } from "@tresen/contract/order/order-input";
import type { StaffOrder } from "@tresen/contract/order/order";
import { ONLINE_METHODS } from "@tresen/contract/payment/payment";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startPaymentShop, until } from "./payment-shop";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const DAY = 86_400_000;

const { platform, shop, orders, payments, set, post, pay, paid, order, isOnDesk, react } = await startPaymentShop(NOW);
afterAll(() => platform.stop());
beforeEach(() => {
  platform.clock.at = NOW;
  set({ webhook: "normal", outage: "none" });
});

type Placed = { uid: string; hash: string };

async function resize(data: Placed, amount: number): Promise<StaffOrder> {
  const { version } = await order(data);
  const item = orderItemDraft.parse({ product: "margherita", amount, unit: "piece" });
  await orders.changeItem({ actor: shop.admin, id: `ord_${data.uid}`, index: 0, item, version, now: NOW });
  return order(data);
}
async function ask(data: Placed): Promise<void> {
  const { version } = await order(data);
  await payments.requestPaymentLink({ actor: shop.admin, id: `ord_${data.uid}`, version, now: NOW });
}
const open = async ({ uid, hash }: Placed): Promise<{ uid: string; hash: string; paymentRedirectUrl: string }> => {
  const answer = await fetch(`${platform.url}/api/payments/link/${uid}/${hash}`, { method: "POST" });
  const { data } = (await answer.json()) as { data: { paymentRedirectUrl: string } };
  expect(answer.status).toBe(200);
  return { uid, hash, ...data };
};
const code = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => "done",
    (error: { code: string }) => error.code,
  );
const linkOf = async (data: Placed) => (await order(data)).payments.filter(({ kind }) => kind === "link");

describe.each(ONLINE_METHODS)("a dearer order that was paid by %s", (method) => {
  test("is paid in full by a link for the difference, which asks for no more", async () => {
    const data = await paid(method);
    await resize(data, 3);
    expect(await order(data)).toMatchObject({ isPaid: false });
    await ask(data);
    expect(await linkOf(data)).toMatchObject([{ kind: "link", amount: 950, state: "open", provider: method }]);
    expect(await code(ask(data))).toBe("payment.link_open");
    const started = await open(data);
    // Opened once more, it is the same payment.
    expect(await open(data)).toEqual(started);
    await pay({ data: started, choice: "paid" });
    await until(async () => (await order(data)).isPaid);
    expect((await order(data)).payments).toMatchObject([
      { kind: "online", amount: 1900, state: "paid" },
      { kind: "link", amount: 950, state: "paid" },
    ]);
    expect(await code(ask(data))).toBe("payment.nothing_due");
  });

  test("asks for nothing more where it became cheaper again, and gives back what was paid meanwhile", async () => {
    const data = await paid(method);
    await resize(data, 3);
    await ask(data);
    const started = await open(data);
    await resize(data, 2);
    expect(await linkOf(data)).toMatchObject([{ state: "canceled" }]);
    expect(await code(payments.startLink({ ...data, publicUrl: platform.url, now: NOW }))).toBe("payment.nothing_due");
    // The customer was faster at the provider's page.
    const id = /(\w+)$/.exec(started.paymentRedirectUrl)?.[1] ?? "";
    platform.standIns.store.change(platform.standIns.store.find(id) as never, { state: "paid" });
    await payments.checkPayment({ uid: data.uid, now: NOW });
    await react(data);
    await until(async () => {
      await payments.checkPayment({ uid: data.uid, now: NOW });
      return (await order(data)).refunds.every(({ state }) => state === "done");
    });
    expect((await order(data)).refunds).toMatchObject([{ payment: "2", amount: 950, state: "done" }]);
  });
});

test("a link can be paid for two days, and one that failed is started anew", async () => {
  const data = await paid();
  await resize(data, 3);
  await ask(data);
  await payments.reconcilePayments({ now: NOW + DAY });
  expect(await linkOf(data)).toMatchObject([{ state: "open" }]);
  await pay({ data: await open(data), choice: "failed" });
  await payments.checkPayment({ uid: data.uid, now: NOW });
  expect(await linkOf(data)).toMatchObject([{ state: "failed" }]);
  expect(await order(data)).toMatchObject({ state: "pending", isPaid: false });
  await pay({ data: await open(data), choice: "paid" });
  await until(async () => (await order(data)).isPaid);
  expect(await linkOf(data)).toMatchObject([{ state: "failed" }, { state: "paid", amount: 950 }]);

  const other = await paid();
  await resize(other, 3);
  await ask(other);
  await payments.reconcilePayments({ now: NOW + 2 * DAY + 1000 });
  expect(await linkOf(other)).toMatchObject([{ state: "expired" }]);
});

test.each(ONLINE_METHODS)(
  "an order on the telephone is paid by its link by %s, and is on the desk before",
  async (method) => {
    const { takePhoneOrder } = await import("@tresen/core/order/phone");
    const draft = shop.draft({
      source: "phone",
      legalInstructions: false,
      privacyPolicy: false,
      email: "maria@example.test",
      paymentMethod: method,
    });
    const { completed } = takePhoneOrder({ actor: shop.admin, draft, now: NOW });
    const data = await orders.createOrder({ draft, completed, now: NOW });
    const amount = (await order(data)).pricing?.totalGross;
    expect(amount).toBeGreaterThan(0);
    expect(await isOnDesk(data)).toBe(true);
    expect(await linkOf(data)).toMatchObject([{ amount, state: "open", provider: method }]);
    await pay({ data: await open(data), choice: "paid" });
    await until(async () => (await order(data)).isPaid);
    expect((await order(data)).payments).toMatchObject([{ kind: "link", amount, state: "paid" }]);
  },
);

test("an order that is paid on site may be paid by a link too, and one that is off may not", async () => {
  const { data } = await post({ method: "cash" as never });
  await ask(data);
  expect(await linkOf(data)).toMatchObject([{ amount: 1900, state: "open" }]);
  await orders.changeOrder({ actor: shop.admin, id: `ord_${data.uid}`, action: "cancel", now: NOW });
  expect(await code(payments.startLink({ ...data, publicUrl: platform.url, now: NOW }))).toBe("payment.nothing_due");
});
