import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop, order } from "./support/shop";

type Version = { id: string; version: number } & Record<string, unknown>;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

describe.each([
  ["divisions", { identifier: "sued", name: "Süd" }],
  ["tags", { name: "Vegan" }],
  ["branches", { identifier: "west", name: "West" }],
  ["categories", { name: "Getränke" }],
  ["products", { name: "Limonade", price: 350 }],
  ["menus", { name: "Mittag", branches: [{ id: "brn_nord" }] }],
  ["tables", { identifier: "7", branch: "brn_nord" }],
  ["donatees", { name: "Tierheim" }],
  ["sites", { path: "ueber-uns", name: "Über uns", isPublic: true, content: { text: "Hallo" } }],
  ["blocks", { name: "Neuigkeit", type: "popup" }],
  ["navigations", { identifier: "mainMenu", items: [{ type: "home", label: "Start" }] }],
  ["users", { username: "neu@example.test", roles: ["ROLE_EMPLOYEE"], password: "noch-ein-passwort" }],
])("%s", (name, fields) => {
  const path = `/api/${name}`;
  const isPublic = name !== "users";

  test("is created, read, listed, changed, removed", async () => {
    const created = await send({ method: "POST", path, body: fields, session: sessions.admin });
    expect({ status: created.status, errors: created.errors }).toEqual({ status: 201, errors: [] });
    const record = created.data as Version;
    const one = `${path}/${record.id}`;
    const session = isPublic ? null : sessions.admin;

    const read = await send({ path: one, session });
    expect(read).toMatchObject({ status: 200, data: record });
    expect(read.headers["cache-control"]).toBe(
      isPublic ? "public, max-age=0, s-maxage=5, must-revalidate" : "no-store",
    );
    const list = await send({ path, session });
    expect((list.data as Version[]).map(({ id }) => id)).toContain(record.id);
    expect(list.cursor).toBeNull();

    const changed = await send({ method: "PUT", path: one, body: record, session: sessions.admin });
    expect(changed).toMatchObject({ status: 200, data: { ...record, version: 2, updatedAt: expect.any(String) } });
    expect(await send({ method: "PUT", path: one, body: record, session: sessions.admin })).toMatchObject({
      status: 409,
    });

    expect(await send({ method: "DELETE", path: one, session: sessions.admin })).toMatchObject({
      status: 200,
      data: null,
    });
    expect((await send({ path: one, session })).status).toBe(404);
    expect((await send({ method: "DELETE", path: one, session: sessions.admin })).status).toBe(404);
    expect((await send({ method: "PUT", path: one, body: record, session: sessions.admin })).status).toBe(404);
  });

  test("is written only by those with the permission", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const target = method === "POST" ? path : `${path}/unknown`;
      expect((await send({ method, path: target, body: { ...fields, version: 1 } })).status).toBe(401);
      expect(
        (await send({ method, path: target, body: { ...fields, version: 1 }, session: sessions.employee })).status,
      ).toBe(403);
    }
  });

  test("refuses unknown fields and wrong types", async () => {
    const { status, errors } = await send({
      method: "POST",
      path,
      body: { ...fields, surprise: 1, name: 7, identifier: 7, username: 7 },
      session: sessions.admin,
    });
    expect(status).toBe(400);
    expect(errors.find(({ field }) => field === "surprise")?.message).toBe("Dieses Feld wurde nicht erwartet.");
  });
});

