import type { ImageRecord } from "@tresen/contract/media/image.resource";
import type { ImageTemplate } from "@tresen/contract/template/image-template.resource";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { place } from "./support/orders";
import { type Sessions, openShop, signInHolder } from "./support/shop";

const PATH = "/api/image-templates";
let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
});
afterAll(() => bucket.stop());

const create = (body: object, session: string | null = sessions.manager) =>
  send({ method: "POST", path: PATH, body, session });
async function stored(body: object): Promise<ImageTemplate> {
  const { status, data, errors } = await create(body);
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as ImageTemplate;
}
async function picture(name: string): Promise<ImageRecord> {
  const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
  const data = `data:image/png;base64,${body.toString("base64")}`;
  const sent = await send({
    method: "POST",
    path: "/api/images",
    body: { name, alt: "Eine Pizza", data },
    session: sessions.manager,
  });
  expect(sent.status).toBe(201);
  return sent.data as ImageRecord;
}
const box = { x: 0, y: 0, width: 100, height: 40 };

const get = (path: string, query: Record<string, string> = {}, session: string | null = sessions.manager) =>
  send({ path: `${PATH}/${path}`, query, session });

describe("image templates", () => {
  test("are listed by source and preset, and found by name and identifier", async () => {
    await stored({ identifier: "liste-a4", name: "Aushang", preset: "a4", source: "branch" });
    await stored({ identifier: "liste-story", name: "Story der Woche", preset: "story", source: "product" });
    const names = async (query: Record<string, string>) => {
      const { data } = await send({ path: PATH, query, session: sessions.employee });
      return Array.isArray(data) ? data.map(({ name }) => name) : data;
    };
    expect(await names({ source: "product" })).toEqual(["Story der Woche"]);
    expect(await names({ preset: "a4" })).toEqual(["Aushang"]);
    expect(await names({ search: "liste", sort: "-name" })).toEqual(["Story der Woche", "Aushang"]);
  });

  test("are written by managers, read by staff, and by nobody else", async () => {
    expect((await create({ identifier: "x", name: "X" }, sessions.employee)).status).toBe(403);
    expect((await create({ identifier: "x", name: "X" }, null)).status).toBe(401);
    expect((await send({ path: PATH, session: sessions.employee })).status).toBe(200);
    expect((await send({ path: PATH })).status).toBe(401);
  });

  test.each([
    [{ identifier: "liste-a4", name: "Noch einer" }, "identifier"],
    [{ identifier: "gross", name: "Groß", width: 900, height: 900, unit: "mm", dpi: 600 }, "width"],
    [{ identifier: "ebene", name: "E", layers: [{ id: "a", type: "html", ...box, value: {} }] }, "layers.0.type"],
    [
      {
        identifier: "ebene",
        name: "E",
        layers: [{ id: "a", type: "line", ...box, bindings: { x: { path: "today" } }, value: {} }],
      },
      "layers.0.bindings.x",
    ],
    [{ id: "data", identifier: "ebene", name: "E" }, "id"],
  ])("refuse what does not fit: %j", async (body, field) => {
    expect(await create(body)).toMatchObject({ status: 400, errors: [{ field, message: expect.any(String) }] });
  });

  test("name pictures, which follow the library and cannot be removed meanwhile", async () => {
    const image = await picture("pizza.png");
    const template = await stored({
      identifier: "mit-bild",
      name: "Mit Bild",
      layers: [{ id: "a", type: "image", ...box, value: { image: { id: image.id, extension: "png" } } }],
    });
    expect(template.layers[0]?.value).toMatchObject({ image: { version: 1, width: 40, alt: "Eine Pizza" } });
    const usage = await send({ path: `/api/images/${image.id}/usage`, session: sessions.manager });
    expect(usage.data).toMatchObject([{ resource: "image-templates", id: template.id, title: "Mit Bild" }]);
    const removed = await send({ method: "DELETE", path: `/api/images/${image.id}`, session: sessions.manager });
    expect(removed).toMatchObject({
      status: 409,
      errors: [{ message: expect.stringContaining("Bildvorlage „Mit Bild“") }, expect.anything()],
    });
    const lost = { id: "a", type: "image", ...box, value: { image: { id: "img_weg", extension: "png" } } };
    expect(await create({ identifier: "weg", name: "Weg", layers: [lost] })).toMatchObject({
      status: 400,
      errors: [{ field: "layers.0.value.image.id" }],
    });
  });
});

