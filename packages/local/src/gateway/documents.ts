import { PAGE_ENDING } from "@tresen/contract/page/site-path";
import type { IncomingMessage } from "node:http";

/**
 * The path under which the `page` function receives requests for all pages of the shop; a direct request for it is
 * answered with the built file.
 */
export const ENTRY = "/index.html";
const BACKEND_ENTRY = "/backend/index.html";
const DISPLAY_ENTRY = "/display/index.html";
const TV_ENTRY = "/display/tv/index.html";
export const ENTRIES: readonly string[] = [ENTRY, BACKEND_ENTRY, DISPLAY_ENTRY, TV_ENTRY];

/**
 * Whether the path is a page of the shop, which the edge requests from a function. `/@…` belongs to the development
 * server.
 */
export function isDocument(request: IncomingMessage, path: string): boolean {
  const isReading = request.method === "GET" || request.method === "HEAD";
  return isReading && !isFile(path) && entryOf(path) === ENTRY && !path.startsWith("/@");
}

/** The edge treats a path with an extension as a file, but for the pages of an old site. */
function isFile(path: string): boolean {
  return hasEnding(path) && (path === ENTRY || !PAGE_ENDING.test(path));
}

export function hasEnding(path: string): boolean {
  return /\.[A-Za-z0-9]+$/.test(path.slice(path.lastIndexOf("/")));
}

/** The entry page of the shop, the back-office or the displays, by the path of one of their pages. */
export function entryOf(path: string): string {
  if (path === "/backend" || path.startsWith("/backend/")) return BACKEND_ENTRY;
  if (path === "/display/tv") return TV_ENTRY;
  return path.startsWith("/display/") ? DISPLAY_ENTRY : ENTRY;
}

/**
 * The request that the edge sends to the function: the path of the entry page, with the requested page in a header. For
 * status pages the header omits uid and hash, since they are secret.
 */
export function askForDocument(request: IncomingMessage, path: string): void {
  request.url = ENTRY;
  request.headersDistinct["x-page-path"] = [path.startsWith("/status/") ? "/status" : path];
}

/**
 * Adds the query of the request to a redirect. On AWS the edge does this, because it caches one answer for all queries.
 */
export function keepQuery({ location, url }: { location: string; url: string }): string {
  const at = url.indexOf("?");
  const query = at < 0 ? "" : url.slice(at + 1);
  const [, address = "", own, hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? [];
  return query === "" ? location : `${address}?${own ? `${own}&` : ""}${query}${hash}`;
}
