import { brotliDecompressSync } from "node:zlib";
import type { InitEntry } from "@tresen/contract/snapshot/init";
import { entriesOf } from "./content";
import { type Catalog, parseCatalog } from "./catalog";
import { joined } from "./visibility";
import type { Meta, Packed } from "./store";

/** The snapshot in the memory of this process. It is compressed; its catalogue is parsed on first use. */
export interface CachedSnapshot {
  meta: Meta;
  /** The public part. */
  brotli: Buffer;
  json(): string;
  /** All entries, for staff and for checking orders. */
  entries(): InitEntry[];
  catalog(): Catalog;
}

let current: CachedSnapshot | null = null;
let confirmedAt = Number.NEGATIVE_INFINITY;

export function cachedSnapshot(): CachedSnapshot | null {
  return current;
}

/** Milliseconds since the process last checked that this is the published snapshot. */
export function cacheAge(): number {
  return performance.now() - confirmedAt;
}

export function confirmCached(): void {
  confirmedAt = performance.now();
}

/** Caches a snapshot. If an older one is cached last, the next check notices it. */
export function cacheSnapshot({ meta, packed: { open, closed } }: { meta: Meta; packed: Packed }): CachedSnapshot {
  confirmCached();
  let catalog: Catalog | null = null;
  // Not cached: it has megabytes and is rarely needed.
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
