import { type PlaceAt, placesAt } from "@tresen/contract/catalog/place/place-products";
import type { Places } from "@tresen/contract/catalog/place/places";
import { isObject } from "@tresen/contract/kit/object";
import type { StoredMenu } from "./read-places";

/** The categories of a product, by the ids of the menus. */
export type ProductPlaces = Readonly<Record<string, readonly PlaceAt[]>>;

export function placesOf({ places, product }: { places: Places<StoredMenu>; product: string }): ProductPlaces {
  const found = places.menus.map(({ id, catalog }) => [id, placesAt({ catalog, product })] as const);
  return Object.fromEntries(found.filter(([, at]) => at.length > 0));
}

/** Whether both have the same categories. The order within them does not count. */
export function isSamePlaces(one: ProductPlaces, other: ProductPlaces): boolean {
  const keys = (places: ProductPlaces): string =>
    Object.entries(places)
      .flatMap(([menu, all]) => all.map(({ category }) => `${menu} ${category}`))
      .sort()
      .join();
  return keys(one) === keys(other);
}

/** The menus that change between the two. */
export function changedMenus(one: ProductPlaces, other: ProductPlaces): string[] {
  const menus = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return menus.filter((menu) => !isSamePlaces({ [menu]: one[menu] ?? [] }, { [menu]: other[menu] ?? [] }));
}

export function isProductPlaces(value: unknown): value is ProductPlaces {
  return isObject(value) && Object.values(value).every(Array.isArray);
}
