import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { beforeAll, describe, expect, test } from "vitest";
import { OrderEntity } from "../../core/src/order/order.entity";
import { handler as consume } from "../src/event/stream";
import { send } from "./support/api";
import { place } from "./support/orders";
import { type Sessions, openShop, order, signInHolder } from "./support/shop";
import { insertions } from "./support/stream";

let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const phoned = (changes: object = {}) =>
  order({ source: "phone", legalInstructions: undefined, privacyPolicy: undefined, ...changes });

const take = (changes: object = {}, request: { session?: string; headers?: Record<string, string> } = {}) =>
  send({
    method: "POST",
    path: "/api/orders",
    body: phoned(changes),
    ...{ session: sessions.employee, ...request },
  });

const holder = (names: string[], branches = ["brn_mitte"]): Promise<string> =>
  signInHolder({
    admin: sessions.admin,
    branches,
    permissions: names.map((permission) => ({ permission, scope: "branches" })),
  });

const idOf = (data: unknown): string => `ord_${(data as { uid: string }).uid}`;

describe("an order on the telephone", () => {
  test("is taken without consent boxes, and the desk sees who took it, and the note", async () => {
    const { status, data } = await take({ note: "Klingel kaputt" });
    expect(status).toBe(201);
    expect(data).toEqual({ uid: expect.any(String), hash: expect.any(String), ticketNumber: expect.any(Number) });
    const { data: seen } = await send({ path: `/api/orders/${idOf(data)}`, session: sessions.employee });
    expect(seen).toMatchObject({
      source: "phone",
      state: "pending",
      notes: [{ text: "Klingel kaputt" }],
      timeline: [{ action: "create", name: "theke@example.test" }],
      pricing: { totalGross: 2580 },
    });
  });

  test("tells customers nothing of it", async () => {
    const { data } = await take({ note: "Klingel kaputt" });
    const { uid, hash } = data as { uid: string; hash: string };
    const { data: seen } = await send({ path: `/api/orders/public/${uid}/${hash}` });
    expect(seen).not.toHaveProperty("source");
    expect(JSON.stringify(seen)).not.toContain("Klingel");
  });

  test("follows the rules of every order", async () => {
    const { status, errors } = await take({ items: [], lastName: "" });
    expect(status).toBe(400);
    expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(["items", "lastName"]));
  });

  test("is placed once with one key", async () => {
    const headers = { "idempotency-key": "phone-1" };
    const first = await take({}, { headers });
    const second = await take({}, { headers });
    expect(second).toMatchObject({ status: 201, data: first.data, headers: { "idempotent-replayed": "true" } });
  });

  test("is refused to strangers, other branches and staff without the permission", async () => {
    const body = phoned();
    expect((await send({ method: "POST", path: "/api/orders", body })).status).toBe(401);
    expect((await take({ branch: "brn_nord" })).status).toBe(403);
    expect((await take({}, { session: await holder(["orders.read"]) })).status).toBe(403);
    expect((await take({}, { session: await holder([orderPermissions.phone.name], ["brn_nord"]) })).status).toBe(403);
  });

  test("needs the permissions of a note and a link, and does not tell the key to who may not see it", async () => {
    const session = await holder([orderPermissions.phone.name]);
    expect((await take({ note: "Hund" }, { session })).status).toBe(403);
    expect((await take({ paymentMethod: "mollie", email: "a@example.test" }, { session })).status).toBe(403);
    const { status, data } = await take({}, { session });
    expect({ status, data }).toEqual({
      status: 201,
      data: { uid: expect.any(String), ticketNumber: expect.any(Number) },
    });
  });

  test("cannot be paid by a link that reaches nobody, or without a provider", async () => {
    const unreachable = await take({ paymentMethod: "mollie" });
    expect(unreachable.errors).toMatchObject([{ field: "paymentMethod", code: "order.link_unreachable" }]);
    const unavailable = await take({ paymentMethod: "mollie", email: "a@example.test" });
    expect(unavailable.errors).toMatchObject([{ field: "paymentMethod", code: "order.payment_unavailable" }]);
  });
});

test("an order in the shop has the shop as its source", async () => {
  const { id } = await place();
  const { data } = await send({ path: `/api/orders/${id}`, session: sessions.employee });
  expect(data).toMatchObject({ source: "shop" });
});

describe("customers by the digits of their phone number", () => {
  const ask = (query: Record<string, string>, session?: string) =>
    send({ path: "/api/orders/customers", query, ...(session ? { session } : {}) });

  test("are found once the stream has told of their order", async () => {
    await take({ phone: "+436601234567" });
    expect(await consume({ Records: await insertions(OrderEntity) })).toEqual({ batchItemFailures: [] });
    const { status, data } = await ask({ branch: "brn_mitte", phone: "0660 12" }, sessions.employee);
    expect({ status, data }).toMatchObject({
      status: 200,
      data: [{ name: "Anna Gruber", phone: "+436601234567", orders: 1 }],
    });
  });

  test("are told to staff who may see the orders of the branch, for four digits or more", async () => {
    expect((await ask({ branch: "brn_mitte", phone: "0660" })).status).toBe(401);
    expect((await ask({ branch: "brn_nord", phone: "0660" }, sessions.employee)).status).toBe(403);
    expect((await ask({ branch: "brn_mitte", phone: "0660" }, await holder(["order.phone"]))).status).toBe(403);
    const { status, errors } = await ask({ branch: "brn_mitte", phone: "0 6-6" }, sessions.employee);
    expect({ status, errors }).toMatchObject({
      status: 400,
      errors: [{ field: "phone", message: "Bitte geben Sie mindestens 4 Ziffern an." }],
    });
  });
});
