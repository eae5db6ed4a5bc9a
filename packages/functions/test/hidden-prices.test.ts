import { brotliDecompressSync } from "node:zlib";
import { metered } from "@tresen/core/platform/db";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop, order } from "./support/shop";

/** Numbers that stand nowhere else. */
const [PRICE, DEPOSIT, VALUE] = [7_654_321, 87_654, 5_432_123];
const SECRETS = /7654321|76543[.,]21|87654|876[.,]54|5432123|54321[.,]23|13086444|13174098/;
const TEMPLATE = [
  '<!doctype html><html lang="de"><head><title>Online bestellen</title><script src="/assets/start.js" ',
  'data-screens=\'{"branch":"/assets/store.js","division":"/assets/home.js"}\'></script></head>',
  '<body><div id="root"></div></body></html>',
].join("");
const CONFIG = {
  parts: [
    {
      name: "Ausführung",
      type: "select",
      options: [
        { name: "Messing", modifier: "add", value: VALUE },
        { name: "Gold", modifier: "overwrite", value: VALUE },
      ],
    },
  ],
};
let sessions: Sessions;
let whole: Record<string, unknown>;

beforeAll(async () => {
  sessions = await openShop();
  const created = await send({
    method: "POST",
    path: "/api/products",
    body: { id: "prd_altar", name: "Altar", price: PRICE, deposit: DEPOSIT, isPriceHidden: true, config: CONFIG },
    session: sessions.admin,
  });
  expect(created).toMatchObject({ status: 201, data: { price: PRICE, deposit: DEPOSIT } });
  whole = created.data as Record<string, unknown>;
  const { data: menu } = await send({ path: "/api/menus/mnu_1" });
  const change = {
    ...(menu as object),
    catalog: [{ category: "cat_pizza", products: ["prd_margherita", "prd_altar"] }],
  };
  expect((await send({ method: "PUT", path: "/api/menus/mnu_1", body: change, session: sessions.admin })).status).toBe(
    200,
  );
  await rebuildSnapshot({ startedAt: Date.now() });
});

const hidden = {
  id: "prd_altar",
  isPriceHidden: true,
  price: null,
  deposit: null,
  config: {
    parts: [
      {
        options: [
          { name: "Messing", value: null },
          { name: "Gold", value: null },
        ],
      },
    ],
  },
};
const productsOf = (data: unknown): unknown =>
  (data as { url: string; data: unknown }[]).find(({ url }) => url === "products")?.data;
const altar = { product: "prd_altar", amount: 1, unit: "piece", parts: ["Messing"] };
const pizza = { product: "prd_margherita", amount: 1, unit: "piece", parts: ["groß"] };

