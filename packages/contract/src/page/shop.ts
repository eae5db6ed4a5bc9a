import { publicFirst } from "../availability";
import type { InitEntry } from "../init";
import type { Branch } from "../resources/branch";
import type { Category, Menu, Product } from "../resources/catalog";
import type { Config } from "../resources/config";
import type { Division, Site } from "../resources/shop";

/** What the head of a page says is drawn from this part of the init bundle, in browser and server alike. */
export interface PageShop {
  config: Config;
  divisions: readonly Division[];
  branches: readonly Branch[];
  menus: readonly Menu[];
  categories: ReadonlyMap<string, Category>;
  products: ReadonlyMap<string, Product>;
  sites: readonly Site[];
}

/** @throws Error when the bundle has no configuration. */
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
