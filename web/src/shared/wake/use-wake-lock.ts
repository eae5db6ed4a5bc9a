import { useEffect, useState } from "react";

/**
 * Keeps the screen on while the page is visible. The browser takes that back whenever the page is hidden, so it is asked
 * again when the page is shown. A device that saves its battery refuses; the page works all the same.
 * @returns whether the screen may turn itself off, because the device has refused or the browser does not know of this.
 */
export function useWakeLock(): boolean {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    let isOver = false;
    let held: WakeLockSentinel | null = null;
    const release = async (): Promise<void> => {
      const before = held;
      held = null;
      await before?.release();
    };
    const lock = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || (held && !held.released)) return;
      held = await navigator.wakeLock.request("screen");
      setIsRefused(false);
      // The screen was left meanwhile.
      if (isOver) await release();
    };
    const ask = (): void =>
      void lock().catch(() => {
        // A page that was hidden meanwhile is refused, too, and asks again.
        if (!isOver && document.visibilityState === "visible") setIsRefused(true);
      });
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void release().catch(() => undefined);
    };
  }, []);
  return isRefused;
}
