import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { orderItemDraft } from "@tresen/contract/order/order-input";
import { describe, expect, it } from "vitest";
import { interrupted } from "../../../test/interrupt";
import { useKitchen } from "../../../test/kitchen";
import { admin, draft } from "../../../test/shop";
import { answerCounterAppointment, changeItem, changeOrder, findOrder, replacePaid } from "..";
import { createOrder } from "../create";
import { orderUid } from "../key";
import { OrderEntity, type StoredPayment } from "../order.entity";
import type { OrderRow } from "../store";

// Open around the clock, so that orders lie on both sides of a change of the clocks.
const kitchen = useKitchen({ hours: { from: "00:00", to: "24:00" } });
const { items, order, read, counters, sumOf, sorted } = kitchen;

/** More writes than any of the steps has. A run that was not killed has had them all, so no later one is tried. */
const WRITES = 6;
const KILLS = Array.from({ length: WRITES }, (_, write) => [
  { write, after: false },
  { write, after: true },
]).flat();

/** What is done to an order that was placed at `now`, and done again after the process was killed. */
type Act = (asked: { uid: string; now: Instant }) => Promise<unknown>;
const staff = (action: "confirm" | "cancel" | "reject", more: { preparationMinutes?: number } = {}): Act => {
  return ({ uid, now }) => changeOrder({ actor: admin, id: `ord_${uid}`, action, now, ...more });
};
const offeredAt = (now: Instant): string => new Date(now + 70 * MINUTE).toISOString();
const propose: Act = ({ uid, now }) => {
  const counterAppointment = offeredAt(now);
  return changeOrder({ actor: admin, id: `ord_${uid}`, action: "counter-appointment", counterAppointment, now });
};
const accept: Act = async ({ uid, now }) =>
  answerCounterAppointment({ uid, hash: (await read(uid)).hash, accept: true, now });
const resize =
  (amount: number): Act =>
  async ({ uid, now }) => {
    const item = orderItemDraft.parse(items(amount)[0]);
    const { version } = await read(uid);
    return changeItem({ actor: admin, id: `ord_${uid}`, index: 0, item, version, now });
  };
const payment: StoredPayment = {
  ...{ id: "1", kind: "online", provider: "mollie", state: "open", amount: 900, currency: "EUR", refunded: 0 },
};
/** It is paid 40 minutes later, when its minutes are gone. */
const pay: Act = async ({ uid, now }) => {
  const before = await read(uid);
  if (before.payments?.[0]?.state !== "open") return;
  const row: OrderRow = { ...before, version: before.version + 1, payments: [{ ...payment, state: "paid" }] };
  await replacePaid({ before, row, now: now + 40 * MINUTE });
};
const unpaid: Act = async ({ uid }) => {
  await OrderEntity.put({ ...(await read(uid)), payments: [payment] }).go();
};

const STEPS: readonly { name: string; first?: Act; act: Act }[] = [
  { name: "confirming with a preparation time", act: staff("confirm", { preparationMinutes: 50 }) },
  { name: "canceling", act: staff("cancel") },
  { name: "rejecting", act: staff("reject") },
  { name: "proposing another time", act: propose },
  { name: "accepting another time", first: propose, act: accept },
  { name: "adding to it", act: resize(6) },
  { name: "taking from it", act: resize(1) },
  { name: "paying for it late", first: unpaid, act: pay },
];

// An ordinary evening, and the two nights in which the clocks of Vienna change at one o'clock UTC.
const NIGHTS = ["2026-06-05T16:30:00Z", "2026-10-25T00:30:00Z", "2027-03-28T00:30:00Z"];

describe.each(NIGHTS)("a process that is killed at any write, at %s", (instant) => {
  const now = Date.parse(instant);
  const counted = async (uids: readonly string[]) =>
    expect(sorted(await counters(now))).toEqual(sorted(await sumOf(uids)));

  it("while orders are placed leaves the counters as the orders say, and each order once", async () => {
    const uids: string[] = [];
    let kills = 0;
    for (const [index, kill] of KILLS.entries()) {
      const idempotencyKey = `${kitchen.branch}-${now}-${index}-key`;
      const place = () =>
        createOrder({ draft: draft({ branch: kitchen.branch, items: items(3) }), idempotencyKey, now });
      const isKilled = await interrupted({ ...kill, run: place });
      if (isKilled) kills += 1;
      const uid = orderUid(idempotencyKey);
      await counted((await findOrder(uid)) ? [...uids, uid] : uids);
      expect((await place()).uid).toBe(uid);
      uids.push(uid);
      await counted(uids);
      if (!isKilled) break;
    }
    // The ticket number, and the transaction with the counters.
    expect(kills).toBe(4);
    expect(Math.max(...(await counters(now)).values())).toBeLessThanOrEqual(10);
  });

  it.each(STEPS)("while $name leaves the counters as the orders say", async ({ first, act }) => {
    let kills = 0;
    const uids: string[] = [];
    for (const kill of KILLS) {
      const { uid } = await order(3, {}, now);
      uids.push(uid);
      await first?.({ uid, now });
      const isKilled = await interrupted({ ...kill, run: () => act({ uid, now }) });
      await counted(uids);
      if (isKilled) kills += 1;
      // Whoever was told of a failure tries again. What is stored already is refused.
      for (let again = 0; again < 2; again += 1) {
        await act({ uid, now }).catch(() => undefined);
        await counted(uids);
      }
      // It leaves the room to the next one.
      await staff("cancel")({ uid, now }).catch(() => undefined);
      await counted(uids);
      if (!isKilled) break;
    }
    expect(kills).toBe(2);
  });
});
