import { useCallback, useEffect, useRef, useState } from "react";
import { serverNow } from "../../shared/server-clock";
import { Refusal, ask, isKeyRefused, pathFor } from "./display-api";
import { keep, readKept } from "./kept";
import type { Paired } from "./paired";

/** Two displays of a branch differ for less than three seconds, with the time that an answer takes. */
const INTERVAL = 2_500;
/** After this long without an answer the display says so. */
const PATIENCE = 12_000;

export interface DisplayData<Data> {
  data: Data | null;
  /** When the server last answered, by its clock; null before the first answer. */
  at: number | null;
  /** When that answer was asked for, by the device's clock. */
  askedAt: number;
  isOffline: boolean;
  /** Asks at once. */
  refresh: () => void;
}

interface Kept<Data> {
  data: Data;
  at: number;
}

interface Known<Data> {
  data: Data | null;
  at: number | null;
  askedAt: number;
}

/**
 * What the display shows, asked for every few seconds. Without a connection it stays what it was, also when the page is
 * loaded again.
 */
export function useDisplayData<Data>({
  paired,
  onRefused,
}: {
  paired: Paired;
  /** Called when the key was revoked. */
  onRefused: () => void;
}): DisplayData<Data> {
  const name = `display-data-${paired.purpose}`;
  const [{ data, at, askedAt }, setAnswer] = useState<Known<Data>>(() => ({
    ...(readKept<Kept<Data>>(name) ?? { data: null, at: null }),
    askedAt: 0,
  }));
  const [isOffline, setIsOffline] = useState(false);
  const wake = useRef<() => void>(() => undefined);
  const refresh = useCallback(() => wake.current(), []);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let etag: string | null = null;
    let answeredAt = Date.now();
    /** Only the last request counts, also where an earlier one is answered after it. */
    let last = 0;
    const run = async (): Promise<void> => {
      last += 1;
      const own = last;
      const isOutdated = (): boolean => isOver || own !== last;
      const begunAt = Date.now();
      let wait = INTERVAL;
      try {
        const answer = await ask<Data>({
          path: pathFor(paired),
          headers: etag === null ? {} : { "If-None-Match": etag },
        });
        if (isOutdated()) return;
        etag = answer.etag;
        answeredAt = Date.now();
        setIsOffline(false);
        const { data: fresh } = answer;
        const time = { at: serverNow(), askedAt: begunAt };
        if (fresh !== null) keep(name, { data: fresh, at: time.at });
        setAnswer((known) => ({ data: fresh ?? known.data, ...time }));
      } catch (error) {
        if (isOutdated()) return;
        if (isKeyRefused(error)) {
          keep(name, null);
          return onRefused();
        }
        wait = (error instanceof Refusal ? error.wait : null) ?? INTERVAL;
        if (Date.now() - answeredAt > PATIENCE) setIsOffline(true);
      }
      timer = setTimeout(() => void run(), wait);
    };
    wake.current = () => {
      clearTimeout(timer);
      void run();
    };
    void run();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [paired, name, onRefused]);
  return { data, at, askedAt, isOffline, refresh };
}
