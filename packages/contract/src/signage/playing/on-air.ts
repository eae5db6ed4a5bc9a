import { DAY, type Instant, addDays, minutesOf, stretchesOf, weekdayOf, zonedTime } from "../../kit/time";
import type { Anchor, PlayableStream } from "./parts";

const DAY_MINUTES = 24 * 60;

/** Which segment of a stream is on. */
export interface OnAir extends Anchor {
  segment: string;
  by: "override" | "plan" | "filler";
  /** Its place in `overrides` or `plan`; null for the filler. */
  index: number | null;
}

interface Candidate extends OnAir {
  priority: number;
}

/**
 * The segment that is on at `at`: the highest priority, then overrides before the plan, then what has begun later, then
 * the smallest id; else the filler, whose rounds begin at midnight. Windows are times of the wall clock: what the clock
 * skips in spring is not played, what it shows twice in autumn is played twice.
 */
export function onAir({ stream, at, zone }: { stream: PlayableStream; at: Instant; zone: string }): OnAir {
  const today = zonedTime({ at, zone }).date;
  // A window over midnight belongs to the day on which it begins.
  const days = [addDays(today, -1), today];
  const candidates = days.flatMap((day): Candidate[] => {
    const begun = (
      entry: { segment: string; from: string; to: string; priority: number },
      by: OnAir["by"],
      index: number,
    ) =>
      startOf({ entry, day, at, zone }).map((startsAt) => ({
        ...{ segment: entry.segment, priority: entry.priority },
        ...{ by, index, startsAt, day },
      }));
    return [
      ...stream.overrides.flatMap((entry, index) =>
        entry.fromDate <= day && day <= entry.toDate ? begun(entry, "override", index) : [],
      ),
      ...stream.plan.flatMap((entry, index) =>
        entry.weekdays.length === 0 || entry.weekdays.includes(weekdayOf(day)) ? begun(entry, "plan", index) : [],
      ),
    ];
  });
  const [first] = candidates.toSorted(byPrecedence);
  if (first) {
    const { segment, by, index, startsAt, day } = first;
    return { segment, by, index, startsAt, day };
  }
  return { segment: stream.filler, by: "filler", index: null, ...fillerAnchor({ at, zone }) };
}

/** The filler begins with each day, also where it stands in for something else. */
export function fillerAnchor({ at, zone }: { at: Instant; zone: string }): Anchor {
  const day = zonedTime({ at, zone }).date;
  const [first] = stretchesOf({ date: day, from: 0, to: DAY_MINUTES, zone });
  return { startsAt: first?.start ?? Math.floor(at / DAY) * DAY, day };
}

/** When the window began that is open at `at`; a change of the clocks within it does not begin it anew. */
function startOf({
  entry: { from, to },
  day,
  at,
  zone,
}: {
  entry: { from: string; to: string };
  day: string;
  at: Instant;
  zone: string;
}): Instant[] {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const stretches = stretchesOf({ date: day, from: start, to: end > start ? end : end + DAY_MINUTES, zone });
  const current = stretches.findIndex((stretch) => stretch.start <= at && at < stretch.end);
  const [before, now] = [stretches[current - 1], stretches[current]];
  if (!now) return [];
  return [before?.end === now.start ? before.start : now.start];
}

function byPrecedence(a: Candidate, b: Candidate): number {
  return (
    b.priority - a.priority ||
    Number(b.by === "override") - Number(a.by === "override") ||
    b.startsAt - a.startsAt ||
    (a.segment < b.segment ? -1 : Number(a.segment > b.segment)) ||
    (a.index ?? 0) - (b.index ?? 0)
  );
}
