import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { countryOf, restDaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { countedSum } from "@tresen/contract/planning/counted-minutes";
import { contractMinutes } from "@tresen/contract/planning/planner/sums";
import { mondayOf } from "@tresen/contract/planning/planner/templates";
import type { SwapEffect } from "@tresen/contract/planning/swap/swap-review";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { overlap } from "@tresen/contract/planning/working-schedule.rules";
import type { AbsenceRow } from "../../absence/stored";
import { personnelOf } from "../../user/personnel";
import { absentAt } from "../absent";
import {
  LAW_AHEAD,
  LAW_BACK,
  NOTHING_KEPT,
  allFindings,
  averagesFor,
  holidaysAround,
  instantsOf,
  isCounted,
} from "../law";
import { shiftsIn } from "../rows";
import { earlierSundays } from "../sundays";

/** What one of the two people gives and gets. */
export interface Exchange {
  user: { id: string; name: string };
  gives: WorkingSchedule | null;
  gets: WorkingSchedule | null;
}

/** The effect for one person, with what it depends on beside their shifts. */
export interface Effect {
  effect: SwapEffect;
  absences: readonly AbsenceRow[];
  /** The version of the calendar of their absences. */
  calendar: number;
}

/**
 * What the swap means for one person: the hours of the weeks concerned, and what is found with and without it. It reads
 * their shifts of about nine weeks, their contracts and the absences of the weeks concerned: 1 Query, 2 reads, and 1 of each
 * absence.
 * Where a week has more than 48 hours before or after it, the shifts and absences of its average are read for that plan;
 * the Sundays of the year are read as `earlierSundays` says.
 */
export async function effectFor({
  exchange: { user, gives, gets },
  days: { from, to },
  branch,
}: {
  exchange: Exchange;
  /** The first and the last day of the weeks that are looked at. */
  days: { from: LocalDate; to: LocalDate };
  branch: Branch;
}): Promise<Effect> {
  const around = { from: addDays(from, -LAW_BACK), to: addDays(to, LAW_AHEAD) };
  const [shifts, personnel, { absences, around: away, calendar }] = await Promise.all([
    shiftsIn({ scope: { field: "user", value: user.id }, ...instantsOf({ ...around, branch }), isConsistent: true }),
    personnelOf([user.id]),
    absentAt({ user: user.id, shift: gets, branch, around: { from, to } }),
  ]);
  const own = personnel.get(user.id) ?? NOTHING_KEPT;
  const before = shifts.filter(isCounted);
  const after = [...before.filter(({ id }) => id !== gives?.id), ...(gets ? [{ ...gets, user: user.id }] : [])];
  const country = countryOf(branch);
  const holidays = holidaysAround({ branch, ...around });
  const findingsOf = async (all: readonly WorkingSchedule[], without?: string) => {
    if (!country) return [];
    const days = { from, to };
    const asked = { user: user.id, country, branch, shifts: all, days, without, isConsistent: true };
    const [averages, sundays] = await Promise.all([
      averagesFor(asked),
      earlierSundays({ user: user.id, country, branch, shifts: all, days, since: around.from }),
    ]);
    return allFindings({ country, branch, holidays, averages, sundays, shifts: all, personnel: own, from, to });
  };
  const keyOf = (finding: Omit<SwapEffect["findings"][number], "isNew">): string =>
    [finding.rule, finding.day, finding.severity, finding.message].join(" ");
  const [foundBefore, foundAfter] = await Promise.all([findingsOf(before), findingsOf(after, gives?.id)]);
  const known = new Set(foundBefore.map(keyOf));
  const mondays = new Set([gives, gets].flatMap((shift) => (shift?.day ? [mondayOf(shift.day)] : [])));
  return {
    absences,
    calendar,
    effect: {
      user,
      weeks: [...mondays].sort().map((monday) => ({
        monday,
        before: minutesIn({ shifts: before, monday }),
        after: minutesIn({ shifts: after, monday }),
        contract: agreedIn({ own, monday, branch, absences: away }),
      })),
      isOverlapping: gets !== null && after.some((other) => other.id !== gets.id && overlap(other, gets)),
      absences: absences.map((row) => ({ from: row.from, to: row.to, half: row.half, part: row.part ?? null })),
      findings: foundAfter.map((finding) => ({ ...finding, isNew: !known.has(keyOf(finding)) })),
    },
  };
}

function minutesIn({ shifts, monday }: { shifts: readonly WorkingSchedule[]; monday: LocalDate }): number {
  return countedSum(shifts.filter(({ day }) => day && day >= monday && day <= addDays(monday, 6)));
}

/** What the person's contracts have in a week, as the planner counts it: without public holidays and absences. */
function agreedIn({
  own: { contracts },
  monday: from,
  branch,
  absences,
}: {
  own: typeof NOTHING_KEPT;
  monday: LocalDate;
  branch: Branch;
  absences: readonly AbsenceRow[];
}): number | null {
  const to = addDays(from, 6);
  const holidays = restDaysOfBranch({ branch, from, to });
  return contractMinutes({ terms: termsOf(contracts), from, to, holidays, absences });
}

function termsOf(contracts: (typeof NOTHING_KEPT)["contracts"]): Parameters<typeof contractMinutes>[0]["terms"] {
  return contracts.map(({ validFrom, validTo = null, weeklyMinutes, days }) => ({
    ...{ validFrom, validTo, weeklyMinutes, days, hourlyWage: null, monthlySalary: null },
  }));
}
