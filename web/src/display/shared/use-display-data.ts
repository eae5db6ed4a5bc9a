import { ASK_EVERY } from "@tresen/contract/socket/socket";
import type { SocketTicket } from "@tresen/contract/socket/socket-message";
import { useCallback, useEffect, useRef, useState } from "react";
import { followHints } from "../../shared/hints";
import { serverNow } from "../../shared/server-clock";
import { Refusal, ask, isKeyRefused, pathFor } from "./display-api";
import { keep, readKept } from "./kept";
import type { Paired } from "./paired";

/** Two displays of a branch differ for less than three seconds, with the time that an answer takes. */
const ALONE = ASK_EVERY.alone - 500;
/** A display that nothing was heard of for a minute is told of to staff, and it is noted each half minute. */
export const CONNECTED = 25_000;
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
 * What the display shows. It is asked for whenever the server tells that something changed, and each
 * half minute; every few seconds while the server cannot tell. Without a connection it stays what it was, also when the page is loaded
 * again.
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
    let isTold = false;
    /** What the last answer with content said. */
    let latest: { etag: string; data: Data } | null = null;
    /** Until when a missing answer is no reason to say so. A page that has had no answer at all says so at once. */
    let patientUntil: number | null = 0;
    /** The numbers of the last request, and of the last one whose answer is shown: an earlier one comes too late. */
    let asked = 0;
    let shown = 0;
    const schedule = (wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), wait);
    };
    const run = async (): Promise<void> => {
      clearTimeout(timer);
      asked += 1;
      const own = asked;
      const before = latest;
      const begunAt = Date.now();
      try {
        const answer = await ask<Data>({
          path: pathFor(paired),
          headers: before === null ? {} : { "If-None-Match": before.etag },
        });
        if (isOver || own < shown) return;
        shown = own;
        const fresh = answer.data ?? before?.data ?? null;
        latest = fresh !== null && answer.etag !== null ? { etag: answer.etag, data: fresh } : null;
        patientUntil = null;
        setIsOffline(false);
        const time = { at: serverNow(), askedAt: begunAt };
        keep(name, { data: fresh, at: time.at });
        setAnswer({ data: fresh, ...time });
      } catch (error) {
        if (isOver || own < asked) return;
        if (isKeyRefused(error)) {
          keep(name, null);
          return onRefused();
        }
        patientUntil ??= begunAt + PATIENCE;
        if (Date.now() >= patientUntil) setIsOffline(true);
        return schedule((error instanceof Refusal ? error.wait : null) ?? ALONE);
      }
      if (own === asked) schedule(isTold ? CONNECTED : ALONE);
    };
    wake.current = () => void run();
    void run();
    const stop = followHints({
      getTicket: async () => {
        const { data: made } = await ask<SocketTicket>({ method: "POST", path: `${pathFor(paired)}/socket-ticket` });
        if (!made) throw new Error("An answer without a ticket");
        return made.ticket;
      },
      onHint: () => void run(),
      onConnected: (isConnected) => {
        isTold = isConnected;
        if (!isConnected) void run();
      },
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [paired, name, onRefused]);
  return { data, at, askedAt, isOffline, refresh };
}
