import { LOGIN_MESSAGES } from "@tresen/contract/messages";
import { type Instant, MINUTE } from "@tresen/contract/time";
import { AppError } from "../errors";
import { countTurn, forgetTurns, returnTurn } from "../throttle";

/** Failures allowed within the window, for one username and from one address. */
const LIMITS = { username: 5, ip: 20 } as const;
const WINDOW = 15 * MINUTE;

/**
 * Counts an attempt to log in, both for its username and its address.
 * @throws limit, with the minutes left, once there were too many.
 */
export async function countAttempt({ username, ip, now }: { username: string; ip: string; now: Instant }): Promise<void> {
  const values = { username, ip };
  const waits = await Promise.all((["username", "ip"] as const).map((kind) => countTurn({ kind, value: values[kind], limit: LIMITS[kind], window: WINDOW, now })));
  const wait = Math.max(...waits);
  if (wait > 0) throw new AppError("login.throttled", "limit", LOGIN_MESSAGES.throttled(Math.ceil(wait / MINUTE)));
}

/** Takes back what was counted: the attempt was none to fear. */
export async function forgiveAttempt({ username, ip }: { username: string; ip: string }): Promise<void> {
  await Promise.all([forgetTurns({ kind: "username", value: username }), returnTurn({ kind: "ip", value: ip })]);
}
