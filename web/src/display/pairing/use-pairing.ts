import type { PairingState, StartedPairing } from "@tresen/contract/display/pairing";
import { useCallback, useEffect, useState } from "react";
import { Refusal, ask } from "../shared/display-api";
import type { Paired } from "../shared/paired";

const INTERVAL = 2_000;
const HEADER = "X-Pairing-Secret";

export type Pairing =
  | { state: "starting" | "failed" | "expired" }
  | ({ state: "waiting" } & Pick<StartedPairing, "code" | "secret" | "expiresAt">);

/**
 * Asks for a code, and then whether staff have entered it. When the code expires, nothing is asked any more until
 * somebody wants a new one.
 */
export function usePairing(onPaired: (paired: Paired) => void): { pairing: Pairing; restart: () => void } {
  const [pairing, setPairing] = useState<Pairing>({ state: "starting" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOver = false;
    ask<StartedPairing>({ method: "POST", path: "/api/display-pairings" }).then(
      ({ data }) => !isOver && setPairing(data ? { state: "waiting", ...data } : { state: "failed" }),
      () => !isOver && setPairing({ state: "failed" }),
    );
    return () => {
      isOver = true;
    };
  }, [round]);
  useEffect(() => {
    if (pairing.state !== "waiting") return undefined;
    const { code, secret } = pairing;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async (): Promise<void> => {
      try {
        const { data } = await ask<PairingState>({
          path: `/api/display-pairings/${code}`,
          headers: { [HEADER]: secret },
        });
        if (isOver) return;
        if (data?.state === "claimed") {
          const { key, branch, purpose, name } = data;
          if (key !== undefined) return onPaired({ key, branch, purpose, name });
          return setPairing({ state: "expired" });
        }
      } catch (error) {
        if (isOver) return;
        if (error instanceof Refusal && error.status === 404) return setPairing({ state: "expired" });
      }
      timer = setTimeout(() => void run(), INTERVAL);
    };
    timer = setTimeout(() => void run(), INTERVAL);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [pairing, onPaired]);
  const restart = useCallback(() => {
    setPairing({ state: "starting" });
    setRound((count) => count + 1);
  }, []);
  return { pairing, restart };
}
