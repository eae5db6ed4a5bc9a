import { products } from "@tresen/contract/catalog/product.resource";
import { DAY } from "@tresen/contract/kit/time";
import { beforeAll, describe, expect, it } from "vitest";
import { importBundle } from "../src/bundle";
import { undoBulk } from "../src/bulk";
import { withPriorPrices } from "../src/catalog/price";
import { readPriceHistory } from "../src/catalog/price-history";
import { metered } from "../src/platform/db";
import { createRecord, indexing, removeRecord, updateRecord } from "../src/records";
import { readPrices } from "../src/records/prices";
import { PriceEntity } from "../src/records/prices/price.entity";
import { findRow } from "../src/records/rows";
import { finish, person, startedBy } from "./bulk";
import { resource } from "./records";
import { NOW, anonymous, createShop, staff } from "./shop";
import type { Actor } from "../src/platform/actor";

let admin: Actor;
const day = (days: number): number => NOW + days * DAY;
const iso = (at: number): string => new Date(at).toISOString();
const writing = { resource: resource(products), indexing, referrers: [] };

beforeAll(async () => {
  await createShop();
  admin = await person("usr_chief", "ROLE_ADMIN");
});

const { start } = startedBy(() => admin);
const input = (fields: object) => ({ ...products.fields.parse({ name: "Ware", price: 1000 }), ...fields });
const make = (id: string, { now = NOW, ...fields }: { now?: number; [field: string]: unknown } = {}) =>
  createRecord({ ...writing, actor: admin, now, input: { id, ...input(fields) } });
const change = async (id: string, { now = NOW, ...fields }: { now?: number; [field: string]: unknown }) => {
  const { fields: before, version } = (await findRow({ resource: products, id })) ?? fail();
  return updateRecord({ ...writing, actor: admin, now, id, input: { ...before, version, ...fields } });
};
/** What is kept of a product, as short as it can be said. */
const kept = async (id: string) =>
  (await readPrices(id)).map(({ from, price, reducedPrice }) => [
    (Date.parse(from) - NOW) / DAY,
    price,
    ...(reducedPrice === undefined ? [] : [reducedPrice]),
  ]);

