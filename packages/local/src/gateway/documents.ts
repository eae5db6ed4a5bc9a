import type { IncomingMessage } from "node:http";

/** Under this address the functions answer for every page of the shop; asked for by itself it is the page as built. */
export const ENTRY = "/index.html";

/** Whether the edge asks the functions for it: a page of the shop. `/@…` is the development server's. */
export function isDocument(request: IncomingMessage, path: string): boolean {
  const isReading = request.method === "GET" || request.method === "HEAD";
  return isReading && !isFile(path) && !isBackend(path) && !path.startsWith("/@");
}

/** As the edge tells files from pages: by an extension. */
export function isFile(path: string): boolean {
  return /\.[A-Za-z0-9]+$/.test(path.slice(path.lastIndexOf("/")));
}

export function isBackend(path: string): boolean {
  return path === "/backend" || path.startsWith("/backend/");
}

/**
 * Turns the request into what the edge asks: the entry page, with the page that is meant in a header. A status page's
 * uid and hash are a secret.
 */
export function askForDocument(request: IncomingMessage, path: string): void {
  request.url = ENTRY;
  request.headersDistinct["x-page-path"] = [path.startsWith("/status/") ? "/status" : path];
}

/**
 * A redirect takes along what was asked with the address: the edge does this behind the answer, which is one for all.
 */
export function keepQuery({ location, url }: { location: string; url: string }): string {
  const at = url.indexOf("?");
  const query = at < 0 ? "" : url.slice(at + 1);
  const [, address = "", own, hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? [];
  return query === "" ? location : `${address}?${own ? `${own}&` : ""}${query}${hash}`;
}
