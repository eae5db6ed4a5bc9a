import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { DAY, type Instant, type LocalDate, instantAt } from "@tresen/contract/kit/time";
import {
  isLateSunday,
  sundayAfter,
  workableSundays,
  workedSundays,
} from "@tresen/contract/labour-law/check/free-sundays";
import type { Country } from "@tresen/contract/labour-law/country";
import type { Stretch } from "@tresen/contract/labour-law/subject";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { type Start, findRows, startsIn } from "../records/rows";
import { recordedStarts, recordedSundays } from "../time-tracking/recorded-sundays";
import { shiftRows } from "./rows";

interface Asked {
  user: string;
  country: Country | null;
  branch: Branch;
  /** Those that count around the days. */
  shifts: readonly WorkingSchedule[];
  /** The first and the last day whose findings are asked for. */
  days: { from: LocalDate; to: LocalDate };
  /** The first day of which all shifts are known. */
  since: LocalDate;
}

/**
 * The Sundays of the year that somebody works beside the shifts around the days: § 11 Abs. 1 ArbZG counts them by the year.
 * Until the first activity of the year, and after the last one, the plan counts, and what was recorded between.
 *
 * Its cost is bounded. Nothing is read in Austria, nor of anybody who works on no Sunday of the days that can be one too
 * many, which none is before September. Else 2 Queries read when the shifts and activities of the year begin. Only of
 * somebody with that much work around Sundays it is read which of these are worked, by up to 4 BatchGetItem.
 */
export async function earlierSundays({ user, country, branch, shifts, days, since }: Asked): Promise<LocalDate[]> {
  if (country !== "DE") return [];
  const zone = zoneOf(branch);
  const known = workedSundays(shifts.map((shift) => stretchOf({ shift, zone })));
  const asked = known.filter((day) => day >= days.from && day <= days.to && isLateSunday(day));
  const year = asked[0]?.slice(0, 4);
  if (year === undefined) return [];
  const midnight = (date: LocalDate): Instant => instantAt({ date, minutes: 0, zone });
  // Work that began on the last day of the year before may be on the first Sunday of this one.
  const from = midnight(`${year}-01-01`) - DAY;
  const [planned, recorded] = await Promise.all([
    startsIn({
      ...{ name: shiftRows.name, scope: { field: "user", value: user }, order: "startsAt" },
      ...{ from, to: midnight(since) },
    }),
    recordedStarts({ user, from, to: midnight(days.to) + DAY }),
  ]);
  const [first, last] = [recorded.at(0)?.at ?? Infinity, recorded.at(-1)?.at ?? Infinity];
  const around = (starts: readonly Start[]): Start[] => starts.filter(({ at }) => sundayAfter({ at, zone }) !== null);
  const counted = { planned: around(planned.filter(({ at }) => at < first || at > last)), recorded: around(recorded) };
  const possible = [...counted.planned, ...counted.recorded].flatMap(({ at }) => sundayAfter({ at, zone }) ?? []);
  if (new Set([...known, ...possible]).size <= workableSundays(year)) return [];
  const [byPlan, byRecord] = await Promise.all([
    plannedSundays({ user, ids: counted.planned.map(({ id }) => id), zone }),
    recordedSundays({ user, ids: counted.recorded.map(({ id }) => id), zone }),
  ]);
  return [...new Set([...byPlan, ...byRecord])];
}

async function plannedSundays({
  user,
  ids,
  zone,
}: {
  user: string;
  ids: readonly string[];
  zone: string;
}): Promise<LocalDate[]> {
  const rows = await findRows({ resource: shiftRows, ids, isConsistent: false });
  const shifts = [...rows.values()].map(shiftRows.recordOf);
  const worked = shifts.filter((shift) => shift.user === user && shift.state !== "cancelled");
  return workedSundays(worked.map((shift) => stretchOf({ shift, zone })));
}

function stretchOf({ shift, zone }: { shift: WorkingSchedule; zone: string }): Stretch {
  const { id, startsAt, endsAt, breakMinutes } = shift;
  return { id, start: Date.parse(startsAt), end: Date.parse(endsAt), breaks: [], breakMinutes, zone };
}