describe("branches of managers", () => {
  test("a manager changes the own one, but no other", async () => {
    for (const [id, status] of [
      ["brn_mitte", 200],
      ["brn_nord", 403],
    ] as const) {
      const { data } = await send({ path: `/api/branches/${id}` });
      const record = data as Version;
      expect(
        (
          await send({
            method: "PUT",
            path: `/api/branches/${id}`,
            body: { ...record, closedMessage: "Bis bald" },
            session: sessions.manager,
          })
        ).status,
      ).toBe(status);
    }
    expect(
      (
        await send({
          method: "POST",
          path: "/api/tables",
          body: { identifier: "9", branch: "brn_nord" },
          session: sessions.manager,
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await send({
          method: "POST",
          path: "/api/tables",
          body: { identifier: "9", branch: "brn_mitte" },
          session: sessions.manager,
        })
      ).status,
    ).toBe(201);
  });

  test("menus of a branch", async () => {
    const { status, data } = await send({ path: "/api/branches/brn_mitte/menus" });
    expect(status).toBe(200);
    expect((data as Version[]).map(({ id }) => id)).toEqual(["mnu_1"]);
    expect((await send({ path: "/api/branches/unknown/menus" })).status).toBe(404);
  });

  test("full slots of a branch are public and cached briefly", async () => {
    const path = "/api/branches/brn_voll/full-slots";
    const branch = await send({
      method: "POST",
      path: "/api/branches",
      body: {
        id: "brn_voll",
        identifier: "voll",
        name: "Voll",
        openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
        slotCapacity: 1,
      },
      session: sessions.admin,
    });
    const menu = await send({
      method: "POST",
      path: "/api/menus",
      body: {
        name: "Karte",
        branches: [{ id: "brn_voll" }],
        catalog: [{ category: "cat_pizza", products: ["prd_margherita"] }],
      },
      session: sessions.admin,
    });
    expect([branch.status, menu.status]).toEqual([201, 201]);
    await rebuildSnapshot({ startedAt: Date.now() });
    expect(await send({ path, query: { month: "2026-06" } })).toMatchObject({
      status: 200,
      data: [],
      headers: { "cache-control": "public, max-age=0, s-maxage=3" },
    });
    const placed = await send({
      method: "POST",
      path: "/api/orders",
      body: order({ branch: "brn_voll", appointmentDate: "2026-06-06T18:00" }),
    });
    expect(placed.status).toBe(201);
    expect((await send({ path, query: { month: "2026-06" } })).data).toEqual(["2026-06-06T16:00:00.000Z"]);
    expect((await send({ path })).data).toEqual(["2026-06-06T16:00:00.000Z"]);
    for (const query of [{ month: "2026-13" }, { month: "2026-06-06" }, { month: "9999-12" }]) {
      expect(await send({ path, query })).toMatchObject({ status: 400, errors: [{ field: "month" }] });
    }
    const item = { product: "margherita", amount: 1, unit: "piece" };
    const asked = (items: object[]) => send({ method: "POST", path, body: { items, method: "takeaway" } });
    expect(await asked([item])).toMatchObject({
      status: 200,
      data: { full: ["2026-06-06T16:00:00.000Z"], earliest: null },
    });
    expect(await asked([])).toMatchObject({ status: 400 });
    expect(await send({ path: "/api/branches/unknown/full-slots", query: { month: "2026-06" } })).toMatchObject({
      status: 404,
      headers: { "cache-control": "no-store" },
    });
  });
});

describe("guards", () => {
  test("a value taken, a reference that points nowhere, a record in use", async () => {
    const taken = await send({
      method: "POST",
      path: "/api/branches",
      body: { identifier: "mitte", name: "Zwei" },
      session: sessions.admin,
    });
    expect({ status: taken.status, field: taken.errors[0]?.field }).toEqual({ status: 400, field: "identifier" });
    const nowhere = await send({
      method: "POST",
      path: "/api/tables",
      body: { identifier: "1", branch: "brn_none" },
      session: sessions.admin,
    });
    expect({ status: nowhere.status, field: nowhere.errors[0]?.field }).toEqual({ status: 400, field: "branch" });
    const used = await send({ method: "DELETE", path: "/api/products/prd_margherita", session: sessions.admin });
    expect(used.status).toBe(409);
    expect(used.errors[0]).toEqual({
      code: "record.in_use",
      message: expect.stringContaining("Produkt wird noch verwendet von: Produktkatalog „Karte“"),
    });
    expect(used.errors).toContainEqual({
      field: "menus.mnu_1",
      code: "record.referring",
      message: "Produktkatalog „Karte“",
    });
  });

  test("a menu needs its name, new or changed", async () => {
    const blank = { status: 400, errors: [{ field: "name", code: "validation.blank" }] };
    for (const body of [{}, { name: "" }, { name: "  " }])
      expect(await send({ method: "POST", path: "/api/menus", body, session: sessions.admin })).toMatchObject(blank);
    const made = await send({ method: "POST", path: "/api/menus", body: { name: "Abend" }, session: sessions.admin });
    const record = made.data as Version;
    expect(
      await send({
        method: "PUT",
        path: `/api/menus/${record.id}`,
        body: { ...record, name: "" },
        session: sessions.admin,
      }),
    ).toMatchObject(blank);
    expect((await send({ method: "DELETE", path: `/api/menus/${record.id}`, session: sessions.admin })).status).toBe(
      200,
    );
  });

  test("a page is created as a draft unless it says otherwise", async () => {
    const make = async (body: object) =>
      (await send({ method: "POST", path: "/api/sites", body: { name: "Seite", ...body }, session: sessions.admin }))
        .data as Version;
    const page = await make({ path: "entwurf" });
    expect(page).toMatchObject({ isPublic: false });
    expect(await make({ path: "gleich-da", isPublic: true })).toMatchObject({ isPublic: true });
    const published = await send({
      method: "PUT",
      path: `/api/sites/${page.id}`,
      body: { ...page, isPublic: true },
      session: sessions.admin,
    });
    expect(published).toMatchObject({ status: 200, data: { isPublic: true } });
  });

  test("passwords are never answered", async () => {
    const { data } = await send({ path: "/api/users", session: sessions.admin });
    expect((data as Version[]).length).toBeGreaterThan(2);
    for (const user of data as Version[])
      expect(Object.keys(user).filter((key) => /password|hash/i.test(key))).toEqual([]);
  });

  test("a record that is too large for the table is refused as too large", async () => {
    const text = "x".repeat(99_000);
    const sections = Array.from({ length: 5 }, () => ({ type: "text", value: { text } }));
    const { status } = await send({
      method: "POST",
      path: "/api/sites",
      body: { path: "gross", name: "Groß", content: { sections } },
      session: sessions.admin,
    });
    expect(status).toBeLessThan(500);
  });
});
