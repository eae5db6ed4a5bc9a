import { customers } from "@tresen/contract/customer/customer.resource";
import { beforeAll, describe, expect, test } from "vitest";
import { placed } from "../../../test/orders";
import { NOW, admin, createShop, staff } from "../../../test/shop";
import { changeOrder, findOrder, replaceOrder, withNewRefund } from "../../order";
import type { OrderRow } from "../../order";
import { eachChunk } from "../../platform/db";
import { allRows } from "../../records/rows";
import { type CustomerFields, customerRows } from "../row/rows";
import { findUnassigned, reachHashesOf } from "../row/unassigned";
import { customerReactions } from ".";

beforeAll(createShop);

const read = async (uid: string): Promise<OrderRow> =>
  (await findOrder(uid)) ?? Promise.reject(new Error("The order is gone"));

/** The change is delivered, with the order as it is now unless another state of it is given. */
async function told(uid: string, change: { before?: OrderRow | null; after?: OrderRow } = {}): Promise<void> {
  const { before = null, after = await read(uid) } = change;
  for (const react of customerReactions.order) await react({ before, after });
}

async function ordered(changes: Parameters<typeof placed>[0], now = NOW): Promise<string> {
  const { uid } = await placed(changes, now);
  await told(uid);
  return uid;
}

const all = async (): Promise<CustomerFields[]> =>
  (await allRows({ resource: customerRows })).map(customerRows.fieldsOf);
const withMail = async (mail: string): Promise<CustomerFields[]> =>
  (await all()).filter(({ emails }) => emails.includes(mail));
const withPhone = async (phone: string): Promise<CustomerFields[]> =>
  (await all()).filter(({ phones }) => phones.includes(phone));
const act = (uid: string, action: "confirm" | "reject" | "cancel") =>
  changeOrder({ actor: admin, id: `ord_${uid}`, action, now: NOW });

let people = 0;
const person = () => {
  people += 1;
  return {
    email: `p${people}@example.test`,
    phone: `+43660${String(1_000_000 + people)}`,
    lastName: `Muster${people}`,
  };
};

describe("the customer of an order", () => {
  test("is made from it, with a number, and found again by the same mail address whatever the name", async () => {
    const { email, phone, lastName } = person();
    await ordered({ email: ` ${email.toUpperCase()} `.trim(), phone, lastName, street: "Gasse 1", city: "Wien" });
    await ordered({ email, lastName: "Anders" });
    expect(await withMail(email)).toEqual([
      expect.objectContaining({
        number: expect.any(Number),
        firstName: "Maria",
        lastName,
        emails: [email],
        phones: [phone],
        addresses: [expect.objectContaining({ street: "Gasse 1", city: "Wien" })],
        branches: ["center"],
        orderCount: 2,
        grossTotal: 1900,
        firstOrderAt: new Date(NOW).toISOString(),
        lastOrderAt: new Date(NOW).toISOString(),
      }),
    ]);
  });

  test("is found by the same number only with the same last name, however it is spelled", async () => {
    const { phone } = person();
    await ordered({ phone, lastName: "Müller" });
    await ordered({ phone, lastName: "MUELLER" });
    await ordered({ phone, lastName: "Huber" });
    const found = await withPhone(phone);
    expect(found.map(({ lastName, orderCount }) => [lastName, orderCount]).sort()).toEqual([
      ["Huber", 1],
      ["Müller", 2],
    ]);
  });

  test("gets what else an order says, unless somebody else is reached by it", async () => {
    const [a, b] = [person(), person()];
    await ordered(a);
    await ordered({ ...b, lastName: a.lastName });
    await ordered({ email: a.email, phone: b.phone, lastName: a.lastName });
    await ordered({ email: a.email, phone: "+436991234567", lastName: a.lastName, branch: "harbor" });
    expect(await withMail(a.email)).toMatchObject([
      { phones: [a.phone, "+436991234567"], orderCount: 3, branches: ["center", "harbor"] },
    ]);
    expect(await withMail(b.email)).toMatchObject([{ phones: [b.phone], orderCount: 1 }]);
  });

  test("is nobody for orders without any contact, such as those at a kiosk or table", async () => {
    const before = (await all()).length;
    await ordered({ isDineIn: true, table: "table1", isSelfService: true });
    await ordered({ firstName: "Gast" });
    expect(await all()).toHaveLength(before);
  });
});