describe("values of records", () => {
  const layers = [
    {
      ...{ id: "name", type: "text", ...box, value: { size: 20 } },
      bindings: { text: { path: "product.name", fallback: "?" } },
    },
    { id: "preis", type: "price", ...box, value: { size: 20 }, bindings: { price: { path: "product.price" } } },
  ];
  let template: ImageTemplate;

  beforeAll(async () => {
    template = await stored({ identifier: "werte", name: "Werte", source: "product", width: 200, height: 100, layers });
  });

  test("stand in the layers of a template", async () => {
    const { data } = await get(`${template.id}/layers`, { record: "prd_margherita" }, sessions.employee);
    expect(data).toMatchObject([{ value: { text: "Margherita" } }, { value: { price: 990 } }]);
    expect((await get(`${template.id}/layers`)).data).toEqual(template.layers);
    expect((await get(`${template.id}/layers`, { record: "prd_weg" })).status).toBe(404);
    expect((await get("tpl_weg/layers")).status).toBe(404);
    expect((await get(`${template.id}/layers`, {}, null)).status).toBe(401);
  });

  test("are told to the editor, by source", async () => {
    const { data } = await get("data", { source: "product", record: "prd_margherita" });
    expect(data).toMatchObject({
      data: { "shop.name": "Pizzeria Probe", "product.name": "Margherita", "product.price": 990 },
      ...{ title: "Margherita", timeZone: "Europe/Vienna", currency: "EUR" },
    });
    const branch = await get("data", { source: "branch", record: "brn_mitte" });
    expect(branch.data).toMatchObject({
      data: { "branch.name": "Mitte", "branch.openingHours": [{ label: "Täglich", text: "10:00–22:00" }] },
    });
    const menu = await send({
      method: "POST",
      path: "/api/menus",
      body: {
        ...{ name: "Karte", branches: [{ id: "brn_mitte" }] },
        catalog: [{ category: "cat_pizza", products: ["prd_margherita"] }],
      },
      session: sessions.admin,
    });
    const { id } = menu.data as { id: string };
    const rows = [
      { isHeading: true, title: "Pizza" },
      { title: "Margherita", price: 990 },
    ];
    expect((await get("data", { source: "menu", record: id })).data).toMatchObject({ data: { "menu.products": rows } });
    expect((await get("data", { source: "category", record: "cat_pizza" })).data).toMatchObject({
      data: { "category.products": [{ title: "Margherita" }] },
    });
    expect((await get("data", { source: "config" })).data).toMatchObject({ title: "Pizzeria Probe" });
    expect((await get("data", { source: "anything" })).status).toBe(400);
    expect((await get("data", { source: "order", record: "ord_weg" })).status).toBe(404);
  });

  test("are those of orders only for whoever may read them in their branch", async () => {
    const { id } = await place();
    const query = { source: "order", record: id };
    const { data } = await get("data", query, sessions.employee);
    expect(data).toMatchObject({
      data: { "order.branchName": "Mitte", "order.statusUrl": expect.stringContaining("/status/") },
    });
    expect(Object.keys((data as { data: object }).data)).not.toContain("order.phone");
    const holder = (permissions: string[], branches: string[]) =>
      signInHolder({
        ...{ admin: sessions.admin, branches },
        permissions: [
          { permission: "image-templates.read", scope: "all" },
          ...permissions.map((permission) => ({ permission, scope: "branches" as const })),
        ],
      });
    const elsewhere = await holder(["orders.read"], ["brn_nord"]);
    expect((await get("data", query, elsewhere)).status).toBe(403);
    const without = await holder([], ["brn_mitte"]);
    expect((await get("data", query, without)).status).toBe(403);
    const here = await holder(["orders.read"], ["brn_mitte"]);
    expect((await get("data", query, here)).data).toMatchObject({ data: { "order.statusUrl": null } });
  });

  test("leave out prices that the shop hides", async () => {
    const product = { name: "Geheim", price: 500, isPriceHidden: true };
    const { data } = await send({ method: "POST", path: "/api/products", body: product, session: sessions.admin });
    const { id } = data as { id: string };
    expect((await get("data", { source: "product", record: id })).data).toMatchObject({
      data: { "product.price": null, "product.unitPrice": "" },
    });
  });

  test.each([
    ["png", "image/png", "89504e47"],
    ["jpeg", "image/jpeg", "ffd8ff"],
    ["pdf", "application/pdf", "25504446"],
  ])("are drawn as %s", async (format, type, start) => {
    const reply = await get(`${template.id}/picture`, { record: "prd_margherita", format });
    expect({ status: reply.status, type: reply.headers["content-type"] }).toEqual({ status: 200, type });
    expect(reply.bytes.toString("hex").startsWith(start)).toBe(true);
  });

  test("are drawn with pictures, and without those that are gone", async () => {
    const image = await picture("pizza.png");
    const withImage = await stored({
      ...{ identifier: "bild", name: "Bild", width: 40, height: 30 },
      layers: [
        {
          ...{ id: "a", type: "image", x: 0, y: 0, width: 40, height: 30 },
          value: { image: { id: image.id, extension: "png" } },
        },
      ],
    });
    const drawn = async () => {
      const { bytes } = await get(`${withImage.id}/picture`);
      const { channels } = await sharp(bytes).stats();
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
    };
    expect(await drawn()).toEqual([0xaa, 0x33, 0x33]);
  });
});
