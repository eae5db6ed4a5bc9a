import type { SnapshotState } from "@tresen/contract/snapshot/state";
import { setTimeout as sleep } from "node:timers/promises";
import { unavailable } from "../platform/errors";
import { withUser } from "./content";
import type { Catalog } from "./catalog";
import { type CachedSnapshot, confirmCached, cachedSnapshot, cacheAge, cacheSnapshot } from "./cache";
import { requestSnapshot } from "./request";
import { isReadable, readMeta, readStored } from "./store";

/** How long a process answers from memory before it checks for a newer snapshot. */
const CONFIRM_AFTER = 1000;
const ATTEMPTS = 5;
/** The delay before each further read while the first snapshot is being built. */
const BUILDING_PAUSE = 500;

export interface Init {
  /** A strong ETag with its quotes. */
  etag: string;
  version: number;
  /** The public init bundle. */
  brotli: Uint8Array;
  /** The same as text. */
  json(): string;
  /** For a session: with its user, and with what is not public. */
  staffJson(user: unknown): string;
}

/**
 * The published init bundle. It takes at most one read, none within a second of the last, and two when the snapshot has
 * just changed.
 */
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

/** The version of the published snapshot, its age in seconds, and its compressed size in bytes. */
export async function readSnapshotState(): Promise<Omit<SnapshotState, "isRebuilding">> {
  const { meta, brotli } = await once(load);
  // Both times are by the machine's clock.
  return {
    version: meta.version,
    age: Math.max(0, Math.round((Date.now() - meta.startedAt) / 1000)),
    bytes: brotli.byteLength,
  };
}

/**
 * The branches, categories, products and menus of the snapshot; with `version`, of exactly that version or a later one.
 */
export async function readCatalog({ version }: { version?: number } = {}): Promise<Catalog> {
  if (version === undefined) return (await currentSnapshot()).catalog();
  let here = cachedSnapshot();
  for (let attempt = 1; attempt <= ATTEMPTS && here?.meta.version !== version; attempt += 1) {
    here = await once(load);
    // Another snapshot was published after the caller learned of this version.
    if (here.meta.version > version) break;
  }
  return (here ?? (await currentSnapshot())).catalog();
}

/** The catalogue that this process has cached, whatever its age; null when it has none. */
export function cachedCatalog(): Catalog | null {
  return cachedSnapshot()?.catalog() ?? null;
}

async function currentSnapshot(): Promise<CachedSnapshot> {
  const here = cachedSnapshot();
  return here && cacheAge() < CONFIRM_AFTER ? here : once(here ? confirm : load);
}

/** Concurrent requests wait for the same read. */
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
    // The table has no snapshot, or one of an older version. The stream's consumer builds it, since only that function
    // has the payment providers' keys.
    if (attempt === 1) await requestSnapshot({ requestedAt: Date.now() });
    await sleep(BUILDING_PAUSE);
  }
  throw unavailable("snapshot.missing");
}
