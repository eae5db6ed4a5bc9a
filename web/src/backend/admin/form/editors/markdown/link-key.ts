/** The key that makes a link: Ctrl+Shift+K, since Ctrl+K alone opens the palette on every screen. */
export function isLinkKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && shiftKey && !altKey;
}

/** The key as `aria-keyshortcuts` of the button that does the same. */
export const LINK_SHORTCUT = "Control+Shift+K Meta+Shift+K";
