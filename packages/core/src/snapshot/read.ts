import type { SnapshotState } from "@tresen/contract/snapshot/state";
import { setTimeout as sleep } from "node:timers/promises";
import { unavailable } from "../platform/errors";
import { withUser } from "./content";
import type { Catalog } from "./catalog";
import { type CachedSnapshot, confirmCached, cachedSnapshot, cacheAge, cacheSnapshot } from "./cache";
import { requestSnapshot } from "./request";
import { isReadable, readMeta, readStored } from "./store";

/** How long a process answers from memory before it asks whether there is a newer snapshot. */
const CONFIRM_AFTER = 1000;
const ATTEMPTS = 5;
/** Before each further look while the first snapshot is being built. */
const BUILDING_PAUSE = 500;

export interface Init {
  /** Strong, with its quotes. */
  etag: string;
  version: number;
  /** The bundle as anonymous visitors get it. */
  brotli: Uint8Array;
  /** The same as text. */
  json(): string;
  /** For a session: with its user in the place of nobody, and with what is not public. */
  staffJson(user: unknown): string;
}

/** The published init bundle: at most one read, and none within a second of the last; two when it has just changed. */
export async function readInit(): Promise<Init> {
  const { meta, brotli, json, entries } = await currentSnapshot();
  return {
    etag: meta.etag,
    version: meta.version,
    brotli,
    json,
    staffJson: (user) => withUser({ entries: entries(), user }),
  };
}

/** Which snapshot is in place, how many seconds ago its building began, and its bytes compressed. */
export async function readSnapshotState(): Promise<Omit<SnapshotState, "isRebuilding">> {
  const { meta, brotli } = await once(load);
  // By the machine's clock on both sides, as everything about publishing.
  return {
    version: meta.version,
    age: Math.max(0, Math.round((Date.now() - meta.startedAt) / 1000)),
    bytes: brotli.byteLength,
  };
}

/**
 * What the snapshot says about branches, categories, products and menus; with `version`, exactly that one or a later
 * one.
 */
export async function readCatalog({ version }: { version?: number } = {}): Promise<Catalog> {
  if (version === undefined) return (await currentSnapshot()).catalog();
  let here = cachedSnapshot();
  for (let attempt = 1; attempt <= ATTEMPTS && here?.meta.version !== version; attempt += 1) {
    here = await once(load);
    // Another one was published since the caller learned of this version.
    if (here.meta.version > version) break;
  }
  return (here ?? (await currentSnapshot())).catalog();
}

/** The catalogue that this process has in memory, however old; null when it has none yet. */
export function cachedCatalog(): Catalog | null {
  return cachedSnapshot()?.catalog() ?? null;
}

async function currentSnapshot(): Promise<CachedSnapshot> {
  const here = cachedSnapshot();
  return here && cacheAge() < CONFIRM_AFTER ? here : once(here ? confirm : load);
}

/** Requests that come while one reads wait for that one. */
let reading: Promise<CachedSnapshot> | null = null;
function once(read: () => Promise<CachedSnapshot>): Promise<CachedSnapshot> {
  reading ??= read().finally(() => {
    reading = null;
  });
  return reading;
}

async function confirm(): Promise<CachedSnapshot> {
  const here = cachedSnapshot();
  const meta = await readMeta({ consistent: false });
  if (!here || !meta || meta.version !== here.meta.version) return load();
  confirmCached();
  return here;
}

async function load(): Promise<CachedSnapshot> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await readStored();
    if (found) return cacheSnapshot(found);
    const meta = await readMeta({ consistent: true });
    // It was replaced while it was read.
    if (meta && isReadable(meta)) continue;
    // A new shop, or one of an older version. The stream's consumer builds, which alone has the payment providers'
    // keys.
    if (attempt === 1) await requestSnapshot({ requestedAt: Date.now() });
    await sleep(BUILDING_PAUSE);
  }
  throw unavailable("snapshot.missing");
}
