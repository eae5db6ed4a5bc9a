import { type Move, type TreeRow, depthsAt, endOf } from "./tree";

/** The width of one level in pixels, by which a dragged entry is indented. */
export const INDENT = 28;

interface Drag {
  list: HTMLElement;
  rows: readonly TreeRow[];
  index: number;
  pointer: PointerEvent;
  /** Called with where the entry would go, whenever that changes; null when the drag is over. */
  onOver: (over: Move | null) => void;
  onDrop: (to: Move) => void;
}

/** Lets an entry be dragged: up and down between the others, left and right to another level. Escape ends it. */
export function startTreeDrag({ list, rows, index, pointer, onOver, onDrop }: Drag): void {
  const end = endOf(rows, index);
  const others = [...list.querySelectorAll<HTMLElement>("[data-row]")].filter((_, at) => at < index || at >= end);
  const own = rows[index]?.depth ?? 0;
  const start = { place: index, depth: own };
  let over = start;
  const ended = new AbortController();
  const { signal } = ended;
  const isOwn = ({ pointerId }: PointerEvent): boolean => pointerId === pointer.pointerId;

  const finish = (isDropped: boolean): void => {
    ended.abort();
    onOver(null);
    if (isDropped && (over.place !== start.place || over.depth !== start.depth)) onDrop(over);
  };
  window.addEventListener(
    "pointermove",
    (event) => {
      if (!isOwn(event)) return;
      const next = placeUnder({
        middles: others.map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return top + height / 2;
        }),
        y: event.clientY,
        depth: own + Math.round((event.clientX - pointer.clientX) / INDENT),
        depths: (place) => depthsAt({ rows, index, place }),
      });
      if (!next || (next.place === over.place && next.depth === over.depth)) return;
      over = next;
      onOver(over);
    },
    { signal },
  );
  window.addEventListener("pointerup", (event) => isOwn(event) && finish(true), { signal });
  window.addEventListener("pointercancel", (event) => isOwn(event) && finish(false), { signal });
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      finish(false);
    },
    { signal, capture: true },
  );
}

/** Where an entry would go that is held at a height, as deep as it is held, or as deep as it may be there. */
export function placeUnder({
  middles,
  y,
  depth,
  depths,
}: {
  /** Of the other rows, from the top. */
  middles: readonly number[];
  y: number;
  depth: number;
  depths: (place: number) => { least: number; most: number };
}): Move | null {
  const place = middles.filter((middle) => middle < y).length;
  const { least, most } = depths(place);
  return least > most ? null : { place, depth: Math.min(most, Math.max(least, depth)) };
}
