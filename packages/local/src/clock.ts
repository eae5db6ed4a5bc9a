import type { Instant } from "@tresen/contract/kit/time";
import { StartFailure } from "./failure";

/** The platform's clock: the machine's, or one that starts at another instant and runs on from there. */
export interface Clock {
  now(): Instant;
  /** Milliseconds by which the platform's clock is ahead of the machine's. */
  readonly offset: number;
}

/** A clock that can be set ahead while the platform runs. */
export interface SettableClock extends Clock {
  /** @param by milliseconds. */
  advance(by: number): void;
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** @param start the value of `CLOCK`: an ISO instant with its offset; empty for the machine's own time. */
export function createClock({
  start,
  machine = Date.now,
}: {
  start: string | undefined;
  machine?: () => number;
}): SettableClock {
  let offset = start ? parseStart(start) - machine() : 0;
  return {
    get offset() {
      return offset;
    },
    now: () => machine() + offset,
    advance: (by) => void (offset += by),
  };
}

/** Tells the handlers in this process how far the platform's clock is ahead: see `clockOffset`. */
export function shareClock({ offset }: Pick<Clock, "offset">): void {
  process.env["CLOCK_OFFSET"] = String(offset);
}

function parseStart(text: string): Instant {
  // Checks the date too: JavaScript reads 30 February as 2 March.
  const day = text.slice(0, 10);
  const isDay = ISO_INSTANT.test(text) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  const at = isDay ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at))
    throw new StartFailure(
      `CLOCK is "${text}", which is no instant with an offset: write it like CLOCK=2026-06-05T18:30:00+02:00.`,
    );
  return at;
}
