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
  isOffline: boolean;
  /** Asks at once. */
  refresh: () => void;
}

interface Kept<Data> {
  data: Data;
  at: number;
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
  const [{ data, at }, setAnswer] = useState<Kept<Data> | { data: null; at: null }>(
    () => readKept<Kept<Data>>(name) ?? { data: null, at: null },
  );
  const [isOffline, setIsOffline] = useState(false);
  const wake = useRef<() => void>(() => undefined);
  const refresh = useCallback(() => wake.current(), []);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let etag: string | null = null;
    let answeredAt = Date.now();
    const run = async (): Promise<void> => {
      let wait = INTERVAL;
      try {
        const answer = await ask<Data>({
          path: pathFor(paired),
          headers: etag === null ? {} : { "If-None-Match": etag },
        });
        if (isOver) return;
        etag = answer.etag;
        answeredAt = Date.now();
        setIsOffline(false);
        const { data: fresh } = answer;
        if (fresh !== null) keep(name, { data: fresh, at: serverNow() });
        setAnswer(
          (known) => (fresh === null ? { ...known, at: serverNow() } : { data: fresh, at: serverNow() }) as Kept<Data>,
        );
      } catch (error) {
        if (isOver) return;
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
  return { data, at, isOffline, refresh };
}
