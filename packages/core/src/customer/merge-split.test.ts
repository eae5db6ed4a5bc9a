import { customers } from "@tresen/contract/customer/customer.resource";
import { beforeAll, describe, expect, test } from "vitest";
import { placed } from "../../test/orders";
import { refusal } from "../../test/refusal";
import { NOW, admin, createShop, staff } from "../../test/shop";
import { changeOrder, findOrder } from "../order";
import { createRecord, getRecord, indexing, removeUnreferred } from "../records";
import { type Row, allRows } from "../records/rows";
import { findMerged, readHistory, mergeCustomers, splitCustomer, suggestCustomers, customerHooks } from ".";
import { customerReactions } from "./order";
import { customerRows, findCurrent } from "./row/rows";

beforeAll(createShop);

async function told(uid: string): Promise<void> {
  const after = await findOrder(uid);
  if (after) for (const react of customerReactions.order) await react({ before: null, after });
}
async function ordered(changes: Parameters<typeof placed>[0], now = NOW): Promise<string> {
  const { id, uid } = await placed(changes, now);
  await told(uid);
  return id;
}
const rows = (): Promise<Row[]> => allRows({ resource: customerRows });
async function only(mail: string): Promise<Row> {
  const [row, ...others] = (await rows()).filter((one) => customerRows.fieldsOf(one).emails.includes(mail));
  if (!row || others.length > 0) throw new Error("There is not exactly one");
  return row;
}
const sums = async () => {
  const all = (await rows()).map(customerRows.fieldsOf);
  return [all.reduce((sum, one) => sum + one.orderCount, 0), all.reduce((sum, one) => sum + one.grossTotal, 0)];
};
const merged = (a: Row, b: Row, actor = admin) =>
  mergeCustomers({ actor, id: a.id, version: a.version, other: b.id, otherVersion: b.version, now: NOW });
const split = (row: Row, orders: string[], actor = admin) =>
  splitCustomer({ actor, id: row.id, version: row.version, orders, now: NOW + 1 });

describe("two customers who are merged", () => {
  test("are one with the sums and contacts of both, and no order changes", async () => {
    const first = await ordered({ email: "a@merge.test", lastName: "Alt", street: "Weg 1" });
    const second = await ordered({ email: "b@merge.test", phone: "+436601111111", lastName: "Neu" }, NOW + 1000);
    const [a, b] = [await only("a@merge.test"), await only("b@merge.test")];
    const before = await sums();
    const orders = await Promise.all([first, second].map((id) => findOrder(id.slice(4))));
    expect(await merged(a, b)).toMatchObject({
      emails: ["a@merge.test", "b@merge.test"],
      phones: ["+436601111111"],
      lastName: "Alt",
      orderCount: 2,
      grossTotal: 1900,
      firstOrderAt: new Date(NOW).toISOString(),
      lastOrderAt: new Date(NOW + 1000).toISOString(),
      version: 2,
    });
    expect(await sums()).toEqual(before);
    expect(await Promise.all([first, second].map((id) => findOrder(id.slice(4))))).toEqual(orders);
    expect(await findCurrent(b.id)).toMatchObject({ id: a.id });
    const numbers = { number: a.fields["number"], former: b.fields["number"] };
    expect(await findMerged({ actor: admin, id: b.id })).toEqual({ id: a.id, ...numbers });
    expect(await findMerged({ actor: staff("ROLE_MANAGER", "harbor"), id: b.id })).toBeNull();
    expect(await findMerged({ actor: admin, id: a.id })).toBeNull();
    // Nobody comes back with the former id, neither with other contacts nor with the former ones.
    for (const emails of [["b@merge.test"], ["other@merge.test"]])
      expect(
        await refusal(
          createRecord({
            ...{ resource: customers, hooks: customerHooks, indexing, actor: admin, now: NOW },
            input: { id: b.id, ...customers.fields.parse({ number: 1, lastName: "Neu", emails }) },
          }),
        ),
      ).toMatchObject({ kind: "conflict", code: "customer.merged" });
    expect((await readHistory({ actor: admin, id: a.id })).orders.map(({ id }) => id)).toEqual([second, first]);
    // Their later orders, by whichever contact, are the customer's too.
    await ordered({ email: "b@merge.test", lastName: "Neu" });
    await ordered({ phone: "+436601111111", lastName: "Neu" });
    await ordered({ phone: "+436601111111", lastName: "Alt" });
    await told(second.slice(4));
    expect((await only("a@merge.test")).fields).toMatchObject({ orderCount: 5, grossTotal: 4750 });
  });

  test("are merged once when several try at the same moment, and orders that arrive meanwhile count", async () => {
    await ordered({ email: "c@merge.test", lastName: "Cerny" });
    await ordered({ email: "d@merge.test", lastName: "Cerny" });
    const [a, b] = [await only("c@merge.test"), await only("d@merge.test")];
    const [before] = await sums();
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => merged(a, b)),
      merged(b, a),
      ...Array.from({ length: 4 }, (_, index) => ordered({ email: `${index % 2 ? "c" : "d"}@merge.test` })),
    ]);
    expect(results.slice(0, 5).filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
    expect(results.slice(5).every(({ status }) => status === "fulfilled")).toBe(true);
    expect((await sums())[0]).toBe((before ?? 0) + 4);
  });

  test("are refused in another version, for oneself, for other branches, and where nobody is", async () => {
    await ordered({ email: "e@merge.test" });
    await ordered({ email: "f@merge.test", branch: "harbor" });
    const [a, b] = [await only("e@merge.test"), await only("f@merge.test")];
    expect(await refusal(merged({ ...a, version: 9 }, b))).toMatchObject({ code: "record.stale" });
    expect(await refusal(merged(a, a))).toMatchObject({ kind: "input" });
    expect(await refusal(merged(a, b, staff("ROLE_MANAGER", "center")))).toMatchObject({ kind: "forbidden" });
    expect(await refusal(merged(a, { ...b, id: "nobody" }))).toMatchObject({ kind: "missing" });
  });
});

