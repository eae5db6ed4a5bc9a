/** Where an entry is on the screen before a drag, in pixels. */
export interface Extent {
  top: number;
  height: number;
}

/**
 * Where an entry would be put that is dragged by a distance, and how far every entry must be shifted meanwhile to show
 * it. An entry gives way when the dragged one covers its middle.
 */
export function dragPlaces({ extents, from, by }: { extents: readonly Extent[]; from: number; by: number }): {
  to: number;
  shifts: number[];
} {
  const dragged = extents[from];
  if (!dragged) return { to: from, shifts: extents.map(() => 0) };
  const top = dragged.top + by;
  const bottom = top + dragged.height;
  const middle = ({ top: start, height }: Extent): number => start + height / 2;
  const passed = extents.filter((extent, index) => index > from && middle(extent) < bottom).length;
  const before = extents.filter((extent, index) => index < from && middle(extent) > top).length;
  const to = from + passed - before;
  const neighbour = extents[from + 1] ?? extents[from - 1];
  const gap = neighbour ? Math.abs(neighbour.top - dragged.top) - heightAbove(neighbour, dragged) : 0;
  const step = dragged.height + gap;
  return {
    to,
    shifts: extents.map((_extent, index) => {
      if (index === from) return by;
      if (index > from && index <= to) return -step;
      return index < from && index >= to ? step : 0;
    }),
  };
}

/** The height of the upper one of two neighbours. */
function heightAbove(a: Extent, b: Extent): number {
  return a.top < b.top ? a.height : b.height;
}

/** How far a list scrolls at once while an entry is held at the edge of what can be seen: further, the nearer. */
export function edgeScroll({ y, top, bottom }: { y: number; top: number; bottom: number }): number {
  if (y < top + EDGE) return -Math.ceil((Math.min(EDGE, top + EDGE - y) / EDGE) * FASTEST);
  if (y > bottom - EDGE) return Math.ceil((Math.min(EDGE, y - bottom + EDGE) / EDGE) * FASTEST);
  return 0;
}

const EDGE = 72;
const FASTEST = 16;
