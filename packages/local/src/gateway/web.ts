import type { IncomingMessage, ServerResponse } from "node:http";
import { siteHeaders } from "@tresen/functions/site-headers";
import { type BuiltFile, readBuiltFile } from "./built-file";
import { ENTRIES, entryOf, hasEnding } from "./documents";
import type { Responder } from "./gateway";

const YEAR = "public, max-age=31536000, immutable";
/** The browser revalidates the file each time and gets 304 while it is unchanged. */
const FRESH = "no-cache";

/**
 * Serves the built pages as CloudFront does: files unchanged, and for every path without an extension the entry page of
 * the shop, of the back-office or of the displays.
 */
export function serveWeb(folder: string): Responder {
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse({ response, status: 405, text: "Method not allowed", headers: { allow: "GET, HEAD" } });
    const asked = pathOf(request.url ?? "/");
    const entry = entryFor(asked);
    // A missing script belongs to an older build. A page in its place would fail in the browser with a less clear
    // error.
    for (const path of entry === null ? [asked] : [asked, entry]) {
      const file = await readBuiltFile({ folder, path, request });
      if (file) return send({ request, response, path, file });
    }
    refuse({ response, status: 404, text: "Not found" });
  };
}

/** The entry page for a path that is no file; null for a path that can only be a file. */
export function entryFor(url: string): string | null {
  const path = pathOf(url);
  if (ENTRIES.includes(path)) return path;
  if (path.startsWith("/assets/") || hasEnding(path)) return null;
  return entryOf(path);
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? "/";
}

function send({
  request,
  response,
  path,
  file,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  file: BuiltFile;
}): void {
  const { "content-length": length, ...headers } = file.headers;
  const isHeld = request.headers["if-none-match"]?.split(/\s*,\s*/).includes(headers.etag ?? "") ?? false;
  response
    .writeHead(isHeld ? 304 : 200, {
      ...headers,
      ...siteHeaders,
      "cache-control": path.startsWith("/assets/") ? YEAR : FRESH,
      ...(isHeld ? {} : { "content-length": length }),
    })
    .end(isHeld || request.method === "HEAD" ? undefined : file.content);
}

function refuse({
  response,
  status,
  text,
  headers = {},
}: {
  response: ServerResponse;
  status: number;
  text: string;
  headers?: Record<string, string>;
}): void {
  response
    .writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers })
    .end(text);
}
