import { waitingLoads } from "./loadable";

/**
 * Loads the components that are probably needed next while the page is idle, so that modals, cart and checkout also
 * open if the network is lost later. Failed ones are retried when the network is back. Returns a function that stops
 * it.
 */
export function loadWaiting(): () => void {
  const loadAll = async (): Promise<void> => {
    const missed: typeof waitingLoads = [];
    // A loaded component may register further ones.
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
