import type { SoldOutSubject } from "@tresen/contract/live/sold-out-choice";
import type { SoldOutEntry } from "@tresen/contract/live/sold-out-entry";
import { useCallback, useEffect, useState } from "react";
import { Refusal, ask, isKeyRefused, pathFor } from "../../shared/display-api";
import type { Paired } from "../../shared/paired";
import { SOLD_OUT_TEXTS } from "./sold-out.texts";

export interface SoldOuts {
  /** What is sold out in the branch; null until it was asked for. */
  entries: readonly SoldOutEntry[] | null;
  /** What was reported last, until somebody has seen it. */
  told: SoldOutEntry | null;
  fault: string | null;
  isSending: boolean;
  report: (report: { subject: SoldOutSubject; until: string | undefined }) => void;
  offerAgain: (entry: SoldOutEntry) => void;
  dismiss: () => void;
}

/**
 * Reports what is sold out, at once or not at all: what holds in a branch must not be said later, when it may be wrong.
 * @param askedAt when the display was last told something: the entries may have changed, too.
 */
export function useSoldOuts({
  paired,
  isListed,
  askedAt,
  isOffline,
  onRefused,
}: {
  paired: Paired;
  /** Whether the entries are shown. */
  isListed: boolean;
  askedAt: number;
  isOffline: boolean;
  onRefused: () => void;
}): SoldOuts {
  const [entries, setEntries] = useState<readonly SoldOutEntry[] | null>(null);
  const [told, setTold] = useState<SoldOutEntry | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const path = `${pathFor(paired)}/sold-outs`;
  useEffect(() => {
    if (!isListed) return undefined;
    let isOutdated = false;
    ask<SoldOutEntry[]>({ path }).then(
      ({ data }) => !isOutdated && data && setEntries(data),
      // What is shown stays. A refused key is noticed where the orders are asked for.
      () => undefined,
    );
    return () => {
      isOutdated = true;
    };
  }, [path, isListed, askedAt, told]);
  const send = async (run: () => Promise<void>): Promise<void> => {
    setFault(isOffline ? SOLD_OUT_TEXTS.offline : null);
    if (isOffline) return;
    setIsSending(true);
    try {
      await run();
    } catch (error) {
      if (isKeyRefused(error)) return onRefused();
      const { status, message } = error instanceof Refusal ? error : { status: 0, message: "" };
      setFault(status === 0 ? SOLD_OUT_TEXTS.offline : message || SOLD_OUT_TEXTS.failed);
    } finally {
      setIsSending(false);
    }
  };
  return {
    ...{ entries, told, fault, isSending },
    report: ({ subject: { product, part, option }, until }) =>
      void send(async () => {
        const body = { product, part, option, ...(until === undefined ? {} : { until }) };
        setTold((await ask<SoldOutEntry>({ method: "POST", path, body })).data);
      }),
    offerAgain: ({ id }) =>
      void send(async () => {
        await ask({ method: "DELETE", path: `${path}/${id}` });
        setTold(null);
        setEntries((known) => known?.filter((entry) => entry.id !== id) ?? null);
      }),
    dismiss: useCallback(() => {
      setTold(null);
      setFault(null);
    }, []),
  };
}
