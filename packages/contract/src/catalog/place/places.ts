import { PLACES_TEXTS } from "./place.texts";

/** What of a menu says where products stand. */
export interface PlacedMenu {
  id: string;
  name: string;
  catalog: readonly { category: string; products: readonly string[] }[];
}

/** A category of a menu that a product stands in. */
export interface Place<Menu extends PlacedMenu = PlacedMenu> {
  menu: Menu;
  category: string;
}

/** Where products stand, made once for many of them. */
export interface Places<Menu extends PlacedMenu = PlacedMenu> {
  menus: readonly Menu[];
  of: (product: string) => readonly Place<Menu>[];
  nameOf: (category: string) => string;
}

export function placesIn<Menu extends PlacedMenu>({
  menus,
  nameOf,
}: {
  menus: readonly Menu[];
  nameOf: (category: string) => string;
}): Places<Menu> {
  const byProduct = new Map<string, Place<Menu>[]>();
  for (const menu of menus)
    for (const { category, products } of menu.catalog)
      for (const product of products) {
        const known = byProduct.get(product);
        if (known) known.push({ menu, category });
        else byProduct.set(product, [{ menu, category }]);
      }
  return { menus, of: (product) => byProduct.get(product) ?? [], nameOf };
}

/**
 * The names of the categories as lists write them: `Pizza, Mittag`, and where they are others in several menus
 * `Sommer: Pizza; Winter: Pizza, Suppe`. `wantedPlaces` reads the same.
 * @param isWhole whether the menu is named too as soon as there are several: a file may come into another shop, in which
 * the product does not stand in any yet.
 */
export function placesText<Menu extends PlacedMenu>({
  places: { nameOf, menus },
  of,
  isWhole = false,
}: {
  places: Pick<Places<Menu>, "nameOf" | "menus">;
  of: readonly Place<Menu>[];
  isWhole?: boolean;
}): string {
  const byMenu = [...Map.groupBy(of, ({ menu }) => menu.id).values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ menu: first.menu.name, category: all.map((place) => nameOf(place.category)).join(", ") }] : [];
  });
  const [same, ...others] = [...new Set(byMenu.map(({ category }) => category))];
  const isNamed = others.length > 0 || (isWhole && menus.length > 1);
  return isNamed ? byMenu.map(PLACES_TEXTS.place).join("; ") : (same ?? "");
}
