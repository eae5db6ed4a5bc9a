import { LOGIN_MESSAGES } from "@tresen/contract/messages";
import { type Instant, MINUTE } from "@tresen/contract/time";
import { AppError } from "../errors";
import { countTurn, forgetTurns, returnTurn } from "../throttle";

/**
 * Failures allowed within the window: for one username from one address, from one address whatever the username, and for
 * one username from wherever. The last is high, so that nobody is locked out by whoever knows their username.
 */
const LIMITS = { login: 5, ip: 20, username: 50 } as const;
const WINDOW = 15 * MINUTE;

type Kind = keyof typeof LIMITS;
interface Attempt {
  username: string;
  ip: string;
}

/**
 * Counts an attempt to log in, for its username, its address, and both together.
 * @throws limit, with the minutes left, once there were too many.
 */
export async function countAttempt({ now, ...attempt }: Attempt & { now: Instant }): Promise<void> {
  const values = valuesOf(attempt);
  const count = (kind: Kind): Promise<number> => countTurn({ kind, value: values[kind], limit: LIMITS[kind], window: WINDOW, now });
  refuse(Math.max(...(await Promise.all([count("login"), count("ip")]))));
  // What is refused already does not count: one address alone cannot use up the username's turns.
  refuse(await count("username"));
}

/** Takes back what was counted: the attempt was none to fear. */
export async function forgiveAttempt(attempt: Attempt): Promise<void> {
  const { login, ip, username } = valuesOf(attempt);
  await Promise.all([forgetTurns({ kind: "login", value: login }), forgetTurns({ kind: "username", value: username }), returnTurn({ kind: "ip", value: ip })]);
}

/** An address has no spaces. */
function valuesOf({ username, ip }: Attempt): Record<Kind, string> {
  return { login: `${ip} ${username}`, ip, username };
}

function refuse(wait: number): void {
  if (wait > 0) throw new AppError("login.throttled", "limit", LOGIN_MESSAGES.throttled(Math.ceil(wait / MINUTE)), [], { wait });
}
