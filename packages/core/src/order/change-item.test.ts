import { products } from "@tresen/contract/catalog/product.resource";
import { MINUTE } from "@tresen/contract/kit/time";
import { orderItemDraft } from "@tresen/contract/order/order-input";
import { beforeAll, describe, expect, test } from "vitest";
import { placed } from "../../test/orders";
import { refusal } from "../../test/refusal";
import { NOW, admin, createShop, holder, staff } from "../../test/shop";
import { getRecord, indexing, updateRecord } from "../records";
import { rebuildSnapshot } from "../snapshot";
import { changeItem, changeOrder, getOrder, getPublicOrder } from ".";

const center = staff("ROLE_MANAGER", "center");
const DELIVERY = { isDelivery: true, deliveryArea: "inner", street: "Ring 1", zipCode: "1010", city: "Wien" };
const pizza = (amount: number) => ({ product: "margherita", amount, unit: "piece" as const });
const custom = (amount: number, ...parts: string[]) => ({ product: "custom", amount, unit: "piece" as const, parts });

beforeAll(createShop);

async function change(
  id: string,
  index: number,
  item: object,
  { version, actor = center, now = NOW + MINUTE }: { version?: number; actor?: typeof center; now?: number } = {},
) {
  const seen = version ?? (await getOrder({ actor: admin, id })).version;
  return changeItem({ actor, id, index, item: orderItemDraft.parse(item), version: seen, now });
}

/** Changes what the pizza is sold for. */
async function sell(terms: { price?: number; deposit?: number | null }): Promise<void> {
  const record = await getRecord({ resource: products, actor: admin, id: "margherita" });
  const input = { ...record, ...terms };
  await updateRecord({ resource: products, actor: admin, id: "margherita", now: NOW, indexing, input });
  await rebuildSnapshot({ startedAt: Date.now() });
}

async function faultsOf(made: Promise<unknown>): Promise<string[]> {
  const error = await refusal(made);
  return [error.kind, ...error.details.map(({ field, code }) => `${field} ${code}`)];
}

