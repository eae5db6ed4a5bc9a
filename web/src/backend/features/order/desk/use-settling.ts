import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";

/** The milliseconds in which a second tap at the same place was meant for the card that has left it. */
const SETTLING = 600;
/** How far beside it, in pixels, a finger may come down for its second tap. */
const NEAR = 60;

/** Handlers of the board's presses, before the cards have them. */
export interface Taps {
  onPointerDownCapture: (event: PointerEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

/**
 * After an action the cards below move up. For a moment presses of cards in the same column do nothing: the second tap
 * of a double tap would open or change another order. The keyboard stays with its order and is not held up. A press
 * beside the cards, for example of another column's tab on a phone, ends the moment.
 */
export function useSettling(): { settle: () => void; taps: Taps } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(0);
  /** Where the tap of the action was, in pixels from the left. */
  const acted = useRef(0);
  useEffect(() => {
    const end = ({ target }: Event): void => {
      if (target instanceof Element && target.closest("[data-card]") !== null) return;
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    document.addEventListener("pointerdown", end, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", end, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    acted.current = last.current;
    timer.current = setTimeout(() => (timer.current = undefined), SETTLING);
  }, []);
  const hold = (event: PointerEvent | MouseEvent): void => {
    const isOnCard = event.target instanceof Element && event.target.closest("[data-card]") !== null;
    if (timer.current === undefined || !isOnCard || Math.abs(acted.current - event.clientX) > NEAR) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    settle,
    taps: {
      onPointerDownCapture: (event) => {
        hold(event);
        last.current = event.clientX;
      },
      onClickCapture: (event) => {
        // A click without a pointer comes from the keyboard or a screen reader.
        if (event.detail > 0) hold(event);
      },
    },
  };
}
