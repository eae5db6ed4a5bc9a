import { createHash } from "node:crypto";
import { pageHead } from "@tresen/contract/page/head";
import { pageRoute } from "@tresen/contract/page/route";
import { redirectAddress } from "@tresen/contract/page/redirect-address";
import { robotsText, sitemapXml } from "@tresen/contract/page/sitemap";
import { serialised, structuredData } from "@tresen/contract/page/structured-data";
import { isRedirectPath } from "@tresen/contract/site/redirect.rules";
import { env, pageEnv } from "@tresen/core/platform/env";
import { readPublishedShop, readTemplate } from "@tresen/core/page";
import { findRedirect } from "@tresen/core/site/redirect";
import { isUnchanged } from "../http/conditional";
import { resource } from "../http/resource";
import type { HttpEvent, HttpResult } from "../http/types";
import { siteHeaders } from "../site-headers";
import { fillDocument } from "./document";
import { firstView } from "./first-view";

/** Browsers ask each time; the edge answers for everybody in between. */
const SHARED = "public, max-age=0, s-maxage=30, stale-while-revalidate=300";
const HOURLY = "public, max-age=3600";
/** No site's path begins like this. */
const MISSING = "/-";

/**
 * The shop's pages as documents, and what search engines ask for. The edge turns every page's address into the entry
 * page's and says in `x-page-path` which page was meant; a status page is just `/status` there, since uid and hash are
 * a secret.
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

/** Where no page is, one row says whether there is a redirect. What is asked with the address the edge adds. */
async function redirectFrom({
  shop,
  path,
  now,
}: Omit<Parameters<typeof redirectAddress>[0], "redirect">): Promise<HttpResult | null> {
  const redirect = isRedirectPath(path) ? await findRedirect(path) : null;
  const location = redirect && redirectAddress({ shop, redirect, path, now });
  return location
    ? { statusCode: redirect.status, headers: { ...siteHeaders, "cache-control": SHARED, location }, body: "" }
    : null;
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

/** Whatever does not look like a path of ours is no page: the header is the edge's, but anybody may ask the API. */
function pathOf(header: string | undefined): string {
  if (!header) return "/";
  return header.length <= 1000 && /^\/[^\s"<>\\]*$/.test(header) ? header : MISSING;
}

function isIndexed(): boolean {
  return pageEnv.SEARCH_ENGINES === "on";
}
