import type { InitEntry } from "@tresen/contract/snapshot/init";
import type { OnlineMethod } from "@tresen/contract/payment/payment";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { DatedRates } from "@tresen/contract/catalog/tax/dated-rates";
import type { TaxRate } from "@tresen/contract/catalog/tax/tax-rate.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { Station } from "@tresen/contract/station/station.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";

/** The part of the snapshot that orders are checked against. */
export interface Catalog {
  version: number;
  branches: ReadonlyMap<string, Branch>;
  categories: ReadonlyMap<string, Category>;
  products: ReadonlyMap<string, Product>;
  taxRates: DatedRates;
  menus: readonly Menu[];
  /** Of all branches. */
  stations: readonly Station[];
  /** The online payment methods that work. */
  paymentProviders: readonly OnlineMethod[];
}

export function parseCatalog({ entries, version }: { entries: readonly InitEntry[]; version: number }): Catalog {
  // The snapshot's records were validated when they were stored.
  const dataOf = <Data>(url: string): Data | undefined =>
    entries.find((entry) => entry.url === url)?.data as Data | undefined;
  const list = <R extends { id: string }>(url: string): R[] => dataOf<R[]>(url) ?? [];
  const config = dataOf<{ paymentProviders?: OnlineMethod[] }>("config");
  const byId = <R extends { id: string }>(url: string): Map<string, R> =>
    new Map(list<R>(url).map((record) => [record.id, record]));
  return {
    version,
    branches: byId<Branch>("branches"),
    categories: byId<Category>("categories"),
    products: byId<Product>("products"),
    taxRates: byId<TaxRate>("tax-rates"),
    menus: list<Menu>("menus"),
    stations: list<Station>("stations"),
    paymentProviders: config?.paymentProviders ?? [],
  };
}
