import { setTimeout as sleep } from "node:timers/promises";
import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { AppError } from "../platform/errors";
import { type Counted, closeAttempt, clearAttempts, openAttempt } from "../platform/throttle";

/*
 * How guessing passwords is kept slow without locking out who knows theirs: docs/decisions/0019-log-in-limits.md.
 */

/**
 * Failures allowed within the window: for one username in a browser where it was logged in to before; and from all
 * others, for one username from one address, and for one username from wherever.
 */
const LIMITS = { device: 5, login: 5, username: 50 } as const;
const WINDOW = 15 * MINUTE;

/**
 * An address as a whole is never locked: after so many failures its attempts take longer, and only so many run at once.
 */
const ADDRESS = { failures: 20, lanes: 3, delay: 50, longestDelay: 1000 } as const;

/**
 * Milliseconds between two looks, and how many for one attempt, while others are under way and may give their turn
 * back: together less than the function's time.
 */
const LOOK_AGAIN = 250;
const LOOKS = 24;

type Wait = (milliseconds: number) => Promise<unknown>;

/** Waits for the next look; false when there were enough. */
type Look = () => Promise<boolean>;

export interface Attempt {
  username: string;
  ip: string;
  /** What the browser is known by, if the username was logged in to there before. */
  device: string | null;
}

type Gate = Counted & { limit: number };

/**
 * Counts an attempt before the password is looked at, so that many at once are no way around the limits.
 * @returns how it ends: to be called once with whether the password was right.
 * @throws limit, with the minutes left, once there were too many failures.
 */
export async function beginAttempt({
  now,
  wait = sleep,
  ...attempt
}: Attempt & { now: Instant; wait?: Wait | undefined }): Promise<(isRight: boolean) => Promise<void>> {
  const passed: Counted[] = [];
  let looks = 0;
  const look: Look = async () => {
    looks += 1;
    if (looks > LOOKS) return false;
    await wait(LOOK_AGAIN);
    return true;
  };
  const leave = (): Promise<unknown> =>
    Promise.all(passed.map((counted) => closeAttempt({ ...counted, isCounted: false })));
  try {
    for (const gate of gatesOf(attempt)) passed.push(await pass({ gate, now, look }));
    if (attempt.device === null) passed.push(await passAddress({ ip: attempt.ip, now, look, wait }));
  } catch (error) {
    // What is refused does not count: one address alone cannot use up the username's turns.
    await leave();
    throw error;
  }
  return async (isRight) => {
    await Promise.all(
      passed.map((counted) =>
        !isRight
          ? closeAttempt({ ...counted, isCounted: true })
          : counted.kind === "ip"
            ? closeAttempt({ ...counted, isCounted: false })
            : clearAttempts(counted),
      ),
    );
  };
}

/** A known browser has an allowance of its own, which nobody else can use up. An address has no spaces. */
function gatesOf({ username, ip, device }: Attempt): Gate[] {
  if (device !== null) return [{ kind: "device", value: `${device} ${username}`, limit: LIMITS.device }];
  return [
    { kind: "login", value: `${ip} ${username}`, limit: LIMITS.login },
    { kind: "username", value: username, limit: LIMITS.username },
  ];
}

/**
 * Right passwords give their turns back: whoever meets the limit while others are still looked at waits for them a
 * little.
 */
async function pass({
  gate: { limit, ...counted },
  now,
  look,
}: {
  gate: Gate;
  now: Instant;
  look: Look;
}): Promise<Counted> {
  for (;;) {
    const { count, open, left } = await openAttempt({ ...counted, window: WINDOW, now });
    if (count <= limit) return counted;
    await closeAttempt({ ...counted, isCounted: false });
    if (count - open >= limit || !(await look())) throw throttled(left);
  }
}

async function passAddress({
  ip,
  now,
  look,
  wait,
}: {
  ip: string;
  now: Instant;
  look: Look;
  wait: Wait;
}): Promise<Counted> {
  const counted = { kind: "ip", value: ip };
  for (;;) {
    const { count, open } = await openAttempt({ ...counted, window: WINDOW, now });
    const failures = count - open;
    if (failures < ADDRESS.failures) return counted;
    if (open <= ADDRESS.lanes) {
      await wait(Math.min(ADDRESS.longestDelay, (failures - ADDRESS.failures + 1) * ADDRESS.delay));
      return counted;
    }
    await closeAttempt({ ...counted, isCounted: false });
    if (!(await look())) throw throttled(MINUTE);
  }
}

function throttled(wait: number): AppError {
  return new AppError("login.throttled", "limit", LOGIN_MESSAGES.throttled(Math.ceil(wait / MINUTE)), [], { wait });
}
