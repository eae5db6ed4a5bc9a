import type { Instant } from "../kit/time";
import { plannedMinutes, type ShiftTimes } from "./working-schedule.rules";

/**
 * The planned minutes that each shift of one person adds to a sum, in which a moment counts only once. Where shifts overlap,
 * the moment belongs to the one with the smaller part of breaks, and of equal ones to the first. A break has no place in its
 * shift, so it counts in the proportion in which the shift does.
 * @param until Only the time before it counts.
 */
export function countedMinutes<Shift extends ShiftTimes>(
  shifts: readonly Shift[],
  until: Instant = Number.POSITIVE_INFINITY,
): ReadonlyMap<Shift, number> {
  return new Map(
    groupsOf(shifts).flatMap((group) => {
      const parts = partsOf({ group, until });
      return group.map(({ shift, start, end, planned }): [Shift, number] => [
        shift,
        Math.floor((planned * (parts.get(shift) ?? 0)) / Math.max(1, end - start)),
      ]);
    }),
  );
}

/** The same of all shifts together. */
export function countedSum(shifts: readonly ShiftTimes[], until?: Instant): number {
  return [...countedMinutes(shifts, until).values()].reduce((sum, minutes) => sum + minutes, 0);
}

interface Stretch<Shift> {
  shift: Shift;
  start: number;
  end: number;
  planned: number;
}

/** The shifts in groups in which each has a moment in common with another one. */
function groupsOf<Shift extends ShiftTimes>(shifts: readonly Shift[]): Stretch<Shift>[][] {
  const groups: Stretch<Shift>[][] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const one of shifts.map(stretchOf).sort(byTime)) {
    if (one.start >= until) groups.push([]);
    groups.at(-1)?.push(one);
    until = Math.max(until, one.end);
  }
  return groups;
}

function stretchOf<Shift extends ShiftTimes>(shift: Shift): Stretch<Shift> {
  const [start, end] = [Date.parse(shift.startsAt), Date.parse(shift.endsAt)];
  return { shift, start, end, planned: plannedMinutes(shift) };
}

const byTime = (a: Stretch<unknown>, b: Stretch<unknown>): number => a.start - b.start || b.end - a.end;

/** How much of the time of a group belongs to each of its shifts, in milliseconds. */
function partsOf<Shift>({
  group,
  until,
}: {
  group: readonly Stretch<Shift>[];
  until: Instant;
}): ReadonlyMap<Shift, number> {
  const bounds = [...new Set(group.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const parts = new Map<Shift, number>();
  bounds.slice(0, -1).forEach((from, index) => {
    const to = bounds[index + 1] ?? from;
    const held = group.filter(({ start, end }) => start <= from && end >= to);
    const [first, ...others] = held;
    if (!first) return;
    const { shift } = others.reduce((best, one) => (isDenser(one, best) ? one : best), first);
    parts.set(shift, (parts.get(shift) ?? 0) + Math.max(0, Math.min(to, until) - from));
  });
  return parts;
}

/** Whether more of a shift's time is work. */
const isDenser = (a: Stretch<unknown>, b: Stretch<unknown>): boolean =>
  a.planned * (b.end - b.start) > b.planned * (a.end - a.start);
