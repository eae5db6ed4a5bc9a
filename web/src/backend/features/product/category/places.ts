import { categories } from "@tresen/contract/catalog/category.resource";
import { menus } from "@tresen/contract/catalog/menu.resource";
import * as rules from "@tresen/contract/catalog/place/places";
import { goneLabel } from "@tresen/contract/kit/record-title";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { labelOf } from "../../../admin/queries";
import { catalogOf } from "../day/placed-products";

/** A menu with its record, which is saved with another catalogue. */
interface LoadedMenu extends rules.PlacedMenu {
  record: AnyRecord;
}

export type Places = rules.Places<LoadedMenu>;

/** Where products stand, made once for all rows of a list. */
export function placesIn(loaded: { menus: readonly AnyRecord[]; categories: readonly AnyRecord[] }): Places {
  const names = new Map(loaded.categories.map((record) => [record.id, labelOf({ resource: categories, record })]));
  return rules.placesIn({
    menus: loaded.menus.map((record) => ({
      id: record.id,
      name: labelOf({ resource: menus, record }),
      catalog: catalogOf(record),
      record,
    })),
    nameOf: (category) => names.get(category) ?? goneLabel(categories),
  });
}

/** The names of a product's categories, with those of the menus where it stands in several. */
export function placesText({ places, product }: { places: Places; product: string }): string {
  return rules.placesText({ places, of: places.of(product) });
}

/** What a cell changes: the one category in the one menu that is meant, or else what must be asked in a dialog. */
export type CellMeaning = { kind: "choice"; menu: AnyRecord; current: string | null } | { kind: "dialog" };

/** @returns null where the person may change nothing of it. */
export function meaningOf({
  places,
  product,
  mayWrite,
}: {
  places: Places;
  product: string;
  mayWrite: (menu: AnyRecord) => boolean;
}): CellMeaning | null {
  const all = places.of(product);
  const [place] = all;
  const menu = (place?.menu ?? places.menus[0])?.record;
  if (all.length > 1 || (!place && places.menus.length > 1))
    return places.menus.some(({ record }) => mayWrite(record)) ? { kind: "dialog" } : null;
  return menu && mayWrite(menu) ? { kind: "choice", menu, current: place?.category ?? null } : null;
}

/** What brings a product out of its category into another one of the menu, or into none. */
export function changeTo({ product, from, to }: { product: string; from: string | null; to: string | null }) {
  if (to !== null) return { products: [product], category: to, way: "move" as const };
  return from === null ? null : { products: [product], category: from, way: "remove" as const };
}
