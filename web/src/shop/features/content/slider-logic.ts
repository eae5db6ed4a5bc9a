/** A swipe has to be longer than this, so that small movements are ignored. */
const NARROW = 768;
const THRESHOLD = 50;

/** The slide at `index`, which wraps around at both ends. 0 if there are no slides. */
export function wrap({ index, count }: { index: number; count: number }): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}

/** Pixels that a swipe has to exceed. */
export function swipeThreshold(windowWidth: number): number {
  return windowWidth > NARROW ? THRESHOLD : 0;
}

/**
 * The result of a swipe of this many pixels: the next slide (1) when it moves towards the start, the previous (-1), or
 * no change (0).
 */
export function swipeStep({ moved, windowWidth }: { moved: number; windowWidth: number }): -1 | 0 | 1 {
  if (Math.abs(moved) <= swipeThreshold(windowWidth)) return 0;
  return moved < 0 ? 1 : -1;
}

/**
 * The position of a slide relative to the shown one, by the shorter way round. Of two slides the other one could be on
 * both sides; `side` decides.
 */
export function placeOf({
  slide,
  index,
  count,
  side,
}: {
  slide: number;
  index: number;
  count: number;
  side: -1 | 1;
}): number {
  const after = wrap({ index: slide - index, count });
  if (count === 2 && after === 1) return side;
  return after > count / 2 ? after - count : after;
}
