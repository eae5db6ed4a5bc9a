import { type Place, roundedPlace } from "@tresen/contract/branch/border/border";
import { type PointerEvent, useRef, useState } from "react";
import { type MapView, movedView, placeAt } from "../../../../shared/geo/map-view";
import type { Size } from "../../../../shared/geo/use-size";

/** So many pixels a finger may move while it presses. */
const STILL = 4;

interface Gesture {
  from: [x: number, y: number];
  /** The corner that is dragged; without one the map is. */
  corner: number | null;
  view: MapView;
  hasMoved: boolean;
}

interface GestureProps {
  view: MapView;
  size: Size;
  isReadOnly: boolean;
  onView: (view: MapView) => void;
  /** The map was pressed at a place. */
  onPress: (place: Place) => void;
  /** A corner was pressed, or dragged to a place. */
  onCorner: (corner: number, place: Place | null) => void;
}

/**
 * Pressing and dragging on a map, by mouse, finger and pen. The element of a corner has its index as `data-corner`.
 * @returns the corner that is dragged right now, and the handlers of the drawing.
 */
export function useMapGestures({ view, size, isReadOnly, onView, onPress, onCorner }: GestureProps) {
  const gesture = useRef<Gesture | null>(null);
  const [dragged, setDragged] = useState<{ corner: number; place: Place } | null>(null);
  const end = (): void => {
    gesture.current = null;
    setDragged(null);
  };
  return {
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>): void => {
        if (event.button !== 0) return;
        const corner = event.target instanceof Element ? event.target.getAttribute("data-corner") : null;
        event.currentTarget.setPointerCapture(event.pointerId);
        gesture.current = {
          from: pointIn(event),
          corner: corner === null || isReadOnly ? null : Number(corner),
          view,
          hasMoved: false,
        };
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>): void => {
        const { current } = gesture;
        if (!current) return;
        const at = pointIn(event);
        const by: [number, number] = [at[0] - current.from[0], at[1] - current.from[1]];
        current.hasMoved ||= Math.hypot(...by) > STILL;
        if (!current.hasMoved) return;
        if (current.corner === null) onView(movedView({ view: current.view, by, ...size }));
        else setDragged({ corner: current.corner, place: roundedPlace(placeAt({ view, at, ...size })) });
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>): void => {
        const { current } = gesture;
        if (current?.corner != null) onCorner(current.corner, dragged?.place ?? null);
        else if (current && !current.hasMoved && !isReadOnly) onPress(placeAt({ view, at: pointIn(event), ...size }));
        end();
      },
      onPointerCancel: end,
    },
  };
}

function pointIn({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [x: number, y: number] {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}
