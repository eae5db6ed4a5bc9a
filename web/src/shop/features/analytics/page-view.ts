import { pageRoute } from "@tresen/contract/page/route";
import type { PageShop } from "@tresen/contract/page/shop";
import type { AnalyticsLogInput } from "@tresen/contract/statistics/analytics";
import { visitedPath } from "@tresen/contract/statistics/visited-path";

/**
 * The entry of a viewed page, with a path that the shop knows. What stands in the address of an order, and everything
 * after `?` or `#`, stays in the browser.
 */
export function pageViewEntry({ shop, path }: { shop: PageShop; path: string }): AnalyticsLogInput {
  const route = pageRoute({ shop, path });
  const branch = "branch" in route ? { branch: route.branch.id } : {};
  return {
    type: "navigation",
    action: "page_view",
    category: "shop",
    data: { ...branch, path: visitedPath({ shop, path }) },
  };
}
