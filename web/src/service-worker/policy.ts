/** How the service worker treats a request; with null it leaves the request to the browser. */
export type RequestKind = "page" | "init" | "order" | "asset" | "image" | "font";

const INIT = "/api/init";
const ORDER = /^\/api\/orders\/public\/[^/]+\/[^/]+$/;
/** Prefixes that do not belong to the shop's pages. */
const FOREIGN = /^\/(?:backend|display|api|image|upload|fonts|assets|build|_local)(?:\/|$)/;

/** Only requests that read public data of this shop: never a call that changes data, never the back-office. */
export function kindOf({
  method,
  url,
  mode,
  origin,
}: {
  method: string;
  url: string;
  mode: string;
  origin: string;
}): RequestKind | null {
  const { origin: host, pathname } = new URL(url);
  if (method !== "GET" || host !== origin) return null;
  if (mode === "navigate") return FOREIGN.test(pathname) || /\.[a-z0-9]+$/i.test(pathname) ? null : "page";
  if (pathname === INIT) return "init";
  if (ORDER.test(pathname)) return "order";
  if (pathname.startsWith("/assets/")) return "asset";
  if (pathname.startsWith("/image/")) return "image";
  return pathname.startsWith("/fonts/") ? "font" : null;
}

/**
 * Whether a response may be stored on this device. Responses to staff have `no-store`, and so have orders; orders are
 * stored all the same, since everyone who knows their address may read them.
 */
export function isKept({
  kind,
  ok,
  type,
  cacheControl,
}: {
  kind: RequestKind;
  ok: boolean;
  type: string;
  cacheControl: string | null;
}): boolean {
  if (!ok || type !== "basic") return false;
  return kind === "order" || !/\b(?:no-store|private)\b/i.test(cacheControl ?? "");
}
