import { hash } from "node:crypto";

/** A value that changes with the password and reveals nothing about it. */
export function credentialOf(passwordHash: unknown): string {
  return typeof passwordHash === "string" ? hash("sha256", passwordHash, "base64url").slice(0, 16) : "none";
}
