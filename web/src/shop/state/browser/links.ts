import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Site } from "@tresen/contract/site/site.resource";
import type { Shop } from "../shop";
import * as texts from "./links.texts";

interface Linkable {
  type: "home" | "site" | "branch" | "link";
  label: string;
  site?: string | null;
  branch?: string | null;
  url: string;
  isEnabled: boolean;
}

export interface NavigationLink {
  label: string;
  /** A path of this shop, or a complete URL. */
  href: string;
  isExternal: boolean;
}

/** The link of a navigation's entry, or null when the entry is disabled or its target does not exist. */
export function navigationLink({
  item,
  shop,
}: {
  item: Linkable;
  shop: Pick<Shop, "sites" | "branches">;
}): NavigationLink | null {
  if (!item.isEnabled) return null;
  switch (item.type) {
    case "home":
      return { label: item.label || texts.home, href: "/", isExternal: false };
    case "site":
      return inside(
        item.label,
        shop.sites.find(({ id }) => id === item.site),
        ({ path }: Site) => `/${path}`,
      );
    case "branch":
      return inside(
        item.label,
        shop.branches.find(({ id }) => id === item.branch),
        ({ identifier }: Branch) => `/store/${identifier}`,
      );
    case "link":
      return item.url ? { label: item.label || item.url, href: item.url, isExternal: !item.url.startsWith("/") } : null;
  }
}

function inside<T extends { name: string }>(
  label: string,
  target: T | undefined,
  path: (target: T) => string,
): NavigationLink | null {
  return target ? { label: label || target.name, href: path(target), isExternal: false } : null;
}

/** The number as a tel: link. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
