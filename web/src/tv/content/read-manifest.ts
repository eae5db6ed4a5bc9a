import type { Manifest } from "@tresen/contract/signage/player/manifest";
import type { FoundManifest } from "@tresen/contract/signage/player/player";

/**
 * Reads a manifest. The browser keeps what it has loaded for a year, so one that came damaged is loaded past its cache.
 * @param isAnew whether it is so at once. @throws where it cannot be read, or is another one.
 */
export async function readManifest({ url, sha256 }: FoundManifest, isAnew = false): Promise<Manifest> {
  for (const cache of isAnew ? (["reload"] as const) : (["default", "reload"] as const)) {
    const text = await (await fetch(url, { credentials: "omit", cache })).text();
    if ((await hashOf(text)) === sha256) return JSON.parse(text) as Manifest;
  }
  throw new Error("The manifest is another one");
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
