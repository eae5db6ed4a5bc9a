import { pageRoute } from "../page/route";
import type { PageShop } from "../page/shop";
import { sitePath } from "../page/site-path";

/** Stands for every path that the shop has no page at, or that is too long. */
export const OTHER_PATH = "other";
/** The longest text that an entry of the analytics log may contain. */
export const LONGEST_DETAIL = 200;

/**
 * The path under which a view of a page is counted: that of a branch, its checkout, a page of the shop, or `/status` and
 * `/withdrawal` for those of any order. It contains nothing that a visitor may have entered, and no uid or hash of an
 * order. The browser sends only this, and the server makes it again of what it is sent, which changes nothing.
 */
export function visitedPath({ shop, path }: { shop: PageShop; path: string }): string {
  if (!path.startsWith("/")) return OTHER_PATH;
  const visited = pathOf({ shop, path });
  return visited.length > LONGEST_DETAIL ? OTHER_PATH : visited;
}

function pathOf({ shop, path }: { shop: PageShop; path: string }): string {
  const route = pageRoute({ shop, path });
  switch (route.name) {
    case "division":
      return "/";
    case "branch":
      return `/store/${encodeURIComponent(route.branch.identifier)}`;
    case "checkout":
      return `/store/${encodeURIComponent(route.branch.identifier)}/checkout`;
    case "status":
    case "withdrawal":
      return `/${route.name}`;
    case "legal":
      return route.page.path;
    case "site":
      return `/${sitePath(route.site.path)}`;
    case "missing":
      return OTHER_PATH;
  }
}
