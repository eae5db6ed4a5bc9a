import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Area } from "../model/geometry";
import {
  type Size,
  type View,
  LARGEST,
  SMALLEST,
  fitView,
  heldView,
  middleView,
  nextStep,
  revealed,
  zoomedView,
} from "./view";

/** Room for rulers, handles and the frame. */
const MARGIN = 44;
const SMALL_MARGIN = 28;
const SMALL_AREA = 500;
/** So many pixels of a wheel double the scale. */
const WHEEL = 300;

export interface ViewControl {
  view: View;
  area: Size;
  /** Pixels of the screen per pixel of the picture. */
  zoom: number;
  fit: () => void;
  toActualSize: () => void;
  zoomBy: (direction: 1 | -1) => void;
  zoomAt: (asked: { scale: number; at: { x: number; y: number } }) => void;
  moveBy: (by: { x: number; y: number }) => void;
  /** Two fingers: what was between them is between them again, so much larger. */
  pinch: (asked: { factor: number; from: { x: number; y: number }; to: { x: number; y: number } }) => void;
  reveal: (part: Area) => void;
}

/** The part of the page that is shown, and the ways to change it. Until somebody changes it, the page fits the area. */
export function useView({
  element,
  page,
  pixels,
}: {
  element: RefObject<HTMLElement | null>;
  page: Size;
  /** Pixels of the picture per unit. */
  pixels: number;
}): ViewControl {
  const [area, setArea] = useState<Size>({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<View | null>(null);
  useLayoutEffect(() => {
    const host = element.current;
    if (!host) return undefined;
    const measure = (): void => setArea({ width: host.clientWidth, height: host.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    return () => observer.disconnect();
  }, [element]);
  const margin = Math.min(area.width, area.height) < SMALL_AREA ? SMALL_MARGIN : MARGIN;
  const fitted = fitView({ page, area, margin });
  const view = chosen ?? fitted;
  const latest = useRef({ view, area, page, pixels, margin });
  useLayoutEffect(() => {
    latest.current = { view, area, page, pixels, margin };
  });
  // Another size of the page is looked at wholly.
  useEffect(() => setChosen(null), [page.width, page.height, pixels]);
  const set = useCallback((next: View) => {
    const { page: shown, area: room, pixels: each } = latest.current;
    const scale = Math.min(LARGEST * each, Math.max(SMALLEST * each, next.scale));
    const held = heldView(scale === next.scale ? next : { ...latest.current.view, scale }, { page: shown, area: room });
    // Several events may come before the next rendering.
    latest.current = { ...latest.current, view: held };
    setChosen(held);
  }, []);
  const zoomAt = useCallback(
    ({ scale, at }: { scale: number; at: { x: number; y: number } }) => {
      const each = latest.current.pixels;
      const bounded = Math.min(LARGEST * each, Math.max(SMALLEST * each, scale));
      set(zoomedView(latest.current.view, { scale: bounded, at }));
    },
    [set],
  );
  const moveBy = useCallback(
    (by: { x: number; y: number }) => {
      const { view: now } = latest.current;
      set({ ...now, x: now.x + by.x, y: now.y + by.y });
    },
    [set],
  );
  useWheel({ element, zoomAt, moveBy, latest });
  return {
    view,
    area,
    zoom: view.scale / pixels,
    fit: useCallback(() => setChosen(null), []),
    toActualSize: useCallback(() => {
      const { page: shown, area: room, pixels: each } = latest.current;
      set(middleView({ page: shown, area: room, scale: each }));
    }, [set]),
    zoomBy: useCallback(
      (direction: 1 | -1) => {
        const { view: now, area: room, pixels: each } = latest.current;
        const at = { x: room.width / 2, y: room.height / 2 };
        zoomAt({ scale: nextStep(now.scale / each, direction) * each, at });
      },
      [zoomAt],
    ),
    zoomAt,
    moveBy,
    pinch: useCallback(
      ({ factor, from, to }) => {
        zoomAt({ scale: latest.current.view.scale * factor, at: from });
        moveBy({ x: to.x - from.x, y: to.y - from.y });
      },
      [zoomAt, moveBy],
    ),
    reveal: useCallback((part: Area) => {
      const { view: now, area: room, margin: around } = latest.current;
      const next = revealed(now, { part, area: room, margin: around });
      if (next !== now) setChosen(next);
    }, []),
  };
}

/** With Ctrl the wheel changes the scale, as two fingers on a touchpad do; without it the view is moved. */
function useWheel({
  element,
  zoomAt,
  moveBy,
  latest,
}: {
  element: RefObject<HTMLElement | null>;
  zoomAt: ViewControl["zoomAt"];
  moveBy: ViewControl["moveBy"];
  latest: RefObject<{ view: View }>;
}): void {
  useEffect(() => {
    const host = element.current;
    if (!host) return undefined;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const [x, y] = [event.deltaX * lines, event.deltaY * lines];
      if (!event.ctrlKey && !event.metaKey)
        return event.shiftKey && x === 0 ? moveBy({ x: -y, y: 0 }) : moveBy({ x: -x, y: -y });
      const { left, top } = host.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      zoomAt({ scale: latest.current.view.scale * 2 ** (-y / WHEEL), at });
    };
    host.addEventListener("wheel", turn, { passive: false });
    return () => host.removeEventListener("wheel", turn);
  }, [element, zoomAt, moveBy, latest]);
}
