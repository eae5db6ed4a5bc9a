import { MINUTE } from "@tresen/contract/kit/time";
import { fontSlug } from "@tresen/contract/media/font/family";
import { packagedFamily } from "@tresen/contract/media/font/packaged";
import { FONT_MISSING } from "@tresen/contract/media/media.texts";
import { getConfig } from "@tresen/core/config";
import {
  closestOwnFont,
  googleFont,
  keepStyle,
  keptStyle,
  packagedFile,
  packagedStyle,
  readOwnFile,
  readOwnStyle,
} from "@tresen/core/media/font";
import { createHash } from "node:crypto";
import { isUnchanged } from "../http/conditional/conditional";
import { RefusalWithHeaders } from "../http/error-response";
import { resource } from "../http/resource";
import { singleFlight } from "../http/single-flight";
import type { HttpEvent, HttpResult } from "../http/types";
import { type FontFilePath, type FontPath, parseFontPath } from "./font-path";

/** The number of style sheets kept in memory, some 60 KB each. */
const HELD = 50;
const held = new Map<string, Style>();
/** How long caches may store what may change: that a font does not exist, and the style sheet of an own font. */
const BRIEFLY = "public, max-age=300";
const MISSING = { "cache-control": BRIEFLY };
const FOR_EVER = "public, max-age=31536000, immutable";

interface Style {
  css: string;
  etag: string;
  /** Whether it is of an own font, of which another file may be added under the same name. */
  isOwn: boolean;
}

/**
 * `GET /fonts/google/{family}/style-{variant}.embed.css`: a style sheet that includes the font files, so that visitors
 * send no request to Google. `GET /fonts/file/{family}/{variant}-{part}.woff`: one font file, for whoever draws with it.
 */
export const handler = resource([{ method: "GET", path: "/fonts/{proxy+}", handler: answer }]);

async function answer(event: HttpEvent): Promise<HttpResult> {
  const path = parseFontPath(event.requestContext.http.path);
  const result = path && (path.kind === "file" ? await answerFile(path) : await answerStyle({ path, event }));
  if (!result) throw new RefusalWithHeaders(MISSING, "font.missing", "missing", FONT_MISSING);
  return result;
}

async function answerStyle({ path, event }: { path: FontPath; event: HttpEvent }): Promise<HttpResult | null> {
  const style = await styleOf(path);
  if (!style) return null;
  const { css, etag, isOwn } = style;
  const headers = {
    etag,
    "cache-control": isOwn ? BRIEFLY : FOR_EVER,
    "content-type": "text/css; charset=utf-8",
    "cross-origin-resource-policy": "same-origin",
  };
  return isUnchanged({ event, etag }) ? { statusCode: 304, headers } : { statusCode: 200, headers, body: css };
}

/** Addresses of own files contain their version, so that no answer ever changes. */
async function answerFile({ part, ...font }: FontFilePath): Promise<HttpResult | null> {
  const data = packagedFamily(font.family)
    ? await packagedFile({ ...font, subset: part })
    : await readOwnFile({ ...font, file: part });
  if (!data) return null;
  return {
    statusCode: 200,
    headers: {
      "cache-control": FOR_EVER,
      "content-type": "font/woff",
      "cross-origin-resource-policy": "same-origin",
    },
    body: Buffer.from(data).toString("base64"),
    isBase64Encoded: true,
  };
}

async function styleOf(path: FontPath): Promise<Style | null> {
  const key = `${path.slug}/${path.variant}`;
  const known = held.get(key);
  if (known) return known;
  const found = await singleFlight({ key, run: () => findStyle(path) });
  if (!found) return null;
  const style = { ...found, etag: `"${createHash("sha256").update(found.css).digest("base64url")}"` };
  // An own font may be replaced, of which this process would not know.
  if (style.isOwn) return style;
  if (held.size >= HELD) held.delete(held.keys().next().value ?? "");
  held.set(key, style);
  return style;
}

/**
 * Packaged fonts need no network. Own ones are in the bucket: of a family without the variant the closest one is sent, as
 * what it is, so that the browser makes do with it and nobody is asked for the rest. A font that was loaded from Google
 * is in the bucket too; Google is asked only for families that the settings name.
 */
async function findStyle(path: FontPath): Promise<Omit<Style, "etag"> | null> {
  if (packagedFamily(path.family)) return styled({ css: await packagedStyle(path) });
  const row = await closestOwnFont(path);
  const own = row && (await readOwnStyle(row));
  if (own) return { css: own, isOwn: true };
  const kept = await keptStyle(path);
  return styled({ css: kept ?? ((await isChosen(path)) ? await fetchedStyle(path) : null) });
}

/** Whether the shop shows this family. For others nobody makes the server ask outside, whatever names they try. */
async function isChosen({ slug }: FontPath): Promise<boolean> {
  const { fontFamily, headingFontFamily } = await getConfig();
  return [fontFamily, headingFontFamily].some((family) => fontSlug(family) === slug);
}

/** Until when a font that was not to be had is not asked for again, in milliseconds. */
const missed = new Map<string, number>();
const ASKED_AGAIN = 5 * MINUTE;

function styled({ css }: { css: string | null }): Omit<Style, "etag"> | null {
  return css === null ? null : { css, isOwn: false };
}

async function fetchedStyle({ slug, variant, ...font }: FontPath): Promise<string | null> {
  const key = `${slug}/${variant}`;
  if ((missed.get(key) ?? 0) > performance.now()) return null;
  const css = await googleFont(font);
  if (css) await keepStyle({ slug, variant, css });
  else missed.set(key, performance.now() + ASKED_AGAIN);
  return css;
}