describe("a changed position", () => {
  test("changes sums and timeline; the order keeps what was ordered at first", async () => {
    const { id, uid, hash } = await placed({ items: [pizza(2)] });
    const first = await getOrder({ actor: center, id });
    expect([first.isChanged, first.original, first.items.map(({ line }) => line)]).toEqual([false, null, ["1"]]);
    await change(id, 0, pizza(3));
    await change(id, 1, custom(1, "Groß"));
    await change(id, 0, pizza(0));
    const order = await getOrder({ actor: center, id });
    expect(order.items.map(({ line, name, amount, gross }) => [line, name, amount, gross])).toEqual([
      ["1", "Margherita", 0, 0],
      ["2", "Wunschpizza", 1, 1100],
    ]);
    expect(order.pricing).toMatchObject({ totalGross: 1100, taxes: [{ gross: 1100 }] });
    expect(order).toMatchObject({ isChanged: true, itemCount: 1, version: 4 });
    expect(order.original).toEqual({ items: first.items, pricing: first.pricing });
    expect(
      order.timeline.slice(1).map(({ by, action, message }) => [by, action, message?.replaceAll(/\s/g, " ")]),
    ).toEqual([
      ["usr_manager", "change-item", "2 × Margherita → 3 × Margherita. Summe 19,00 € → 28,50 €"],
      ["usr_manager", "change-item", "1 × Wunschpizza hinzugefügt. Summe 28,50 € → 39,50 €"],
      ["usr_manager", "change-item", "3 × Margherita entfernt. Summe 39,50 € → 11,00 €"],
    ]);
    expect(await getPublicOrder({ uid, hash })).toMatchObject({
      pricing: { totalGross: 1100 },
      original: { pricing: { totalGross: 1900 } },
      payments: [{ kind: "onSite", amount: 1100, state: "open" }],
    });
  });

  test("keeps the price that was agreed on while only the amount changes; others have today's", async () => {
    const { id } = await placed({ items: [pizza(2)] });
    await sell({ price: 990 });
    await change(id, 0, pizza(3));
    await change(id, 1, pizza(1));
    const { items, pricing } = await getOrder({ actor: center, id });
    expect(items.map(({ unitPrice, gross }) => [unitPrice, gross])).toEqual([
      [950, 2850],
      [990, 990],
    ]);
    expect(pricing?.totalGross).toBe(3840);
    await sell({ price: 950 });
  });

  test("has its deposit again when it is put back after it was removed", async () => {
    await sell({ deposit: 25 });
    const { id } = await placed({ items: [pizza(1), custom(1, "Groß")] });
    await change(id, 0, pizza(0));
    await change(id, 0, pizza(2));
    const { items, pricing } = await getOrder({ actor: center, id });
    expect(items[0]).toMatchObject({ amount: 2, unitPrice: 950, deposit: 50, gross: 1950 });
    expect(pricing?.totalGross).toBe(1950 + 1100);
    await sell({ deposit: null });
  });

  test("is refused at another place, with a stale version, when it leaves nothing, and when it is not on offer", async () => {
    const { id } = await placed({ items: [pizza(1)] });
    expect(await faultsOf(change(id, 2, pizza(1)))).toEqual(["input", "index order.item_unknown"]);
    expect(await faultsOf(change(id, 1, pizza(0)))).toEqual(["input", "index order.item_unknown"]);
    expect(await faultsOf(change(id, 0, pizza(0)))).toEqual(["input", "amount order.empty"]);
    expect(await faultsOf(change(id, 1, { product: "gone", amount: 1, unit: "piece" }))).toEqual([
      "input",
      "items.1.product order.product_unavailable",
    ]);
    expect(await faultsOf(change(id, 1, custom(1, "Riesig")))).toEqual(["input", "items.1.parts.0 order.part_invalid"]);
    expect(await faultsOf(change(id, 0, pizza(-1)))).toEqual(["input", "items.0.amount order.quantity_invalid"]);
    expect(await refusal(change(id, 0, pizza(2), { version: 7 }))).toMatchObject({ code: "order.changed" });
    expect(await getOrder({ actor: center, id })).toMatchObject({ version: 1, isChanged: false });
  });

  test("is refused below the area's minimum, and follows the delivery's price", async () => {
    const { id } = await placed({ ...DELIVERY, items: [pizza(2)] });
    expect(await faultsOf(change(id, 0, pizza(1)))).toEqual(["input", "deliveryArea order.minimum_order_value"]);
    await change(id, 0, pizza(6));
    expect((await getOrder({ actor: center, id })).pricing).toMatchObject({ gross: 5700, deliveryGross: 0 });
    await change(id, 0, pizza(5));
    expect((await getOrder({ actor: center, id })).pricing).toMatchObject({ gross: 4750, totalGross: 5040 });
  });

  test("is possible while the order is open, for whoever may change orders of the branch", async () => {
    const { id } = await placed({ items: [pizza(2)] });
    const changer = holder({ permissions: ["order.change"], branches: ["center"] });
    expect(await change(id, 0, pizza(3), { actor: changer })).not.toHaveProperty("items");
    for (const actor of [
      holder({ permissions: ["orders.read"], branches: ["center"] }),
      staff("ROLE_MANAGER", "harbor"),
    ])
      expect(await refusal(change(id, 0, pizza(4), { actor }))).toMatchObject({ kind: "forbidden" });
    for (const action of ["confirm", "completed"] as const) await changeOrder({ actor: center, id, action, now: NOW });
    expect(await refusal(change(id, 0, pizza(4)))).toMatchObject({ code: "order.not_changeable", kind: "conflict" });
  });

  test("of two at once one is refused", async () => {
    const { id } = await placed({ items: [pizza(2)] });
    const results = await Promise.allSettled([3, 4, 5].map((amount) => change(id, 0, pizza(amount), { version: 1 })));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  });
});

test("an order that is changed twenty times adds up to the cent, line by line", async () => {
  const { id } = await placed({ ...DELIVERY, items: [pizza(4), custom(1, "Klein")] });
  const first = await getOrder({ actor: center, id });
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  // What each place holds, kept by this test alone: the price of one, and the amount.
  const places: [number, number][] = [
    [950, 4],
    [800, 1],
  ];
  let steps = 1;
  for (let tries = 0; steps <= 20; tries += 1) {
    expect(tries).toBeLessThan(200);
    const index = random(places.length + 1);
    const amount = random(5);
    const isLarge = random(2) === 1;
    const [price, item] = isLarge ? [1100, custom(amount, "Groß")] : [950, pizza(amount)];
    const wanted = places.toSpliced(index, 1, amount === 0 ? [places[index]?.[0] ?? 0, 0] : [price, amount]);
    const goods = wanted.reduce((sum, [cents, count]) => sum + cents * count, 0);
    const isPossible = goods >= 1000 && (amount > 0 || (places[index]?.[1] ?? 0) > 0);
    const made = await change(id, index, item).then(
      () => true,
      () => false,
    );
    expect(made).toBe(isPossible);
    if (!made) continue;
    places.splice(0, places.length, ...wanted);
    steps += 1;
    const { pricing, items, payments, original, timeline, version } = await getOrder({ actor: center, id });
    const total = goods + (goods > 5000 ? 0 : 290);
    expect(items.map(({ amount: count, gross }) => [count, gross])).toEqual(
      wanted.map(([cents, count]) => [count, cents * count]),
    );
    expect(pricing).toMatchObject({ gross: goods, totalGross: total });
    expect(pricing?.taxes.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(total);
    expect(payments.map(({ amount: due }) => due)).toEqual([total]);
    expect([original?.items, original?.pricing, timeline.length, version]).toEqual([
      first.items,
      first.pricing,
      steps,
      steps,
    ]);
  }
});
