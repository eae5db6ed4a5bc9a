import { beforeAll, describe, expect, test } from "vitest";
import { interrupted } from "../../test/interrupt";
import { placed } from "../../test/orders";
import { refusal } from "../../test/refusal";
import { NOW, admin, createShop } from "../../test/shop";
import { customerReactions } from "../customer/order";
import { addNote, changeOrder, findOrder, withNewRefund } from "../order";
import type { OrderRow } from "../order";
import { erasedOrder } from "../order/erase";
import { findCallers, phoneReactions } from "../order/phone";
import { createJob, readJob } from "../platform/job";
import { queueOrderMessages } from "../message";
import { belongingsOf } from "./belongings";
import { eraseOrder } from "./erase-order";
import { lockedInvoiceOf } from "./lock";
import { LockedInvoiceEntity } from "./locked-invoice.entity";

beforeAll(createShop);

let count = 0;
/** A completed order with what belongs to it. */
async function completed(changes: Parameters<typeof placed>[0] = {}): Promise<OrderRow> {
  count += 1;
  const phone = `+4366077${String(10_000 + count)}`;
  const { id, uid } = await placed({ email: `e${count}@example.test`, phone, comment: "Bitte läuten", ...changes });
  const before = await stored(uid);
  await changeOrder({ actor: admin, id, action: "confirm", now: NOW });
  await addNote({ actor: admin, id, text: "Ruft gern an", now: NOW });
  await changeOrder({ actor: admin, id, action: "completed", now: NOW });
  const after = await stored(uid);
  for (const react of [...phoneReactions.order, ...customerReactions.order, queueOrderMessages])
    await react({ before: { ...before, state: "pending" }, after });
  return after;
}
const stored = async (uid: string): Promise<OrderRow> =>
  (await findOrder(uid)) ?? Promise.reject(new Error("The order is gone"));
const erase = (uid: string) => eraseOrder({ uid, at: NOW });

