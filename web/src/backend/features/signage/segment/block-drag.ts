import { followPointer } from "../follow-pointer";

/** Shorter movements are presses. */
const DRAG_FROM = 5;
/** So near to its edges, in pixels, the timeline scrolls along, by at most so many pixels a frame. */
const EDGE = 48;
const FASTEST = 12;

interface Drag {
  list: HTMLElement;
  from: number;
  pointer: PointerEvent;
  /** Whether a finger has rested on it: then it is taken along from the first movement on. */
  isHeld?: boolean;
  onDrop: (to: number) => void;
}

/**
 * Lets a block of the timeline follow the pointer; the others make room for it, and the timeline scrolls at its edges.
 * Nothing is rendered before it is let go. Escape puts it back.
 */
export function startBlockDrag({ list, from, pointer, isHeld = false, onDrop }: Drag): void {
  const blocks = [...list.querySelectorAll<HTMLElement>(":scope > [data-entry]")];
  const dragged = blocks[from];
  if (!dragged || blocks.length < 2) return;
  const extents = blocks.map((block) => {
    const { left, width } = block.getBoundingClientRect();
    return { left, width };
  });
  const start = pointer.clientX + list.scrollLeft;
  // Before the dragged block makes it longer.
  const longest = list.scrollWidth - list.clientWidth;
  const { left, right } = list.getBoundingClientRect();
  let at = pointer.clientX;
  let to = from;
  let isMoved = isHeld;
  if (isHeld) dragged.dataset.dragged = "";
  const follow = (): void => {
    const by = at + list.scrollLeft - start;
    isMoved ||= Math.abs(by) > DRAG_FROM;
    if (!isMoved) return;
    to = placeAt({ extents, from, by });
    for (const [index, block] of blocks.entries())
      block.style.transform = `translateX(${index === from ? by : shiftOf({ extents, from, to, index })}px)`;
    dragged.dataset.dragged = "";
  };
  const scroll = (): void => {
    frame = requestAnimationFrame(scroll);
    const scrolled = Math.min(longest, Math.max(0, list.scrollLeft + edgeStep({ at, left, right })));
    if (!isMoved || scrolled === list.scrollLeft) return;
    list.scrollLeft = scrolled;
    follow();
  };
  let frame = requestAnimationFrame(scroll);
  followPointer({
    pointer,
    onMove: ({ x }) => {
      at = x;
      follow();
    },
    onEnd: (isDropped) => {
      cancelAnimationFrame(frame);
      for (const block of blocks) block.style.removeProperty("transform");
      delete dragged.dataset.dragged;
      if (isDropped && to !== from) onDrop(to);
    },
  });
}

/** By how many pixels the timeline scrolls in a frame: faster the nearer the pointer is to an edge. */
export function edgeStep({ at, left, right }: { at: number; left: number; right: number }): number {
  const near = (distance: number): number => Math.min(1, Math.max(0, (EDGE - distance) / EDGE));
  return Math.round(FASTEST * (near(right - at) - near(at - left)));
}

interface Extent {
  left: number;
  width: number;
}

/** The place of the dragged block: its edge that goes ahead has passed the middles of the others that it takes over. */
export function placeAt({ extents, from, by }: { extents: readonly Extent[]; from: number; by: number }): number {
  const own = extents[from];
  if (!own) return from;
  const [start, end] = [own.left + by, own.left + own.width + by];
  return extents.filter(({ left, width }, index) => index !== from && left + width / 2 < (index < from ? start : end))
    .length;
}

function shiftOf({
  extents,
  from,
  to,
  index,
}: {
  extents: readonly Extent[];
  from: number;
  to: number;
  index: number;
}): number {
  const width = extents[from]?.width ?? 0;
  if (from < index && index <= to) return -width;
  return to <= index && index < from ? width : 0;
}

/**
 * A finger that takes a block along does not scroll, and opens no menu. Browsers ask at the beginning of a touch whether a
 * page may say so, so it is listened to all the time. @returns what ends it.
 */
export function keepTouches(list: HTMLElement): () => void {
  const keep = (event: Event): void => {
    if (list.querySelector("[data-dragged]") && event.cancelable) event.preventDefault();
  };
  list.addEventListener("touchmove", keep, { passive: false });
  list.addEventListener("contextmenu", keep);
  return () => {
    list.removeEventListener("touchmove", keep);
    list.removeEventListener("contextmenu", keep);
  };
}
