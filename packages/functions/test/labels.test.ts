import { PDFiumLibrary } from "@hyzyla/pdfium";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { type Sessions, openShop, signInHolder } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
afterAll(() => bucket.stop());

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
  await create("products", {
    ...{ id: "prd_cola", name: "Kräuterlimonade „Größe“", price: 199, deposit: 25, allergens: ["A", "G"] },
    ...{ gtin: "4006381333931", pricing: { quantity: 0.33, unit: "liter" } },
  });
  await create("products", { id: "prd_torte", name: "Torte auf Anfrage", price: 4900, isPriceHidden: true });
});

async function create(path: string, body: object): Promise<void> {
  const { status, errors } = await send({ method: "POST", path: `/api/${path}`, body, session: sessions.admin });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
}

const BODY = { products: ["prd_cola"], layout: "compact" };
const print = (body: object = {}, session: string | null = sessions.employee) =>
  withGrantsOf("labels", () => send({ method: "POST", path: "/api/labels", body: { ...BODY, ...body }, session }));

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const texts = [...document.pages()].map((page) => page.getText().replaceAll("\u00A0", " ").replace(/\s+/g, " "));
  document.destroy();
  library.destroy();
  return texts;
}

describe("labels", () => {
  test("are a PDF that says what the shop says", async () => {
    const { status, headers, bytes } = await print({ code: "ean" });
    expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(headers["content-security-policy"]).toContain("sandbox");
    const [page, none] = await pagesOf(bytes);
    expect(none).toBeUndefined();
    for (const words of [
      ...["Kräuterlimonade „Größe“", "1,99 €", "6,03 € / l"],
      ...["zzgl. 0,25 € Pfand", "Allergene: A, G", "4006381333931"],
    ])
      expect(page).toContain(words);
  });

  test("have the parts, copies and places that are asked for", async () => {
    const body = { products: ["prd_torte", "prd_cola"], layout: "detail", start: 10, copies: 2, parts: ["name"] };
    const [one, two, none] = await pagesOf((await print(body)).bytes);
    expect([one, none]).toEqual(["Torte auf Anfrage", undefined]);
    expect(two?.split(/(?=Torte|Kräuter)/).map((text) => text.trim())).toEqual([
      "Torte auf Anfrage",
      ...Array.from({ length: 2 }, () => "Kräuterlimonade „Größe“"),
    ]);
  });

  test("have the usual margins where the request names none", async () => {
    const usual = (await print()).bytes;
    expect((await print({ margins: {} })).bytes).toEqual(usual);
    expect((await print({ margins: { left: 9.85 } })).bytes).toEqual(usual);
    expect((await print({ margins: { left: 12 } })).bytes).not.toEqual(usual);
  });

  test("have no price where the shop hides it", async () => {
    const [page] = await pagesOf((await print({ products: ["prd_torte"] })).bytes);
    expect(page).toContain("Preis auf Anfrage");
    expect(page).not.toContain("€");
  });

  test("are for those who may see products as a whole, of any branch", async () => {
    expect((await print({}, null)).status).toBe(401);
    const other = (permission: string) =>
      signInHolder({ admin: sessions.admin, branches: ["brn_nord"], permissions: [{ permission, scope: "all" }] });
    expect((await print({}, await other("orders.read"))).status).toBe(403);
    // Products belong to the shop, not to a branch.
    expect((await print({}, await other("products.read"))).status).toBe(200);
    expect((await print({}, sessions.manager)).status).toBe(200);
  });

  test("are not printed for a product that does not exist", async () => {
    const { status, errors } = await print({ products: ["prd_cola", "prd_none"] });
    expect({ status, errors }).toEqual({
      status: 400,
      errors: [
        {
          field: "products.1",
          code: "validation.reference",
          message: "Der ausgewählte Eintrag existiert nicht.",
        },
      ],
    });
  });

  const margins = { top: 10, right: 10, bottom: 10, left: 10, columnGap: 0, rowGap: 0 };
  const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `prd_${index}`);
  test.each([
    ["no product", { products: [] }, "products"],
    ["too many products", { products: ids(501) }, "products"],
    ["a product twice", { products: ["prd_cola", "prd_cola"] }, "products"],
    ["another layout", { layout: "poster" }, "layout"],
    ["a place that is not on the sheet", { layout: "detail", start: 11 }, "start"],
    ["too many copies", { copies: 101 }, "copies"],
    ["half a copy", { copies: 1.5 }, "copies"],
    ["too many sheets", { products: ids(100), copies: 100 }, "copies"],
    ["an edge that is too wide", { margins: { ...margins, top: 51 } }, "margins.top"],
    ["edges without room between them", { margins: { ...margins, left: 50, right: 50 } }, "margins"],
    ["nothing on the label", { parts: [] }, "parts"],
    ["another code", { code: "pdf417" }, "code"],
  ])("are refused for %s", async (_, body, field) => {
    const { status, errors } = await print(body);
    expect({ status, fields: [...new Set(errors.map((error) => error.field))] }).toEqual({
      status: 400,
      fields: [field],
    });
  });
});

