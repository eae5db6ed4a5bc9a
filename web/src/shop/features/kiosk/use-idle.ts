import { useCallback, useEffect, useRef, useState } from "react";
import { type IdlePhase, idlePhase, secondsLeft } from "./idle";
import { isInUse } from "./reset";

const TICK = 500;
const ACTIVITY = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove", "input"] as const;

export interface Idle {
  phase: IdlePhase;
  seconds: number;
  /** Called when the customer is still there. */
  stay: () => void;
}

/** Measures how long nobody has touched the screen. While the warning is shown, only its own buttons count. */
export function useIdle({ isWatching }: { isWatching: boolean }): Idle {
  const touched = useRef(0);
  const [idleFor, setIdleFor] = useState(0);
  const phase = isWatching ? idlePhase({ idleFor, isInUse: idleFor > 0 && isInUse() }) : "active";
  const isAsked = useRef(false);
  useEffect(() => {
    isAsked.current = phase !== "active";
  }, [phase]);

  const stay = useCallback(() => {
    touched.current = performance.now();
    setIdleFor(0);
  }, []);

  useEffect(() => {
    if (!isWatching) return;
    stay();
    const touch = (): void => {
      if (!isAsked.current) touched.current = performance.now();
    };
    const timer = setInterval(() => setIdleFor(performance.now() - touched.current), TICK);
    for (const name of ACTIVITY) window.addEventListener(name, touch, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const name of ACTIVITY) window.removeEventListener(name, touch, { capture: true });
    };
  }, [isWatching, stay]);

  return { phase, seconds: secondsLeft(idleFor), stay };
}
