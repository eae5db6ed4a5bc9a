import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { hoursOn, hoursRows } from "@tresen/contract/template/data/hours-rows";
import { type Product, products } from "@tresen/contract/catalog/product.resource";
import { branches } from "@tresen/contract/branch/branch.resource";
import { imageRef } from "@tresen/contract/media/image-fields";
import { FONTS, type FontFamily } from "@tresen/contract/media/fonts";
import { type TemplateData, bindLayers } from "@tresen/contract/template/data/bind";
import { headingRow, productData, productRow } from "@tresen/contract/template/data/product-data";
import { contrastOf, textColorOn } from "@tresen/contract/template/data/text-color";
import { type ImageTemplate, imageTemplates } from "@tresen/contract/template/image-template.resource";
import type { Layer } from "@tresen/contract/template/layer/layer";
import type { TableRow } from "@tresen/contract/template/layer/layer-value-fields";
import { drawTemplate } from "@tresen/contract/template/render/draw-template";
import { FALLBACK_FACE, fontBook } from "@tresen/contract/template/render/font/font-book";
import { type TemplateFont, openFont } from "@tresen/contract/template/render/font/template-font";
import { neededFonts } from "@tresen/contract/template/render/needs";
import { isFault } from "@tresen/contract/template/render/warning";
import { pictureOf } from "@tresen/core/template/picture";
import { describe, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { shop as bike } from "./bike/shop";
import type { ShopBundle } from "./build";
import { shop as pizza } from "./pizza/shop";

const SHOPS = [
  ["pizza", pizza],
  ["bike", bike],
] as const;
const packages = createRequire(import.meta.url);
const wasm = readFileSync(packages.resolve("zxing-wasm/reader/zxing_reader.wasm"));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
const opened = new Map<string, Promise<TemplateFont>>();

function openFace({ family, weight, isItalic }: { family: string; weight: number; isItalic: boolean }) {
  const slug = FONTS[family as FontFamily];
  const style = isItalic ? "italic" : "normal";
  const key = `${slug} ${weight} ${style}`;
  const read = async (): Promise<TemplateFont> => {
    const files = ["latin", "latin-ext"].map((subset) =>
      readFile(packages.resolve(`@fontsource/${slug}/files/${slug}-${subset}-${weight}-${style}.woff`)),
    );
    return openFont(await Promise.all(files));
  };
  const font = opened.get(key) ?? read();
  opened.set(key, font);
  return font;
}

interface Named {
  name: string;
  data: TemplateData;
}

function shopData({ config }: ShopBundle): TemplateData {
  const { primaryColor = "#000000", secondaryColor = "#333333" } = config;
  return {
    "shop.name": config.shopName ?? "",
    "shop.title": config.title ?? "",
    "shop.logo": imageRef.nullable().parse(config.logo ?? null),
    "shop.url": "https://shop.example.test",
    "shop.primaryColor": primaryColor,
    "shop.primaryTextColor": textColorOn(primaryColor),
    "shop.secondaryColor": secondaryColor,
    "shop.secondaryTextColor": textColorOn(secondaryColor),
    today: "2026-12-24T11:00:00.000Z",
  };
}

const NOW = Date.parse("2026-12-24T11:00:00Z");
const rowOf = (product: Product): TableRow => productRow(product, NOW);

/** What the server would show of every record of the shop, by source. */
function recordsOf(shop: ShopBundle): Record<string, Named[]> {
  const known = new Map(
    (shop.products ?? []).map(({ id, ...fields }) => [id, { ...products.fields.parse(fields), id } as Product]),
  );
  const rows = (ids: readonly string[]): TableRow[] => ids.flatMap((id) => known.get(id) ?? []).map(rowOf);
  const names = new Map((shop.categories ?? []).map(({ id, name }) => [id, name]));
  const menus = shop.menus ?? [];
  return {
    product: [...known.values()].map((product) => ({
      name: product.name,
      data: productData({ product, currency: "EUR", now: NOW }),
    })),
    category: (shop.categories ?? []).map(({ id, name, image }) => ({
      name,
      data: {
        "category.name": name,
        "category.image": imageRef.nullable().parse(image ?? null),
        "category.products": rows(
          menus.flatMap(({ catalog = [] }) => catalog).find((one) => one.category === id)?.products ?? [],
        ),
      },
    })),
    menu: menus.map(({ name = "", catalog = [] }) => ({
      name,
      data: {
        "menu.name": name,
        "menu.products": catalog.flatMap((one) => [headingRow(names.get(one.category) ?? ""), ...rows(one.products)]),
      },
    })),
    branch: (shop.branches ?? []).map(({ id: _, ...fields }) => {
      const branch = branches.fields.parse(fields);
      return {
        name: branch.name,
        data: {
          "branch.name": branch.name,
          "branch.street": branch.street,
          "branch.phone": branch.phone,
          "branch.url": `https://shop.example.test/store/${branch.identifier}`,
          "branch.image": branch.images[0] ?? null,
          "branch.openingHours": hoursRows(branch.openingHours),
          "branch.hoursToday": hoursOn({ rules: branch.openingHours, date: "2026-12-22" }).text,
        },
      };
    }),
    order: [
      {
        name: "Bestellung",
        data: {
          "order.ticketNumber": "137",
          "order.firstName": "Maximiliane-Charlotte",
          "order.method": "Lieferung",
          "order.total": 14270,
          "order.items": [...known.values()].slice(0, 6).map(rowOf),
        },
      },
    ],
  };
}

async function draw({ template, data }: { template: ImageTemplate; data: TemplateData }) {
  const layers = bindLayers({ layers: template.layers, data, timeZone: "Europe/Vienna", currency: "EUR" });
  const faces = await Promise.all(neededFonts(layers).map(async (face) => ({ ...face, font: await openFace(face) })));
  const fonts = fontBook({ faces, fallback: await openFace(FALLBACK_FACE) });
  return { layers, drawing: drawTemplate({ template, layers, fonts, currency: "EUR" }) };
}

/** The colours of a layer's letters. */
function inks({ type, value }: Layer): string[] {
  if (type === "text" || type === "price" || type === "hours") return [value.color];
  return type === "table" ? [value.color, value.priceColor, value.headingColor] : [];
}

/** The colour of the last whole shape below a layer that covers its middle, else that of the template. */
function below({ layers, index, background }: { layers: readonly Layer[]; index: number; background: string }): string {
  const layer = layers[index];
  if (!layer) return background;
  const [x, y] = [layer.x + layer.width / 2, layer.y + layer.height / 2];
  const under = layers
    .slice(0, index)
    .findLast(
      (one) => one.type === "shape" && one.x <= x && x <= one.x + one.width && one.y <= y && y <= one.y + one.height,
    );
  return under?.type === "shape" ? under.value.fill : background;
}

test("tables say where a price is the lowest of several, as the shop's list does", () => {
  const rows = recordsOf(pizza)["menu"]?.flatMap(({ data }) => data["menu.products"] as TableRow[]) ?? [];
  const told = (title: string) => rows.find((row) => row.title === title);
  expect(told("Margherita")).toMatchObject({ price: 790, isFrom: true });
  expect(told("Tiramisù im Glas")).toMatchObject({ price: 620, isFrom: false });
});

describe.each(SHOPS)("templates of the shop %s", (_, shop) => {
  const templates = (shop["image-templates"] ?? []).map(({ id, ...fields }) => ({
    ...imageTemplates.fields.parse(fields),
    ...{ id, version: 1, createdAt: "", updatedAt: "" },
  }));
  const records = recordsOf(shop);
  const common = shopData(shop);

  test("are at least twelve that an import takes", () => {
    expect(templates.length).toBeGreaterThanOrEqual(12);
    for (const template of templates)
      expect(imageTemplates.check?.({ fields: template, isValid: () => true }) ?? []).toEqual([]);
  });

  test.each(templates.map((template) => [template.identifier, template] as const))(
    "%s shows every record, and missing values, without a fault",
    async (__, template) => {
      for (const { name, data } of [...(records[template.source] ?? []), { name: "(leer)", data: {} }]) {
        const { drawing } = await draw({ template, data: { ...common, ...data } });
        expect({ name, warnings: drawing.warnings.filter(isFault) }).toEqual({ name, warnings: [] });
      }
    },
    60_000,
  );

  test("can be read on what is behind them", async () => {
    for (const template of templates) {
      const { layers } = await draw({ template, data: { ...common, ...records[template.source]?.[0]?.data } });
      for (const [index, layer] of layers.entries())
        for (const ink of inks(layer)) {
          const contrast = contrastOf(ink, below({ layers, index, background: template.background }));
          expect([template.identifier, layer.id, contrast >= 4.5]).toEqual([template.identifier, layer.id, true]);
        }
    }
  });

  test("have codes that scanners read", async () => {
    const coded = templates.filter(({ layers }) => layers.some(({ type }) => type === "qr" || type === "barcode"));
    expect(coded.length).toBeGreaterThanOrEqual(4);
    for (const template of coded) {
      const { layers, drawing } = await draw({ template, data: { ...common, ...records[template.source]?.[0]?.data } });
      const png = await pictureOf({ drawing, fileOf: () => null, format: "png" });
      const found = await readBarcodes(new Blob([png as Uint8Array<ArrayBuffer>]), { tryHarder: true });
      const expected = layers.flatMap((layer) =>
        layer.type === "qr" || layer.type === "barcode" ? [layer.value.content] : [],
      );
      expect([template.identifier, found.map(({ text }) => text)]).toEqual([template.identifier, expected]);
    }
  });
});
