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
export const TOLERANCE = 5_000;

export function deviceClock(): DeviceClock {
  return { date: () => Date.now(), monotonic: () => performance.now(), session: crypto.randomUUID() };
}

export function contactNow({ clock, serverNow }: { clock: DeviceClock; serverNow: number }): ClockContact {
  const date = clock.date();
  return { distance: serverNow - date, base: date - clock.monotonic(), session: clock.session };
}

/** Whether the clock is still as it was when the server answered last, so that the distance to the server's is right. */
export function isKnownClock({ clock, contact }: { clock: DeviceClock; contact: ClockContact | null }): boolean {
  const base = clock.date() - clock.monotonic();
  return contact?.session === clock.session && Math.abs(base - contact.base) <= TOLERANCE;
}

/** What the clock of the device showed when something was stamped, right or wrong. */
export function shownAt({ base, monotonic }: { base: number; monotonic: number }): number {
  return base + monotonic;
}

/**
 * The time by the server's clock, as far as the device knows its distance. It is uncertain where nothing was heard of the
 * server since the page was opened, and where the clock was moved since then. A clock that was moved does not count, in
 * whatever direction: the time that has passed does.
 */
export function readClock({ clock, contact }: { clock: DeviceClock; contact: ClockContact | null }): {
  at: number;
  /** `date` without `monotonic`. */
  base: number;
  /** How far the clock was moved since the server answered last, which `at` leaves out. */
  moved: number;
  isUncertain: boolean;
} {
  const date = clock.date();
  const base = date - clock.monotonic();
  if (!contact) return { at: date, base, moved: 0, isUncertain: true };
  const at = date + contact.distance;
  if (contact.session !== clock.session) return { at, base, moved: 0, isUncertain: true };
  const moved = base - contact.base;
  if (Math.abs(moved) <= TOLERANCE) return { at, base, moved: 0, isUncertain: false };
  return { at: at - moved, base, moved, isUncertain: true };
}

/**
 * The time with which a stamping is sent. One that is certain is sent as it is. Where the page was open all the while, and
 * its clock was neither set nor stopped since then, it is counted back from now, which is right also if the distance was
 * not known. Where the clock seemed to be moved because the device had slept, the time that the clock showed is right. One
 * that would lie ahead was made by a wrong clock: it is counted back too, or it is now, no earlier than it can have been.
 * Whatever a clock said, it was made before the next one whose time is certain.
 * @param serverNow by an answer since the clock was moved last.
 */
export function timeToSend({
  stamping,
  clock,
  serverNow,
  before = Infinity,
}: {
  stamping: {
    at: number;
    base: number;
    monotonic: number;
    session: string;
    isClockUncertain: boolean;
    moved?: number;
  };
  clock: DeviceClock;
  serverNow: number;
  /** The time of the next stamping of the device that is certain. */
  before?: number;
}): { at: number; isAhead: boolean } {
  const { at, base, monotonic, session, isClockUncertain, moved = 0 } = stamping;
  const isAhead = at > serverNow + TOLERANCE;
  if (!isClockUncertain && !isAhead) return { at: Math.min(at, serverNow), isAhead };
  const now = clock.monotonic();
  const isSameSession = session === clock.session;
  const counted = serverNow - (isSameSession ? Math.max(0, now - monotonic) : 0);
  if (isSameSession && Math.abs(clock.date() - now - base) <= TOLERANCE) return { at: counted, isAhead: false };
  // By the date alone: the two agree on what has passed, so that nobody has set it, and the device has slept. While it
  // sleeps, the date only gains: one that has lost since was ahead and is set right.
  const shown = at + moved;
  const hasSlept =
    isSameSession &&
    moved > 0 &&
    clock.date() - now >= base - TOLERANCE &&
    Math.abs(shown + clock.date() - (base + monotonic) - serverNow) <= TOLERANCE;
  const likely = hasSlept ? shown : isAhead ? counted : at;
  return { at: Math.min(likely, serverNow, before), isAhead: isAhead && !hasSlept };
}
