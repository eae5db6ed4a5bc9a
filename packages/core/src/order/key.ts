import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { OrderDraft } from "@tresen/contract/order/order";

const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const UID_BITS = 128;
const UID_LENGTH = 26;

/**
 * The uid of the order in the form of a ULID. The same key always gives the same uid, so that an order sent twice is
 * one row; without a key it is random.
 */
export function orderUid(idempotencyKey?: string | null): string {
  const bytes = idempotencyKey ? createHash("sha256").update(idempotencyKey).digest() : randomBytes(UID_BITS / 8);
  let bits = BigInt(`0x${bytes.subarray(0, UID_BITS / 8).toString("hex")}`);
  let uid = "";
  for (let index = 0; index < UID_LENGTH; index += 1) {
    uid = (CROCKFORD[Number(bits & 31n)] ?? "") + uid;
    bits >>= 5n;
  }
  return uid;
}

/** The secret with which the customer opens the order: 256 random bits. */
export function orderHash(): string {
  return randomBytes(32).toString("base64url");
}

/** Half a hash: enough to tell one customer's orders apart, and short, since DynamoDB bills writes per started KB. */
const FINGERPRINT_BYTES = 16;

/** The fingerprint of an order's content. Parsing has already sorted the fields and added defaults. */
export function fingerprintOf(draft: OrderDraft): string {
  return createHash("sha256")
    .update(JSON.stringify(draft))
    .digest()
    .subarray(0, FINGERPRINT_BYTES)
    .toString("base64url");
}

/** Compares in constant time, whatever the lengths. */
export function isSameHash(a: string, b: string): boolean {
  return timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());
}
