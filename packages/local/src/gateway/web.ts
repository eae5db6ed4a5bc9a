import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { siteHeaders } from "@tresen/functions/site-headers";
import { ENTRY, isBackend, isFile } from "./documents";
import type { Responder } from "./gateway";

const YEAR = "public, max-age=31536000, immutable";
/** Asked again each time, and answered with 304 while nothing changed. */
const FRESH = "no-cache";
const BACKEND_ENTRY = "/backend/index.html";
const ENTRIES: readonly string[] = [ENTRY, BACKEND_ENTRY];

/** The built pages as CloudFront serves them: files as they are, every path without an extension the entry of shop or back-office. */
export function serveWeb(folder: string): Responder {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader("cache-control", path.startsWith("/assets/") ? YEAR : FRESH);
      for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value);
    },
  });
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse({ response, status: 405, text: "Method not allowed", headers: { allow: "GET, HEAD" } });
    files(request, response, () => {
      const entry = entryFor(request.url ?? "/");
      // A missing script belongs to an older build: a page in its place would only break later.
      if (entry === null || !existsSync(join(folder, entry)))
        return refuse({ response, status: 404, text: "Not found" });
      rewrite({ request, path: entry });
      files(request, response, () => refuse({ response, status: 404, text: "Not found" }));
    });
  };
}

/** The page that answers for a path which is no file; null for what can only be a file. */
export function entryFor(url: string): string | null {
  const path = url.split("?", 1)[0] ?? "/";
  if (ENTRIES.includes(path)) return path;
  if (path.startsWith("/assets/") || isFile(path)) return null;
  return isBackend(path) ? BACKEND_ENTRY : ENTRY;
}

function rewrite({ request, path }: { request: IncomingMessage & { _parsedUrl?: unknown }; path: string }): void {
  request.url = path;
  // sirv keeps what it made of the old address.
  delete request._parsedUrl;
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
