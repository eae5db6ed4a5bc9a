import { MINUTE } from "../../kit/time";
import { endedBreaks, type RecordedBreak } from "../recorded-time";
import type { StampingAction } from "../activity.state";

/** Two ends within this time say the same. */
const SAME = MINUTE;

/** A stamping of an activity; `at` is ISO. */
export interface StampedAction {
  action: StampingAction;
  at: string;
  /** Whether it is an end that follows from the start of another activity. */
  isSwitch?: boolean | undefined;
}

/** What the stampings of an activity say in the order of their times. */
export interface StampedTimes {
  startedAt: string;
  endedAt: string | null;
  breaks: RecordedBreak[];
  /** Whether a pause, a resume or a start was stamped after the end. */
  isContradicted: boolean;
  /** Whether another end was stamped after it. */
  isEndedAgain: boolean;
}

/**
 * The times of an activity by its stampings in the order of their times, whatever order they arrived in. A pause within a
 * break and a resume outside of one change nothing, and nor does what was stamped before the start, whose time is wrong.
 * A start while it runs is work too, so it ends a break. The first end counts.
 */
export function stampedTimes({
  startedAt,
  stampings,
}: {
  startedAt: string;
  stampings: readonly StampedAction[];
}): StampedTimes {
  const times: StampedTimes = { startedAt, endedAt: null, breaks: [], isContradicted: false, isEndedAgain: false };
  const inOrder = stampings
    .filter(({ at }) => Date.parse(at) >= Date.parse(startedAt))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  for (const { action, at, isSwitch } of inOrder) {
    const isPaused = times.breaks.at(-1)?.endedAt === null;
    if (times.endedAt) {
      if (action !== "end") times.isContradicted = true;
      else if (!isSwitch && Date.parse(at) - Date.parse(times.endedAt) > SAME) times.isEndedAgain = true;
    } else if (action === "pause") {
      if (!isPaused) times.breaks.push({ startedAt: at, endedAt: null });
    } else {
      times.breaks = endedBreaks({ ...times, at });
      if (action === "end") times.endedAt = at;
    }
  }
  return times;
}
