import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type * as z from "zod";
import { describe, expect, test } from "vitest";
import { withOptionGroups } from "@tresen/contract/catalog/option-group/resolve";
import { menuInForce, visibleCatalog } from "@tresen/contract/catalog/availability";
import { branchState } from "@tresen/contract/branch/branch-hours";
import { bundleFaults, checkBundle } from "@tresen/contract/bundle/bundle";
import { isItemValid } from "@tresen/contract/order/cart";
import { emptyParts } from "@tresen/contract/order/part-values";
import { initialQuantity } from "@tresen/contract/catalog/picked-quantity";
import { resources } from "@tresen/contract/resources";
import { shop as bike } from "./bike/shop";
import type { ShopBundle } from "./build";
import { loadDemo } from "./index";
import { shop as pizza } from "./pizza/shop";
import { pictures } from "./pictures/index.mjs";

const SHOPS = [
  ["pizza", pizza],
  ["bike", bike],
] as const;
const LARGEST_PICTURE = 40 * 1024;
/** A Friday in winter at 19:00 in Vienna. */
const EVENING = Date.parse("2026-12-11T18:00:00Z");
const NOON = Date.parse("2026-12-11T11:30:00Z");

const folder = (name: string): URL => new URL(`${name}/`, import.meta.url);

const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } });
const DOTS: Record<string, string> = {
  jpg: `jpeg;base64,${(await dot.jpeg().toBuffer()).toString("base64")}`,
  png: `png;base64,${(await dot.png().toBuffer()).toString("base64")}`,
  svg: `svg+xml;base64,${btoa("<svg/>")}`,
};

interface Records<Fields extends z.ZodObject> {
  resource: { fields: Fields };
  records: readonly Readonly<Record<string, unknown>>[];
}

/** The records of one resource, with the type of its fields. */
function typed<Fields extends z.ZodObject>({
  resource,
  records,
}: Records<Fields>): (z.output<Fields> & { id: string })[] {
  return records.map(({ id, ...fields }) => ({ ...resource.fields.parse(fields), id: String(id) }));
}

/** The bundle as an import would read it, with a dot for each picture: rendering all of them takes seconds. */
function parsed(shop: ShopBundle) {
  const images = shop.images.map((image) => ({ ...image, data: `data:image/${DOTS[image.extension]}` }));
  const { bundle, faults } = checkBundle({ ...shop, images });
  if (!bundle) throw new Error(JSON.stringify(faults, null, 2));
  return {
    branches: typed({ resource: resources.branches, records: bundle.branches }),
    categories: typed({ resource: resources.categories, records: bundle.categories }),
    donatees: typed({ resource: resources.donatees, records: bundle.donatees }),
    groups: typed({ resource: resources["option-groups"], records: bundle["option-groups"] }),
    menus: typed({ resource: resources.menus, records: bundle.menus }),
    products: typed({ resource: resources.products, records: bundle.products }),
    tables: typed({ resource: resources.tables, records: bundle.tables }),
  };
}

