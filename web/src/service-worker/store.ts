import { STORED_AT } from "../shared/stored-answer";
import { type RequestKind, isKept } from "./policy";

/** The number of stored responses of each kind; the oldest are removed first. */
const LIMITS = { init: 1, order: 5, image: 150, font: 30 } as const;
export type StoredKind = keyof typeof LIMITS;

/** The time when this device stored a response, by its own clock. */
const STORED_LOCALLY = "x-stored-locally";

export const cacheName = (kind: StoredKind): string => `tresen-${kind}`;

/** The network's response, stored if that is allowed; without a network the last stored one. */
export async function networkFirst({ request, kind }: { request: Request; kind: StoredKind }): Promise<Response> {
  try {
    const response = await fetch(request);
    await keep({ request, response, kind });
    return response;
  } catch (error) {
    const kept = await lookUp({ request, kind });
    if (kept) return replay(kept);
    throw error;
  }
}

/** For responses that never change: requested only once. */
export async function cacheFirst({ request, kind }: { request: Request; kind: StoredKind }): Promise<Response> {
  const kept = await lookUp({ request, kind });
  if (kept) return kept;
  const response = await fetch(request);
  await keep({ request, response, kind });
  return response;
}

async function lookUp({ request, kind }: { request: Request; kind: StoredKind }): Promise<Response | undefined> {
  const cache = await caches.open(cacheName(kind));
  return cache.match(request, { ignoreVary: true });
}

export async function keep({
  request,
  response,
  kind,
}: {
  request: Request;
  response: Response;
  kind: StoredKind;
}): Promise<void> {
  const cache = await caches.open(cacheName(kind));
  // An order that no longer exists on the server is removed here as well.
  if (kind === "order" && response.status === 404) await cache.delete(request, { ignoreVary: true });
  if (!isStorable(kind, response)) return;
  try {
    await cache.put(request, stamped(response.clone()));
    await trim({ cache, limit: LIMITS[kind] });
  } catch {
    // The device's storage is full: the page gets this response, but it will not be available offline.
  }
}

function isStorable(kind: RequestKind, response: Response): boolean {
  return isKept({ kind, ok: response.ok, type: response.type, cacheControl: response.headers.get("cache-control") });
}

async function trim({ cache, limit }: { cache: Cache; limit: number }): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}

function stamped(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(STORED_LOCALLY, String(Date.now()));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Sets the header `Age`, from which the page also computes the time, see `server-clock.ts`. */
function replay(kept: Response): Response {
  const headers = new Headers(kept.headers);
  const age = Number(headers.get("age") ?? 0) + Math.max(0, Date.now() - Number(headers.get(STORED_LOCALLY))) / 1000;
  headers.set("age", String(Math.round(age)));
  headers.set(STORED_AT, headers.get("date") ?? "");
  return new Response(kept.body, { status: kept.status, statusText: kept.statusText, headers });
}
