import { randomBytes } from "node:crypto";
import { branches } from "@tresen/contract/branch/branch.resource";
import { categories } from "@tresen/contract/catalog/category.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { divisions } from "@tresen/contract/branch/division.resource";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBucket } from "../../test/bucket";
import { refusal } from "../../test/refusal";
import { NOW, draft } from "../../test/shop";
import { getConfig } from "../config";
import { metered } from "../platform/db";
import { imagePath, readImage } from "../media/image";
import { createOrder } from "../order/create";
import { indexing } from "../records";
import { findRow, writeRow } from "../records/rows";
import { readInit } from "../snapshot";
import { authenticate, login } from "../user";
import { exportBundle, importBundle } from ".";
import { bundle, image, password, picture } from "../../test/bundle";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const CAUSE = { actor: null, action: "update", now: NOW } as const;
const imported = (input: unknown) => importBundle({ bundle: input, now: NOW });

describe("importShop", () => {
  it("creates a shop that takes orders at once", async () => {
    expect(await imported(bundle())).toEqual({ created: 10, updated: 0, unchanged: 0 });
    expect((await readInit()).json()).toContain("Bündel");
    expect(await createOrder({ draft: draft(), now: NOW })).toMatchObject({ created: true });
    expect([...bucket.objects.keys()]).toEqual(["image/img_logo-2.svg"]);
    expect(await readImage({ path: imagePath({ image, size: "small" }) })).toBeNull();
    expect(await readImage({ path: imagePath({ image }) })).toEqual({
      body: new Uint8Array(picture),
      contentType: "image/svg+xml",
    });
  });

  it("writes nothing the second time", async () => {
    const { result, use } = await metered(() => imported(bundle()));
    expect(result).toEqual({ created: 0, updated: 0, unchanged: 10 });
    expect(use.writeUnits).toBe(0);
  });

  it("imports its own export without changes", async () => {
    const { bundle: exported, omissions } = await exportBundle();
    expect(omissions).toEqual([]);
    expect(exported.images).toMatchObject([image]);
    expect(JSON.stringify(exported)).not.toMatch(/scrypt|digest/);
    expect(await imported(JSON.parse(JSON.stringify(exported)))).toEqual({ created: 0, updated: 0, unchanged: 10 });
    expect(JSON.stringify((await exportBundle()).bundle)).toBe(JSON.stringify(exported));
  });

  it("exports the same shop identically, in whatever order the table returns its fields", async () => {
    const exported = JSON.stringify(await exportBundle());
    const before = await findRow({ resource: branches, id: "center" });
    if (!before) throw new Error("No branch");
    const [hours] = before.fields.openingHours as object[];
    const fields = Object.fromEntries(
      Object.entries({
        ...before.fields,
        openingHours: [Object.fromEntries(Object.entries(hours ?? {}).reverse())],
      }).reverse(),
    );
    await writeRow({ resource: branches, before, after: { ...before, fields }, cause: CAUSE });
    expect(JSON.stringify(await exportBundle())).toBe(exported);
  });

  it("writes only what differs, and does not change what is left out", async () => {
    const { branches = [] } = bundle();
    const session = await login({ username: "admin@example.test", password, now: NOW, ip: "192.0.2.1" });
    expect(await imported({ branches: branches.map((branch) => ({ ...branch, name: "Mitte" })) })).toEqual({
      created: 0,
      updated: 1,
      unchanged: 0,
    });
    expect((await getConfig()).shopName).toBe("Bündel");
    expect((await authenticate({ token: session.token, now: NOW })).kind).toBe("staff");
    expect(
      await imported({
        users: [
          { id: "usr_admin", username: "admin@example.test", roles: ["ROLE_ADMIN"], password: "ein neues passwort" },
        ],
      }),
    ).toMatchObject({ updated: 1 });
    expect((await authenticate({ token: session.token, now: NOW })).kind).toBe("visitor");
  });

  it("imports the shop's own roles with their users, and reports unknown roles and permissions", async () => {
    const grants = (permission: string) => [{ permission, scope: "all" }];
    const role = { id: "rol_stock", identifier: "ROLE_STOCK", name: "Lager", permissions: grants("products.update") };
    const keeper = { id: "usr_keeper", username: "lager@example.test", roles: ["ROLE_STOCK"], password };
    expect(await imported({ roles: [role], users: [keeper] })).toMatchObject({ created: 2 });
    const { token } = await login({ username: keeper.username, password, now: NOW, ip: "192.0.2.1" });
    expect(await authenticate({ token, now: NOW })).toMatchObject({ user: { permissions: role.permissions } });
    expect(await imported({ roles: [role] })).toMatchObject({ unchanged: 1 });
    const faulty = {
      roles: [{ ...role, permissions: grants("cellar.open") }],
      users: [{ ...keeper, roles: ["ROLE_STOCK", "ROLE_GONE"] }],
    };
    expect(await refusal(imported(faulty))).toMatchObject({
      details: [
        { field: "roles.0.permissions.0.permission", message: "Dieses Recht gibt es nicht." },
        { field: "users.0.roles.1", message: "Diese Rolle gibt es nicht." },
      ],
    });
  });

  it("can swap unique values of two records", async () => {
    const tables = [
      { id: "t1", identifier: "2", branch: "center" },
      { id: "t2", identifier: "1", branch: "center" },
    ];
    expect(await imported({ tables })).toMatchObject({ updated: 2 });
    expect(await imported({ tables })).toMatchObject({ unchanged: 2 });
    expect(await refusal(imported({ tables: [{ id: "t3", identifier: "1", branch: "center" }] }))).toMatchObject({
      details: [{ field: "tables.0.identifier", code: "validation.unique" }],
    });
  });

  it("imports nothing of a faulty bundle and names every fault with its path", async () => {
    const faulty = {
      config: { shopName: 7 },
      products: [
        { id: "fine", name: "Gut", price: 1 },
        { id: "bad", name: "", price: -1 },
      ],
      menus: [
        { id: "m", branches: [{ id: "nowhere" }], catalog: [{ category: "pizza", products: ["fine", "nothing"] }] },
      ],
      users: [{ id: "usr_other", username: "ADMIN@example.test", roles: ["ROLE_EMPLOYEE"] }],
      unknown: [],
    };
    const { result: error, use } = await metered(() => refusal(imported(faulty)));
    expect(error).toMatchObject({ code: "shop.invalid", kind: "input" });
    expect(error.details.map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        "unknown",
        "config.shopName",
        "products.1.name",
        "products.1.price",
        "menus.0.branches.0.id",
        "menus.0.catalog.0.products.1",
      ]),
    );
    expect(use.writeUnits).toBe(0);
    expect(error.details.filter(({ field }) => field === "users.0.username")).toEqual([
      { field: "users.0.username", code: "validation.unique", message: "Dieser Wert wird bereits verwendet." },
    ]);
    expect(await refusal(imported({ users: faulty.users }))).toMatchObject({
      details: [{ field: "users.0.username", code: "validation.unique" }],
    });
    expect(
      await refusal(
        imported({ users: [{ id: "usr_admin", username: "admin@example.test", roles: ["ROLE_MANAGER"] }] }),
      ),
    ).toMatchObject({ details: [{ field: "users", code: "user.last_admin" }] });
    for (const nothing of [null, [], "x", 7]) expect(await refusal(imported(nothing))).toMatchObject({ kind: "input" });
  });

  it("reports in one answer also faults that only the existing shop shows", async () => {
    const branch = { id: "other", identifier: "CENTER", name: "" };
    const sites = [
      {
        id: "huge",
        path: "huge",
        name: "Groß",
        type: "default",
        content: {
          sections: Array.from({ length: 60 }, () => ({
            type: "text",
            value: { text: randomBytes(75_000).toString("base64") },
          })),
        },
      },
    ];
    const users = [{ id: "usr_admin", username: "admin@example.test", roles: ["ROLE_MANAGER"] }];
    const error = await refusal(
      imported({
        products: [{ id: "bad", name: "Schlecht", price: 9.9, isLeadTimeEnabled: true }],
        branches: [null, branch],
        sites: [5, ...sites],
        users,
      }),
    );
    expect(error.details.map(({ field, code }) => `${field} ${code}`)).toEqual([
      "branches.0 validation.blank",
      "branches.1.name validation.blank",
      "branches.1.identifier validation.unique",
      "products.0.price validation.number",
      "products.0.leadTimeType validation.blank",
      "products.0.leadTimeValue validation.blank",
      "sites.0 validation.type",
      "users user.last_admin",
      "sites.1 storage.item_too_large",
    ]);
    // Somebody who would be one is named with a fault of their own.
    const heir = { id: "usr_heir", username: "kein Name", roles: ["ROLE_ADMIN"] };
    expect((await refusal(imported({ users: [...users, heir] }))).details.map(({ field }) => field)).toEqual([
      "users.1.username",
    ]);
  });

  it("imports nothing with an invalid picture or a missing version of a picture", async () => {
    const { products = [] } = bundle();
    const show = (change: object) =>
      products.map((product) => ({
        ...product,
        images: [{ id: "img_logo", version: 2, extension: "svg" as const, ...change }],
      }));
    const { result: error, use } = await metered(() =>
      refusal(
        imported({
          products: show({ version: 3 }),
          tags: [{ id: "t", name: "Neu", image: { id: "img_logo", version: 2, extension: "png" } }],
          images: [{ id: "none", extension: "png", data: "data:image/png;base64,AAAA" }],
        }),
      ),
    );
    expect(error.details.map(({ field }) => field)).toEqual([
      "tags.0.image.extension",
      "products.0.images.0.version",
      "images.0.data",
    ]);
    expect(use.writeUnits).toBe(0);
    expect([...bucket.objects.keys()]).toEqual(["image/img_logo-2.svg"]);
    expect(await imported({ products: show({}), images: [{ ...image, version: 3 }] })).toMatchObject({ updated: 1 });
    expect(await imported({ products: show({}) })).toMatchObject({ unchanged: 1 });
    expect(await imported({ products: show({ version: 3 }) })).toMatchObject({ updated: 1 });
  });

  it("exports no reference to a removed record, and reports the omission", async () => {
    await imported({
      branches: [{ id: "gone", identifier: "gone", name: "Weg" }],
      divisions: [{ id: "div_gone", identifier: "div-gone", name: "Weg" }],
      categories: [{ id: "cat_gone", name: "Weg" }],
      products: [{ id: "prd_gone", name: "Weg", price: 1 }],
    });
    await imported({
      branches: [{ id: "lost", identifier: "lost", name: "Verloren", division: "div_gone" }],
      menus: [
        {
          id: "lost",
          branches: [{ id: "gone" }, { id: "center" }],
          catalog: [
            { category: "cat_gone", products: ["margherita"] },
            { category: "pizza", products: ["prd_gone", "margherita"] },
          ],
        },
      ],
      tables: [{ id: "lost", identifier: "1", branch: "gone" }],
      navigations: [
        {
          id: "lost",
          identifier: "lost",
          items: [
            { type: "branch", branch: "gone" },
            { type: "home", branch: "gone" },
            { type: "branch", branch: "center" },
          ],
        },
      ],
    });
    for (const [resource, id] of [
      [branches, "gone"],
      [divisions, "div_gone"],
      [categories, "cat_gone"],
      [products, "prd_gone"],
    ] as const) {
      const before = await findRow({ resource, id });
      if (before) await writeRow({ resource: resource, before, after: null, cause: CAUSE, indexing });
    }
    const { bundle: exported, omissions } = await exportBundle();
    expect(omissions.map(({ record, field, target }) => `${record} ${field ?? "–"} ${target}`)).toEqual([
      "branches/lost division divisions/div_gone",
      "menus/lost branches.0 branches/gone",
      "menus/lost catalog.0 categories/cat_gone",
      "menus/lost catalog.1.products.0 products/prd_gone",
      "tables/lost – branches/gone",
      "navigations/lost items.0 branches/gone",
      "navigations/lost items.1.branch branches/gone",
    ]);
    expect(await imported(exported)).toMatchObject({ created: 0, updated: 3 });
    expect(exported.menus?.find(({ id }) => id === "lost")).toMatchObject({
      branches: [{ id: "center" }],
      catalog: [{ category: "pizza", products: ["margherita"] }],
    });
    expect(exported.navigations?.find(({ id }) => id === "lost")).toMatchObject({
      items: [{ type: "home" }, { type: "branch", branch: "center" }],
    });
    expect(exported.tables?.map(({ id }) => id)).not.toContain("lost");
  });
});
