import { products } from "@tresen/contract/catalog/product.resource";
import { parseCsv } from "@tresen/contract/kit/table/csv";
import { rowsOfGrid, tableHead } from "@tresen/contract/kit/table/rows";
import { tableColumns } from "@tresen/contract/kit/table/columns";
import { readXlsx } from "@tresen/contract/kit/table/xlsx-read";
import { MINUTE } from "@tresen/contract/kit/time";
import { afterAll, beforeAll, expect, it } from "vitest";
import { downloadFile } from "../src/bulk";
import { startExport, startImport } from "../src/bulk/start";
import type { Actor } from "../src/platform/actor";
import { startBucket } from "./bucket";
import { finish, person, report, startedBy } from "./bulk";
import { NOW, create, createShop } from "./shop";

let admin: Actor;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let starts = 0;

beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
  admin = await person("usr_chief", "ROLE_ADMIN");
});
afterAll(() => bucket.stop());

const { run } = startedBy(() => admin);

/** The surroundings of the products, which have other ids in each shop. */
async function furnish(shop: string, catalog: Readonly<Record<string, readonly string[]>> = {}): Promise<void> {
  await create("tax-rates", { id: `${shop}_food`, identifier: "speisen", name: "Speisen", values: [{ rate: 0.1 }] });
  await create("categories", { id: `${shop}_main`, name: "Hauptspeisen" });
  await create("categories", { id: `${shop}_noon`, name: "Mittag, warm" });
  for (const menu of ["Sommer", "Winter"])
    await create("menus", {
      ...{ id: `${shop}_${menu}`, name: menu, branches: [] },
      catalog: ["main", "noon"].map((category) => ({
        category: `${shop}_${category}`,
        products: [...(catalog[`${menu} ${category}`] ?? [])],
      })),
    });
}

type Grid = readonly (readonly string[])[];

/** Lists leave out what is put away, unless they are filtered by that. */
async function exported(format: "csv" | "xlsx", isArchived = false): Promise<Grid> {
  const { id } = await startExport({
    actor: admin,
    now: NOW + (starts += 1) * MINUTE,
    input: { resource: "products", query: { sort: "name", ...(isArchived ? { isArchived: "true" } : {}) }, format },
  });
  await finish({ id });
  const file = await downloadFile({ actor: admin, id, now: NOW });
  if (!("bytes" in file)) throw new Error("no bytes");
  return format === "csv" ? parseCsv(new TextDecoder().decode(file.bytes)) : readXlsx(file.bytes);
}
const withoutIds = (grid: Grid) => grid.map(([, ...cells]) => cells);

it(
  "products come out as they went in, into a shop in which everything has other ids",
  { timeout: 120_000 },
  async () => {
    await furnish("first");
    await create("products", {
      ...{ id: "goulash", name: "Gulasch", uid: "100", gtin: "4006381333931", price: 1290, description: "Mit Brot" },
      ...{ allergens: ["A", "L"], deposit: 25, tax: 0.1, taxRate: "first_food", takeawayTaxRate: "first_food" },
      ...{ reducedPrice: 990, reducedFrom: "2026-07-01T08:00:00.000Z", reducedUntil: "2026-07-08T08:00:00.000Z" },
      ...{ pricing: { quantity: 0.4, unit: "kilogram" }, minimumQuantity: 1, maximumQuantity: 9, quantityStepSize: 1 },
      ...{ isLeadTimeEnabled: true, leadTimeType: "hours", leadTimeValue: 3, isArchived: false },
    });
    await create("products", {
      id: "old",
      name: "Altes",
      price: 500,
      isArchived: true,
      isEnabled: false,
      isPriceHidden: true,
    });
    await create("products", { id: "soup", name: "Suppe", price: 390 });
    const catalogs = {
      "Sommer main": ["goulash"],
      "Sommer noon": ["goulash", "soup"],
      "Winter noon": ["goulash"],
    };
    await run({ resource: "menus", action: "remove", ids: ["first_Sommer", "first_Winter", "menu"] });
    await run({ resource: "products", action: "remove", ids: ["margherita", "custom", "gone"] });
    await run({ resource: "categories", action: "remove", ids: ["first_main", "first_noon", "pizza"] });
    await run({ resource: "products", ids: ["goulash"], changes: { taxRate: null, takeawayTaxRate: null } });
    await run({ resource: "tax-rates", action: "remove", ids: ["first_food"] });
    await furnish("second", catalogs);
    await run({
      resource: "products",
      ids: ["goulash"],
      changes: { taxRate: "second_food", takeawayTaxRate: "second_food" },
    });

    const before = await exported("csv");
    expect(before[0]).toEqual(tableHead(tableColumns(products)));
    for (const name of ["reducedPrice", "reducedFrom", "reducedUntil", "taxRate", "allergens", "isArchived"] as const)
      expect(before[0]).toContain(tableColumns(products).find(({ path }) => path === name)?.title ?? "");
    const cells = (name: string) => before.find((line) => line.includes(name)) ?? [];
    expect(cells("Gulasch")).toEqual(
      expect.arrayContaining(["Sommer: Hauptspeisen, Mittag, warm; Winter: Mittag, warm", "A, L", "Speisen", "9,90"]),
    );
    const archived = await exported("csv", true);
    expect(archived).toHaveLength(2);

    // The same in an empty shop: nothing of it has the id that it had. Spreadsheets write numbers in their own way.
    let shop = "second";
    for (const format of ["csv", "xlsx"] as const) {
      const tables = [await exported(format), await exported(format, true)];
      await empty(shop);
      shop = `empty_${format}`;
      await furnish(shop);
      const rows = tables.flatMap((grid) => {
        const read = rowsOfGrid({ resource: products, grid });
        if ("fault" in read) throw new Error(read.fault);
        return read.rows.map(({ id: _, ...row }) => row);
      });
      const { id } = await startImport({
        actor: admin,
        now: NOW + (starts += 1) * MINUTE,
        input: { resource: "products", rows, dryRun: false },
      });
      await finish({ id });
      const told = await report(admin, { id });
      expect(told.map(({ outcome, message = outcome }) => message)).toEqual(rows.map(() => "created"));
      expect(withoutIds(await exported("csv"))).toEqual(withoutIds(before));
      expect(withoutIds(await exported("csv", true))).toEqual(withoutIds(archived));
    }
  },
);

/** Removes the products with what they stand in and refer to. */
async function empty(shop: string): Promise<void> {
  await run({ resource: "menus", action: "remove", ids: [`${shop}_Sommer`, `${shop}_Winter`] });
  for (const isArchived of ["false", "true"])
    await run({ resource: "products", action: "remove", query: { isArchived } });
  await run({ resource: "categories", action: "remove", ids: [`${shop}_main`, `${shop}_noon`] });
  await run({ resource: "tax-rates", action: "remove", ids: [`${shop}_food`] });
}
