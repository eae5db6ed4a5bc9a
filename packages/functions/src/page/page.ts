import { createHash } from "node:crypto";
import { pageHead } from "@tresen/contract/page/head";
import { pageRoute } from "@tresen/contract/page/route";
import { redirectAddress } from "@tresen/contract/page/redirect-address";
import { robotsText, sitemapXml } from "@tresen/contract/page/sitemap";
import { serialised, structuredData } from "@tresen/contract/page/structured-data";
import { isRedirectPath } from "@tresen/contract/site/redirect.rules";
import { env, pageEnv } from "@tresen/core/platform/env";
import { readPublishedShop, readTemplate } from "@tresen/core/page";
import { countHit, findRedirect } from "@tresen/core/site/redirect";
import { isUnchanged } from "../http/conditional/conditional";
import { resource } from "../http/resource";
import type { HttpEvent, HttpResult } from "../http/types";
import { siteHeaders } from "../site-headers";
import { fillDocument } from "./document";
import { firstView } from "./first-view";

/**
 * Browsers revalidate each time; CloudFront caches the answer for all visitors. It is never shown for longer than that: a
 * page may be taken away.
 */
const SHARED = "public, max-age=0, s-maxage=30";
const HOURLY = "public, max-age=3600";
/** No site's path begins like this, so it never matches a page. */
const MISSING = "/-";

/**
 * The shop's pages as HTML documents, robots.txt and the sitemap. CloudFront maps the URL of every page to the entry
 * page and sends the original path in `x-page-path`. For a status page the header is just `/status`, since uid and hash
 * are secret.
 */
export const handler = resource([
  { method: "GET", path: "/index.html", handler: page },
  { method: "GET", path: "/sitemap.xml", handler: sitemap },
  { method: "GET", path: "/robots.txt", handler: robots },
]);

async function page(event: HttpEvent): Promise<HttpResult> {
  const path = pathOf(event.headers["x-page-path"]);
  const [{ shop }, template] = await Promise.all([readPublishedShop(), readTemplate()]);
  const origin = env.PUBLIC_URL;
  const head = pageHead({ shop, path, origin });
  const isListed = head.isListed && isIndexed();
  const now = event.requestContext.timeEpoch;
  const data = isListed ? structuredData({ shop, path, origin, now }) : null;
  const route = pageRoute({ shop, path });
  const redirect = route.name === "missing" ? await redirectFrom({ shop, path, now }) : null;
  if (redirect) return redirect;
  const body = fillDocument({
    template,
    head: { ...head, isListed },
    data: data && serialised(data),
    route: route.name,
    view: firstView({ shop, route, now }),
  });
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = {
    ...siteHeaders,
    "cache-control": SHARED,
    etag,
    "content-type": "text/html; charset=utf-8",
    ...(isListed ? {} : { "x-robots-tag": "noindex" }),
  };
  if (head.isMissing) return { statusCode: 404, headers, body };
  return isUnchanged({ event, etag }) ? { statusCode: 304, headers, body: "" } : { statusCode: 200, headers, body };
}

/** If there is no page at the path, one read finds out whether there is a redirect, and it is counted. The query is kept. */
async function redirectFrom({
  shop,
  path,
  now,
}: Omit<Parameters<typeof redirectAddress>[0], "redirect">): Promise<HttpResult | null> {
  const redirect = isRedirectPath(path) ? await findRedirect(path) : null;
  const location = redirect && redirectAddress({ shop, redirect, path, now });
  if (!location) return null;
  await countHit({ redirect: redirect.id, now });
  return { statusCode: redirect.status, headers: { ...siteHeaders, "cache-control": SHARED, location }, body: "" };
}

async function sitemap(): Promise<HttpResult> {
  const { shop } = await readPublishedShop();
  return text({ type: "application/xml", body: sitemapXml({ shop, origin: env.PUBLIC_URL }) });
}

async function robots(): Promise<HttpResult> {
  return text({ type: "text/plain", body: robotsText({ origin: env.PUBLIC_URL, isIndexed: isIndexed() }) });
}

function text({ type, body }: { type: string; body: string }): HttpResult {
  return { statusCode: 200, headers: { "content-type": `${type}; charset=utf-8`, "cache-control": HOURLY }, body };
}

/**
 * The requested path, or one that matches no page if the header is malformed: CloudFront sets it, but anybody can call
 * the API directly.
 */
function pathOf(header: string | undefined): string {
  if (!header) return "/";
  return header.length <= 1000 && /^\/[^\s"<>\\]*$/.test(header) ? header : MISSING;
}

function isIndexed(): boolean {
  return pageEnv.SEARCH_ENGINES === "on";
}