describe("what a product has cost", () => {
  it("is kept with each way to write it, in the transaction of the record, and with nothing else", async () => {
    const made = await metered(() => make("prices"));
    expect(made.use.operations).toEqual({ TransactWriteItems: 1 });
    await change("prices", { now: day(1), name: "Anders", deposit: 50 });
    await change("prices", { now: day(2), price: 1200 });
    const parts = [{ name: "Größe", type: "select" as const, options: [{ name: "groß", value: 300 }] }];
    const { config } = products.fields.parse({ name: "Ware", price: 1, config: { parts } });
    await change("prices", { now: day(3), config });
    await change("prices", { now: day(4), reducedPrice: 900, reducedUntil: iso(day(9)) });
    await change("prices", { now: day(5), reducedPrice: null, reducedUntil: null });
    expect(await kept("prices")).toEqual([
      [0, 1000],
      [2, 1200],
      [4, 1200, 900],
      [5, 1200],
    ]);
    // One of two people who change it at the same moment is refused, and of their price nothing is kept.
    const { fields, version } = (await findRow({ resource: products, id: "prices" })) ?? fail();
    const racing = await Promise.allSettled(
      [1300, 1400].map((price) =>
        updateRecord({
          ...writing,
          ...{ actor: admin, now: day(6), id: "prices", input: { ...fields, version, price } },
        }),
      ),
    );
    expect(racing.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const stored = (await findRow({ resource: products, id: "prices" }))?.fields.price;
    expect((await kept("prices")).slice(4)).toEqual([[6, stored]]);
  });

  it("is kept with changes of many records, and when they are undone", async () => {
    await make("prices-many", { now: day(-2) });
    const started = await start({ resource: "products", ids: ["prices-many"], changes: { price: 500 } });
    await finish(started);
    const undo = await undoBulk({ actor: admin, id: started.id, now: NOW });
    await finish(undo);
    expect((await kept("prices-many")).map(([, ...prices]) => prices)).toEqual([[1000], [500], [1000]]);
  });

  it("is kept with imports, which tell of products with and without a history", async () => {
    const put = (price: number, now: number) =>
      importBundle({ bundle: { products: ["prices-a", "prices-b"].map((id) => ({ id, name: id, price })) }, now });
    await put(100, day(0));
    await put(100, day(1));
    await forget("prices-b");
    await put(200, day(2));
    expect(await kept("prices-a")).toEqual([
      [0, 100],
      [2, 200],
    ]);
    expect(await kept("prices-b")).toEqual([
      [0, 100],
      [2, 200],
    ]);
  });

  it("begins with what applied before, of a product from before prices were kept", async () => {
    await make("prices-old", { now: day(-60) });
    await change("prices-old", { now: day(-40), name: "Anders" });
    await forget("prices-old");
    await change("prices-old", { reducedPrice: 700 });
    expect(await kept("prices-old")).toEqual([
      [-40, 1000],
      [0, 1000, 700],
    ]);
    const [product] = await withPriorPrices({
      products: [{ id: "prices-old", price: 1000, reducedPrice: 700 }],
      now: NOW,
    });
    expect(product).toMatchObject({ priorPrice: { cents: 1000 } });
  });

  it("goes on where the id of a removed product is given again", async () => {
    await make("prices-gone", { now: day(-50) });
    await removeRecord({ ...writing, actor: admin, now: day(-40), id: "prices-gone" });
    await make("prices-gone", { now: day(-10), price: 800 });
    expect(await kept("prices-gone")).toEqual([
      [-50, 1000],
      [-40, null],
      [-10, 800],
    ]);
  });
});

describe("the history of prices", () => {
  it("is answered to staff, also of a product without changes", async () => {
    await make("prices-seen", { now: day(-60) });
    await change("prices-seen", { reducedPrice: 700, reducedFrom: iso(day(1)), reducedUntil: iso(day(2)) });
    const seen = await readPriceHistory({ actor: admin, id: "prices-seen", now: NOW });
    const reduction = { reducedPrice: 700, reducedFrom: iso(day(1)), reducedUntil: iso(day(2)) };
    expect(seen).toEqual({
      changes: [
        { from: iso(day(-60)), price: 1000 },
        { from: iso(NOW), price: 1000, ...reduction },
      ],
      priorPrice: { cents: 1000 },
      spans: [
        { from: iso(day(-60)), until: iso(day(0)), cents: 1000, isReduced: false },
        { from: iso(day(0)), until: iso(day(1)), cents: 1000, isReduced: false },
        { from: iso(day(1)), until: iso(day(2)), cents: 700, isReduced: true },
        { from: iso(day(2)), until: null, cents: 1000, isReduced: false },
      ],
    });
    await forget("prices-seen");
    const { spans } = await readPriceHistory({ actor: staff("ROLE_MANAGER", "center"), id: "prices-seen", now: NOW });
    expect(spans[0]).toMatchObject({ from: iso(NOW), cents: 1000 });
    await expect(readPriceHistory({ actor: anonymous, id: "prices-seen", now: NOW })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    await expect(readPriceHistory({ actor: admin, id: "missing", now: NOW })).rejects.toMatchObject({
      kind: "missing",
    });
  });

  it("is read only of products whose reduction applies or is still to come", async () => {
    const of = (fields: object) => ({ id: "prices-seen", price: 1000, ...fields });
    const { use } = await metered(() =>
      withPriorPrices({
        products: [
          of({}),
          of({ reducedPrice: 700, reducedUntil: iso(NOW) }),
          of({ price: null, reducedPrice: 700 }),
          of({ reducedPrice: 700, reducedFrom: iso(day(1)) }),
        ],
        now: NOW,
      }),
    );
    expect(use.operations).toEqual({ Query: 1 });
  });
});

/** As if the product was from before prices were kept. */
async function forget(id: string): Promise<void> {
  const { data } = await PriceEntity.query.primary({ id, branch: "all" }).go();
  await PriceEntity.delete(data.map(({ branch, place }) => ({ id, branch, place }))).go();
}

function fail(): never {
  throw new Error("The row is missing");
}
