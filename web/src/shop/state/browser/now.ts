import type { Instant } from "@tresen/contract/kit/time";
import { useSyncExternalStore } from "react";
import { serverNow } from "../../../shared/server-clock";

/** How often the screens update the time. */
const TICK = 10_000;

let now: Instant = serverNow();
let timer: ReturnType<typeof setInterval> | null = null;
const listeners = new Set<() => void>();

/** Updates the time, after an answer of the server and when a sleeping page wakes up. */
export function refreshNow(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}

/** The server's time, at most ten seconds old. */
export function useNow(): Instant {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === null) {
    timer = setInterval(refreshNow, TICK);
    document.addEventListener("visibilitychange", refreshNow);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
    document.removeEventListener("visibilitychange", refreshNow);
  };
}
