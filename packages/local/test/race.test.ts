import { orderItemDraft } from "@tresen/contract/order/order-input";
import type { Actor } from "@tresen/core/platform/actor";
import { afterAll, expect, test } from "vitest";
import { startPaymentShop, until } from "./payment-shop";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const ORDERS = 500;
/** So many of them are paid online before. */
const PAID = 100;
/** Orders that are worked on at the same time. */
const AT_ONCE = 20;
const DESKS = ["usr_desk_1", "usr_desk_2"];

const { platform, shop, orders, payments, paid, order, paymentOf, react } = await startPaymentShop(NOW);
const { prepare, readKitchen } = await import("@tresen/core/display");
afterAll(() => platform.stop());

type Data = Awaited<ReturnType<typeof paid>>;
/** What somebody did, and was told that it was done. */
interface Done {
  uid: string;
  by: string;
  action: string;
}

const done: Done[] = [];
/** Numbers that look random and are the same in each run. */
let seed = 20_260_605;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}
const oneOf = <T>(choices: readonly T[]): T => choices[random(choices.length)] as T;

function desk(by: string): Actor {
  return { kind: "staff", user: { id: by, name: by, roles: ["ROLE_ADMIN"], branches: [] } };
}

/** What a desk tries with an order that it sees in this version. */
async function decide({ uid, version }: { uid: string; version: number }, by: string, action: string): Promise<void> {
  const given = { actor: desk(by), id: `ord_${uid}`, now: NOW };
  if (action === "refund")
    await payments.requestRefund({ ...given, request: { amount: 300, reason: "Kalt", version }, key: undefined });
  else if (action === "change-item") {
    const item = orderItemDraft.parse({ product: "margherita", amount: 1 + random(3), unit: "piece" });
    await orders.changeItem({ ...given, index: 0, item, version });
  } else await orders.changeOrder({ ...given, version, action: action as "confirm" });
  done.push({ uid, by, action });
}

async function bump(uid: string, by: string, state: "started" | "done"): Promise<void> {
  await prepare({ key: { branch: "center", name: by }, uid, line: "1", state, now: NOW });
  done.push({ uid, by, action: state });
}

/** Everybody acts on each of the orders at once: both desks on what they see, two displays, and the provider's report. */
async function round(all: readonly Data[], actions: readonly string[]): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE)
    await Promise.all(
      all.slice(from, from + AT_ONCE).map(async ({ uid }) => {
        const { version } = await order({ uid });
        await Promise.allSettled([
          ...DESKS.map((by) => decide({ uid, version }, by, oneOf(actions))),
          bump(uid, "Küche 1", "started"),
          bump(uid, "Küche 2", oneOf(["started", "done"])),
          payments.checkPayment({ uid, now: NOW }),
        ]);
      }),
    );
}

test("two desks, two displays and a provider racing on 500 orders lose no decision, and all see the same at the end", async () => {
  const online: Data[] = [];
  for (let made = 0; made < PAID; made += AT_ONCE)
    online.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => paid("mollie")))));
  const all: Data[] = [...online];
  while (all.length < ORDERS) all.push({ ...(await orders.createOrder({ draft: shop.draft(), now: NOW })) } as Data);

  await round(all, ["confirm", "confirm", "confirm", "reject", "refund"]);
  await round(all, ["confirm", "in-delivery", "change-item", "cancel", "refund"]);
  await round(all, ["in-delivery", "completed", "change-item", "refund"]);

  // What was told to be done is in the timeline, once each, and nothing else is.
  const found = await Promise.all(all.map((data) => order(data)));
  for (const { uid, timeline } of found) {
    const told = done.filter((one) => one.uid === uid && DESKS.includes(one.by)).map(({ by, action }) => by + action);
    const kept = timeline.filter(({ by }) => DESKS.includes(by)).map(({ by, action }) => by + action);
    expect(kept.sort(), uid).toEqual(told.sort());
    // Of two desks with the same view of an order only one decides in each of the three rounds.
    expect(kept.length).toBeLessThanOrEqual(3);
  }
  // Each of the kinds happened, so that the rest means something.
  for (const action of ["confirm", "reject", "cancel", "refund", "change-item", "in-delivery", "completed", "done"])
    expect(done.filter((one) => one.action === action).length, action).toBeGreaterThan(5);

  // The kitchen's notes are kept by each decision that came between, as long as the position stays as it is.
  const changed = new Set(done.filter(({ action }) => action === "change-item").map(({ uid }) => uid));
  const finished = new Set(done.filter(({ action }) => action === "done").map(({ uid }) => uid));
  const rows = await orders.findOrders(all.map(({ uid }) => uid));
  for (const row of rows)
    if (finished.has(row.uid) && !changed.has(row.uid)) expect(row.preparation, row.uid).toHaveLength(1);

  // Money: the provider gives back what the order says, never more than was paid, and all of a rejected order.
  await Promise.all(online.map((data) => react(data)));
  for (const data of online) {
    await until(async () => {
      await payments.checkPayment({ uid: data.uid, now: NOW });
      return (await order(data)).refunds.every(({ state }) => state === "done");
    });
    const { refunds, state } = await order(data);
    const back = paymentOf(data).refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(back);
    expect(back).toBeLessThanOrEqual(1900);
    if (state === "rejected" || state === "canceled") expect(back, data.uid).toBe(1900);
  }

  // Whoever asks is told the same: the list of the desk, the kitchen, the customer, and the order itself.
  const open = new Map<string, string>();
  for (let cursor: string | undefined; ;) {
    const page = await orders.listCurrentOrders({ actor: shop.admin, query: { cursor, limit: 100 }, now: NOW });
    for (const { uid, state } of page.orders) open.set(uid, state);
    if (!page.cursor) break;
    cursor = page.cursor;
  }
  const kitchen = new Map((await readKitchen({ branch: "center", now: NOW })).map(({ uid, state }) => [uid, state]));
  for (const { uid, hash } of all) {
    const { state } = await order({ uid });
    const isOpen = ["pending", "confirmed", "inDelivery"].includes(state);
    expect(open.get(uid), uid).toBe(isOpen ? state : undefined);
    expect(kitchen.get(uid), uid).toBe(state === "confirmed" || state === "inDelivery" ? state : undefined);
    const status = await orders.getPublicOrder({ uid, hash });
    const { isRejected, isCanceled, isCompleted } = status;
    expect({ isRejected, isCanceled, isCompleted }, uid).toEqual({
      isRejected: state === "rejected",
      isCanceled: state === "canceled",
      isCompleted: state === "completed",
    });
  }
}, 180_000);
