import type { Instant } from "@tresen/contract/kit/time";
import { verifyPassword } from "../password";
import { beginStampingAttempt } from "../throttle";
import { findPin } from "./pin-rows";

/**
 * Whether the PIN with which somebody stamps their time is right. It takes as long for people who are not there.
 * @param person as they were named, which is what wrong PINs are counted by.
 * @throws limit after too many wrong ones.
 */
export async function isRightPin({
  user,
  person,
  pin,
  now,
}: {
  user: string | null;
  person: string;
  pin: string;
  now: Instant;
}): Promise<boolean> {
  const end = await beginStampingAttempt({ person, now });
  const stored = user === null ? null : await findPin(user);
  const isRight = await verifyPassword({ password: pin, hash: stored?.hash ?? null });
  await end(isRight ? "right" : "wrong");
  return isRight;
}
