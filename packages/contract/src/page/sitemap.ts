import { escapeHtml } from "./html";
import { isListed, pageUrl } from "./head";
import { legalPages, pageRoute } from "./route";
import type { PageShop } from "./shop";
import { storePath } from "./structured-data";

interface Entry {
  path: string;
  /** ISO date of the last change; undefined when no single record gives it. */
  changedAt?: string;
}

/**
 * The sitemap of the addresses that search engines may list, in the format of sitemaps.org. `origin` has no slash at
 * its end.
 */
export function sitemapXml({ shop, origin }: { shop: PageShop; origin: string }): string {
  const urls = entries(shop).map(
    ({ path, changedAt }) =>
      `<url>${element({ tag: "loc", text: pageUrl({ path, origin }) })}` +
      `${changedAt ? element({ tag: "lastmod", text: changedAt }) : ""}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function element({ tag, text }: { tag: string; text: string }): string {
  return `<${tag}>${escapeHtml(text)}</${tag}>`;
}

function entries(shop: PageShop): Entry[] {
  const all: Entry[] = [
    { path: "/" },
    ...shop.branches.map((branch) => ({ path: storePath(branch), changedAt: branch.updatedAt })),
    ...shop.sites.map((site) => ({ path: `/${site.path}`, changedAt: site.updatedAt })),
    ...legalPages(shop.config).map(({ path }) => ({ path })),
  ];
  const unique = new Map(all.map((entry) => [entry.path, entry]));
  return [...unique.values()].filter(({ path }) => isListed(pageRoute({ shop, path })));
}

/** The robots.txt. Orders and the back-office must not be indexed; a test stage must not be indexed at all. */
export function robotsText({ origin, isIndexed }: { origin: string; isIndexed: boolean }): string {
  if (!isIndexed) return ["User-agent: *", "Disallow: /", ""].join("\n");
  const closed = ["/backend", "/status/", "/api/"];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Allow: /api/init$",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
