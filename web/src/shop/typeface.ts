const SEEN = "typeface-seen";

/**
 * Whether this tab has loaded the typeface before, so that it can be used from the first line on: see styles/page.css.
 */
export function hasTypeface(): boolean {
  try {
    return sessionStorage.getItem(SEEN) !== null;
  } catch {
    return false;
  }
}

export async function noteTypeface(): Promise<void> {
  try {
    const faces = await document.fonts.load('1em "Inter Variable"');
    if (faces.length > 0) sessionStorage.setItem(SEEN, "1");
  } catch {
    // Loading failed, or storage is blocked: the next page also begins with the system's typeface.
  }
}
