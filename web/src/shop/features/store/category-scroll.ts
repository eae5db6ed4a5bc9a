/** Below this width a screen counts as narrow. */
const TABLET = 720;
const OFFSET = -150;
const OFFSET_NARROW = -0.36;
/** A category is current once its top is above this share of the window's height. */
const CURRENT_ABOVE = 0.25;
/** Beyond this many screens the page jumps instead of scrolling, because nobody could follow the movement. */
const FAR = 4;
const SETTLE_FRAMES = 20;

export const categoryAnchor = (id: string): string => `kategorie-${id}`;

/**
 * The distance between the window's top and a category's heading after scrolling: 150 px, or 36 % of a narrow screen's
 * width.
 */
export function scrollOffset(width: number): number {
  return width < TABLET ? width * OFFSET_NARROW : OFFSET;
}

/** The last category whose top is above 25 % of the window's height; before the first one, the first. */
export function currentCategory({
  tops,
  height,
}: {
  tops: readonly { id: string; top: number }[];
  height: number;
}): string | null {
  return tops.findLast(({ top }) => top < height * CURRENT_ABOVE)?.id ?? tops[0]?.id ?? null;
}

/** Whether the visitor's system asks for less motion. */
export function isCalm(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Scrolls to a category's heading. Stops if the visitor scrolls meanwhile. */
export function scrollToCategory(id: string): void {
  const section = document.getElementById(categoryAnchor(id));
  if (!section) return;
  const distance = distanceOf(section);
  const isInstant = isCalm() || Math.abs(distance) > FAR * window.innerHeight;
  const interrupted = new AbortController();
  for (const type of ["wheel", "touchstart", "keydown"])
    window.addEventListener(type, () => interrupted.abort(), { once: true, passive: true, signal: interrupted.signal });
  window.scrollBy({ top: distance, behavior: isInstant ? "instant" : "smooth" });
  if (isInstant) requestAnimationFrame(() => settle({ section, interrupted, frames: SETTLE_FRAMES }));
  else
    window.addEventListener("scrollend", () => settle({ section, interrupted, frames: SETTLE_FRAMES }), {
      once: true,
      signal: interrupted.signal,
    });
  section.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

/** Rows on the way get their real height only when they come near, which moves the content below them. */
function settle({
  section,
  interrupted,
  frames,
}: {
  section: HTMLElement;
  interrupted: AbortController;
  frames: number;
}): void {
  if (interrupted.signal.aborted) return;
  if (frames === 0) return interrupted.abort();
  const distance = distanceOf(section);
  if (Math.abs(distance) >= 1) window.scrollBy({ top: distance, behavior: "instant" });
  requestAnimationFrame(() => settle({ section, interrupted, frames: frames - 1 }));
}

function distanceOf(section: HTMLElement): number {
  return section.getBoundingClientRect().top + scrollOffset(window.innerWidth);
}
