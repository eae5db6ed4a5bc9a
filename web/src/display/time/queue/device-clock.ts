/** The clocks of the device. */
export interface DeviceClock {
  /** Epoch milliseconds, which somebody may set. */
  date: () => number;
  /** Milliseconds since the page was opened, which nobody sets. */
  monotonic: () => number;
  /** Which opening of the page it is. */
  session: string;
}

/** What was known of the clock when the server answered last. */
export interface ClockContact {
  /** How far the server's clock was ahead of `date`. */
  distance: number;
  /** `date` without `monotonic`: it changes if the clock is set, or if the device slept. */
  base: number;
  session: string;
}

/** Clocks of devices drift by less while they have no connection. */
const TOLERANCE = 5_000;

export function deviceClock(): DeviceClock {
  return { date: () => Date.now(), monotonic: () => performance.now(), session: crypto.randomUUID() };
}

export function contactNow({ clock, serverNow }: { clock: DeviceClock; serverNow: number }): ClockContact {
  const date = clock.date();
  return { distance: serverNow - date, base: date - clock.monotonic(), session: clock.session };
}

/**
 * The time by the server's clock, as far as the device knows its distance. It is uncertain where nothing was heard of the
 * server since the page was opened, and where the clock was moved since then. A clock that was moved back does not count:
 * the time that has passed does. One that is ahead may also have passed while the device slept, so it counts.
 */
export function readClock({ clock, contact }: { clock: DeviceClock; contact: ClockContact | null }): {
  at: number;
  /** `date` without `monotonic`. */
  base: number;
  isUncertain: boolean;
} {
  const date = clock.date();
  const base = date - clock.monotonic();
  if (!contact) return { at: date, base, isUncertain: true };
  if (contact.session !== clock.session) return { at: date + contact.distance, base, isUncertain: true };
  const moved = base - contact.base;
  const at = (moved < -TOLERANCE ? date - moved : date) + contact.distance;
  return { at, base, isUncertain: Math.abs(moved) > TOLERANCE };
}

/**
 * The time with which a stamping is sent. Where the page was open all the while, and its clock was neither set nor
 * stopped since then, it is counted back from now, which is right also if the distance was not known. One that would lie
 * ahead was made by a wrong clock: it is counted back too, or it is now, no earlier than it can have been. Whatever a clock
 * said, it was made before the next one whose time is certain.
 */
export function timeToSend({
  stamping: { at, base, monotonic, session },
  clock,
  serverNow,
  before = Infinity,
}: {
  stamping: { at: number; base: number; monotonic: number; session: string };
  clock: DeviceClock;
  serverNow: number;
  /** The time of the next stamping of the device that is certain. */
  before?: number;
}): { at: number; isAhead: boolean } {
  const now = clock.monotonic();
  const isSameSession = session === clock.session;
  const counted = serverNow - (isSameSession ? Math.max(0, now - monotonic) : 0);
  const isSteady = isSameSession && Math.abs(clock.date() - now - base) <= TOLERANCE;
  const isAhead = at > serverNow + TOLERANCE;
  const likely = isAhead ? counted : Math.min(at, serverNow);
  return { at: isSteady ? counted : Math.min(likely, before), isAhead: isAhead && !isSteady };
}
