import { useQueryClient } from "@tanstack/react-query";
import { ASK_EVERY } from "@tresen/contract/socket/socket";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";

/** How long the screen is shown before it begins to follow hints. */
const BEGIN = 10_000;

const connectedAtom = atom(false);

/**
 * Asks for the open orders again when the server tells that some of them changed. It begins once the screen has been
 * shown for a moment, so that its code does not delay the first orders; until then the screen asks by itself.
 */
export function useOrderHints(): void {
  const client = useQueryClient();
  const setIsConnected = useSetAtom(connectedAtom);
  useEffect(() => {
    let stop = (): void => undefined;
    let isEnded = false;
    const follow = async (): Promise<void> => {
      const { followOrders } = await import("./follow-orders");
      if (!isEnded) stop = followOrders({ client, onConnected: setIsConnected });
    };
    // Without the module the screen goes on asking.
    const timer = setTimeout(() => void follow().catch(() => undefined), BEGIN);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      stop();
      setIsConnected(false);
    };
  }, [client, setIsConnected]);
}

/**
 * How long a screen waits before it asks again: `alone` without a connection, else at least the time of a safety call.
 */
export function useAskEvery(alone: number): number {
  return useAtomValue(connectedAtom) ? Math.max(alone, ASK_EVERY.connected) : alone;
}
