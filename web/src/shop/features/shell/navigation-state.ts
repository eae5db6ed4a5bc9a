/** How an entry of the menu stands to the screen: it is this one's, this one lies below it, or neither. */
export type NavigationState = "current" | "ancestor" | "none";

interface Entry {
  /** Null for a heading without a page of its own. */
  href: string | null;
  items: readonly Entry[];
}

/** `path` is the screen's, without search and hash. A branch's entry also stands for its checkout. */
export function navigationState({ entry, path }: { entry: Entry; path: string }): NavigationState {
  const own = entry.href === null ? null : bare(entry.href);
  const current = bare(path);
  if (own !== null && own === current) return "current";
  const isBelow = own !== null && current !== null && /^\/store\/[^/]+$/.test(own) && current.startsWith(`${own}/`);
  const holdsCurrent = entry.items.some((item) => navigationState({ entry: item, path }) !== "none");
  return isBelow || holdsCurrent ? "ancestor" : "none";
}

/** Other sites' addresses and mere places on a page are no screen. */
function bare(href: string): string | null {
  if (!href.startsWith("/")) return null;
  const path = href.replace(/[?#].*$/, "").replace(/\/+$/, "") || "/";
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
