import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Manifest, ManifestFile } from "@tresen/contract/signage/player/manifest";
import { keep, readKept } from "../state/kept";
import { Fault } from "../watch/fault";
import { FAULT_TEXTS } from "../watch/fault.texts";
import { MemoryFiles } from "./memory-files";

const CACHE = "tv-files";
/** The manifest that is played, under an address of its own. */
const PLAYED = "/tv-manifest";

/** Why files could not be loaded: the disk is full, the network failed, or what came was something else. */
export type LoadFault = "full" | "network" | "corrupt";

/** A file that always comes damaged is loaded again after the first pause, which doubles up to the longest. */
const PAUSE = { first: 10_000, longest: 60 * 60_000 };
/** Whether everything was removed, until a manifest is here as a whole. */
const EMPTIED = "emptied";

/**
 * The files that a TV plays. A file counts once all of it was loaded and has the hash that the manifest names; which
 * ones these are is kept apart, so that what a power cut left half is loaded again.
 */
export class FileStore {
  /** Hashes by addresses. */
  private whole: Record<string, string> = readKept<Record<string, string>>("files") ?? {};
  /** Files that are kept beside those of the manifest that is played. */
  private held: readonly string[] = [];
  private readonly urls = new Map<string, Promise<string>>();
  private readonly memory = new MemoryFiles();
  /** Files that came damaged, with the time until which they are not loaded again, by the clock that nobody can set. */
  private readonly damaged = new Map<string, { pause: number; until: number }>();

  /** The manifest that was played last, of which files may be missing; null if there is none. */
  async readPlayed(): Promise<Manifest | null> {
    const kept = await (await caches.open(CACHE)).match(PLAYED);
    return kept ? ((await kept.json()) as Manifest) : null;
  }

  /**
   * Keeps the manifest as the one that is played, and removes the files that only others named.
   * @returns whether it is kept: a full disk may have no room even for that.
   */
  async keepPlayed(manifest: Manifest): Promise<boolean> {
    const put = async (): Promise<boolean> => {
      try {
        await (await caches.open(CACHE)).put(PLAYED, new Response(JSON.stringify(manifest)));
        return true;
      } catch (error) {
        if (isFull(error)) return false;
        throw error;
      }
    };
    const isKept = await put();
    if (manifest.files.every((file) => this.has(file))) keep(EMPTIED, null);
    await this.removeBut(new Set([PLAYED, ...manifest.files.map(({ url }) => url), ...this.held]));
    // What was removed may have made room.
    return isKept || put();
  }

  private async removeBut(needed: ReadonlySet<string>): Promise<void> {
    const cache = await caches.open(CACHE);
    const paths = [...(await cache.keys()).map(({ url }) => pathOf(url)), ...this.memory.paths()];
    for (const path of new Set(paths)) {
      if (needed.has(path)) continue;
      await cache.delete(path);
      this.forget(path);
    }
  }

  /** Keeps these files as well, in place of those that were held before. */
  hold(files: readonly ManifestFile[]): void {
    this.held = files.map(({ url }) => url);
  }

  /** Whether the whole file is here. */
  has(file: ManifestFile): boolean {
    return this.isOnDisk(file) || this.memory.has(file);
  }

  private isOnDisk({ url, sha256: hash }: ManifestFile): boolean {
    return this.whole[url] === hash;
  }

  /**
   * Loads what is missing, one file after the other, the smallest first. One that cannot be loaded keeps no other from it. One
   * for which the disk has no room is held in memory, as far as it fits, and put onto the disk once there is room.
   * @param onLoaded is told of each file that is here. @returns by address why files are not on the disk.
   */
  async load(
    files: readonly ManifestFile[],
    onLoaded: () => void = () => undefined,
  ): Promise<ReadonlyMap<string, LoadFault>> {
    const faults = new Map<string, LoadFault>();
    for (const file of [...files].sort((a, b) => a.bytes - b.bytes)) {
      const fault = this.isOnDisk(file) ? null : await this.loadFile(file);
      if (fault) faults.set(file.url, fault);
      if (this.has(file)) onLoaded();
    }
    return faults;
  }

  /** An address under which a page shows the file; it holds until the file is removed. @throws for a file that is not here. */
  urlOf(path: string): Promise<string> {
    const known = this.urls.get(path);
    if (known) return known;
    const made = this.makeUrl(path);
    this.urls.set(path, made);
    made.catch(() => this.urls.delete(path));
    return made;
  }

