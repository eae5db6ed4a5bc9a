import { pendingLoads } from "./loadable";

/**
 * Loads the components that are probably needed next while the page is idle, so that modals, cart and checkout also
 * open if the network is lost later. Failed ones are retried when the network is back. Returns a function that stops
 * it.
 */
export function preloadComponents(): () => void {
  const loadAll = async (): Promise<void> => {
    const missed: typeof pendingLoads = [];
    // A loaded component may register further ones.
    while (pendingLoads.length > 0) {
      const loads = pendingLoads.splice(0).toReversed();
      await Promise.all(loads.map((load) => load().catch(() => missed.push(load))));
    }
    pendingLoads.push(...missed);
  };
  const start = (): void => void loadAll();
  start();
  window.addEventListener("online", start);
  return () => window.removeEventListener("online", start);
}
