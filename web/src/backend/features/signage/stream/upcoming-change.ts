import { type Instant, addDays, minutesOf, stretchesOf, zonedTime } from "@tresen/contract/kit/time";
import { type OnAir, onAir } from "@tresen/contract/signage/playing/on-air";
import type { PlayableStream } from "@tresen/contract/signage/playing/parts";

const DAY_MINUTES = 24 * 60;
/** A week shows every window of the plan once. */
const DAYS_AHEAD = 8;

/** When something else than now is on next, and what; null if nothing changes within a week or by an override. */
export function upcomingChange({
  stream,
  at,
  zone,
}: {
  stream: PlayableStream;
  at: Instant;
  zone: string;
}): { at: Instant; on: OnAir } | null {
  const now = onAir({ stream, at, zone });
  for (const edge of edgesAfter({ stream, at, zone })) {
    const on = onAir({ stream, at: edge, zone });
    if (on.segment !== now.segment || on.by !== now.by || on.index !== now.index) return { at: edge, on };
  }
  return null;
}

/** All instants at which a window can begin or end, from the earliest. */
function edgesAfter({ stream, at, zone }: { stream: PlayableStream; at: Instant; zone: string }): Instant[] {
  const today = zonedTime({ at, zone }).date;
  const windows = [...stream.plan, ...stream.overrides].map(({ from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)];
    return { from: start, to: end > start ? end : end + DAY_MINUTES };
  });
  const edges = [...daysOf({ stream, today })].flatMap((date) =>
    windows.flatMap((window) => stretchesOf({ date, ...window, zone }).flatMap(({ start, end }) => [start, end])),
  );
  return [...new Set(edges)].filter((edge) => edge > at).toSorted((a, b) => a - b);
}

/** The next days, and those around the beginning and end of overrides. */
function daysOf({ stream, today }: { stream: PlayableStream; today: string }): Set<string> {
  const next = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => addDays(today, day - 1));
  const bounds = stream.overrides.flatMap(({ fromDate, toDate }) => [fromDate, toDate, addDays(toDate, 1)]);
  return new Set([...next, ...bounds.filter((date) => date >= today)]);
}
