import type { PageShop } from "@tresen/contract/page/shop";
import type { AnalyticsLogInput } from "@tresen/contract/statistics/analytics";
import { visitedPath } from "@tresen/contract/statistics/visited-path";

/**
 * The entry of a viewed page, with a path that the shop knows, which names the branch. What stands in the address of an
 * order, and everything after `?` or `#`, stays in the browser.
 */
export function pageViewEntry({ shop, path }: { shop: PageShop; path: string }): AnalyticsLogInput {
  return { type: "navigation", action: "page_view", category: "shop", data: { path: visitedPath({ shop, path }) } };
}
