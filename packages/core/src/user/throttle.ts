import { setTimeout as sleep } from "node:timers/promises";
import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { AppError } from "../platform/errors";
import type { TransactionWrite } from "../platform/db";
import { type Counted, closeAttempt, clearAttempts, countRefused, openAttempt } from "../platform/throttle";

/*
 * Slows down password guessing without locking out users who know their password: docs/decisions/0019-log-in-limits.md.
 */

/**
 * Failures allowed within the window: per username in a browser where it was signed in before; otherwise per username
 * and network address, and per username.
 */
const LIMITS = { device: 5, login: 5, username: 50 } as const;
const WINDOW = 15 * MINUTE;

/** A network address is never locked: after many failures its attempts are delayed, and only a few run at once. */
const ADDRESS = { failures: 20, lanes: 3, delay: 50, longestDelay: 1000 } as const;

/**
 * Milliseconds between two checks and their number for one attempt, while concurrent attempts may still be uncounted.
 * Together they are shorter than the function's time limit.
 */
const LOOK_AGAIN = 250;
const LOOKS = 24;

type Wait = (milliseconds: number) => Promise<unknown>;

/** Waits before the next check; false when there were enough. */
type Look = () => Promise<boolean>;

export interface Attempt {
  username: string;
  ip: string;
  /** The device token of a browser in which the username was signed in before. */
  device: string | null;
}

export type AttemptResult = "right" | "wrong" | "unfinished";
/** What is written with the counter of a wrong attempt. `isLocked`: no more are allowed for a while. */
export type WrittenWith = (ended: { isLocked: boolean }) => TransactionWrite[];
export type EndAttempt = (result: AttemptResult, tell?: WrittenWith) => Promise<void>;

interface Waiting {
  now: Instant;
  wait?: Wait | undefined;
}

type Gate = Counted & { limit: number };

/** A gate that an attempt has passed; `isLast` where nobody passes it any more if the attempt is wrong. */
interface Passed {
  counted: Counted;
  isLast: boolean;
}

/**
 * Wrong PINs of somebody at a tablet, and of all at it together. PINs are short and the list of people is told, so a
 * tablet as a whole has a limit, too, which a right one does not clear.
 */
const PIN_LIMITS = { person: 5, tablet: 15 } as const;

/** Counters of what many people share: somebody's success says nothing about the failures of others. */
const SHARED = ["ip", "tablet"];

/**
 * Counts an attempt before the password is verified, so that concurrent attempts cannot exceed the limits.
 * @returns a function to call once with the result. `unfinished` is a right password without the code that it needs: it
 * neither counts as a failure nor clears those before, so that the code cannot be guessed between such attempts.
 * @throws limit, with the minutes to wait, after too many failures.
 */
export async function beginAttempt({ now, wait, ...attempt }: Attempt & Waiting): Promise<EndAttempt> {
  return begin({ gates: gatesOf(attempt), address: attempt.device === null ? attempt.ip : null, now, wait });
}

/** The same for a PIN at a tablet. @param tablet the id of its key. */
export async function beginPinAttempt({
  tablet,
  user,
  now,
  wait,
}: { tablet: string; user: string } & Waiting): Promise<EndAttempt> {
  const gates = [
    { kind: "pin", value: `${tablet} ${user}`, limit: PIN_LIMITS.person },
    { kind: "tablet", value: tablet, limit: PIN_LIMITS.tablet },
  ];
  return begin({ gates, address: null, now, wait });
}

/**
 * The same for a PIN with which somebody stamps their time, at whatever terminal: only of this person are no more taken,
 * since thirty people stamp at the same minute. @param person as they were named, whether there is such a person or not.
 */
export async function beginStampingAttempt({ person, now, wait }: { person: string } & Waiting): Promise<EndAttempt> {
  const gates = [{ kind: "pin", value: `time ${person}`, limit: PIN_LIMITS.person }];
  return begin({ gates, address: null, now, wait });
}

/**
 * The same for a mailed link, with a counter of its own: whoever has the link is let in although others, or they
 * themselves, were wrong with the password.
 */
export async function beginLinkAttempt({ username, now, wait }: { username: string } & Waiting): Promise<EndAttempt> {
  return begin({ gates: [{ kind: "link", value: username, limit: LIMITS.login }], address: null, now, wait });
}

/** Forgets wrong passwords, since the person has chosen a new one by a mailed link. */
export async function forgetFailures(attempt: Attempt): Promise<void> {
  const gates = [...gatesOf(attempt), ...gatesOf({ ...attempt, device: null })];
  await Promise.all(gates.map(({ kind, value }) => clearAttempts({ kind, value })));
}

/** @param address the network address, if its attempts are slowed down. */
async function begin({
  gates,
  address,
  now,
  wait = sleep,
}: { gates: readonly Gate[]; address: string | null } & Waiting): Promise<EndAttempt> {
  const passed: Passed[] = [];
  let looks = 0;
  const look: Look = async () => {
    looks += 1;
    if (looks > LOOKS) return false;
    await wait(LOOK_AGAIN);
    return true;
  };
  const leave = (): Promise<unknown> =>
    Promise.all(passed.map(({ counted }) => closeAttempt({ ...counted, isCounted: false })));
  try {
    for (const gate of gates) passed.push(await pass({ gate, now, look }));
    if (address !== null) passed.push({ counted: await passAddress({ ip: address, now, look, wait }), isLast: false });
  } catch (error) {
    // A refused attempt does not count, so a single address cannot use up the username's limit.
    await leave();
    if (error instanceof AppError && error.kind === "limit") await countRefused({ kind: "limit", now });
    throw error;
  }
  return async (result, tell) => {
    const isLocked = passed.some(({ counted, isLast }) => isLast && !SHARED.includes(counted.kind));
    const writes = result === "wrong" && tell ? tell({ isLocked }) : [];
    await Promise.all(
      passed.map(({ counted }, index) =>
        result === "right" && !SHARED.includes(counted.kind)
          ? clearAttempts(counted)
          : closeAttempt({ ...counted, isCounted: result === "wrong", writes: index === 0 ? writes : [] }),
      ),
    );
  };
}

/**
 * A known browser has a limit of its own, which nobody else can use up. The space separates the two, since an address
 * has none.
 */
function gatesOf({ username, ip, device }: Attempt): Gate[] {
  if (device !== null) return [{ kind: "device", value: `${device} ${username}`, limit: LIMITS.device }];
  return [
    { kind: "login", value: `${ip} ${username}`, limit: LIMITS.login },
    { kind: "username", value: username, limit: LIMITS.username },
  ];
}

/**
 * Attempts with the right password are uncounted afterwards, so an attempt at the limit waits a little while others are
 * being verified.
 */
async function pass({
  gate: { limit, ...counted },
  now,
  look,
}: {
  gate: Gate;
  now: Instant;
  look: Look;
}): Promise<Passed> {
  for (;;) {
    const { count, open, left } = await openAttempt({ ...counted, window: WINDOW, now });
    if (count <= limit) return { counted, isLast: count === limit };
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
