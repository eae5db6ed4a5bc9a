import { useLocation } from "@tanstack/react-router";
import { loadSections } from "../../features/content/section";
import { SiteContent } from "../../features/content/site-content";
import { LegalContent } from "../../features/content/legal-content";
import { findSite } from "@tresen/contract/page/site-path";
import { legalPages } from "@tresen/contract/page/route";
import type { Site } from "@tresen/contract/site/site.resource";
import { useShop } from "../../state/shop-query";

/** Loads the layouts of all sections of the page before the page is rendered. */
export async function loadSite({ sites, pathname }: { sites: readonly Site[]; pathname: string }): Promise<void> {
  await loadSections(findSite({ sites, pathname })?.content.sections ?? []);
}

/** Any other path: one of the legal pages, or the site with this path. */
export function SitePage() {
  const { config } = useShop();
  const pathname = useLocation({ select: (location) => location.pathname });
  const legal = findSite({ sites: legalPages(config), pathname });
  if (legal && (legal.text || legal.link)) return <LegalContent page={legal} />;
  return <SiteContent pathname={pathname} />;
}
