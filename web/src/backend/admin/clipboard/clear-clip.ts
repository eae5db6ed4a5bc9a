/** Of the session storage: see the specification. */
export const CLIP_KEY = "clipboard";

/** Forgets what was copied in this tab: another person may sign in. */
export function clearClip(): void {
  try {
    sessionStorage.removeItem(CLIP_KEY);
  } catch {
    // Storage is blocked, so there is nothing.
  }
}
