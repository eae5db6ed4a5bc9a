import { createHash } from "node:crypto";
import { LOGIN_MESSAGES } from "@tresen/contract/messages";
import { type Instant, MINUTE } from "@tresen/contract/time";
import { ConditionFailed, service, stored } from "../db";
import { AppError } from "../errors";

/** Failures allowed within the window, for one username and from one address. */
const LIMITS = { username: 5, ip: 20 } as const;
const WINDOW = 15 * MINUTE;

type Counted = { kind: keyof typeof LIMITS; value: string };

const { attempt } = service.entities;

/**
 * Counts an attempt before it is made, so that many at once are no way around the limit.
 * @throws limit, with the minutes left, once there were too many.
 */
export async function countAttempt({ username, ip, now }: { username: string; ip: string; now: Instant }): Promise<void> {
  const waits = await Promise.all([count({ kind: "username", value: username, now }), count({ kind: "ip", value: ip, now })]);
  const wait = Math.max(...waits);
  if (wait > 0) throw new AppError("login.throttled", "limit", LOGIN_MESSAGES.throttled(Math.ceil(wait / MINUTE)));
}

/** Takes back what was counted: the attempt was none to fear. */
export async function forgiveAttempt({ username, ip }: { username: string; ip: string }): Promise<void> {
  await Promise.all([
    stored(() => attempt.delete({ key: keyOf({ kind: "username", value: username }) }).go()),
    stored(() => attempt.patch({ key: keyOf({ kind: "ip", value: ip }) }).add({ count: -1 }).go()).catch((error: unknown) => {
      if (!(error instanceof ConditionFailed)) throw error;
    }),
  ]);
}

/** @returns milliseconds to wait, 0 when the attempt may be made. */
async function count({ kind, value, now }: Counted & { now: Instant }): Promise<number> {
  const key = keyOf({ kind, value });
  for (let round = 0; round < 3; round += 1) {
    try {
      const { data } = await stored(() => attempt.update({ key }).add({ count: 1 }).where(({ until }, { gt }) => gt(until, now)).go({ response: "all_new" }));
      return (data.count ?? 0) > LIMITS[kind] ? (data.until ?? now) - now : 0;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    // No window is running: begin one, unless somebody else just did.
    try {
      const until = now + WINDOW;
      await stored(() => attempt.put({ key, count: 1, until, expiresAt: Math.ceil(until / 1000) }).where(({ until: end }, { notExists, lte }) => `${notExists(end)} OR ${lte(end, now)}`).go({ response: "none" }));
      return 0;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  return WINDOW;
}

function keyOf({ kind, value }: Counted): string {
  return `${kind}#${createHash("sha256").update(value).digest("base64url")}`;
}
