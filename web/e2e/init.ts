import type { Page } from "@playwright/test";
import type { InitEntry } from "@tresen/contract/snapshot/init";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { Config } from "@tresen/contract/config/config";
import type { Block } from "@tresen/contract/site/block.resource";
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
  /** What the server's clock shows, as the page reads it from the answer. */
  clock?: string;
  edit?: (shop: ShopData) => void;
}

const KEYS = ["config", "branches", "menus", "categories", "products", "tables", "blocks", "sites"] as const;

/** Gives the page another shop or another time than the platform has: what it shows, not what the server decides. */
export async function changeShop(page: Page, { clock, edit }: Change): Promise<void> {
  await page.route("**/api/init*", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: InitEntry[] };
    const shop = Object.fromEntries(
      KEYS.map((key) => [key, body.data.find(({ url }) => url === key)?.data]),
    ) as unknown as ShopData;
    edit?.(shop);
    const data = body.data.map((entry) => ({
      ...entry,
      data: KEYS.some((key) => key === entry.url) ? shop[entry.url as keyof ShopData] : entry.data,
    }));
    const headers = { ...response.headers(), age: "0", ...(clock ? { date: new Date(clock).toUTCString() } : {}) };
    delete (headers as Record<string, string>)["content-encoding"];
    delete (headers as Record<string, string>)["content-length"];
    await route.fulfill({ status: 200, headers, body: JSON.stringify({ ...body, data }) });
  });
}
