import type { Config } from "@tresen/contract/resources/config";
import type { Branch } from "@tresen/contract/resources/branch";
import type { Site } from "@tresen/contract/resources/shop";
import type { Shop } from "./shop";

export interface LegalPage {
  label: string;
  /** A page of the shop where its text is set. */
  path: string;
  text: string;
  /** Another site's page where only its address is set. */
  link: string;
}

/** The four legal pages in the footer's order. */
export function legalPages(config: Config): LegalPage[] {
  return [
    { label: "AGB", path: "/site/terms-and-conditions", text: config.termsAndConditionsText, link: config.termsAndConditions },
    { label: "Datenschutz", path: "/site/privacy", text: config.privacyPolicyText, link: config.privacyPolicy },
    { label: "Impressum", path: "/site/imprint", text: config.imprintText, link: config.imprint },
    { label: "Allergene", path: "/site/allergens", text: config.allergensText, link: config.allergens },
  ];
}

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
  /** A path of this shop, or a whole address. */
  href: string;
  isExternal: boolean;
}

/** Where a navigation's entry leads, or null when it is switched off or what it points to is not there. */
export function navigationLink({ item, shop }: { item: Linkable; shop: Pick<Shop, "sites" | "branches"> }): NavigationLink | null {
  if (!item.isEnabled) return null;
  switch (item.type) {
    case "home":
      return { label: item.label || "Startseite", href: "/", isExternal: false };
    case "site":
      return inside(item.label, shop.sites.find(({ id }) => id === item.site), ({ path }: Site) => `/${path}`);
    case "branch":
      return inside(item.label, shop.branches.find(({ id }) => id === item.branch), ({ identifier }: Branch) => `/store/${identifier}`);
    case "link":
      return item.url ? { label: item.label || item.url, href: item.url, isExternal: !item.url.startsWith("/") } : null;
  }
}

function inside<T extends { name: string }>(label: string, target: T | undefined, path: (target: T) => string): NavigationLink | null {
  return target ? { label: label || target.name, href: path(target), isExternal: false } : null;
}

/** A number as a tel: link takes it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
