import { hash } from "node:crypto";
import type { Instant } from "@tresen/contract/kit/time";
import { verifyPassword } from "../password";
import { beginStampingAttempt } from "../throttle";
import { findPin } from "./pin-rows";

interface Asked {
  user: string | null;
  person: string;
  pin: string;
  now: Instant;
}

/** What is being verified by this process. */
const verified = new Map<string, Promise<boolean>>();

/**
 * Whether the PIN with which somebody stamps their time is right. It takes as long for people who are not there.
 * A terminal that asks for several things at once is one attempt: the same PIN of the same person is verified once, and all
 * of the calls get its answer. It tells nobody more than one guess does.
 * @param person as they were named, which is what wrong PINs are counted by.
 * @throws limit after too many wrong ones.
 */
export async function isRightPin(asked: Asked): Promise<boolean> {
  const { user, person, pin } = asked;
  const key = hash("sha256", JSON.stringify([user, person, pin]));
  const running = verified.get(key);
  if (running) return running;
  const begun = verify(asked).finally(() => verified.delete(key));
  verified.set(key, begun);
  return begun;
}

async function verify({ user, person, pin, now }: Asked): Promise<boolean> {
  const end = await beginStampingAttempt({ person, now });
  const stored = user === null ? null : await findPin(user);
  const isRight = await verifyPassword({ password: pin, hash: stored?.hash ?? null });
  await end(isRight ? "right" : "wrong");
  return isRight;
}
