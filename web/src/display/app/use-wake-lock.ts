import { useEffect } from "react";

/** Keeps the screen on. The browser takes that back whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    const lock = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        await navigator.wakeLock.request("screen");
      } catch {
        // A device that saves its battery refuses; the display works all the same.
      }
    };
    const ask = (): void => void lock();
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);
}