describe("without a session a hidden price", () => {
  test("is in no answer about the shop", async () => {
    const init = await send({ path: "/api/init" });
    expect(productsOf(init.data)).toMatchObject([
      hidden,
      { id: "prd_margherita", price: 990, config: { parts: [{ options: [{ value: 0 }, { value: 300 }] }] } },
    ]);
    const packed = await send({ path: "/api/init", headers: { "accept-encoding": "br" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    const list = await send({ path: "/api/products" });
    const one = await send({ path: "/api/products/prd_altar" });
    expect(list.data).toMatchObject([hidden, { id: "prd_margherita", price: 990 }]);
    expect(one.data).toMatchObject(hidden);
    expect(list.headers).toMatchObject({ vary: "cookie", "cache-control": expect.stringContaining("public") });
    const menus = await send({ path: "/api/branches/brn_mitte/menus" });
    for (const text of [init.bytes, brotliDecompressSync(packed.bytes), list.bytes, one.bytes, menus.bytes].map(
      String,
    )) {
      expect(text).toContain("prd_altar");
      expect(text).not.toMatch(SECRETS);
    }
  });

  test("is in no page", async () => {
    vi.stubGlobal("fetch", async () => new Response(TEMPLATE));
    const text = (await send({ path: "/index.html", headers: { "x-page-path": "/store/mitte" } })).bytes.toString();
    vi.unstubAllGlobals();
    expect(text).toContain("Altar");
    expect(text).not.toMatch(SECRETS);
  });

  test("makes an order a request for a quotation, which has no price and is not paid beforehand", async () => {
    const placed = await send({
      method: "POST",
      path: "/api/orders",
      body: order({ items: [altar, pizza], paymentMethod: "mollie" }),
    });
    expect(placed).toMatchObject({ status: 201 });
    const { uid, hash, ...rest } = placed.data as { uid: string; hash: string };
    expect(rest).toEqual({});
    const seen = await send({ path: `/api/orders/public/${uid}/${hash}` });
    expect(seen.data).toMatchObject({
      isQuotation: true,
      pricing: null,
      items: [
        { unitPrice: 0, gross: 0 },
        { unitPrice: 0, gross: 0 },
      ],
    });
    expect(seen.bytes.toString()).not.toMatch(SECRETS);
    const staff = await send({ path: `/api/orders/ord_${uid}`, session: sessions.employee });
    expect(staff.data).toMatchObject({
      isQuotation: true,
      payment: null,
      items: [{ unitPrice: PRICE + VALUE, gross: PRICE + VALUE + DEPOSIT, deposit: DEPOSIT }, { gross: 1290 }],
      pricing: { totalGross: PRICE + VALUE + DEPOSIT + 1290 },
    });
  });

  test("cannot be derived from the minimum order value, and an order costs no more calls", async () => {
    const delivery = {
      isDelivery: true,
      deliveryArea: "are_1",
      street: "Gasse 1",
      zipCode: "1010",
      city: "Wien",
      phone: "+43660123456",
      email: "anna@example.test",
    };
    // Each from another customer: who orders again within minutes is counted, which is a call more.
    const ordered = (items: object[], customer = {}) =>
      send({
        method: "POST",
        path: "/api/orders",
        body: order({ ...delivery, ...customer, items }),
        ip: "198.51.100.7",
      });
    expect((await ordered([{ ...pizza, parts: ["normal"] }])).errors).toMatchObject([
      { code: "order.minimum_order_value" },
    ]);
    expect(
      (
        await send({
          method: "POST",
          path: "/api/products",
          body: { id: "prd_cheap", name: "Billig", price: 1, isPriceHidden: true },
          session: sessions.admin,
        })
      ).status,
    ).toBe(201);
    const { data: menu } = await send({ path: "/api/menus/mnu_1" });
    await send({
      method: "PUT",
      path: "/api/menus/mnu_1",
      body: {
        ...(menu as object),
        catalog: [{ category: "cat_pizza", products: ["prd_margherita", "prd_altar", "prd_cheap"] }],
      },
      session: sessions.admin,
    });
    await rebuildSnapshot({ startedAt: Date.now() });
    const { result, use } = await metered(() =>
      ordered([{ product: "prd_cheap", amount: 1, unit: "piece", parts: [] }], {
        phone: "+43660999888",
        email: "berta@example.test",
      }),
    );
    expect(result).toMatchObject({ status: 201, errors: [] });
    // The snapshot and what holds in the branch now are read, then ticket and order are written.
    expect(use.calls).toBe(4);
  });
});

describe("with a session a hidden price", () => {
  test.each(["admin", "manager", "employee"] as const)("is answered to %s, and not cached", async (role) => {
    const session = sessions[role];
    for (const headers of [{ "accept-encoding": "identity" }, { "accept-encoding": "br" }]) {
      const init = await send({ path: "/api/init", session, headers });
      const text =
        init.headers["content-encoding"] === "br" ? brotliDecompressSync(init.bytes).toString() : init.bytes.toString();
      const { data } = JSON.parse(text) as { data: { url: string; data: unknown }[] };
      expect(productsOf(data)).toContainEqual(whole);
      expect(data.find(({ url }) => url === "users/me")?.data).toMatchObject({ id: expect.any(String) });
      expect(init.headers["cache-control"]).toBe("private, no-store");
    }
    const { use } = await metered(() => send({ path: "/api/init", session }));
    // Session and user alone: what only they get came with the snapshot.
    expect([use.operations.Query, use.operations.BatchGetItem]).toEqual([undefined, undefined]);
    const list = await send({ path: "/api/products", session });
    expect(list.data).toContainEqual(whole);
    expect(await send({ path: "/api/products/prd_altar", session })).toMatchObject({
      data: whole,
      headers: { "cache-control": "private, no-store", vary: "cookie" },
    });
  });

  test("is loaded into the form and saved, and public once it is not hidden any more", async () => {
    const { data: record } = await send({ path: "/api/products/prd_altar", session: sessions.admin });
    const saved = await send({
      method: "PUT",
      path: "/api/products/prd_altar",
      body: { ...(record as object), price: PRICE + 1 },
      session: sessions.admin,
    });
    expect(saved).toMatchObject({ status: 200, data: { price: PRICE + 1, version: 2 } });
    const before = String((await send({ path: "/api/init" })).headers.etag);
    await rebuildSnapshot({ startedAt: Date.now() });
    const session = sessions.employee;
    expect(productsOf((await send({ path: "/api/init", session })).data)).toContainEqual(saved.data);
    expect((await send({ path: "/api/init" })).headers.etag).not.toBe(before);
    const refused = await send({
      method: "PUT",
      path: "/api/products/prd_altar",
      body: { ...(saved.data as object), price: null },
      session: sessions.admin,
    });
    expect(refused.status).toBe(400);
    await send({
      method: "PUT",
      path: "/api/products/prd_altar",
      body: { ...(saved.data as object), isPriceHidden: false },
      session: sessions.admin,
    });
    await rebuildSnapshot({ startedAt: Date.now() });
    expect(productsOf((await send({ path: "/api/init" })).data)).toContainEqual(
      expect.objectContaining({ id: "prd_altar", price: PRICE + 1 }),
    );
  });
});
