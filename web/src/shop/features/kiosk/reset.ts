import { readSession, writeSession } from "../../state/browser/storage";

const START = "kiosk/start";
const FINISHED = "kiosk/finished";
const DETAILS = "checkout/details";
/** The stored values that belong to the screen instead of the current customer. */
const KEPT = new Set(["context", START, FINISHED]);
/** The number of finished orders that are remembered, more than anybody goes back in the history. */
const REMEMBERED = 200;

/** The first page of this screen: a branch's menu, or the start page. */
export function startPath(): string {
  const known = readSession<string>(START);
  if (known !== null) return known;
  const { pathname } = window.location;
  const path = /^\/(?:store\/[^/]+)?$/.test(pathname) ? pathname : "/";
  writeSession(START, path);
  return path;
}

/**
 * Marks the order as finished. From then on its page shows nothing, so that going back does not show the previous
 * customer's data.
 */
export function finishOrder(uid: string): void {
  const others = (readSession<string[]>(FINISHED) ?? []).filter((known) => known !== uid);
  writeSession(FINISHED, [...others, uid].slice(-REMEMBERED));
}

export function isFinished(uid: string): boolean {
  return readSession<string[]>(FINISHED)?.includes(uid) ?? false;
}

/** Whether the customer chose or typed anything or opened another page. */
export function isInUse(): boolean {
  return window.location.pathname !== startPath() || hasCustomerData();
}

/** Whether there is a cart with items or personal data. */
export function hasCustomerData(): boolean {
  return sessionKeys().some(
    (key) =>
      key === DETAILS || (key.startsWith("cart/") && (readSession<{ items?: unknown[] }>(key)?.items?.length ?? 0) > 0),
  );
}

/**
 * Deletes all data of the customer and loads a new page, so that nothing stays in memory either. The new page replaces
 * the current history entry. Without a network the reset waits, because a page that cannot be loaded would leave the
 * screen unusable.
 */
export function resetKiosk(): void {
  removeCustomerData();
  const load = (): void => window.location.replace(startPath());
  if (navigator.onLine) load();
  else window.addEventListener("online", load, { once: true });
}

export function removeCustomerData(): void {
  for (const key of sessionKeys()) if (!KEPT.has(key)) sessionStorage.removeItem(key);
  try {
    localStorage.clear();
  } catch {
    // Storage is blocked, so it is empty.
  }
  if ("caches" in window) void caches.delete("tresen-order");
}

function sessionKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
