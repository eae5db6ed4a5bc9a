import type { LogEntry } from "@tresen/contract/log/log";
import { useEffect, useState } from "react";
import { callPage } from "../../../shared/api";
import { serverNow } from "../../../shared/server-clock";
import { type LogFilter, logQueryOf } from "./log-queries";

/** Milliseconds between two looks. */
const PAUSE = 3000;

interface Tail {
  /** Newest first. */
  entries: readonly LogEntry[];
  hasFailed: boolean;
}

const NOTHING: Tail = { entries: [], hasFailed: false };

/**
 * What has come into the log since it is followed, without bounds of time. A tab that nobody sees asks for nothing, and
 * goes on where it was when it is seen again.
 */
export function useLiveTail({ filter, isLive }: { filter: LogFilter; isLive: boolean }): Tail {
  const [tail, setTail] = useState<Tail & { key: string }>({ ...NOTHING, key: "" });
  const { from: _, to: __, ...followed } = filter;
  const key = isLive ? JSON.stringify(followed) : "";
  useEffect(() => {
    if (key === "") return undefined;
    const asked = logQueryOf({ filter: JSON.parse(key) as LogFilter, zone: "UTC" });
    const aborted = new AbortController();
    const { signal } = aborted;
    let after = new Date(serverNow()).toISOString();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      try {
        if (document.visibilityState === "visible") {
          const { data, cursor } = await callPage("GET /api/logs", { query: { ...asked, after }, signal });
          after = cursor ?? after;
          setTail((known) => ({
            key,
            entries: [...data, ...(known.key === key ? known.entries : [])],
            hasFailed: false,
          }));
        }
      } catch {
        if (!signal.aborted) setTail((known) => ({ ...(known.key === key ? known : NOTHING), key, hasFailed: true }));
      }
      if (!signal.aborted) timer = setTimeout(() => void look(), PAUSE);
    };
    const onSeen = (): void => {
      if (document.visibilityState !== "visible" || timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      void look();
    };
    document.addEventListener("visibilitychange", onSeen);
    void look();
    return () => {
      aborted.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, [key]);
  return tail.key === key ? tail : NOTHING;
}
