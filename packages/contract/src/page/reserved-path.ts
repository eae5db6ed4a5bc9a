/** First parts of addresses at which the shop itself has screens. */
const SCREENS = new Set(["status", "store"]);
/** First parts of addresses at which functions and files of the build answer. */
const PLATFORM = new Set(["api", "assets", "build", "fonts", "image", "upload"]);

/**
 * Whether a site with this path could never be seen. As with sites, capital letters make no other address; whatever
 * begins as the back-office is its own. The legal pages are none of these: a site may stand there instead of the
 * configuration's text.
 */
export function isReservedPath(path: string): boolean {
  return isPlatform(path) || SCREENS.has(firstOf(path));
}

/** Whether a screen of the shop answers at this address of its host. All else, and every file, is fetched anew. */
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
