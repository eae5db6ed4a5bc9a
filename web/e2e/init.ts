import type { Page } from "@playwright/test";
import type { InitEntry } from "@tresen/contract/snapshot/init";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { Config } from "@tresen/contract/config/config";
import type { Block } from "@tresen/contract/site/block/block.resource";
import type { Site } from "@tresen/contract/site/site.resource";
import type { Table } from "@tresen/contract/branch/table.resource";

/** The parts of the init bundle that tests change. */
export interface ShopData {
  config: Config;
  branches: Branch[];
  menus: Menu[];
  categories: Category[];
  products: Product[];
  tables: Table[];
  blocks: Block[];
  sites: Site[];
}

interface Change {
  /** The server's time, as the page reads it from the response. */
  clock?: string;
  edit?: (shop: ShopData) => void;
}

/** Changes the shop or the time that the page receives; the server's rules do not change. */
export async function changeShop(page: Page, { clock, edit }: Change): Promise<void> {
  await page.route("**/api/init*", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: InitEntry[] };
    const shop = shopOf(body.data);
    edit?.(shop);
    const changed: Record<string, unknown> = { ...shop };
    const data = body.data.map((entry) => ({ ...entry, data: changed[entry.url] ?? entry.data }));
    const headers: Record<string, string> = {
      ...response.headers(),
      age: "0",
      ...(clock ? { date: new Date(clock).toUTCString() } : {}),
    };
    delete headers["content-encoding"];
    delete headers["content-length"];
    await route.fulfill({ status: 200, headers, body: JSON.stringify({ ...body, data }) });
  });
  // The time of every answer counts.
  if (clock)
    await page.route("**/api/branches/*/*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), date: new Date(clock).toUTCString() } });
    });
}

/** @throws Error when a part is missing. */
function shopOf(entries: InitEntry[]): ShopData {
  const part = <Name extends keyof ShopData>(name: Name): ShopData[Name] => {
    const entry = entries.find(({ url }) => url === name);
    if (!entry) throw new Error(`The init bundle has no ${name}.`);
    return entry.data as ShopData[Name];
  };
  return {
    config: part("config"),
    branches: part("branches"),
    menus: part("menus"),
    categories: part("categories"),
    products: part("products"),
    tables: part("tables"),
    blocks: part("blocks"),
    sites: part("sites"),
  };
}
