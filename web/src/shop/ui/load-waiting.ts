import { waitingLoads } from "./loadable";

/**
 * Fetches what the next presses need, for a page that rests: whoever loses the network on the way finds the modal, the
 * cart and the checkout all the same. What fails is tried again once the network is back. Returns what ends it.
 */
export function loadWaiting(): () => void {
  const loadAll = async (): Promise<void> => {
    const missed: typeof waitingLoads = [];
    // A part that was loaded may have parts of its own that wait.
    while (waitingLoads.length > 0) {
      const loads = waitingLoads.splice(0).toReversed();
      await Promise.all(loads.map((load) => load().catch(() => missed.push(load))));
    }
    waitingLoads.push(...missed);
  };
  const start = (): void => void loadAll();
  start();
  window.addEventListener("online", start);
  return () => window.removeEventListener("online", start);
}
