/** The longest validity of a link to a page that is not public, in days. */
export const PREVIEW_DAYS = 30;

/** The part of an address that has the key. */
export const PREVIEW_KEY = "preview";

/** The path that opens the page with the key. */
export function previewPath({ path, key }: { path: string; key: string }): string {
  return `/${path}?${PREVIEW_KEY}=${encodeURIComponent(key)}`;
}
