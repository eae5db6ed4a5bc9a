import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";

/*
 * What the board of a menu sends to the frame with its preview: the catalogue as it will be at a time. The frame is the
 * one of the page editor, see `page-preview.ts`.
 */

export interface ShownStore {
  kind: "store";
  /** The branch whose page is shown, by its identifier. */
  branch: string;
  /** The time that the shop believes it is, in epoch milliseconds. */
  at: number;
  /** As the shop would get them. */
  menus: Menu[];
  categories: Category[];
  products: Product[];
}

/** What the frame was sent; null for anything else. */
export function readShownStore(data: unknown): ShownStore | null {
  return isShownStore(data) ? data : null;
}

function isShownStore(data: unknown): data is ShownStore {
  if (!isObject(data) || data["kind"] !== "store") return false;
  const isTimed = typeof data["at"] === "number" && typeof data["branch"] === "string";
  return isTimed && ["menus", "categories", "products"].every((name) => Array.isArray(data[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
