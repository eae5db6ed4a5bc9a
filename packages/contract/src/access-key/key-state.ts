import type { Instant } from "../kit/time";

export type KeyState = "valid" | "expired" | "revoked";

export function keyStateOf({
  key: { revokedAt, validUntil },
  now,
}: {
  key: { revokedAt?: string | null | undefined; validUntil?: string | null | undefined };
  now: Instant;
}): KeyState {
  if (revokedAt) return "revoked";
  return validUntil && Date.parse(validUntil) <= now ? "expired" : "valid";
}
