/** What is dragged: a product of a category, or a whole category. */
export type Dragged = { kind: "product"; category: string; product: string } | { kind: "column"; category: string };

/** Where it would go: before another one, or at the end where `before` is null. */
export interface DropPlace {
  category: string;
  before: string | null;
}

/** How near to an edge, in pixels, the pointer scrolls, and by how much in each frame. */
const EDGE = 48;
const STEP = 12;
/** Pixels that the pointer moves before something is dragged: less is a press. */
const START = 5;

/**
 * Lets a card or a column follow the pointer until it is let go. Nothing is rendered before the drop: what is dragged is
 * copied, and where it would go is marked by an attribute. Escape ends it.
 */
export function startBoardDrag({
  root,
  source,
  dragged,
  pointer,
  onDrop,
}: {
  root: HTMLElement;
  /** The card or column itself. */
  source: HTMLElement;
  dragged: Dragged;
  pointer: PointerEvent;
  onDrop: (place: DropPlace) => void;
}): void {
  const ended = new AbortController();
  const { signal } = ended;
  const rect = source.getBoundingClientRect();
  let ghost: HTMLElement | null = null;
  let marked: HTMLElement | null = null;
  let place: DropPlace | null = null;
  let at = { x: pointer.clientX, y: pointer.clientY };
  let frame = 0;
  const isOwn = ({ pointerId }: PointerEvent): boolean => pointerId === pointer.pointerId;

  const mark = (element: HTMLElement | null, side: string): void => {
    if (marked && marked !== element) delete marked.dataset["drop"];
    if (element) element.dataset["drop"] = side;
    marked = element;
  };
  const look = (): void => {
    const found = dragged.kind === "product" ? productPlace(at) : columnPlace(root, at);
    place = found?.place ?? null;
    mark(found?.element ?? null, found?.side ?? "");
  };
  const scroll = (): void => {
    scrollEdges({ root, ...at });
    look();
    frame = requestAnimationFrame(scroll);
  };
  const begin = (): void => {
    ghost = source.cloneNode(true) as HTMLElement;
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      ...{ position: "fixed", zIndex: "60", pointerEvents: "none", opacity: "0.85", margin: "0", listStyle: "none" },
      ...{ width: `${rect.width}px`, maxHeight: "12rem", overflow: "hidden", rotate: "1deg" },
    });
    document.body.append(ghost);
    source.dataset["dragged"] = "";
    frame = requestAnimationFrame(scroll);
  };
  const finish = (isDropped: boolean): void => {
    ended.abort();
    cancelAnimationFrame(frame);
    ghost?.remove();
    mark(null, "");
    delete source.dataset["dragged"];
    if (isDropped && ghost && place) onDrop(place);
  };
  window.addEventListener(
    "pointermove",
    (event) => {
      if (!isOwn(event)) return;
      at = { x: event.clientX, y: event.clientY };
      if (!ghost && Math.hypot(at.x - pointer.clientX, at.y - pointer.clientY) >= START) begin();
      if (!ghost) return;
      ghost.style.left = `${at.x - (pointer.clientX - rect.left)}px`;
      ghost.style.top = `${at.y - (pointer.clientY - rect.top)}px`;
      look();
    },
    { signal },
  );
  window.addEventListener("pointerup", (event) => isOwn(event) && finish(true), { signal });
  window.addEventListener("pointercancel", (event) => isOwn(event) && finish(false), { signal });
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !ghost) return;
      event.preventDefault();
      event.stopPropagation();
      finish(false);
    },
    { signal, capture: true },
  );
}

interface Found {
  place: DropPlace;
  /** What is marked, and on which side. */
  element: HTMLElement;
  side: "before" | "after" | "inside";
}

function productPlace({ x, y }: { x: number; y: number }): Found | null {
  const under = document.elementFromPoint(x, y);
  const column = under?.closest<HTMLElement>("[data-column]");
  const category = column?.dataset["column"];
  if (!column || category === undefined) return null;
  const card = under?.closest<HTMLElement>("[data-product]");
  if (!card) {
    const last = [...column.querySelectorAll<HTMLElement>("[data-product]")].at(-1);
    return { place: { category, before: null }, element: last ?? column, side: last ? "after" : "inside" };
  }
  const { top, height } = card.getBoundingClientRect();
  if (y < top + height / 2)
    return { place: { category, before: card.dataset["product"] ?? null }, element: card, side: "before" };
  const next = card.nextElementSibling;
  const before = next instanceof HTMLElement ? (next.dataset["product"] ?? null) : null;
  return { place: { category, before }, element: card, side: "after" };
}

function columnPlace(root: HTMLElement, { x }: { x: number }): Found | null {
  const columns = [...root.querySelectorAll<HTMLElement>("[data-column]")];
  const next = columns.find((column) => {
    const { left, width } = column.getBoundingClientRect();
    return x < left + width / 2;
  });
  const element = next ?? columns.at(-1);
  if (!element) return null;
  return {
    place: { category: next?.dataset["column"] ?? "", before: next?.dataset["column"] ?? null },
    ...{ element, side: next ? "before" : "after" },
  };
}

/** Scrolls the board to the side, and the list under the pointer up and down. */
function scrollEdges({ root, x, y }: { root: HTMLElement; x: number; y: number }): void {
  const { left, right } = root.getBoundingClientRect();
  if (x < left + EDGE) root.scrollLeft -= STEP;
  else if (x > right - EDGE) root.scrollLeft += STEP;
  const list = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-list]");
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollTop -= STEP;
  else if (y > bottom - EDGE) list.scrollTop += STEP;
}
