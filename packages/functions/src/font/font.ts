import { FONTS } from "@tresen/contract/media/fonts";
import { googleFont, keepStyle, keptStyle } from "@tresen/core/media/font";
import { createHash } from "node:crypto";
import { FONT_MISSING } from "@tresen/contract/media/media.texts";
import { isUnchanged } from "../http/conditional";
import { RefusalWithHeaders } from "../http/error-response";
import { singleFlight } from "../http/single-flight";
import { resource } from "../http/resource";
import type { HttpEvent, HttpResult } from "../http/types";
import { type FontPath, parseFontPath } from "./font-path";
import { packagedFont } from "./packaged";

/** The number of style sheets kept in memory, some 60 KB each. */
const HELD = 50;
const held = new Map<string, { css: string; etag: string }>();
/** How long caches may store the answer that a font does not exist. */
const MISSING = { "cache-control": "public, max-age=300" };

/**
 * `GET /fonts/google/{family}/style-{variant}.embed.css`: a style sheet that includes the font files, so that visitors
 * send no request to Google.
 */
export const handler = resource([{ method: "GET", path: "/fonts/{proxy+}", handler: answer }]);

async function answer(event: HttpEvent): Promise<HttpResult> {
  const path = parseFontPath(event.requestContext.http.path);
  const style = path && (await styleOf(path));
  if (!style) throw new RefusalWithHeaders(MISSING, "font.missing", "missing", FONT_MISSING);
  const headers = {
    etag: style.etag,
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/css; charset=utf-8",
    "cross-origin-resource-policy": "same-origin",
  };
  return isUnchanged({ event, etag: style.etag })
    ? { statusCode: 304, headers }
    : { statusCode: 200, headers, body: style.css };
}

async function styleOf(path: FontPath): Promise<{ css: string; etag: string } | null> {
  const key = `${path.slug}/${path.variant}`;
  const known = held.get(key);
  if (known) return known;
  const css = await singleFlight({ key, run: () => findStyle(path) });
  if (!css) return null;
  const style = { css, etag: `"${createHash("sha256").update(css).digest("base64url")}"` };
  if (held.size >= HELD) held.delete(held.keys().next().value ?? "");
  held.set(key, style);
  return style;
}

/** Packaged fonts need no network. A font loaded from Google is stored in the bucket. */
async function findStyle(path: FontPath): Promise<string | null> {
  const packaged = await packagedFont(path);
  if (packaged || Object.values(FONTS).some((slug) => slug === path.slug)) return packaged;
  const kept = await keptStyle(path);
  if (kept) return kept;
  const css = await googleFont(path);
  if (css) await keepStyle({ slug: path.slug, variant: path.variant, css });
  return css;
}
