import { readSession, writeSession } from "../../state/browser/storage";

const START = "kiosk/start";
const FINISHED = "kiosk/finished";
const DETAILS = "checkout/details";
/** Stored values that belong to the screen and not to the customer in front of it. */
const KEPT = new Set(["context", START, FINISHED]);
/** Orders of this many customers are known as finished: more than anybody goes back. */
const REMEMBERED = 200;

/** The page that this screen was put up with: a branch's menu, or the start page. */
export function startPath(): string {
  const known = readSession<string>(START);
  if (known !== null) return known;
  const { pathname } = window.location;
  const path = /^\/(?:store\/[^/]+)?$/.test(pathname) ? pathname : "/";
  writeSession(START, path);
  return path;
}

/** From now on the order's page shows nothing: going back in the browser must not lead to the customer before. */
export function finishOrder(uid: string): void {
  const others = (readSession<string[]>(FINISHED) ?? []).filter((known) => known !== uid);
  writeSession(FINISHED, [...others, uid].slice(-REMEMBERED));
}

export function isFinished(uid: string): boolean {
  return readSession<string[]>(FINISHED)?.includes(uid) ?? false;
}

/** Whether anything was chosen or typed, or another page was gone to. */
export function isBegun(): boolean {
  return window.location.pathname !== startPath() || hasLeftovers();
}

/** A cart with something in it, or somebody's data. */
export function hasLeftovers(): boolean {
  return sessionKeys().some(
    (key) =>
      key === DETAILS || (key.startsWith("cart/") && (readSession<{ items?: unknown[] }>(key)?.items?.length ?? 0) > 0),
  );
}

/**
 * Forgets everything about whoever stood here, and begins anew with a page of its own, so that nothing stays in memory
 * either. The page before is replaced, not left behind. Without a network it waits for one: a page that cannot be
 * loaded would leave the screen dead.
 */
export function beginAnew(): void {
  forget();
  const load = (): void => window.location.replace(startPath());
  if (navigator.onLine) load();
  else window.addEventListener("online", load, { once: true });
}

export function forget(): void {
  for (const key of sessionKeys()) if (!KEPT.has(key)) sessionStorage.removeItem(key);
  try {
    localStorage.clear();
  } catch {
    // Blocked, so there is nothing in it.
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
