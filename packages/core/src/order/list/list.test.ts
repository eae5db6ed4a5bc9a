import type { ListedOrder, StoredItem } from "@tresen/contract/order/order";
import { beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../../test/refusal";
import { NOW, createShop, draft, staff } from "../../../test/shop";
import { metered } from "../../platform/db";
import { changeOrder, findOrder, getOrder } from "..";
import { createOrder } from "../create";
import { type OrderPage, listCurrentOrders, listMissedOrders, listOrders } from ".";
import { type OrderRow, listed } from "../store";
import { OrderEntity } from "../order.entity";

const MINUTE = 60_000;
const ORDERS = 300;
/** Well below what a function may answer. */
const ANSWER_LIMIT = 1_200_000;
const LATER = NOW + 30 * MINUTE;
const large = staff("ROLE_EMPLOYEE", "harbor");
const small = staff("ROLE_EMPLOYEE", "center");

const item: StoredItem = {
  product: "custom",
  name: "Wunschpizza mit allem, was der Garten hergibt",
  amount: 1,
  unit: "piece",
  calculationModel: "fixed",
  parts: [
    { name: "Größe", type: "select", value: "Groß" },
    { name: "Nichts", type: "text", value: null },
    { name: "Gravur", type: "textarea", value: "„Ä“ ".repeat(90) },
    { name: "Beläge", type: "multiselect", value: Array.from({ length: 40 }, (_, index) => `Belag ${index}`) },
    {
      name: "Datei",
      type: "upload",
      value: ["bild.png"],
      uploads: [
        { id: "upl_1", version: 1, extension: "png", publicHash: "abc", mimeType: "image/png", name: "bild.png" },
      ],
    },
  ],
  unitPrice: 1100,
  gross: 1100,
  taxRate: 0.1,
};

beforeAll(async () => {
  await createShop();
  const { uid } = await createOrder({
    draft: draft({ branch: "harbor", comment: "Bitte klingeln. ".repeat(120) }),
    now: NOW,
  });
  const first = await findOrder(uid);
  if (!first) throw new Error("The order is missing.");
  const rows = Array.from({ length: ORDERS - 1 }, (_, index): OrderRow => ({
    ...first,
    uid: `01JXLARGE${String(index).padStart(17, "0")}`,
    ticketNumber: index + 2,
    createdAt: new Date(NOW + index + 1).toISOString(),
    // Some are as large as the table takes one; all are larger than what a list shows of them.
    items: Array.from({ length: index % 100 === 0 ? 200 : 5 }, () => item),
  }));
  for (let start = 0; start < rows.length; start += 4) {
    await Promise.all(rows.slice(start, start + 4).map((row) => OrderEntity.put(listed(row)).go({ response: "none" })));
  }
}, 120_000);

type List = (page: { cursor?: string; limit?: number }) => Promise<OrderPage>;
const lists: [string, List][] = [
  ["open", (query) => listCurrentOrders({ actor: large, query, now: LATER })],
  ["missed", (query) => listMissedOrders({ actor: large, query, now: LATER })],
  ["all", (query) => listOrders({ actor: large, query })],
  ["pending", (query) => listOrders({ actor: large, query: { ...query, state: "pending" } })],
];

describe.each(lists)("the list of %s orders", (_, list) => {
  async function pages(limit?: number): Promise<ListedOrder[][]> {
    const found: ListedOrder[][] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...(cursor ? { cursor } : {}), ...(limit ? { limit } : {}) });
      expect(Buffer.byteLength(JSON.stringify({ data: page.orders, cursor: page.cursor }))).toBeLessThan(ANSWER_LIMIT);
      found.push(page.orders);
      cursor = page.cursor ?? undefined;
    } while (cursor);
    return found;
  }

  it("reads little whatever the table contains, and leaves no order out", async () => {
    const orders = (await pages(500)).flat();
    expect(new Set(orders.map(({ id }) => id)).size).toBe(ORDERS);
    expect(orders).toHaveLength(ORDERS);
  });

  it("ends a page at the number that was asked for", async () => {
    expect((await list({ limit: 7 })).orders).toHaveLength(7);
    expect((await list({})).orders.length).toBeLessThanOrEqual(100);
    expect(await refusal(list({ cursor: "nonsense" }))).toMatchObject({
      kind: "input",
      details: [{ field: "cursor" }],
    });
  });
});

