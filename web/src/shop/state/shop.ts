import { publicFirst } from "@tresen/contract/catalog/availability";
import type { InitEntry } from "@tresen/contract/snapshot/init";
import type { PaymentMethod } from "@tresen/contract/payment/payment";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { TaxRate } from "@tresen/contract/catalog/tax/tax-rate.resource";
import type { Tag } from "@tresen/contract/catalog/tag.resource";
import type { Config } from "@tresen/contract/config/config";
import type { Block } from "@tresen/contract/site/block/block.resource";
import type { Division } from "@tresen/contract/branch/division.resource";
import type { Donee } from "@tresen/contract/order/donatee.resource";
import type { Navigation } from "@tresen/contract/site/navigation/navigation.resource";
import type { Site } from "@tresen/contract/site/site.resource";
import type { Table } from "@tresen/contract/branch/table.resource";
import type { User } from "@tresen/contract/user/user.resource";

/** The init bundle in the form that the screens use: lists in the shop's order, and maps by id. */
export interface Shop {
  /** The server adds `paymentProviders`: the online methods that work. */
  config: Config & { paymentProviders?: readonly PaymentMethod[] };
  user: User | null;
  divisions: Division[];
  branches: Branch[];
  tags: Map<string, Tag>;
  menus: Menu[];
  categories: Map<string, Category>;
  products: Map<string, Product>;
  taxRates: Map<string, TaxRate>;
  tables: Map<string, Table>;
  donatees: Map<string, Donee>;
  sites: Site[];
  blocks: Block[];
  navigations: Navigation[];
}

export function readShop(entries: readonly InitEntry[]): Shop {
  const byUrl = new Map(entries.map(({ url, data }) => [url, data]));
  const list = <T>(url: string): T[] => (byUrl.get(url) as T[] | undefined) ?? [];
  const lookUp = <T extends { id: string }>(url: string): Map<string, T> =>
    new Map(list<T>(url).map((record) => [record.id, record]));
  const config = byUrl.get("config") as Config | null | undefined;
  if (!config) throw new Error("The init bundle has no config");
  return {
    config,
    user: (byUrl.get("users/me") as User | null | undefined) ?? null,
    divisions: list("divisions"),
    branches: publicFirst(list<Branch>("branches")),
    tags: lookUp("tags"),
    menus: list("menus"),
    categories: lookUp("categories"),
    products: lookUp("products"),
    taxRates: lookUp("tax-rates"),
    tables: lookUp("tables"),
    donatees: lookUp("donatees"),
    sites: list("sites"),
    // A bundle from before pop-ups had branches has none.
    blocks: list<Block>("blocks").map((block) => ({ ...block, branches: block.branches ?? [] })),
    navigations: list("navigations"),
  };
}

export function findBranch({ shop, identifier }: { shop: Shop; identifier: string }): Branch | null {
  return shop.branches.find((branch) => branch.identifier === identifier) ?? null;
}

/** The public navigation with this identifier, or null. */
export function findNavigation({ shop, identifier }: { shop: Shop; identifier: string }): Navigation | null {
  return shop.navigations.find((navigation) => navigation.identifier === identifier && navigation.isPublic) ?? null;
}
