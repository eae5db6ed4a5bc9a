import { RESTART } from "../../../shared/worker-message";
import { clearShopCaches } from "../../state/browser/shop-caches";

const WORKER = "/build/sw.js";
const FIRST_CHECK = 2_500;
const CHECK_EVERY = 30 * 60_000;

/** Whether a service worker of this shop is registered. */
export async function isRegistered(): Promise<boolean> {
  try {
    return (await navigator.serviceWorker.getRegistration("/")) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Registers the service worker for the whole site. If the browser refuses, nothing happens: the shop works without it.
 */
export async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER, { scope: "/", updateViaCache: "none" });
  } catch {
    // The error is ignored, because the customer could do nothing about it.
  }
}

/** Removes the shop's service worker and what it stored. Displays and the back-office have their own. */
export async function unregister(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration("/"))?.unregister();
    await clearShopCaches();
  } catch {
    // Storage is blocked, so there is nothing stored either.
  }
}

/**
 * Checks for a newer build after 2.5 s and then every 30 minutes, and reports when one waits. Returns a function that
 * stops it.
 */
export function watchUpdates(onReady: () => void): () => void {
  const check = async (): Promise<void> => {
    try {
      const registration = await navigator.serviceWorker.getRegistration("/");
      if (!registration) return;
      announce({ registration, onReady });
      await registration.update();
    } catch {
      // Offline, or the file is temporarily missing: the next check retries.
    }
  };
  const first = setTimeout(() => void check(), FIRST_CHECK);
  const timer = setInterval(() => void check(), CHECK_EVERY);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

function announce({ registration, onReady }: { registration: ServiceWorkerRegistration; onReady: () => void }): void {
  // If no worker controls the page yet, this is the first one, and the page is not outdated.
  const tell = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) onReady();
  };
  const follow = (): void => {
    if (registration.installing) registration.installing.onstatechange = tell;
  };
  tell();
  // The browser may have started a check for a new build before.
  follow();
  registration.onupdatefound = follow;
}

/** Activates the waiting build; the change of the controller then causes a reload. */
export async function restart(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  if (registration?.waiting) registration.waiting.postMessage(RESTART);
  else window.location.reload();
}

/** Another service worker is in control now: only after a reload do all files of the page belong to one build. */
export function reloadOnChange(): () => void {
  let isReloading = false;
  const reload = (): void => {
    if (isReloading) return;
    isReloading = true;
    window.location.reload();
  };
  navigator.serviceWorker.addEventListener("controllerchange", reload);
  return () => navigator.serviceWorker.removeEventListener("controllerchange", reload);
}
