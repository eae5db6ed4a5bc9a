import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop, order } from "./support/shop";
import { place } from "./support/orders";

const MINUTE = 60_000;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

describe("creating an order", () => {
  test("answers uid and hash, with which the customer can read it", async () => {
    const { uid, path } = await place();
    const { status, data, headers } = await send({ path });
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(data).toMatchObject({
      uid,
      isConfirmed: false,
      branch: { id: "brn_mitte", name: "Mitte" },
      pricing: { totalGross: 2580 },
    });
    expect(JSON.stringify(data)).not.toContain("Gruber");
  });

  test("the same key gets the same answer with a header", async () => {
    const headers = { "idempotency-key": "key-1" };
    const first = await send({ method: "POST", path: "/api/orders", body: order(), headers });
    const second = await send({ method: "POST", path: "/api/orders", body: order(), headers, now: NOW + MINUTE });
    expect(first.status).toBe(201);
    expect(first.headers["idempotent-replayed"]).toBeUndefined();
    expect(second).toMatchObject({ status: 201, data: first.data, headers: { "idempotent-replayed": "true" } });
  });

  test("the same key with another body is refused", async () => {
    const headers = { "idempotency-key": "key-2" };
    await place({}, headers);
    const other = await send({ method: "POST", path: "/api/orders", body: order({ firstName: "Berta" }), headers });
    expect(other.status).toBe(409);
  });

  test("a key that is too long is refused", async () => {
    const { status, errors } = await send({
      method: "POST",
      path: "/api/orders",
      body: order(),
      headers: { "idempotency-key": "k".repeat(256) },
    });
    expect({ status, field: errors[0]?.field }).toEqual({ status: 400, field: "Idempotency-Key" });
  });

  test("every fault comes with its field", async () => {
    const { status, errors } = await send({
      method: "POST",
      path: "/api/orders",
      body: order({
        items: [{ product: "prd_margherita", amount: 1, unit: "piece", parts: [] }],
        firstName: "",
        privacyPolicy: false,
      }),
    });
    expect(status).toBe(400);
    expect(errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["items.0.parts.0", "firstName", "privacyPolicy"]),
    );
  });

  test("unknown fields and wrong types are refused by name", async () => {
    const { status, errors } = await send({
      method: "POST",
      path: "/api/orders",
      body: order({ total: 1, isDelivery: "ja" }),
    });
    expect(status).toBe(400);
    expect(errors.map(({ field }) => field).sort()).toEqual(["isDelivery", "total"]);
  });

  test("a closed branch refuses", async () => {
    const { status, errors } = await send({
      method: "POST",
      path: "/api/orders",
      body: order(),
      now: Date.parse("2026-06-05T23:30:00+02:00"),
    });
    expect({ status, message: errors[0]?.message }).toEqual({
      status: 400,
      message: "Derzeit haben wir leider geschlossen.",
    });
  });

  test("too many positions, too long texts and a too large order are refused with a message and the field", async () => {
    const product = {
      id: "prd_torte",
      name: "Torte",
      price: 4000,
      config: { parts: [{ name: "Aufschrift", type: "textarea" }] },
    };
    expect((await send({ method: "POST", path: "/api/products", body: product, session: sessions.admin })).status).toBe(
      201,
    );
    const menu = await send({ path: "/api/menus/mnu_1" });
    const catalog = [{ category: "cat_pizza", products: ["prd_margherita", "prd_torte"] }];
    expect(
      (
        await send({
          method: "PUT",
          path: "/api/menus/mnu_1",
          body: { ...(menu.data as object), catalog },
          session: sessions.admin,
        })
      ).status,
    ).toBe(200);
    await rebuildSnapshot({ startedAt: Date.now() });
    const refused = async (count: number, text: string) => {
      const items = Array.from({ length: count }, () => ({
        product: "prd_torte",
        amount: 1,
        unit: "piece",
        parts: [text],
      }));
      const { status, errors } = await send({ method: "POST", path: "/api/orders", body: order({ items }) });
      return { status, errors };
    };
    expect(await refused(200, "x")).toEqual({
      status: 400,
      errors: [
        {
          field: "items",
          code: "validation.too_many",
          message:
            "Eine Bestellung kann höchstens 100 Positionen enthalten. Bitte teilen Sie sie auf mehrere " +
            "Bestellungen auf.",
        },
      ],
    });
    expect(await refused(1, "x".repeat(1001))).toEqual({
      status: 400,
      errors: [
        {
          field: "items.0.parts.0",
          code: "validation.too_long",
          message: "Der Text darf höchstens 1000 Zeichen haben.",
        },
      ],
    });
    expect(await refused(100, "€".repeat(1000))).toEqual({
      status: 400,
      errors: [
        {
          field: "items",
          code: "order.too_large",
          message:
            "Diese Bestellung ist zu umfangreich. Bitte kürzen Sie Ihre Texte oder teilen Sie sie auf " +
            "mehrere Bestellungen auf.",
        },
      ],
    });
  });

  test("a base64 body is read", async () => {
    const { status } = await send({ method: "POST", path: "/api/orders", body: order(), base64: true });
    expect(status).toBe(201);
  });
});
