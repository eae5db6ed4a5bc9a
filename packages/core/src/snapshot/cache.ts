import { brotliDecompressSync } from "node:zlib";
import type { InitEntry } from "@tresen/contract/snapshot/init";
import { entriesOf } from "./content";
import { type Catalog, parseCatalog } from "./catalog";
import { joined } from "./visibility";
import type { Meta, Packed } from "./store";

/** The snapshot in this process's memory: compressed; its catalogue is unpacked once somebody needs it. */
export interface CachedSnapshot {
  meta: Meta;
  /** As anonymous visitors get it. */
  brotli: Buffer;
  json(): string;
  /** Everything, for staff and for what orders are checked against. */
  entries(): InitEntry[];
  catalog(): Catalog;
}

let current: CachedSnapshot | null = null;
let confirmedAt = Number.NEGATIVE_INFINITY;

export function cachedSnapshot(): CachedSnapshot | null {
  return current;
}

/** Milliseconds since storage was last asked whether this still is the snapshot in place. */
export function cacheAge(): number {
  return performance.now() - confirmedAt;
}

export function confirmCached(): void {
  confirmedAt = performance.now();
}

/**
 * Keeps the snapshot in place of the one that was kept. Should an older one come last, the next confirmation finds out.
 */
export function cacheSnapshot({ meta, packed: { open, closed } }: { meta: Meta; packed: Packed }): CachedSnapshot {
  confirmCached();
  let catalog: Catalog | null = null;
  // Not kept: it is megabytes, and whoever needs it is rare.
  const json = (): string => brotliDecompressSync(open).toString();
  const entries = (): InitEntry[] =>
    joined({ open: entriesOf(json()), closed: entriesOf(brotliDecompressSync(closed).toString()) });
  current = {
    meta,
    brotli: open,
    json,
    entries,
    catalog: () => (catalog ??= parseCatalog({ entries: entries(), version: meta.version })),
  };
  return current;
}
