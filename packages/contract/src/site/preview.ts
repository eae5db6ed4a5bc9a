/** The longest validity of a link to a page that is not public, in days. */
export const PREVIEW_DAYS = 30;

/** The path that opens the page with the key. */
export function previewPath({ path, key }: { path: string; key: string }): string {
  return `/${path}?preview=${encodeURIComponent(key)}`;
}
