import { publicFirst } from "@tresen/contract/availability";
import type { InitEntry } from "@tresen/contract/init";
import type { PaymentMethod } from "@tresen/contract/payment";
import type { Branch } from "@tresen/contract/resources/branch";
import type { Category, Menu, Product, Tag } from "@tresen/contract/resources/catalog";
import type { Config } from "@tresen/contract/resources/config";
import type { Block, Division, Donee, Navigation, Site, Table, User } from "@tresen/contract/resources/shop";

/** The init bundle as the screens read it: lists in the shop's order, look-ups by id where they are looked up. */
export interface Shop {
  /** `paymentProviders` is the server's word on which online methods have a provider that works. */
  config: Config & { paymentProviders?: readonly PaymentMethod[] };
  user: User | null;
  divisions: Division[];
  branches: Branch[];
  tags: Map<string, Tag>;
  menus: Menu[];
  categories: Map<string, Category>;
  products: Map<string, Product>;
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
    tables: lookUp("tables"),
    donatees: lookUp("donatees"),
    sites: list("sites"),
    blocks: list("blocks"),
    navigations: list("navigations"),
  };
}

export function findBranch({ shop, identifier }: { shop: Shop; identifier: string }): Branch | null {
  return shop.branches.find((branch) => branch.identifier === identifier) ?? null;
}

/** The public navigation with this identifier; without it, nothing to show. */
export function findNavigation({ shop, identifier }: { shop: Shop; identifier: string }): Navigation | null {
  return shop.navigations.find((navigation) => navigation.identifier === identifier && navigation.isPublic) ?? null;
}