describe("a listed order", () => {
  it("has the fields that a card shows; the order itself has the rest", async () => {
    const [, entry] = (await listCurrentOrders({ actor: large, query: { limit: 2 }, now: LATER })).orders;
    const order = await getOrder({ actor: large, id: entry?.id ?? "" });
    expect(entry).toMatchObject({
      itemCount: 200,
      lastName: "Muster",
      state: "pending",
      version: 1,
      pricing: order.pricing,
    });
    expect(entry?.items.length).toBeGreaterThanOrEqual(3);
    expect(entry?.items.length).toBeLessThanOrEqual(30);
    const [size, engraving, toppings] = entry?.items[0]?.parts ?? [];
    expect(size).toEqual({ name: "Größe", type: "select", value: "Groß" });
    expect(engraving?.value).toMatch(/^„Ä“ .{20,120}…$/);
    expect(toppings?.value).toEqual([...Array.from({ length: 16 }, (_, index) => `Belag ${index}`), "…"]);
    expect(entry?.comment).toMatch(/^Bitte klingeln\. .*…$/);
    for (const field of ["timeline", "questionnaire", "withdrawal", "deliveryStreet", "stairway", "vatNumber"])
      expect([field, field in (entry ?? {}), field in order]).toEqual([field, false, true]);
    expect(JSON.stringify(entry)).not.toContain("publicHash");
    expect(order).toMatchObject({ itemCount: 200, comment: "Bitte klingeln. ".repeat(120).trim() });
    expect(order.items).toHaveLength(200);
    expect(order.items[0]).toEqual({ line: "1", ...item });
  });

  it("of the usual size is complete", async () => {
    const { uid } = await createOrder({
      draft: draft({
        comment: "Ohne Zwiebel",
        items: [{ product: "custom", amount: 2, unit: "piece", parts: ["Groß", "Danke"] }],
      }),
      now: NOW,
    });
    const { orders } = await listOrders({ actor: small, query: {} });
    const entry = orders.find((order) => order.uid === uid);
    const order = await getOrder({ actor: small, id: `ord_${uid}` });
    expect(order).toMatchObject(entry ?? { uid: null });
    expect(entry).toMatchObject({ comment: "Ohne Zwiebel", itemCount: 1, items: order.items });
  });
});

it("lists open orders oldest first, on one page of 100 where nothing else is asked for, for one Query a branch and one BatchGetItem", async () => {
  const at = NOW - 60 * MINUTE;
  for (let index = 0; index < 3; index += 1) await createOrder({ draft: draft(), now: at + (2 - index) * MINUTE });
  const answered = await createOrder({ draft: draft(), now: at });
  await changeOrder({ actor: small, id: `ord_${answered.uid}`, action: "cancel", now: at });
  const { result, use } = await metered(() => listCurrentOrders({ actor: small, now: NOW }));
  const created = result.orders.map(({ createdAt }) => createdAt);
  expect(created).toEqual([...created].sort());
  expect(result.orders.map(({ uid }) => uid)).not.toContain(answered.uid);
  expect(result.cursor).toBeNull();
  // Beside them the process may check its cached catalogue, at most once a second.
  expect({ ...use.operations, GetItem: 0 }).toEqual({ Query: 1, BatchGetItem: 1, GetItem: 0 });
  const first = await metered(() => listCurrentOrders({ actor: large, now: NOW }));
  expect(first.result.orders).toHaveLength(100);
  expect(first.use.operations.Query).toBe(1);
});
