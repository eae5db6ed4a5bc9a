import { dragPlaces, edgeScroll } from "./drag-places";

interface Drag {
  list: HTMLElement;
  from: number;
  pointer: PointerEvent;
  onDrop: (to: number) => void;
}

/**
 * Lets an entry of a list follow the pointer until it is let go. The entries are shifted by styles alone: nothing is
 * rendered before the drop, so that long lists follow the finger too. Escape puts the entry back.
 */
export function startDrag({ list, from, pointer, onDrop }: Drag): void {
  const entries = [...list.querySelectorAll<HTMLElement>(":scope > [data-entry]")];
  const dragged = entries[from];
  if (!dragged || entries.length < 2) return;
  const scroller = scrollerOf(list);
  const extents = entries.map((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return { top, height };
  });
  const start = { y: pointer.clientY, scroll: scroller.scrollTop };
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let y = start.y;
  let to = from;
  let frame = 0;
  const ended = new AbortController();
  const { signal } = ended;

  const show = (): void => {
    const places = dragPlaces({ extents, from, by: y - start.y + scroller.scrollTop - start.scroll });
    to = places.to;
    for (const [index, entry] of entries.entries())
      entry.style.transform = `translateY(${places.shifts[index] ?? 0}px)`;
  };
  const scroll = (): void => {
    const seen = scroller.getBoundingClientRect();
    const by = edgeScroll({ y, top: Math.max(0, seen.top), bottom: Math.min(innerHeight, seen.bottom) });
    if (by !== 0) {
      scroller.scrollTop += by;
      show();
    }
    frame = requestAnimationFrame(scroll);
  };
  const end = (isDropped: boolean): void => {
    ended.abort();
    cancelAnimationFrame(frame);
    for (const entry of entries) entry.removeAttribute("style");
    delete dragged.dataset.dragged;
    if (isDropped && to !== from) onDrop(to);
  };

  for (const entry of entries) if (entry !== dragged && !isCalm) entry.style.transition = "transform 150ms";
  dragged.dataset.dragged = "";
  frame = requestAnimationFrame(scroll);
  const isOwn = (event: PointerEvent): boolean => event.pointerId === pointer.pointerId;
  const listen = { signal };
  window.addEventListener(
    "pointermove",
    (event) => {
      if (!isOwn(event)) return;
      y = event.clientY;
      show();
    },
    listen,
  );
  window.addEventListener("pointerup", (event) => isOwn(event) && end(true), listen);
  window.addEventListener("pointercancel", (event) => isOwn(event) && end(false), listen);
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
}

/** The nearest element around the list that scrolls; else the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight)
      return around;
  return document.documentElement;
}
