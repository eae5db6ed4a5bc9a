import type { DriverRun } from "@tresen/contract/delivery/delivery";
import { useCallback, useEffect, useRef, useState } from "react";
import { serverNow } from "../../shared/server-clock";
import { Refusal, ask } from "../shared/display-api";
import { DRIVER_TEXTS } from "./driver.texts";
import type { RunStore } from "./run-store";

/** How often the phone asks whether the branch has changed something. */
const INTERVAL = 20_000;
const RETRY = 3_000;
const API = "/api/deliveries/run";

/** What the driver has noted about an order and the server may not know yet. */
export interface Step {
  uid: string;
  ticketNumber: number;
  action: "delivered" | "undo";
}

interface Known {
  run: DriverRun;
  /** When the server told it, by its clock. */
  at: number;
}

export interface Run {
  known: Known | null;
  isOffline: boolean;
  isBusy: boolean;
  /** Those that wait to be sent, oldest first. */
  steps: readonly Step[];
  /** What the server has refused, such as an order that was canceled. */
  refusals: readonly string[];
  dismiss: () => void;
  note: (step: Step) => void;
  /** Sends something that needs a connection, and tells whether it went well. */
  send: (asked: { path: string; body?: object }) => Promise<boolean>;
}

/** How a run is opened: what its calls have in their headers, and where the phone keeps it. The same object each time. */
export interface RunAccess {
  headers: Readonly<Record<string, string>>;
  store: RunStore;
}

/**
 * The driver's run. Without a connection it stays as it was and keeps what the driver notes, also when the page is
 * loaded again; a step that the server refuses is told and dropped.
 * @param onRefused called with the code of the refusal when the key opens nothing any longer: the run is forgotten.
 */
export function useRun({
  access: { headers, store },
  onRefused,
}: {
  access: RunAccess;
  onRefused: (code: string) => void;
}): Run {
  const [known, setKnown] = useState<Known | null>(() => store.read<Known>());
  const [isOffline, setIsOffline] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [steps, setSteps] = useState<readonly Step[]>(() => store.readSteps<Step>());
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const queue = useRef(steps);
  const isSending = useRef(false);
  const isOver = useRef(false);

  const set = useCallback(
    (next: readonly Step[]) => {
      queue.current = next;
      store.keepSteps(next);
      setSteps(next);
    },
    [store],
  );
  const tell = useCallback((message: string) => {
    setRefusals((told) => (told.includes(message) ? told : [...told, message]));
  }, []);
  /** Sends a call and shows the run of its answer. @throws Refusal; one of the key is handled here, too. */
  const exchange = useCallback(
    async (path: string, sent?: { body?: object }): Promise<void> => {
      try {
        const { data } = await ask<DriverRun>({
          method: sent ? "POST" : "GET",
          path: `${API}${path}`,
          headers,
          ...(sent?.body ? { body: sent.body } : {}),
        });
        if (isOver.current) return;
        setIsOffline(false);
        if (!data) return;
        const told = { run: data, at: serverNow() };
        store.keep(told);
        setKnown(told);
      } catch (error) {
        const status = error instanceof Refusal ? error.status : 0;
        if (status === 0) setIsOffline(true);
        if (status === 403) {
          isOver.current = true;
          store.forget();
          onRefused(error instanceof Refusal ? error.code : "");
        }
        throw error;
      }
    },
    [headers, store, onRefused],
  );

  const flush = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    for (let [step] = queue.current; step && !isOver.current; [step] = queue.current) {
      try {
        await exchange(`/${step.uid}/${step.action}`, {});
      } catch (error) {
        const { status, message, wait } = error instanceof Refusal ? error : new Refusal(0, "", "");
        if (isOver.current) break;
        if (status === 0 || status === 429 || status >= 500) {
          await new Promise((resolve) => setTimeout(resolve, wait ?? RETRY));
          continue;
        }
        tell(message || DRIVER_TEXTS.lost(step.ticketNumber));
        // The order as it is now, in place of the step that was refused.
        void exchange("").catch(() => undefined);
      }
      // Whatever the phone keeps by now belongs to another run.
      if (isOver.current) break;
      set(queue.current.slice(1));
    }
    isSending.current = false;
  }, [exchange, set, tell]);

  const note = useCallback(
    (step: Step) => {
      const [sending, ...waiting] = queue.current;
      const undone = waiting.findLastIndex(({ uid, action }) => uid === step.uid && action === "delivered");
      if (sending && step.action === "undo" && undone >= 0)
        set([sending, ...waiting.filter((_, index) => index !== undone)]);
      else set([...queue.current, step]);
      void flush();
    },
    [flush, set],
  );
  const send = useCallback(
    async ({ path, body }: { path: string; body?: object }): Promise<boolean> => {
      setIsBusy(true);
      try {
        await exchange(path, body ? { body } : {});
        return true;
      } catch (error) {
        if (!isOver.current) tell((error instanceof Refusal && error.message) || DRIVER_TEXTS.failed);
        return false;
      } finally {
        setIsBusy(false);
      }
    },
    [exchange, tell],
  );

  useEffect(() => {
    isOver.current = false;
    const refresh = (): void => {
      // The answer to a step that is being sent says the same, and says it later.
      if (document.visibilityState === "visible" && !isSending.current && !isOver.current)
        void exchange("").catch(() => undefined);
    };
    refresh();
    if (queue.current.length > 0) void flush();
    const timer = setInterval(refresh, INTERVAL);
    document.addEventListener("visibilitychange", refresh);
    window.addEventListener("online", refresh);
    return () => {
      isOver.current = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("online", refresh);
    };
  }, [exchange, flush]);

  return {
    ...{ known, isOffline, isBusy, steps, refusals, note, send },
    dismiss: useCallback(() => setRefusals([]), []),
  };
}
