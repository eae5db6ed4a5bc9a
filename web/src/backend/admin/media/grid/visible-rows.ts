/** Rows beyond the edges of the screen that are drawn ahead. */
const AHEAD = 1;

export interface Range {
  first: number;
  /** The row after the last one. */
  end: number;
}

/** The rows of equal height that are in sight, and a few beside them. */
export function visibleRows({
  top,
  height,
  rowHeight,
  count,
}: {
  /** How far the rows have been scrolled past the upper edge of the screen, in pixels. */
  top: number;
  /** The height of the screen. */
  height: number;
  rowHeight: number;
  count: number;
}): Range {
  const first = Math.floor(top / rowHeight) - AHEAD;
  const end = Math.ceil((top + height) / rowHeight) + AHEAD;
  return { first: clamp(first, 0, Math.max(0, count - 1)), end: clamp(end, 0, count) };
}

/**
 * What is drawn next on the way to the rows in sight: those of them that are drawn already, and so many beside them.
 * Drawing all rows of a long way at once would hold up the scrolling.
 */
export function rowsToward({ known, target, most }: { known: Range; target: Range; most: number }): Range {
  const first = Math.max(known.first, target.first);
  const end = Math.min(known.end, target.end);
  if (first < end) {
    const later = Math.min(end + most, target.end);
    return { first: Math.max(first - (most - (later - end)), target.first), end: later };
  }
  // The first one in sight comes first.
  const start = Math.max(target.first, Math.min(target.first + AHEAD, target.end - 1));
  return { first: start, end: Math.min(start + most, target.end) };
}

/**
 * The row of each place in the document. A row that is shown already keeps its place; one that comes into sight takes
 * the place of one that is no longer in sight, so that the browser changes its elements and makes no new ones.
 * @param places the rows so far @returns the same list if nothing has changed
 */
export function placesOf({
  places,
  rows,
  count,
}: {
  places: readonly number[];
  /** The rows to be shown. */
  rows: readonly number[];
  /** The number of all rows. */
  count: number;
}): readonly number[] {
  // The rows in sight may be those of a longer list, from before it became shorter.
  const shown = new Set(rows.filter((row) => row < count));
  const coming = [...shown].filter((row) => !places.includes(row));
  const next = places.map((row) => (shown.has(row) ? row : (coming.shift() ?? row))).filter((row) => row < count);
  const isSame = coming.length === 0 && next.length === places.length && next.every((row, at) => row === places[at]);
  return isSame ? places : [...next, ...coming];
}

/** The number of columns that fit into the width, and the width of one, in pixels. */
export function columnsIn({
  width,
  least,
  most,
  gap,
}: {
  width: number;
  /** The least width of a column. */
  least: number;
  /** The most columns. */
  most: number;
  gap: number;
}): { columns: number; columnWidth: number } {
  const columns = clamp(Math.floor((width + gap) / (least + gap)), 1, most);
  return { columns, columnWidth: Math.max(0, (width - gap * (columns - 1)) / columns) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
