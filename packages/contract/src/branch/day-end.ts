import { type Instant, type LocalDate, instantAt } from "../kit/time";
import { type BranchHours, branchSchedules, zoneOf } from "./branch-hours";
import { windowsBetween } from "./opening-hours";

/** The instants between which a day of the branch's calendar lies; the end is not part of it. */
export function dayOf({ branch, date }: { branch: Pick<BranchHours, "timeZone">; date: LocalDate }): {
  from: Instant;
  to: Instant;
} {
  const zone = zoneOf(branch);
  return { from: instantAt({ date, minutes: 0, zone }), to: instantAt({ date, minutes: 24 * 60, zone }) };
}

/** When the branch closes for the last time on a day, at the latest when the day ends; null for a day without hours. */
export function closingOn({ branch, date }: { branch: BranchHours; date: LocalDate }): Instant | null {
  const day = dayOf({ branch, date });
  const ends = branchSchedules(branch).flatMap((schedule) =>
    windowsBetween({ ...schedule, ...day }).map(({ end }) => Math.min(end, day.to)),
  );
  return ends.length === 0 ? null : Math.max(...ends);
}
