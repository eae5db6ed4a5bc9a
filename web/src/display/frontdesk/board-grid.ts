/** Numbers are read from five metres: at least this part of the screen's height. */
const SMALLEST = 0.08;
/** Digits of the typeface are about this wide, in parts of their height; and a line is this high. */
const DIGIT = 0.62;
const LINE = 1.2;
const GAP = 0.7;

export interface BoardGrid {
  columns: number;
  /** The height of the digits in pixels. */
  size: number;
  /** How many numbers fit; the others are shown in turn. */
  places: number;
}

/** The largest digits with which all numbers fit into the area; where that would be too small, several pages. */
export function boardGrid({
  count,
  digits,
  width,
  height,
  screen,
}: {
  count: number;
  digits: number;
  width: number;
  height: number;
  /** The height of the whole screen. */
  screen: number;
}): BoardGrid {
  const least = Math.ceil(screen * SMALLEST);
  const cell = digits * DIGIT + GAP;
  let best: BoardGrid = { columns: 1, size: 0, places: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const size = Math.floor(Math.min(width / columns / cell, height / rows / LINE));
    if (size > best.size) best = { columns, size, places: columns * rows };
  }
  if (best.size >= least) return { ...best, size: Math.min(best.size, Math.floor(screen * 0.3)) };
  const columns = Math.max(1, Math.floor(width / (least * cell)));
  const rows = Math.max(1, Math.floor(height / (least * LINE)));
  return { columns, size: least, places: columns * rows };
}
