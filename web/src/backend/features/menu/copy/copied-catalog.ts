import type { Menu } from "@tresen/contract/catalog/menu.resource";

type Catalog = Menu["catalog"];

/**
 * The catalogue without products that one of the branches does not sell, as far as its menus say: those that stand in no
 * menu of it. Categories that are empty then are left out. Without any menu of a branch nothing is left.
 */
export function soldIn({
  catalog,
  menus,
  branches,
}: {
  catalog: Catalog;
  /** The other menus. */
  menus: readonly Pick<Menu, "branches" | "catalog">[];
  branches: readonly string[];
}): { catalog: Catalog; leftOut: number } {
  const sold = branches.map(
    (branch) =>
      new Set(
        menus
          .filter((menu) => menu.branches.some(({ id }) => id === branch))
          .flatMap((menu) => menu.catalog.flatMap(({ products }) => products)),
      ),
  );
  const kept = catalog
    .map((entry) => ({ ...entry, products: entry.products.filter((id) => sold.every((ids) => ids.has(id))) }))
    .filter(({ products }) => products.length > 0);
  const idsOf = (list: Catalog): Set<string> => new Set(list.flatMap(({ products }) => products));
  return { catalog: kept, leftOut: idsOf(catalog).size - idsOf(kept).size };
}
