import { createHash } from "node:crypto";

/** A value that changes with the password and reveals nothing about it. */
export function credentialOf(hash: unknown): string {
  return typeof hash === "string" ? createHash("sha256").update(hash).digest("base64url").slice(0, 16) : "none";
}
