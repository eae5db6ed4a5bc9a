import type { Config } from "@tresen/contract/config/config";
import type { Block } from "@tresen/contract/site/block/block.resource";
import type { Navigation } from "@tresen/contract/site/navigation/navigation.resource";

/*
 * What forms of navigations, pop-ups and settings send to the frame with their preview: the record as it is typed. The frame is the
 * one of the page editor, see `page-preview.ts`.
 */

export type ShownPart =
  | { kind: "navigation"; navigation: Navigation }
  /** A pop-up: the card that appears by itself, or the whole that a visitor opens. */
  | { kind: "news"; block: Block; isWhole: boolean }
  /** A menu of the shop with these settings instead of the published ones. */
  | { kind: "look"; config: ShownLook; scheme: "light" | "dark"; arePricesHidden: boolean };

export type ShownLook = Partial<Config>;

/** What the frame was sent; null for anything else. */
export function readShownPart(data: unknown): ShownPart | null {
  if (!isObject(data)) return null;
  const isNavigation =
    data["kind"] === "navigation" && isObject(data["navigation"]) && Array.isArray(data["navigation"]["items"]);
  const isNews = data["kind"] === "news" && isObject(data["block"]) && isObject(data["block"]["content"]);
  const isLook = data["kind"] === "look" && isObject(data["config"]);
  return isNavigation || isNews || isLook ? (data as object as ShownPart) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
