import type { ManifestFile } from "@tresen/contract/signage/player/manifest";

/** How many bytes are held at most: a stick with little memory still has to draw. */
const MOST = 48 * 1024 * 1024;

/** Files for which the disk has no room. They are gone with the page. */
export class MemoryFiles {
  private readonly files = new Map<string, { hash: string; blob: Blob }>();

  has({ url, sha256: hash }: ManifestFile): boolean {
    return this.files.get(url)?.hash === hash;
  }

  get(path: string): Blob | null {
    return this.files.get(path)?.blob ?? null;
  }

  /** Whether there is room for a file of so many bytes. */
  fits({ bytes }: ManifestFile): boolean {
    return [...this.files.values()].reduce((sum, { blob }) => sum + blob.size, bytes) <= MOST;
  }

  hold({ url, sha256: hash }: ManifestFile, blob: Blob): void {
    this.files.set(url, { hash, blob });
  }

  delete(path: string): void {
    this.files.delete(path);
  }

  paths(): string[] {
    return [...this.files.keys()];
  }
}
