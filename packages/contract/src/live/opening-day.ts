import { type BranchHours, branchSchedules, zoneOf } from "../branch/branch-hours";
import { windowsOn } from "../branch/opening-hours";
import { HOUR, type Instant, addDays, instantAt, zonedTime } from "../kit/time";

/** A night belongs to the evening before, so a day of business begins at four in the morning. */
const DAY_START = 4;
const LONGEST_CLOSURE = 31;

/** The beginning of the next day on which the branch opens, after the day of business that `now` belongs to. */
export function nextOpeningDay({ branch, now }: { branch: BranchHours; now: Instant }): Instant {
  const zone = zoneOf(branch);
  const today = zonedTime({ at: now - DAY_START * HOUR, zone }).date;
  const schedules = branchSchedules(branch);
  let date = addDays(today, 1);
  for (let days = 1; days < LONGEST_CLOSURE; days += 1) {
    if (schedules.some((schedule) => windowsOn({ ...schedule, date }).length > 0)) break;
    date = addDays(date, 1);
  }
  return instantAt({ date, minutes: DAY_START * 60, zone });
}
