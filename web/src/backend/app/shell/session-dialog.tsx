import { useEffect, useState } from "react";
import { onSessionEnd } from "../../../shared/api";
import { deferred } from "../../shared/ui/deferred";

const LogInAgain = deferred(async () => (await import("./log-in-again")).LogInAgain);

/**
 * A log-in dialog over the open page when the session ends. Refused calls continue after the log-in, and nothing typed
 * is lost.
 */
export function SessionDialog() {
  const [isOver, setIsOver] = useState(false);
  const { ask, goOn } = useSessionEnd(setIsOver);
  useEffect(() => onSessionEnd(ask), [ask]);
  return isOver ? <LogInAgain onBack={goOn} /> : null;
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
