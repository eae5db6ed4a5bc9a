import { useEffect, useRef } from "react";
import type { Point } from "../model/geometry";

/** Milliseconds after which a finger is held, and pixels that it may move meanwhile. */
const HOLD = 500;
const STILL = 8;

/** Tells when a finger stays where it was put down: what the right button is for a mouse. */
export function useLongPress(onHold: (place: Point) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<Point>({ x: 0, y: 0 });
  const end = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    begin: (place: Point): void => {
      end();
      from.current = place;
      timer.current = setTimeout(() => onHold(place), HOLD);
    },
    move: ({ x, y }: Point): void => {
      if (Math.hypot(x - from.current.x, y - from.current.y) > STILL) end();
    },
    end,
  };
}