test("a product takes a GTIN with its check digit alone, and may be without", async () => {
  const body = { name: "Limo", price: 100 };
  const post = (gtin: string) =>
    send({ method: "POST", path: "/api/products", body: { ...body, gtin }, session: sessions.admin });
  expect((await post("4006381333932")).errors).toMatchObject([{ field: "gtin" }]);
  expect((await post("96385074")).data).toMatchObject({ gtin: "96385074" });
  expect((await post("")).status).toBe(201);
});

describe("labels with a template", () => {
  const label = { width: 90, height: 30, unit: "mm", dpi: 300, preset: "label" };
  const box = { x: 0, y: 0, width: 90, height: 30 };
  const layers = [
    { id: "flaeche", type: "shape", ...box, value: { fill: "#cc0000" } },
    {
      ...{ id: "name", type: "text", ...box, value: { size: 6, color: "#ffffff" } },
      bindings: { text: { path: "product.name" } },
    },
  ];

  beforeAll(async () => {
    await create("image-templates", {
      ...{ id: "tpl_schild", identifier: "schild", name: "Schild", source: "product", ...label, layers },
    });
    await create("image-templates", { id: "tpl_filiale", identifier: "filiale", name: "Filiale", source: "branch" });
  });

  test("show its drawing in paths, as large as each label allows, with as many copies as were asked for", async () => {
    const body = { products: ["prd_torte", "prd_cola"], copies: 3, layout: "detail", start: 8, template: "tpl_schild" };
    const { status, bytes, errors } = await print({ ...body, parts: [] });
    expect({ status, errors }).toEqual({ status: 200, errors: [] });
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(bytes);
    const pages = [...document.pages()];
    expect(pages.map((page) => page.getText())).toEqual(["", ""]);
    expect(pages.map((page) => new Set([...page.objects()].map(({ type }) => type)))).toEqual([
      new Set(["path"]),
      new Set(["path"]),
    ]);
    const [first] = pages;
    const { data, width } = (await first?.render({ scale: 1, render: "bitmap" })) ?? {
      data: new Uint8Array(),
      width: 0,
    };
    // Red, green and blue of the point with these millimetres.
    const at = (x: number, y: number): number[] => {
      const point = (Math.round((y / 25.4) * 72) * width + Math.round((x / 25.4) * 72)) * 4;
      return [...data.subarray(point, point + 3)];
    };
    const [red, white] = [
      [204, 0, 0],
      [255, 255, 255],
    ];
    // The eighth label of two columns is on the right in the fourth row. It is 99.1 mm wide, its drawing three times as wide as high.
    const [left, top] = [4.65 + 99.1 + 2.5, 6 + 3 * 57];
    expect([at(left + 2, top + 28.5), at(left + 97, top + 28.5)]).toEqual([red, red]);
    expect([at(left + 50, top + 10), at(left + 50, top + 47), at(left - 50, top + 28.5)]).toEqual([
      white,
      white,
      white,
    ]);
    document.destroy();
    library.destroy();
  });

  test("are refused for templates that show no products, and for unknown ones", async () => {
    const faults = async (template: string) => (await print({ template })).errors;
    expect(await faults("tpl_filiale")).toEqual([
      { field: "template", code: "validation.reference", message: expect.stringContaining("zeigt keine Produkte") },
    ]);
    expect(await faults("tpl_weg")).toEqual([
      { field: "template", code: "validation.reference", message: "Diese Bildvorlage gibt es nicht." },
    ]);
  });
});
