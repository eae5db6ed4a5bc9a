import { menuInForce } from "@tresen/contract/catalog/availability";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { type Product, products as productResource } from "@tresen/contract/catalog/product.resource";
import { publicView, type Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { PlannedContent } from "@tresen/contract/plan/plan.view";
import type { ShownStore } from "../../../../shared/preview/store-preview";
import { catalogueAt } from "../moment/catalogue-at";
import type { Catalogue } from "../shop-queries";

/** What the frame shows of a branch at a time: the catalogue as it is published then, with the board as it is now. */
export function shownStore({
  catalogue,
  plans,
  menu,
  branch,
  at,
}: {
  catalogue: Catalogue;
  plans: readonly PlannedContent[];
  /** The menu of the board, also what is not saved. */
  menu: Menu;
  branch: Branch;
  at: Instant;
}): { store: ShownStore; inForce: Menu | null } {
  const menus = catalogue.menus.some(({ id }) => id === menu.id)
    ? catalogue.menus.map((one) => (one.id === menu.id ? menu : one))
    : [...catalogue.menus, menu];
  const then = catalogueAt({ catalogue: { ...catalogue, menus }, plans, at });
  const inForce = menuInForce({ menus: then.menus, branch, at });
  const listed = inForce?.catalog ?? [];
  return {
    inForce,
    store: {
      ...{ kind: "store", branch: branch.identifier, at },
      menus: inForce ? [inForce] : [],
      categories: listed.flatMap(({ category }) => then.categories.get(category) ?? []),
      products: [...new Set(listed.flatMap(({ products }) => products))].flatMap((id) => {
        const product = then.products.get(id);
        return (product && published(product)) ?? [];
      }),
    },
  };
}

/** The product as the shop gets it: null for an archived one. */
function published(product: Product): Product | null {
  return publicView({ resource: productResource as Pick<Resource, "publish">, record: { ...product } });
}
