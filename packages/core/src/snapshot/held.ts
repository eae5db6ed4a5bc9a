import { brotliDecompressSync } from "node:zlib";
import { type Catalog, parseCatalog } from "./catalog";
import type { Meta, Stored } from "./store";

/** The snapshot in this process's memory: compressed; its catalogue is unpacked once somebody needs it. */
export interface Held {
  meta: Meta;
  brotli: Buffer;
  json(): string;
  /** What only staff get of it, see `Bundle`. */
  staffJson(): string;
  catalog(): Catalog;
}

let current: Held | null = null;
let confirmedAt = Number.NEGATIVE_INFINITY;

export function held(): Held | null {
  return current;
}

/** Milliseconds since storage was last asked whether this still is the snapshot in place. */
export function heldAge(): number {
  return performance.now() - confirmedAt;
}

export function confirmHeld(): void {
  confirmedAt = performance.now();
}

/** Keeps the snapshot in place of the one that was kept. Should an older one come last, the next confirmation finds out. */
export function hold({ meta, brotli, staffBrotli }: Stored): Held {
  confirmHeld();
  let catalog: Catalog | null = null;
  // Not kept: it is megabytes, and whoever needs it is rare.
  const unpack = (): string => brotliDecompressSync(brotli).toString();
  const staffJson = (): string => (staffBrotli.length > 0 ? brotliDecompressSync(staffBrotli).toString() : "");
  current = { meta, brotli, json: unpack, staffJson, catalog: () => (catalog ??= parseCatalog({ json: unpack(), version: meta.version })) };
  return current;
}
