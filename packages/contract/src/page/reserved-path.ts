/** First parts of addresses at which the platform itself answers: functions, files of the build, screens of the shop. */
const PLATFORM = new Set(["api", "assets", "build", "fonts", "image", "status", "store", "upload"]);

/**
 * Whether a site with this path could never be seen. As with sites, capital letters make no other address; whatever begins
 * as the back-office is its own. The legal pages are none of these: a site may stand there instead of the configuration's text.
 */
export function isReservedPath(path: string): boolean {
  const [first = ""] = path.toLowerCase().split("/").filter(Boolean);
  return PLATFORM.has(first) || first.startsWith("backend");
}
