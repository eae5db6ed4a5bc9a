import { useQueryClient } from "@tanstack/react-query";
import { ASK_EVERY } from "@tresen/contract/socket/socket";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { call } from "../../shared/api";
import { orderQueries } from "./order-queries";

const connectedAtom = atom(false);

/**
 * Asks for the open orders again when the server tells that some of them changed. It begins once the screen has been
 * shown for a moment, so that its code does not delay the first orders; until then the screen asks by itself.
 */
export function useOrderHints({ isPaused }: { isPaused: () => boolean }): void {
  const client = useQueryClient();
  const setIsConnected = useSetAtom(connectedAtom);
  useEffect(() => {
    let stop = (): void => undefined;
    let isEnded = false;
    const follow = async (): Promise<void> => {
      const { followHints } = await import("../../shared/hints");
      if (isEnded) return;
      stop = followHints({
        getTicket: async () => (await call("POST /api/socket-tickets", { unauthenticated: "throw" })).ticket,
        onConnected: setIsConnected,
        onHint: () => {
          if (isPaused()) return;
          void client.invalidateQueries({ queryKey: orderQueries.lists });
          void client.invalidateQueries({ queryKey: orderQueries.ones });
        },
      });
    };
    // Without the module the screen goes on asking.
    const timer = setTimeout(() => void follow().catch(() => undefined), ASK_EVERY.alone);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      stop();
      setIsConnected(false);
    };
  }, [client, setIsConnected, isPaused]);
}

/** How long a screen waits before it asks again: `alone` without a connection, else at least the time of a safety call. */
export function useAskEvery(alone: number): number {
  return useAtomValue(connectedAtom) ? Math.max(alone, ASK_EVERY.connected) : alone;
}
