/** The longest validity of a link to a page that is not public, in days. */
export const PREVIEW_DAYS = 30;

export const PREVIEW_MESSAGES = {
  unknown: "Dieser Vorschau-Link ist abgelaufen oder ungültig.",
  expiry: `Der Link muss in der Zukunft ablaufen, spätestens nach ${PREVIEW_DAYS} Tagen.`,
} as const;

/** The path that opens the page with the key. */
export function previewPath({ path, key }: { path: string; key: string }): string {
  return `/${path}?preview=${encodeURIComponent(key)}`;
}
