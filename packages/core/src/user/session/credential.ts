import { hash } from "node:crypto";

/** A value that changes with the password and reveals nothing about it. */
export function credentialOf(passwordHash: unknown): string {
  return typeof passwordHash === "string" ? hash("sha256", passwordHash, "base64url").slice(0, 16) : "none";
}

/** The stored form of a session's token. */
export function hashOf(token: string): string {
  return hash("sha256", token, "base64url");
}
