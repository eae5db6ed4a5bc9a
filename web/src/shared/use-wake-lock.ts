import { useEffect } from "react";

/**
 * Keeps the screen on while the page is visible. The browser takes that back whenever the page is hidden, so it is asked
 * again when the page is shown. A device that saves its battery refuses; the page works all the same.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false;
    let held: WakeLockSentinel | null = null;
    const release = async (): Promise<void> => {
      const before = held;
      held = null;
      await before?.release();
    };
    const lock = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator) || (held && !held.released)) return;
      held = await navigator.wakeLock.request("screen");
      // The screen was left meanwhile.
      if (isOver) await release();
    };
    const ask = (): void => void lock().catch(() => undefined);
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void release().catch(() => undefined);
    };
  }, []);
}