  /** Removes everything. Until a manifest is here as a whole, nothing is taken from the browser's own cache either. */
  async clear(): Promise<void> {
    await caches.delete(CACHE);
    for (const path of Object.keys(this.whole)) this.forget(path);
    keep(EMPTIED, true);
  }

  /** Whether everything was removed, and what is loaded now comes past the browser's own cache. */
  isEmptied(): boolean {
    return readKept<boolean>(EMPTIED) === true;
  }

  private async makeUrl(path: string): Promise<string> {
    const held = this.memory.get(path);
    if (held) return URL.createObjectURL(held);
    const kept = await (await caches.open(CACHE)).match(path);
    if (!kept) {
      // Somebody has cleared the browser: it is loaded again with the next look for news.
      this.forget(path);
      throw new Fault(FAULT_TEXTS.fileGone);
    }
    return URL.createObjectURL(await kept.blob());
  }

  /** The browser keeps files for a year, also damaged ones: such a file is loaded past its cache, at once and then in pauses. */
  private async loadFile(file: ManifestFile): Promise<LoadFault | null> {
    const before = this.damaged.get(file.url);
    if (before && performance.now() < before.until) return "corrupt";
    const held = this.memory.has(file) ? this.memory.get(file.url) : null;
    if (held) return this.putHeld(file, held);
    let fault = await this.fetchFile(file, before || this.isEmptied() ? "reload" : "default");
    if (fault === "corrupt" && !before) fault = await this.fetchFile(file, "reload");
    if (fault === "corrupt") {
      const pause = before ? Math.min(PAUSE.longest, before.pause * 2) : PAUSE.first;
      this.damaged.set(file.url, { pause, until: performance.now() + pause });
    } else if (!fault) this.damaged.delete(file.url);
    if (fault === "full" && this.memory.fits(file)) await this.holdInMemory(file);
    return fault;
  }

  /** Puts a file that is held in memory onto the disk. */
  private async putHeld(file: ManifestFile, blob: Blob): Promise<LoadFault | null> {
    const headers = { "content-type": file.mimeType };
    try {
      await (await caches.open(CACHE)).put(file.url, new Response(blob, { headers }));
    } catch {
      return "full";
    }
    this.noteOnDisk(file);
    this.memory.delete(file.url);
    return null;
  }

  private async holdInMemory(file: ManifestFile): Promise<void> {
    try {
      const response = await fetch(file.url, { credentials: "omit" });
      const content = new Uint8Array(await response.arrayBuffer());
      if (response.ok && bytesToHex(sha256(content)) === file.sha256)
        this.memory.hold(file, new Blob([content], { type: file.mimeType }));
    } catch {
      // Tried again with the next attempt to load it.
    }
  }

  private async fetchFile(file: ManifestFile, mode: RequestCache): Promise<LoadFault | null> {
    const cache = await caches.open(CACHE);
    try {
      const response = await fetch(file.url, { credentials: "omit", cache: mode });
      if (!response.ok || !response.body) return "network";
      // The file goes to the disk and into the hash piece by piece: a video may be larger than the memory.
      const [forDisk, forHash] = response.body.tee();
      const [hash] = await Promise.all([
        hashOf(forHash),
        cache.put(file.url, new Response(forDisk, { headers: { "content-type": file.mimeType } })),
      ]);
      if (hash !== file.sha256) {
        await cache.delete(file.url);
        return "corrupt";
      }
    } catch (error) {
      await cache.delete(file.url).catch(() => false);
      return isFull(error) ? "full" : "network";
    }
    this.noteOnDisk(file);
    return null;
  }

  private noteOnDisk({ url, sha256: hash }: ManifestFile): void {
    this.whole = { ...this.whole, [url]: hash };
    keep("files", this.whole);
  }

  private forget(path: string): void {
    const { [path]: _, ...rest } = this.whole;
    this.whole = rest;
    keep("files", rest);
    this.memory.delete(path);
    const url = this.urls.get(path);
    this.urls.delete(path);
    url?.then(
      (made) => URL.revokeObjectURL(made),
      () => undefined,
    );
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

async function hashOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const hash = sha256.create();
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytesToHex(hash.digest());
    hash.update(value);
  }
}

function pathOf(url: string): string {
  return new URL(url, location.origin).pathname;
}
