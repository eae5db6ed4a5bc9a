import { followPointer } from "../follow-pointer";

/** Shorter movements are presses. */
const DRAG_FROM = 5;

interface Drag {
  list: HTMLElement;
  from: number;
  pointer: PointerEvent;
  /** Whether a finger has rested on it: then it is taken along from the first movement on. */
  isHeld?: boolean;
  onDrop: (to: number) => void;
}

/**
 * Lets a block of the timeline follow the pointer; the others make room for it. Nothing is rendered before it is let
 * go. Escape puts it back.
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
  let to = from;
  let isMoved = isHeld;
  if (isHeld) dragged.dataset.dragged = "";
  followPointer({
    pointer,
    onMove: ({ x }) => {
      const by = x + list.scrollLeft - start;
      isMoved ||= Math.abs(by) > DRAG_FROM;
      if (!isMoved) return;
      to = placeAt({ extents, from, by });
      for (const [index, block] of blocks.entries())
        block.style.transform = `translateX(${index === from ? by : shiftOf({ extents, from, to, index })}px)`;
      dragged.dataset.dragged = "";
    },
    onEnd: (isDropped) => {
      for (const block of blocks) block.style.removeProperty("transform");
      delete dragged.dataset.dragged;
      if (isDropped && to !== from) onDrop(to);
    },
  });
}

interface Extent {
  left: number;
  width: number;
}

/** The place of the dragged block: behind all others whose middles its own middle has passed. */
export function placeAt({ extents, from, by }: { extents: readonly Extent[]; from: number; by: number }): number {
  const own = extents[from];
  if (!own) return from;
  const middle = own.left + own.width / 2 + by;
  return extents.filter(({ left, width }, index) => index !== from && left + width / 2 < middle).length;
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
