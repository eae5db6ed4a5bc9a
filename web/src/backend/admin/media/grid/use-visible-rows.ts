import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { type Range, columnsIn, rowsToward, visibleRows } from "./visible-rows";

/** Measures of a grid in letters of the chosen size (rem). */
export interface Measures {
  /** The least width of a tile; 0 for rows over the whole width. */
  tile: number;
  /** The same in a grid that is wider than a phone. */
  wideTile: number;
  gap: number;
  /** The height of a tile: so much, and a share of its width. */
  height: number;
  share: number;
}

/** So many columns at most, so that a very wide screen draws larger tiles and not more of them. */
const MOST_COLUMNS = 8;
/** In letters of the chosen size (rem). */
const WIDER_THAN_PHONES = 40;

export interface Layout {
  columns: number;
  columnWidth: number;
  rowHeight: number;
  gap: number;
  /** The size of letters (rem), in pixels. */
  letter: number;
}

/**
 * The columns of a grid that fills its element. It is measured again when its width or the size of letters changes; null
 * until it is measured.
 */
export function useLayout({
  grid,
  measures,
}: {
  grid: RefObject<HTMLElement | null>;
  measures: Measures;
}): Layout | null {
  const [size, setSize] = useState<{ width: number; letter: number } | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = (): void => {
      const found = {
        width: element.clientWidth,
        letter: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
      };
      setSize((known) => (known?.width === found.width && known.letter === found.letter ? known : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return useMemo(() => size && layoutOf({ ...size, measures }), [size, measures]);
}

function layoutOf({ width, letter, measures }: { width: number; letter: number; measures: Measures }): Layout {
  const gap = measures.gap * letter;
  const least = width > WIDER_THAN_PHONES * letter ? measures.wideTile : measures.tile;
  const { columns, columnWidth } =
    least === 0
      ? { columns: 1, columnWidth: width }
      : columnsIn({ width, least: least * letter, most: MOST_COLUMNS, gap });
  const height = measures.height * letter + measures.share * columnWidth;
  return { columns, columnWidth, rowHeight: Math.round(height + gap), gap, letter };
}

/** So many tiles are drawn in one task, so that a slow processor goes on scrolling meanwhile. */
const DRAWN_AT_ONCE = 3;

export interface Visible extends Range {
  /** How many tiles of a row are drawn so far. The places of the others still show those of the row before. */
  drawn: (row: number) => number;
}

interface Drawing extends Range {
  /** The rows before these ones, which are drawn as a whole. */
  whole: Range;
  /** The tiles of the rows that have come since. */
  tiles: number;
}

const NONE: Range = { first: 0, end: 0 };

/**
 * The rows of the grid that are in sight, wherever it is scrolled. The first ones are drawn at once, those that are
 * scrolled to a few tiles at a time: the next ones when those before are there.
 */
export function useVisibleRows({
  grid,
  layout: { rowHeight, columns },
  count,
}: {
  grid: RefObject<HTMLElement | null>;
  layout: Layout;
  count: number;
}): Visible {
  const [drawing, setDrawing] = useState<Drawing>({ ...NONE, whole: NONE, tiles: Infinity });
  const isEmpty = drawing.end === 0;
  useLayoutEffect(() => {
    if (!isEmpty) return;
    setDrawing((known) => {
      const to = rangeOf({ grid: grid.current, rowHeight, count });
      return isSameRange(known, to) ? known : { ...to, whole: to, tiles: columns };
    });
  }, [grid, rowHeight, columns, count, isEmpty]);
  useEffect(() => {
    let isComing = false;
    const follow = (): void => {
      if (isComing) return;
      const target = rangeOf({ grid: grid.current, rowHeight, count });
      const next = nextOf({ drawing, target, columns });
      if (next === drawing) return;
      isComing = true;
      startTransition(() => setDrawing(next));
    };
    // However often it is scrolled, once in a frame.
    let frame = requestAnimationFrame(follow);
    const ask = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    };
    // Whichever element around the grid scrolls.
    document.addEventListener("scroll", ask, { capture: true, passive: true });
    window.addEventListener("resize", ask);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("scroll", ask, { capture: true });
      window.removeEventListener("resize", ask);
    };
  }, [grid, rowHeight, columns, count, drawing]);
  return useMemo(() => {
    const { first, end, whole, tiles } = drawing;
    const isWhole = (row: number): boolean => row < first || row >= end || (row >= whole.first && row < whole.end);
    return { first, end, drawn: (row) => (isWhole(row) ? columns : Math.min(tiles, columns)) };
  }, [drawing, columns]);
}

/** First the rest of the rows that have come, then the next rows. */
function nextOf({ drawing, target, columns }: { drawing: Drawing; target: Range; columns: number }): Drawing {
  const { first, end, tiles } = drawing;
  if (tiles < columns) return { ...drawing, tiles: tiles + DRAWN_AT_ONCE };
  const to = rowsToward({ known: drawing, target, most: Math.max(1, Math.floor(DRAWN_AT_ONCE / columns)) });
  return isSameRange(drawing, to) ? drawing : { ...to, whole: { first, end }, tiles: DRAWN_AT_ONCE };
}

function rangeOf({ grid, rowHeight, count }: { grid: HTMLElement | null; rowHeight: number; count: number }): Range {
  const top = grid ? -grid.getBoundingClientRect().top : 0;
  return visibleRows({ top, height: window.innerHeight, rowHeight, count });
}

function isSameRange(one: Range, other: Range): boolean {
  return one.first === other.first && one.end === other.end;
}
