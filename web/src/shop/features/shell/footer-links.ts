import { legalPages } from "@tresen/contract/page/route";
import type { NavigationItem } from "@tresen/contract/site/navigation/navigation.resource";
import { WITHDRAWAL_PATH, withdrawalBranches } from "@tresen/contract/order/withdrawal/withdrawal";
import { WITHDRAWAL_TEXTS } from "@tresen/contract/order/withdrawal/withdrawal.texts";
import { navigationLink } from "../../state/browser/links";
import { paths } from "../../state/browser/route";
import { type Shop, findNavigation } from "../../state/shop";
import * as texts from "./footer.texts";

export interface FooterLink {
  label: string;
  href: string;
}

interface FooterLinks {
  /** Links of the bottom line: the link to order if there is one branch, and the legal pages. */
  bottom: FooterLink[];
  /** The owner's links, by navigation. */
  menus: { name: string; links: FooterLink[] }[];
}

type Item = Omit<NavigationItem, "items"> & { items?: readonly Item[] };

const MENUS = [
  { identifier: "secondaryMenu", name: texts.more },
  { identifier: "socialMenu", name: texts.followUs },
];

/** The links of the footers, each address once: the owner's lists omit links of the bottom line. */
export function footerLinks(shop: Shop): FooterLinks {
  const [only, ...others] = shop.branches.filter(({ isPublic }) => isPublic);
  const order = only && others.length === 0 ? [{ label: texts.orderOnline, href: paths.store(only.identifier) }] : [];
  const legal = legalPages(shop.config).flatMap(({ label, path, text, link }) =>
    text || link ? [{ label, href: text ? path : link }] : [],
  );
  const withdrawal =
    withdrawalBranches(shop.branches).length > 0 ? [{ label: WITHDRAWAL_TEXTS.declare, href: WITHDRAWAL_PATH }] : [];
  const bottom = [...order, ...legal, ...withdrawal];
  // The start page is already linked by the shop's name.
  const seen = new Set(["/", ...bottom.map(({ href }) => key(href))]);
  const menus = MENUS.flatMap(({ identifier, name }) => {
    const navigation = findNavigation({ shop, identifier });
    const links = linksOf({ items: navigation?.items ?? [], shop }).filter(
      ({ href }) => !seen.has(key(href)) && seen.add(key(href)),
    );
    return links.length > 0 ? [{ name: navigation?.name || name, links }] : [];
  });
  return { bottom, menus };
}

/** All entries in one list, nested ones after their parent; the children of disabled entries are omitted. */
function linksOf({ items, shop }: { items: readonly Item[]; shop: Shop }): FooterLink[] {
  return items.flatMap((item) =>
    item.isEnabled ? [navigationLink({ item, shop }) ?? [], linksOf({ items: item.items ?? [], shop })].flat() : [],
  );
}

const key = (href: string): string => href.replace(/\/+$/, "") || "/";
