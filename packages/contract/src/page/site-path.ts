/** The pattern of paths that a page or a redirect can have. */
export const PAGE_PATH = /^[A-Za-z0-9][A-Za-z0-9/_-]*$/;
export const LONGEST_PATH = 200;
/**
 * The endings of pages that other systems make, by which links to an old site still come. The edge asks a function for
 * them (stacks/web/edge/page.js); a path with any other ending is a file.
 */
export const PAGE_ENDING = /\.(?:html?|php\d?|aspx?|jspx?|cfm)$/i;

/** Normalises the path of a site: no leading, trailing or doubled slashes, and decoded where possible. */
export function sitePath(pathname: string): string {
  return pathname
    .split("/")
    .filter(Boolean)
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    })
    .join("/");
}

/** The site with this path. Case is ignored, unless two sites differ only by case. */
export function findSite<Entry extends { path: string }>({
  sites,
  pathname,
}: {
  sites: readonly Entry[];
  pathname: string;
}): Entry | null {
  const path = sitePath(pathname);
  const folded = path.toLowerCase();
  return (
    sites.find((site) => sitePath(site.path) === path) ??
    sites.find((site) => sitePath(site.path).toLowerCase() === folded) ??
    null
  );
}
