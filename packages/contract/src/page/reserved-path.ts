/** First path segments at which the shop has screens of its own. */
const SCREENS = new Set(["status", "store"]);
/** First path segments at which functions and built files answer. */
const PLATFORM = new Set(["api", "assets", "build", "display", "fonts", "image", "upload"]);

/** The file of the first page, which is shown under its own name as well. */
const ENTRY = "index.html";

/**
 * Whether a site with this path could never be shown. Case is ignored, as it is for sites, and every path that begins
 * like the back-office's is reserved. The paths of legal pages are not reserved: a site may replace the configured
 * text.
 */
export function isReservedPath(path: string): boolean {
  return isPlatform(path) || SCREENS.has(firstOf(path)) || path.toLowerCase() === ENTRY;
}

/**
 * Whether a screen of the shop answers at this URL of its host. The browser fetches all other URLs, and every file,
 * from the server.
 */
export function isScreenPath(href: string): boolean {
  const path = href.replace(/[?#].*$/, "");
  return path.startsWith("/") && !path.startsWith("//") && !isPlatform(path) && !/\.[^/]*$/.test(path);
}

function isPlatform(path: string): boolean {
  const first = firstOf(path);
  return PLATFORM.has(first) || first.startsWith("backend");
}

function firstOf(path: string): string {
  return path.toLowerCase().split("/").find(Boolean) ?? "";
}
