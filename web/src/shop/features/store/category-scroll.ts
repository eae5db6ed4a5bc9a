/** Below this width a screen counts as narrow. */
const TABLET = 720;
const OFFSET = -150;
const OFFSET_NARROW = -0.36;
/** A category is current once its top is above this share of the window's height. */
const CURRENT_ABOVE = 0.25;

export const categoryAnchor = (id: string): string => `kategorie-${id}`;

/** How far below the window's top a category's heading comes to rest: 150 px, or 36 % of a narrow screen's width. */
export function scrollOffset(width: number): number {
  return width < TABLET ? width * OFFSET_NARROW : OFFSET;
}

/** The last category whose top is above 25 % of the window's height; before the first one, the first. */
export function currentCategory({ tops, height }: { tops: readonly { id: string; top: number }[]; height: number }): string | null {
  return tops.findLast(({ top }) => top < height * CURRENT_ABOVE)?.id ?? tops[0]?.id ?? null;
}

export function scrollToCategory(id: string): void {
  const section = document.getElementById(categoryAnchor(id));
  if (!section) return;
  const top = section.getBoundingClientRect().top + window.scrollY + scrollOffset(window.innerWidth);
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top, behavior: isCalm ? "auto" : "smooth" });
  section.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}
