import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";

/** The milliseconds in which a second tap at the same place was meant for the card that has left it. */
const SETTLING = 600;

/** Handlers of the board's presses, before the cards have them. */
export interface Taps {
  onPointerDownCapture: (event: PointerEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

/**
 * After an action the cards below move up. For a moment presses of cards do nothing: the second tap of a double tap
 * would open or change another order. The keyboard stays with its order and is not held up.
 */
export function useSettling(): { settle: () => void; taps: Taps } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (timer.current = undefined), SETTLING);
  }, []);
  const hold = (event: PointerEvent | MouseEvent): void => {
    const isOnCard = event.target instanceof Element && event.target.closest("[data-card]") !== null;
    if (timer.current === undefined || !isOnCard) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    settle,
    taps: {
      onPointerDownCapture: hold,
      onClickCapture: (event) => {
        // A click without a pointer comes from the keyboard or a screen reader.
        if (event.detail > 0) hold(event);
      },
    },
  };
}
