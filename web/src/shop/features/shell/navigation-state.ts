/** Whether a menu entry leads to the current screen, to one above it, or to neither. */
export type NavigationState = "current" | "ancestor" | "none";

interface Entry {
  /** Null for a heading without a page of its own. */
  href: string | null;
  items: readonly Entry[];
}

/** `path` is the screen's, without search and hash. A branch's entry also counts as the parent of its checkout. */
export function navigationState({ entry, path }: { entry: Entry; path: string }): NavigationState {
  const own = entry.href === null ? null : bare(entry.href);
  const current = bare(path);
  if (own !== null && own === current) return "current";
  const isBelow = own !== null && current !== null && /^\/store\/[^/]+$/.test(own) && current.startsWith(`${own}/`);
  const holdsCurrent = entry.items.some((item) => navigationState({ entry: item, path }) !== "none");
  return isBelow || holdsCurrent ? "ancestor" : "none";
}

/** The path of the screen to which an entry leads; null for other sites and for anchors within a page. */
function bare(href: string): string | null {
  if (!href.startsWith("/")) return null;
  const path = href.replace(/[?#].*$/, "").replace(/\/+$/, "") || "/";
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