describe.each(SHOPS)("demo shop %s", (name, shop) => {
  test("shop.json is what its modules say (else run generate-shops.mjs)", async () => {
    expect(JSON.parse(await readFile(new URL("shop.json", folder(name)), "utf8"))).toEqual(
      JSON.parse(JSON.stringify(shop)),
    );
  });

  test("its pictures are what they are drawn as (else run generate-pictures.mjs), and small", async () => {
    const files = (await readdir(new URL("images/", folder(name)))).sort();
    expect(files).toEqual(
      Object.keys(pictures[name])
        .map((key) => `${key}.svg`)
        .sort(),
    );
    for (const [key, draw] of Object.entries(pictures[name])) {
      const file = await readFile(new URL(`images/${key}.svg`, folder(name)), "utf8");
      expect(file === draw(), `${key} is current`).toBe(true);
      expect(file.length, key).toBeLessThanOrEqual(LARGEST_PICTURE);
      // A faulty curve renders as nothing.
      expect(file, key).not.toMatch(/NaN|undefined|Infinity|\[object/);
    }
  });

  test("every picture renders to more than a plain ground", async () => {
    for (const key of Object.keys(pictures[name])) {
      // Statistics are computed from the input, so the small picture is rendered first.
      const small = await sharp(fileURLToPath(new URL(`images/${key}.svg`, folder(name))))
        .resize(96)
        .png()
        .toBuffer();
      const { channels } = await sharp(small).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), key).toBeGreaterThan(8);
    }
  }, 120_000);

  test("every picture drawn is shown somewhere", () => {
    expect(shop.images.map(({ id }) => id)).toEqual(Object.keys(pictures[name]).sort());
  });

  test("it has no faults", () => {
    expect(parsed(shop).products.length).toBe(shop.products?.length);
  });

  test("every product stands in a menu and can be ordered as it opens or after choosing", () => {
    const { products: stored, menus, groups: shared } = parsed(shop);
    const groups = new Map(shared.map((group) => [group.id, group]));
    const products = stored.map((product) => withOptionGroups({ product, groups }));
    const listed = new Set(menus.flatMap(({ catalog }) => catalog.flatMap((entry) => entry.products)));
    for (const product of products) {
      expect(listed.has(product.id), product.id).toBe(true);
      const parts = product.config.parts.map((part, index) => {
        if (part.optional) return emptyParts(product)[index] ?? null;
        const first = part.options[0]?.name ?? "Anna";
        return part.type === "multiselect" ? [first] : first;
      });
      expect(isItemValid({ product, ...initialQuantity(product), parts }), product.id).toBe(true);
      expect(product.type === "simple", product.id).toBe(product.config.parts.length === 0);
    }
  });

  test("each branch has a menu in force with products to sell", () => {
    const { branches, menus, categories, products } = parsed(shop);
    for (const branch of branches) {
      const menu = menuInForce({ menus, branch, at: NOON });
      if (!menu) throw new Error(`${branch.id} has no menu`);
      const groups = visibleCatalog({
        menu,
        categories: new Map(categories.map((entry) => [entry.id, entry])),
        products: new Map(products.map((entry) => [entry.id, entry])),
        zone: branch.timeZone,
        at: NOON,
      });
      expect(
        groups.flatMap((group) => group.products.filter(({ isAvailable }) => isAvailable)).length,
        branch.id,
      ).toBeGreaterThan(10);
    }
  });

  test("texts are finished: no filler, alternative text for every picture", () => {
    expect(JSON.stringify(shop)).not.toMatch(/lorem|ipsum|todo|xxx|platzhalter/i);
    for (const { id, alt } of shop.images) expect(alt, id).not.toBe("");
  });
});

test("a demo is loaded with its pictures rendered as files of the kind and size that its records name", async () => {
  const bundle = await loadDemo("bike");
  expect(bundleFaults(bundle)).toEqual([]);
  expect(bundle.images?.map(({ id }) => id).sort()).toEqual(bike.images.map(({ id }) => id));
  for (const { id, data, extension, width, height } of bundle.images ?? []) {
    const file = await sharp(Buffer.from(data.slice(data.indexOf(",") + 1), "base64")).metadata();
    expect({ id, format: file.format, width: file.width, height: file.height }).toEqual({
      id,
      format: extension === "jpg" ? "jpeg" : extension,
      width,
      height,
    });
  }
}, 120_000);

test("the pizzeria shows what the shop can do", () => {
  const { branches, categories, products, tables, donatees, menus } = parsed(pizza);
  expect(branches.map(({ identifier }) => identifier)).toEqual(["neubau", "favoriten", "leopoldstadt"]);
  expect(products.length).toBeGreaterThanOrEqual(45);
  expect(donatees).toHaveLength(5);
  expect(tables.every(({ branch }) => branch === "brn_neubau")).toBe(true);
  expect(branches.filter(({ isPreorderEnabled }) => isPreorderEnabled)).toHaveLength(2);
  expect(branches.some(({ deliveryAreas }) => deliveryAreas.some(({ free }) => free))).toBe(true);
  expect(menus.some(({ availableFrom }) => Date.parse(availableFrom ?? "") > EVENING)).toBe(true);
  expect(products.some(({ isEnabled }) => !isEnabled)).toBe(true);
  expect(products.some(({ images }) => images.length === 0)).toBe(true);
  expect(categories.find(({ id }) => id === "cat_mittag")?.isVisibleWhenUnavailable).toBe(true);
  // Friday night: Neubau closes at two, Favoriten half an hour past midnight.
  const closing = branches
    .map((branch) => branchState({ branch, at: EVENING }))
    .map((state) => (state.state === "closed" ? null : new Date(state.closesAt).toISOString()));
  expect(closing).toEqual(["2026-12-12T01:00:00.000Z", "2026-12-11T23:30:00.000Z", "2026-12-11T23:30:00.000Z"]);
});

test("the bicycle shop quotes in its workshop and sells by piece, pair, metre, hour and day", () => {
  const { branches, products } = parsed(bike);
  expect(branches.find(({ identifier }) => identifier === "werkstatt")?.isQuotationRequired).toBe(true);
  expect(new Set(products.map(({ unit }) => unit))).toEqual(new Set(["piece", "pair", "meter", "hour", "day"]));
});
