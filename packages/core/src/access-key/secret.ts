import { hash, randomBytes, timingSafeEqual } from "node:crypto";

const HINT = 4;
/**
 * The id, which finds the row with one read, and 256 random bits. The id of the key of a device, an external user
 * or a member of staff contains theirs.
 */
const KEY = /^((?:key|run|ext|tim)_[A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{43})$/;

/** A new secret for the key with this id: what its owner gets once, and what is stored of it. */
export function newSecret(id: string): { key: string; stored: { secretHash: string; hint: string } } {
  const secret = randomBytes(32).toString("base64url");
  return { key: `${id}.${secret}`, stored: { secretHash: hashOf(secret), hint: secret.slice(-HINT) } };
}

/** The parts of a text that has the form of a key; null for any other text. */
export function partsOf(key: string): { id: string; secretHash: string } | null {
  const [, id, secret] = KEY.exec(key) ?? [];
  return id && secret ? { id, secretHash: hashOf(secret) } : null;
}

/** Compares two hashes in constant time. */
export function isSameHash(a: string | undefined, b: string): boolean {
  const [first, second] = [Buffer.from(a ?? ""), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

export function hashOf(secret: string): string {
  return hash("sha256", secret, "base64url");
}
