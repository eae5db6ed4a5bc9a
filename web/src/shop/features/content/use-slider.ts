import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { useMedia } from "../../../shared/use-media";
import { placeOf, swipeStep, wrap } from "./slider-logic";

/** A pressed pointer that moves less than this is a click, not a swipe. */
const CLICK_SLACK = 3;

interface Turn {
  index: number;
  /** The slide that was shown before. Slides that are not beside it move while they are invisible. */
  previous: number;
  /** If there are two slides, the side on which the other one is placed. */
  side: -1 | 1;
}

/**
 * A slider's state: the shown slide, swiping by pointer, and automatic turning. Turning stops while the pointer or the
 * focus is on the slider, after it was paused, and if the visitor prefers reduced motion.
 */
export function useSlider({ count, seconds, axis }: { count: number; seconds: number; axis: "x" | "y" }) {
  const [turn, setTurn] = useState<Turn>({ index: 0, previous: 0, side: 1 });
  const [moved, setMoved] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const pull = useRef<{ x: number; y: number; moved: number } | null>(null);
  const isPulled = useRef(false);
  const index = wrap({ index: turn.index, count });

  const show = useCallback(
    (next: number, step: -1 | 1) =>
      setTurn((current) => ({
        index: wrap({ index: next, count }),
        previous: current.index,
        side: step === 1 ? -1 : 1,
      })),
    [count],
  );
  const isRunning = count > 1 && !isStopped && !isHeld && !isStill && moved === 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) show(index + 1, 1);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isRunning, index, seconds, show]);

  const track = {
    onPointerDown: (event: PointerEvent) => {
      if (count > 1 && event.button === 0) pull.current = { x: event.clientX, y: event.clientY, moved: 0 };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = pull.current;
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      const distance = axis === "y" && Math.abs(y) > Math.abs(x) ? y : x;
      if (start.moved === 0 && Math.abs(distance) <= CLICK_SLACK) return;
      if (start.moved === 0) event.currentTarget.setPointerCapture(event.pointerId);
      start.moved = distance;
      setMoved(distance);
      setTurn((current) => ({ ...current, previous: current.index, side: distance < 0 ? 1 : -1 }));
    },
    onPointerUp: () => {
      const distance = pull.current?.moved ?? 0;
      pull.current = null;
      isPulled.current = distance !== 0;
      setMoved(0);
      const step = swipeStep({ moved: distance, windowWidth: window.innerWidth });
      if (step !== 0) show(index + step, step);
    },
    onPointerCancel: () => {
      pull.current = null;
      setMoved(0);
    },
    // The click at the end of a swipe opens no link.
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!isPulled.current) return;
      isPulled.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  const frame = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };

  /** The position of a slide, and whether it moves there with a transition. */
  const placement = (slide: number): { place: number; isMoving: boolean } => {
    const place = placeOf({ slide, index, count, side: turn.side });
    const before = placeOf({ slide, index: turn.previous, count, side: turn.side });
    return { place, isMoving: moved === 0 && Math.abs(place - before) <= 1 };
  };

  return {
    index,
    moved,
    isStill,
    isStopped,
    isTurning: isRunning,
    setStopped,
    jump: (to: number) => show(to, to < index ? -1 : 1),
    track,
    frame,
    placement,
  };
}
