/** A swipe has to be longer than this, so that a small movement is not taken for one. */
const NARROW = 768;
const THRESHOLD = 50;

/** The slide at `index`, counted on beyond both ends. 0 where there are none. */
export function wrap({ index, count }: { index: number; count: number }): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}

/** Pixels that a swipe has to exceed. */
export function swipeThreshold(windowWidth: number): number {
  return windowWidth > NARROW ? THRESHOLD : 0;
}

/**
 * Where a swipe of this many pixels leads: to the next slide (1) when it pulls towards the start, to the previous (-1),
 * or back (0).
 */
export function swipeStep({ moved, windowWidth }: { moved: number; windowWidth: number }): -1 | 0 | 1 {
  if (Math.abs(moved) <= swipeThreshold(windowWidth)) return 0;
  return moved < 0 ? 1 : -1;
}

/**
 * How many places after the shown slide another one stands, by the shorter way round. Of two slides the other one can
 * stand on both sides: it stands where `side` says.
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
