import { publicFirst } from "../catalog/availability";
import type { InitEntry } from "../snapshot/init";
import type { Branch } from "../branch/branch.resource";
import type { Category } from "../catalog/category.resource";
import type { Menu } from "../catalog/menu.resource";
import type { Product } from "../catalog/product.resource";
import type { Config } from "../config/config";
import type { Division } from "../branch/division.resource";
import type { Site } from "../site/site.resource";

/** The part of the init bundle that the head of a page is made from, in browser and server. */
export interface PageShop {
  config: Config;
  divisions: readonly Division[];
  branches: readonly Branch[];
  menus: readonly Menu[];
  categories: ReadonlyMap<string, Category>;
  products: ReadonlyMap<string, Product>;
  sites: readonly Site[];
}

/** Reads it from the entries of the init bundle. @throws Error when the bundle has no configuration. */
export function readPageShop(entries: readonly InitEntry[]): PageShop {
  const dataOf = (url: string): unknown => entries.find((entry) => entry.url === url)?.data;
  const list = <T>(url: string): T[] => (dataOf(url) as T[] | undefined) ?? [];
  const lookUp = <T extends { id: string }>(url: string): Map<string, T> =>
    new Map(list<T>(url).map((record) => [record.id, record]));
  const config = dataOf("config") as Config | undefined;
  if (!config) throw new Error("The init bundle has no config");
  return {
    config,
    divisions: list("divisions"),
    branches: publicFirst(list<Branch>("branches")),
    menus: list("menus"),
    categories: lookUp("categories"),
    products: lookUp("products"),
    sites: list("sites"),
  };
}
