import { useLocation } from "@tanstack/react-router";
import { SiteContent } from "../../features/content/site-content";
import { LegalContent } from "../../features/content/legal-content";
import { legalPages } from "../../state/links";
import { useShop } from "../../state/shop-query";

/** Any other path: one of the legal pages, or the site with this path. */
export function SitePage() {
  const { config } = useShop();
  const path = useLocation({ select: ({ pathname }) => pathname }).replace(/\/+$/, "");
  const legal = legalPages(config).find((page) => page.path === path);
  if (legal && (legal.text || legal.link)) return <LegalContent page={legal} />;
  return <SiteContent path={path.replace(/^\//, "")} />;
}