describe("an erased order", () => {
  test("says what was sold for how much and how it was paid, and nothing of who bought it", async () => {
    const before = await completed({
      items: [{ product: "custom", amount: 2, unit: "piece", parts: ["Groß", "Für Oma"] }],
    });
    expect(await erase(before.uid)).toBe(true);
    const after = await stored(before.uid);
    expect(after).toMatchObject({
      ...{
        state: "completed",
        ticketNumber: before.ticketNumber,
        pricing: before.pricing,
        createdAt: before.createdAt,
      },
      ...{ customer: {}, fingerprint: "", version: before.version + 1, erasedAt: new Date(NOW).toISOString() },
    });
    expect(after.items).toMatchObject([{ gross: before.items[0]?.gross, parts: [{ value: "Groß" }, { value: null }] }]);
    expect(after.hash).not.toBe(before.hash);
    expect([after.comment, after.notes, after.heldFor]).toEqual([undefined, undefined, undefined]);
    expect(after.timeline.map(({ action }) => action)).toEqual(before.timeline.map(({ action }) => action));
    expect(await belongingsOf(before)).toEqual({
      ...{ uploads: [], messages: [], earlierMessages: [], printJobs: [], sent: [], callers: [], smsLinks: [] },
    });
    expect(await erase(before.uid)).toBe(false);
  });

  test("keeps who refunded what, without reasons, and the customer has no name in the timeline", () => {
    const entry = { at: "2026-06-05T16:30:00.000Z", action: "withdraw", message: "Zu kalt" };
    const known: Partial<OrderRow> = {
      ...{ uid: "1", version: 3, items: [], state: "completed", customer: { firstName: "Max" } },
      pricing: { totalGross: 900 } as OrderRow["pricing"],
      timeline: [
        { ...entry, by: "customer", name: "Max Muster" },
        { ...entry, by: "usr_1", name: "Ada Admin", requestId: "r1" },
      ],
      escalations: [{ key: "1", at: entry.at, action: "sms", to: "+43660" }],
      questionnaire: { rating: 4, foodRating: 4, serviceRating: 4, processRating: 4, comment: "Kalt" },
      payments: [
        {
          ...{ id: "1", kind: "online", provider: "mollie", reference: "tr_1", redirectUrl: "https://pay.test/max" },
          ...{ state: "paid", amount: 900, currency: "EUR", refunded: 0 },
        },
      ],
    };
    const order = withNewRefund({
      row: known as OrderRow,
      payment: "1",
      decision: { amount: 100, by: "usr_1", at: entry.at, reason: "Herr Muster war krank", key: "k" },
    });
    const erased = erasedOrder({ order, at: NOW });
    expect(JSON.stringify(erased)).not.toMatch(/Max|Muster|Kalt|kalt|\+43660|pay\.test/);
    expect(erased.timeline).toMatchObject([
      { by: "customer", name: "" },
      { by: "usr_1", name: "Ada Admin" },
    ]);
    expect(erased.refunds).toMatchObject([{ amount: 100, by: "usr_1", state: "requested" }]);
    expect(erased.payments).toMatchObject([{ reference: "tr_1", amount: 900 }]);
    expect(erased.questionnaire).toMatchObject({ rating: 4, comment: "" });
  });

  test("is refused while it is open, with its number, and nothing of it goes", async () => {
    const { uid } = await placed({ email: "offen@example.test" });
    const before = await stored(uid);
    const error = await refusal(erase(uid));
    expect(error).toMatchObject({ code: "privacy.unsettled", kind: "conflict" });
    expect(error.message).toContain(String(before.ticketNumber));
    expect(await stored(uid)).toEqual(before);
  });

  test("locks its invoice by the country in which the branch was when it was ordered", async () => {
    const order = await completed({ companyName: "Muster GmbH" });
    const lockedAs = (known: OrderRow) =>
      lockedInvoiceOf({ order: known, branch: { country: "DE", timeZone: "Europe/Vienna" }, at: NOW });
    expect(lockedAs(order)).toMatchObject({ country: "AT", until: "2033-12-31T23:00:00.000Z" });
    const { branchCountry: _, ...older } = order;
    expect(lockedAs(older)).toMatchObject({ country: "DE", until: "2034-12-31T23:00:00.000Z" });
  });

  test("is whole, whoever is killed at which of its writes, and locks its invoice once", async () => {
    for (let write = 0, isLeft = true; isLeft; write += 1)
      for (const after of [false, true]) {
        const before = await completed({ companyName: "Muster GmbH" });
        expect((await belongingsOf(before)).messages.length).toBeGreaterThan(0);
        isLeft = await interrupted({ run: () => erase(before.uid), write, after });
        const between = await stored(before.uid);
        // Either all of it is there, or nothing.
        expect([between.customer, (await lockedOf(before.uid)) !== null]).toEqual(
          between.erasedAt === undefined ? [before.customer, false] : [{}, true],
        );
        await erase(before.uid);
        expect((await stored(before.uid)).customer).toEqual({});
        // It stays until the legal end, when the table removes it by itself.
        expect(await lockedOf(before.uid)).toMatchObject({
          ...{ companyName: "Muster GmbH", reason: "company" },
          ...{ until: "2033-12-31T23:00:00.000Z", expiresAt: Date.parse("2033-12-31T23:00:00.000Z") / 1000 },
        });
        expect(await belongingsOf(before)).toMatchObject({ messages: [], callers: [], sent: [] });
      }
  });

  test("leaves a message alone that is about another order", async () => {
    const [one, other] = [await completed(), await completed()];
    const [message] = (await belongingsOf(other)).messages;
    await erase(one.uid);
    expect(message && (await readJob(message))).not.toBeNull();
    expect(await findCallers(other)).toHaveLength(1);
    expect(message && (await createJob(message))).toBe(false);
  });
});

async function lockedOf(uid: string) {
  return (await LockedInvoiceEntity.get({ uid }).go({ consistent: true })).data;
}
