import type { Paint } from "../drawing";

/** `#rrggbb` or `#rrggbbaa` as a colour with its opacity; null for none. */
export function paintOf(text: string): Paint | null {
  if (!/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(text)) return null;
  const opacity = text.length === 9 ? Number.parseInt(text.slice(7), 16) / 255 : 1;
  return opacity === 0 ? null : { color: text.slice(0, 7).toLowerCase(), opacity };
}