describe("a customer who is split", () => {
  test("keeps the other orders, and the new one gets what only theirs say", async () => {
    const mine = await ordered({ email: "g@split.test", phone: "+436602222221", lastName: "Gruber" });
    const theirs = await ordered({ email: "g@split.test", phone: "+436602222222", lastName: "Gast" }, NOW + 5);
    const before = await sums();
    const answer = await split(await only("g@split.test"), [theirs]);
    expect(answer).toMatchObject({
      customer: { lastName: "Gruber", emails: ["g@split.test"], phones: ["+436602222221"], orderCount: 1, version: 2 },
      created: {
        lastName: "Gast",
        emails: ["g@split.test"],
        phones: ["+436602222222"],
        orderCount: 1,
        grossTotal: 950,
      },
    });
    expect(await sums()).toEqual(before);
    const { customer, created } = answer;
    // It is remembered: orders that are told again or come later do not join again.
    for (const id of [mine, theirs]) await told(id.slice(4));
    await ordered({ email: "g@split.test", lastName: "Gast" });
    await ordered({ email: "g@split.test", lastName: "Gruber" });
    await ordered({ email: "g@split.test", lastName: "Irgendwer" });
    const at = async (id: string) => (await findCurrent(id))?.fields;
    expect([await at(customer.id), await at(created.id)]).toMatchObject([{ orderCount: 3 }, { orderCount: 2 }]);
    expect(await suggestCustomers({ actor: admin, id: customer.id })).toEqual([]);
    expect(await suggestCustomers({ actor: admin, id: created.id })).toEqual([]);
  });

  test("is whole again once both are merged", async () => {
    await ordered({ email: "h@split.test", lastName: "Haas" });
    const theirs = await ordered({ email: "h@split.test", lastName: "Hahn" });
    const { customer, created } = await split(await only("h@split.test"), [theirs]);
    const [a, b] = [await findCurrent(customer.id), await findCurrent(created.id)];
    if (!a || !b) throw new Error("They are gone");
    await merged(a, b);
    await ordered({ email: "h@split.test", lastName: "Hahn" });
    expect((await only("h@split.test")).fields).toMatchObject({ orderCount: 3, grossTotal: 2850 });
  });

  test("cannot give away all orders, nor those of others", async () => {
    const id = await ordered({ email: "i@split.test" });
    const other = await ordered({ email: "j@split.test" });
    const row = await only("i@split.test");
    for (const orders of [[id], [other], ["ord_unknown"]])
      expect(await refusal(split(row, orders))).toMatchObject({ kind: "input", details: [{ field: "orders" }] });
    expect(await refusal(split({ ...row, version: 7 }, [id]))).toMatchObject({ code: "record.stale" });
    expect(await refusal(split(row, [id], staff("ROLE_EMPLOYEE", "center")))).toMatchObject({ kind: "forbidden" });
  });
});

describe("who may be the same", () => {
  test("is suggested by number, by name, and by an order that fits both", async () => {
    await ordered({ email: "k@same.test", phone: "+436603333331", lastName: "Klein" });
    await ordered({ email: "l@same.test", phone: "+436603333331", lastName: "Lang", firstName: "Lea" });
    await ordered({ email: "m@same.test", phone: "+436603333332", lastName: "KLEIN" });
    await ordered({ email: "k@same.test", phone: "+436603333332", lastName: "Klein" });
    const [k, l, m] = await Promise.all(["k@same.test", "l@same.test", "m@same.test"].map(only));
    const found = await suggestCustomers({ actor: admin, id: k?.id ?? "" });
    expect(new Map(found.map(({ customer, reasons }) => [customer.id, reasons]))).toEqual(
      new Map([
        [l?.id, ["phone"]],
        [m?.id, ["name", "order"]],
      ]),
    );
    expect(await refusal(suggestCustomers({ actor: staff("ROLE_MANAGER", "harbor"), id: k?.id ?? "" }))).toMatchObject({
      kind: "forbidden",
    });
  });
});

test("a customer who was removed is not made again by an order that is told again", async () => {
  const id = await ordered({ email: "gone@split.test" });
  const row = await only("gone@split.test");
  for (const action of ["confirm", "completed"] as const) await changeOrder({ actor: admin, id, action, now: NOW });
  await removeUnreferred({ resource: customers, actor: admin, id: row.id, now: NOW, hooks: customerHooks, indexing });
  await told(id.slice(4));
  expect((await rows()).some((one) => JSON.stringify(one).includes("gone@split.test"))).toBe(false);
  await expect(getRecord({ resource: customers, actor: admin, id: row.id })).rejects.toThrow();
});

test("the history tells favourites, ratings and only orders of branches that the person may see", async () => {
  const items = [{ product: "margherita", amount: 2, unit: "piece" as const }];
  const here = await ordered({ email: "n@history.test", phone: "+436607654321", isSmsEnabled: true, items });
  await ordered({ email: "n@history.test", branch: "harbor" }, NOW + 1);
  const { id } = await only("n@history.test");
  const history = await readHistory({ actor: admin, id });
  expect(history).toMatchObject({ isMore: false, favourites: [{ name: "Margherita", amount: 3, orders: 2 }] });
  expect(history.orders.map(({ gross, isSmsEnabled }) => [gross, isSmsEnabled])).toEqual([
    [950, false],
    [1900, true],
  ]);
  const own = await readHistory({ actor: staff("ROLE_MANAGER", "center"), id });
  expect(own.orders.map((order) => order.id)).toEqual([here]);
});
