import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";

export type Catalog = Menu["catalog"];
export const catalogOf = (menu: AnyRecord): Catalog => (menu["catalog"] ?? []) as Catalog;

/** What happens to products and a category of a menu. */
export type PlaceWay = "add" | "move" | "remove";

/** Products that are placed in a category. */
export interface Placing {
  catalog: Catalog;
  products: readonly string[];
  category: string;
  way: PlaceWay;
}

/**
 * The catalogue after products were added to a category, moved into it out of all others, or taken from it. What stays
 * keeps its place, what comes is put behind it, and a category that the menu has not yet is put at the end.
 */
export function placedProducts({ catalog, products, category, way }: Placing): Catalog {
  const meant = new Set(products);
  const without = (list: readonly string[]): string[] => list.filter((id) => !meant.has(id));
  if (way === "remove")
    return catalog.map((entry) =>
      entry.category === category ? { ...entry, products: without(entry.products) } : entry,
    );
  const known = catalog.some((entry) => entry.category === category);
  const all = known ? catalog : [...catalog, { category, products: [] }];
  // A category may stand in the menu twice; only the first gets the products.
  const first = all.findIndex((entry) => entry.category === category);
  return all.map((entry, index) => {
    if (index === first) {
      const held = new Set(entry.products);
      return { ...entry, products: [...entry.products, ...products.filter((id) => !held.has(id))] };
    }
    return way === "move" ? { ...entry, products: without(entry.products) } : entry;
  });
}

/** How many of the products each category of the catalogue has; those without any are left out. */
export function placesOf({
  catalog,
  products,
}: Pick<Placing, "catalog" | "products">): { category: string; count: number }[] {
  const meant = new Set(products);
  return catalog
    .map((entry) => ({ category: entry.category, count: entry.products.filter((id) => meant.has(id)).length }))
    .filter(({ count }) => count > 0);
}
