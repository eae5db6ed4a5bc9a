import { countedOnce } from "@tresen/contract/absence/sickness";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type Instant, type LocalDate, addDays, zonedTime } from "@tresen/contract/kit/time";
import { countryOf, holidaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { type Holiday, restHolidays } from "@tresen/contract/labour-law/holiday/holidays";
import {
  type SheetEntry,
  type SheetFacts,
  type SheetRules,
  USUAL_RULES,
} from "@tresen/contract/time-sheet/month/facts";
import type { Payroll } from "@tresen/contract/time-sheet/payroll/payroll.resource";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { ActivityKind } from "@tresen/contract/time-tracking/activity-kind.resource";
import { type Personnel, personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { branchOf, readBranches } from "../absence";
import { absencesOf } from "../absence/stored";
import { allRows, namedRecords } from "../records/rows";
import { type ReadScope, readActivitiesOfDays } from "../time-tracking";
import { personnelOf } from "../user/personnel";
import type { SheetPerson } from "./people";
import { ownerOfSheet } from "./stored";

export const payrollRows = namedRecords<Payroll>("payrolls");
const kindRows = namedRecords<ActivityKind>("working-activity-kinds");
const NOTHING_KEPT = personnelFields.parse({});

/** What holds for the sheets of all people at once. */
export interface Setting {
  branches: ReadonlyMap<string, Branch>;
  kinds: ReadonlyMap<string, ActivityKind>;
  payrolls: readonly Payroll[];
  personnel: ReadonlyMap<string, Personnel>;
  now: Instant;
}

/** Reads it: a Query each for branches, kinds and payroll settings, and one BatchGetItem for the contracts of a hundred people. */
export async function readSetting({ people, now }: { people: readonly string[]; now: Instant }): Promise<Setting> {
  const [branches, kinds, payrolls, personnel] = await Promise.all([
    readBranches(),
    allRows({ resource: kindRows, consistent: false }),
    allRows({ resource: payrollRows, consistent: false }),
    personnelOf(people),
  ]);
  return {
    branches,
    kinds: new Map(kinds.map((row) => [row.id, kindRows.recordOf(row)])),
    payrolls: payrolls.map((row) => payrollRows.recordOf(row)),
    personnel,
    now,
  };
}

/** The branch by whose law, holidays, clock and payroll somebody's months count; undefined while there is none. */
export function homeOf({ person, setting }: { person: SheetPerson; setting: Setting }): Branch | undefined {
  return branchOf({ person, branches: setting.branches });
}

export function todayOf({ person, setting }: { person: SheetPerson; setting: Setting }): LocalDate {
  return zonedTime({ at: setting.now, zone: zoneOf(homeOf({ person, setting }) ?? {}) }).date;
}

export function employmentOf({ person, setting }: { person: SheetPerson; setting: Setting }): Personnel {
  return (person.isExternal ? undefined : setting.personnel.get(person.id)) ?? NOTHING_KEPT;
}

/**
 * What the months of a person between two days are computed from: one Query and one BatchGetItem for a hundred of their
 * activities, and one Query for their absences.
 */
export async function readFacts({
  person,
  setting,
  from,
  to,
}: {
  person: SheetPerson;
  setting: Setting;
  from: LocalDate;
  to: LocalDate;
}): Promise<SheetFacts> {
  const home = homeOf({ person, setting });
  const [activities, absences] = await Promise.all([
    readActivitiesOfDays({ scope: scopeOf(person.key), from, to: addDays(to, 1) }),
    person.isExternal ? [] : absencesOf(person.id),
  ]);
  const country = home && !person.isExternal ? countryOf(home) : null;
  return {
    person: employmentOf({ person, setting }),
    isExternal: person.isExternal,
    country,
    state: home?.holidayState ?? null,
    rules: rulesOf({ setting, branch: home?.id }),
    entries: activities.map((activity) => entryOf({ activity, setting })),
    absences: countedOnce({ absences: absences.filter(({ state }) => state === "approved"), country }).filter(
      (one) => one.from <= to && one.to >= from,
    ),
    holidays: home ? restHolidays({ country, holidays: holidaysBetween({ branch: home, from, to }) }) : [],
    now: setting.now,
    today: todayOf({ person, setting }),
  };
}

/** Whose activities the sheets under a word are about. */
export function scopeOf(key: string): ReadScope {
  const { field, id } = ownerOfSheet(key);
  return { field, value: id };
}

export function rulesOf({ setting, branch }: { setting: Setting; branch: string | undefined }): SheetRules {
  const payroll = setting.payrolls.find((one) => one.branch === branch);
  if (!payroll) return USUAL_RULES;
  const { roundingMinutes, fullTimeMinutes, percents, nightFrom, nightTo } = payroll;
  const isAgreed = typeof nightFrom === "number" && typeof nightTo === "number";
  return {
    ...{ roundingMinutes, fullTimeMinutes, percents },
    night: isAgreed ? { from: nightFrom * 60, to: nightTo * 60 } : null,
  };
}

function entryOf({ activity, setting }: { activity: Activity; setting: Setting }): SheetEntry {
  const { id, startedAt, endedAt, breaks, day, kind, flags, branch } = activity;
  return {
    ...{ id, startedAt, endedAt, breaks, day, flags },
    kind: setting.kinds.get(kind ?? "") ?? null,
    zone: zoneOf(setting.branches.get(branch) ?? {}),
  };
}

function holidaysBetween({ branch, from, to }: { branch: Branch; from: LocalDate; to: LocalDate }): Holiday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4)) + 1];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return years.flatMap((year) => holidaysOfBranch({ branch, year }));
}
