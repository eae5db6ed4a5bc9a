import type { Branch } from "../branch/branch.resource";
import type { Config } from "../config/config";
import type { Site } from "../site/site.resource";
import type { PageShop } from "./shop";
import { WITHDRAWAL_PATH, withdrawalBranches } from "../order/withdrawal/withdrawal";
import { findSite } from "./site-path";
import { LEGAL_LABELS } from "./page.texts";

export interface LegalPage {
  label: string;
  /** The path of the shop's own page, where the configuration has its text. */
  path: string;
  text: string;
  /** The URL of a page on another site, where the configuration has only the link. */
  link: string;
}

/** The four legal pages in the footer's order. */
export function legalPages(config: Config): LegalPage[] {
  return [
    {
      label: LEGAL_LABELS.terms,
      path: "/site/terms-and-conditions",
      text: config.termsAndConditionsText,
      link: config.termsAndConditions,
    },
    { label: LEGAL_LABELS.privacy, path: "/site/privacy", text: config.privacyPolicyText, link: config.privacyPolicy },
    { label: LEGAL_LABELS.imprint, path: "/site/imprint", text: config.imprintText, link: config.imprint },
    { label: LEGAL_LABELS.allergens, path: "/site/allergens", text: config.allergensText, link: config.allergens },
  ];
}

/** The screen that a path of the shop shows, and the record it shows. */
export type PageRoute =
  | { name: "division" }
  | { name: "branch"; branch: Branch }
  | { name: "checkout"; branch: Branch }
  | { name: "status" }
  | { name: "withdrawal" }
  | { name: "legal"; page: LegalPage }
  | { name: "site"; site: Site }
  | { name: "missing" };

const STORE = /^\/store\/([^/]+)(\/checkout(?:\/error)?)?$/;

export function pageRoute({ shop, path }: { shop: PageShop; path: string }): PageRoute {
  const bare = barePath(path);
  if (bare === "/") return { name: "division" };
  // The server is given the path of a status page without uid and hash, since these two open the order.
  if (/^\/status(?:\/[^/]+\/[^/]+)?$/.test(bare)) return { name: "status" };
  if (/^\/status\/[^/]+\/[^/]+\/withdrawal$/.test(bare)) return { name: "withdrawal" };
  const [, identifier, checkout] = STORE.exec(bare) ?? [];
  if (identifier !== undefined) {
    const branch = shop.branches.find((candidate) => candidate.identifier === decoded(identifier));
    return branch ? { name: checkout ? "checkout" : "branch", branch } : { name: "missing" };
  }
  if (bare.toLowerCase() === WITHDRAWAL_PATH && withdrawalBranches(shop.branches).length > 0)
    return { name: "withdrawal" };
  const page = findSite({ sites: legalPages(shop.config).filter(({ text, link }) => text || link), pathname: bare });
  if (page) return { name: "legal", page };
  const site = findSite({ sites: shop.sites, pathname: bare });
  return site ? { name: "site", site } : { name: "missing" };
}

/** The path without trailing slashes. */
export function barePath(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
