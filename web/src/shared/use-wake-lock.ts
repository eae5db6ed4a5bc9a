import { useEffect } from "react";

/** Keeps the screen on. The browser takes that back whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    const lock = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        held = await navigator.wakeLock.request("screen");
        if (isOver) await held.release();
      } catch {
        // A device that saves its battery refuses; the screen works all the same.
      }
    };
    const ask = (): void => void lock();
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void held?.release().catch(() => undefined);
    };
  }, []);
}
