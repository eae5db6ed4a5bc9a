import type { Manifest } from "@tresen/contract/signage/player/manifest";
import type { FoundManifest } from "@tresen/contract/signage/player/player";

/** Reads a manifest. @throws where it cannot be read, or is another one. */
export async function readManifest({ url, sha256 }: FoundManifest): Promise<Manifest> {
  const text = await (await fetch(url, { credentials: "omit" })).text();
  if ((await hashOf(text)) !== sha256) throw new Error("The manifest is another one");
  return JSON.parse(text) as Manifest;
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
