import { type PointerEvent, type PointerEventHandler, type RefObject, useRef } from "react";

export interface Place {
  x: number;
  y: number;
}

interface DragHandlers {
  onPointerDown: PointerEventHandler;
  onPointerMove: PointerEventHandler;
  onPointerUp: PointerEventHandler;
  onPointerCancel: PointerEventHandler;
}

/**
 * Drags something over an element with mouse, pen or finger.
 * @param onStart gets the place where it begins, in shares of the element.
 * @param onMove gets each further place.
 */
export function useDrag({
  area,
  onStart,
  onMove,
  isForFingers = true,
}: {
  area: RefObject<HTMLElement | null>;
  onStart: (place: Place) => void;
  onMove: (place: Place) => void;
  /** Whether a finger drags too; otherwise it scrolls the page. */
  isForFingers?: boolean;
}): DragHandlers {
  const pointer = useRef<number | null>(null);
  const placeOf = ({ clientX, clientY }: PointerEvent): Place | null => {
    const rect = area.current?.getBoundingClientRect();
    if (!rect || rect.width === 0 || rect.height === 0) return null;
    return { x: (clientX - rect.left) / rect.width, y: (clientY - rect.top) / rect.height };
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId === pointer.current) pointer.current = null;
  };
  return {
    onPointerDown: (event) => {
      const place = placeOf(event);
      if (event.button !== 0 || !place || (!isForFingers && event.pointerType === "touch")) return;
      event.preventDefault();
      event.stopPropagation();
      pointer.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
      onStart(place);
    },
    onPointerMove: (event) => {
      const place = event.pointerId === pointer.current ? placeOf(event) : null;
      if (place) onMove(place);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
