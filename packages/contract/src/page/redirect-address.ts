import { zoneOf } from "../branch/branch-hours";
import { menuInForce, visibleCatalog } from "../catalog/availability";
import type { Instant } from "../kit/time";
import { addressOfTarget, pathOfTarget } from "../site/redirect.rules";
import type { Redirect } from "../site/redirect.resource";
import type { PageShop } from "./shop";

/**
 * The target of a redirect; null where the record it names is not public, and where the target is the redirect's own
 * path.
 */
export function redirectAddress({
  shop,
  redirect,
  path,
  now,
}: {
  shop: PageShop;
  redirect: Pick<Redirect, "type" | "target">;
  path: string;
  now: Instant;
}): string | null {
  const address = addressOf({ shop, redirect, now });
  return address === null || pathOfTarget({ target: address }) === pathOfTarget({ target: path }) ? null : address;
}

function addressOf({
  shop,
  redirect: { type, target },
  now,
}: {
  shop: PageShop;
  redirect: Pick<Redirect, "type" | "target">;
  now: Instant;
}): string | null {
  switch (type) {
    case "link":
      return addressOfTarget(target);
    case "site": {
      const site = shop.sites.find(({ id }) => id === target);
      return site ? `/${site.path}` : null;
    }
    case "branch":
      return storeAddress(shop.branches.find(({ id }) => id === target));
    case "product":
      return storeAddress(shop.branches.find((branch) => isListed({ shop, branch, product: target, now })));
  }
}

/** A product has no page of its own: it is shown on the pages of the branches that list it. */
function isListed({
  shop,
  branch,
  product: id,
  now,
}: {
  shop: PageShop;
  branch: PageShop["branches"][number];
  product: string;
  now: Instant;
}): boolean {
  const menu = branch.isPublic ? menuInForce({ menus: shop.menus, branch, at: now }) : null;
  if (!menu) return false;
  const groups = visibleCatalog({ ...shop, menu, zone: zoneOf(branch), at: now });
  return groups.some(({ products }) => products.some(({ product }) => product.id === id));
}

function storeAddress(branch: PageShop["branches"][number] | undefined): string | null {
  return branch ? `/store/${encodeURIComponent(branch.identifier)}` : null;
}