describe("what orders count", () => {
  test("is theirs once, also if changes are delivered twice, together or in another order", async () => {
    const { email } = person();
    const { uid } = await placed({ email });
    const first = await read(uid);
    await act(uid, "confirm");
    const second = await read(uid);
    const changes = [
      { before: first, after: second },
      { before: null, after: first },
      { before: first, after: second },
    ];
    await Promise.all(changes.map((change) => told(uid, change)));
    for (const change of changes) await told(uid, change);
    expect(await withMail(email)).toMatchObject([{ orderCount: 1, grossTotal: 950 }]);
    await act(uid, "cancel");
    await told(uid);
    for (const change of changes) await told(uid, change);
    expect(await withMail(email)).toMatchObject([
      { orderCount: 0, grossTotal: 0, firstOrderAt: null, lastOrderAt: null },
    ]);
  });

  test("follows changes and refunds", async () => {
    const { email } = person();
    const uid = await ordered({ email, items: [{ product: "margherita", amount: 3, unit: "piece" }] });
    expect(await withMail(email)).toMatchObject([{ grossTotal: 2850 }]);
    const before = await read(uid);
    await replaceOrder({
      before,
      row: withNewRefund({
        row: { ...before, version: before.version + 1 },
        payment: "onSite",
        decision: { amount: 350, by: "usr_admin", at: new Date(NOW).toISOString() },
      }),
    });
    await told(uid);
    expect(await withMail(email)).toMatchObject([{ orderCount: 1, grossTotal: 2500 }]);
  });

  test("leaves out what was turned away, unaccepted quotations, and what is not paid online yet", async () => {
    const { email } = person();
    const rejected = await ordered({ email });
    const quotation = await ordered({ email, branch: "workshop" }, NOW + 1000);
    await act(rejected, "reject");
    await told(rejected);
    expect(await withMail(email)).toMatchObject([{ orderCount: 0, grossTotal: 0, lastOrderAt: null }]);
    await act(quotation, "confirm");
    await told(quotation);
    expect(await withMail(email)).toMatchObject([
      { orderCount: 1, firstOrderAt: new Date(NOW + 1000).toISOString(), branches: ["center", "workshop"] },
    ]);
    const { email: other } = person();
    const { uid } = await placed({ email: other });
    const order = await read(uid);
    const payment = { provider: "mollie", amount: 950, currency: "EUR", refunded: 0, id: "1", kind: "online" } as const;
    const unpaid = { ...order, version: 2, payments: [{ ...payment, state: "open" as const }] };
    await replaceOrder({ before: order, row: unpaid });
    await told(uid);
    expect(await withMail(other)).toEqual([]);
    // An erasure finds it nevertheless.
    const { sure } = await reachHashesOf(unpaid);
    expect((await Promise.all(sure.map(findUnassigned))).flat().map((found) => found.uid)).toContain(uid);
    await replaceOrder({
      before: unpaid,
      row: { ...unpaid, version: 3, payments: [{ ...payment, state: "paid" as const }] },
    });
    await told(uid);
    expect(await withMail(other)).toMatchObject([{ orderCount: 1, grossTotal: 950 }]);
  });

  test("says when the first and the last order were, also after one of them was turned away", async () => {
    const { email } = person();
    const uids: string[] = [];
    for (const day of [0, 1, 2]) uids.push(await ordered({ email }, NOW + day * 1000));
    const [first = "", , last = ""] = uids;
    await act(last, "reject");
    await told(last);
    await act(first, "reject");
    await told(first);
    const at = new Date(NOW + 1000).toISOString();
    expect(await withMail(email)).toMatchObject([{ orderCount: 1, firstOrderAt: at, lastOrderAt: at }]);
  });

  test("is not in the log, and staff who edit the customer meanwhile go on with their version", async () => {
    const { email } = person();
    await ordered({ email });
    await ordered({ email });
    const rows = await allRows({ resource: customerRows });
    expect(rows.find((row) => customerRows.fieldsOf(row).emails.includes(email))).toMatchObject({ version: 1 });
  });
});

test("two hundred orders of twenty people at once make twenty customers", async () => {
  const crowd = Array.from({ length: 20 }, person);
  const uids: string[] = [];
  // Ten orders of one person stand one after the other, so that they are noted at the same moment.
  await eachChunk({
    all: Array.from({ length: 200 }, (_, index) => index),
    size: 1,
    parallel: 50,
    run: async ([index = 0]) => {
      const { email, phone, lastName } = crowd[Math.floor(index / 10)] ?? person();
      // Some orders say the mail address, others only the number.
      uids[index] = (await placed({ lastName, phone, email: index % 3 === 0 ? "" : email })).uid;
    },
  });
  await eachChunk({ all: uids, size: 1, parallel: 50, run: ([uid = ""]) => told(uid) });
  const names = new Set(crowd.map(({ lastName }) => lastName));
  const found = (await all()).filter(({ lastName }) => names.has(lastName));
  expect(found).toHaveLength(20);
  expect(found.every(({ orderCount, grossTotal }) => orderCount === 10 && grossTotal === 9500)).toBe(true);
  expect(new Set(found.map(({ number }) => number)).size).toBe(20);
}, 120_000);

describe("an order of a blocked customer", () => {
  test("is held with the reason, by the number or mail address whatever the name, and is on the desk", async () => {
    const { email, phone, lastName } = person();
    await ordered({ email, phone, lastName });
    const { updateRecord, indexing } = await import("../../records");
    const { customerHooks } = await import("../hooks");
    const [row] = (await allRows({ resource: customerRows })).filter((one) =>
      customerRows.fieldsOf(one).emails.includes(email),
    );
    if (!row) throw new Error("Nobody was found");
    await updateRecord({
      resource: customers,
      actor: admin,
      id: row.id,
      now: NOW,
      hooks: customerHooks,
      indexing,
      input: { ...row.fields, version: row.version, isBlocked: true, blockReason: "Holt nie ab" },
    });
    for (const changes of [
      { phone, lastName: "Fremd" },
      { email, lastName: "Andere" },
    ]) {
      const uid = await ordered(changes);
      await told(uid);
      const order = await read(uid);
      expect(order).toMatchObject({ state: "pending", heldFor: "Holt nie ab", worklist: "open#center", version: 2 });
      expect(order.timeline.at(-1)).toMatchObject({ action: "hold", by: "system" });
      expect(JSON.stringify(order.timeline)).not.toContain("Holt nie ab");
    }
    const { getOrder } = await import("../../order");
    const held = await ordered({ email });
    expect(await getOrder({ actor: staff("ROLE_EMPLOYEE", "center"), id: `ord_${held}` })).toMatchObject({
      heldFor: "Holt nie ab",
    });
    await act(held, "confirm");
    expect(await getOrder({ actor: admin, id: `ord_${held}` })).toMatchObject({ state: "confirmed", heldFor: null });
  });
});
