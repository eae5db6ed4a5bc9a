/** What a page or a redirect can stand at. */
export const PAGE_PATH = /^[A-Za-z0-9][A-Za-z0-9/_-]*$/;
export const LONGEST_PATH = 200;

/**
 * The address of a page as sites name theirs: without slashes around or doubled, and with encoded characters decoded
 * where they can be.
 */
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

/** The site at this address. Capital letters make no other page, unless there are two that differ in nothing else. */
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
