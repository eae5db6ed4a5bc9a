import { useEffect, useRef, useState } from "react";
import { onSessionEnd } from "../../../shared/api";
import { deferredPanel } from "../../shared/ui/deferred";

const LogInAgain = deferredPanel(async () => (await import("./log-in-again")).LogInAgain);

/**
 * A log-in dialog over the open page when the session ends. Refused calls continue after the log-in, and nothing typed
 * is lost.
 */
export function SessionDialog() {
  const [isOver, setIsOver] = useState(false);
  const { ask, goOn } = useSessionEnd(setIsOver);
  useEffect(() => onSessionEnd(ask), [ask]);
  useFocusAfter(isOver);
  return isOver ? <LogInAgain onBack={goOn} /> : null;
}

/**
 * After the log-in the focus is where it was before. The button of a call that goes on only now cannot have it: then
 * the place before that one gets it.
 */
function useFocusAfter(isOver: boolean): void {
  const places = useRef<HTMLElement[]>([]);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      places.current = [target, ...places.current.filter((place) => place !== target && place.isConnected)].slice(0, 9);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (!isOver) return undefined;
    const before = places.current;
    return () => before.find((place) => place.isConnected && !place.matches(":disabled"))?.focus();
  }, [isOver]);
}

/** All refused calls wait for the same log-in. */
function useSessionEnd(setIsOver: (isOver: boolean) => void): { ask: () => Promise<void>; goOn: () => void } {
  const [{ ask, goOn }] = useState(() => {
    let waiting: PromiseWithResolvers<void> | null = null;
    return {
      ask: (): Promise<void> => {
        waiting ??= Promise.withResolvers<void>();
        setIsOver(true);
        return waiting.promise;
      },
      goOn: (): void => {
        setIsOver(false);
        waiting?.resolve();
        waiting = null;
      },
    };
  });
  return { ask, goOn };
}
