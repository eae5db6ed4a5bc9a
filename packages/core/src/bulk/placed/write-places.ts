import { isDeepStrictEqual } from "node:util";
import { type Menu, menus } from "@tresen/contract/catalog/menu.resource";
import { type PlaceAt, placedIn } from "@tresen/contract/catalog/place/place-products";
import { CHANGED_MEANWHILE, notFound } from "@tresen/contract/kit/errors.texts";
import { AppError, isAppError } from "../../platform/errors";
import { updateRecord } from "../../records";
import { findRow, namedRecords } from "../../records/rows";
import { writingOf } from "../definitions";
import { REFUSALS } from "../entry";
import type { Slice } from "../person";
import { type ProductPlaces, changedMenus } from "./product-places";

/** How often a menu that somebody else saves at the same moment is read and changed again. */
const ATTEMPTS = 8;
const menuRows = namedRecords<Menu>("menus");

/** A product with its categories before and after. */
export interface Placing {
  product: string;
  before: ProductPlaces;
  after: ProductPlaces;
}

/**
 * Puts products into their categories: each menu is saved once for all of them, and what somebody else changes in it at
 * the same moment stays.
 * @returns by the ids of the menus that could not be saved: why.
 */
export async function writePlaces({
  slice,
  placings,
}: {
  slice: Pick<Slice, "actor" | "now">;
  placings: readonly Placing[];
}): Promise<ReadonlyMap<string, string>> {
  const byMenu = new Map<string, Map<string, readonly PlaceAt[]>>();
  for (const { product, before, after } of placings)
    for (const menu of changedMenus(before, after)) {
      const wanted = byMenu.get(menu) ?? new Map<string, readonly PlaceAt[]>();
      byMenu.set(menu, wanted.set(product, after[menu] ?? []));
    }
  const refused = new Map<string, string>();
  for (const [menu, wanted] of byMenu) {
    const why = await placeIn({ slice, menu, wanted });
    if (why !== null) refused.set(menu, why);
  }
  return refused;
}

async function placeIn({
  slice: { actor, now },
  menu,
  wanted,
}: {
  slice: Pick<Slice, "actor" | "now">;
  menu: string;
  wanted: ReadonlyMap<string, readonly PlaceAt[]>;
}): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const row = await findRow({ resource: menus, id: menu });
    if (!row) return notFound(menus.one);
    const before = menuRows.recordOf(row).catalog;
    const catalog = placedIn({ catalog: before, wanted });
    if (isDeepStrictEqual(catalog, before)) return null;
    const input = { ...row.fields, catalog, version: row.version };
    try {
      await updateRecord({ ...writingOf(menus), actor, now, id: menu, input });
      return null;
    } catch (error) {
      const isStale = isAppError(error, "record.stale");
      if (isStale && attempt < ATTEMPTS) continue;
      if (isStale) return CHANGED_MEANWHILE;
      if (!(error instanceof AppError) || !REFUSALS.has(error.kind)) throw error;
      return error.message;
    }
  }
}
