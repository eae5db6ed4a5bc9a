import { createHash } from "node:crypto";

/** Changes with the password and tells nothing about it. */
export function credentialOf(hash: unknown): string {
  return typeof hash === "string" ? createHash("sha256").update(hash).digest("base64url").slice(0, 16) : "none";
}
