/** First parts of addresses at which the platform itself answers: functions, files of the build, screens of the shop. */
const PLATFORM = new Set(["api", "assets", "build", "fonts", "image", "status", "store", "upload"]);
/** What the configuration's texts are shown at. */
const LEGAL = new Set(["site/terms-and-conditions", "site/privacy", "site/imprint", "site/allergens"]);

/** Whether a site with this path could never be seen. As with sites, capital letters make no other address; whatever begins as the back-office is its own. */
export function isReservedPath(path: string): boolean {
  const folded = path.toLowerCase().split("/").filter(Boolean);
  const [first = ""] = folded;
  return PLATFORM.has(first) || first.startsWith("backend") || LEGAL.has(folded.join("/"));
}
