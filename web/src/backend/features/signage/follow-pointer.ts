export interface Place {
  x: number;
  y: number;
}

/** Follows a pressed pointer until it is let go. Escape, or the browser, ends it without a result. */
export function followPointer({
  pointer,
  onMove,
  onEnd,
}: {
  pointer: PointerEvent;
  onMove: (place: Place) => void;
  onEnd: (isDropped: boolean) => void;
}): void {
  const ended = new AbortController();
  const { signal } = ended;
  const isOwn = ({ pointerId }: PointerEvent): boolean => pointerId === pointer.pointerId;
  const end = (isDropped: boolean): void => {
    ended.abort();
    onEnd(isDropped);
  };
  const move = (event: PointerEvent): void => {
    if (isOwn(event)) onMove({ x: event.clientX, y: event.clientY });
  };
  const cancel = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", (event) => isOwn(event) && end(true), { signal });
  window.addEventListener("pointercancel", (event) => isOwn(event) && end(false), { signal });
  window.addEventListener("keydown", cancel, { signal, capture: true });
}
