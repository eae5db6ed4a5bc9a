import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { permissionOf } from "@tresen/contract/kit/access";
import { type Instant, type LocalDate, addDays, instantAt } from "@tresen/contract/kit/time";
import { absentDays } from "@tresen/contract/absence/absent-days";
import { type AverageWindow, mondayOf } from "@tresen/contract/labour-law/check/context";
import { findingsOf } from "@tresen/contract/labour-law/check/findings";
import { averageWindow } from "@tresen/contract/labour-law/check/hours-checks";
import type { Country } from "@tresen/contract/labour-law/country";
import { countryOf, holidaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import type { Holiday } from "@tresen/contract/labour-law/holiday/holidays";
import { sectorOf } from "@tresen/contract/labour-law/sector";
import { countedSum } from "@tresen/contract/planning/counted-minutes";
import type { PlanFindings } from "@tresen/contract/planning/working-schedule.calls";
import { type WorkingSchedule, workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { isUntold, overlap, plannedMinutes } from "@tresen/contract/planning/working-schedule.rules";
import { type Personnel, personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { contractOn } from "@tresen/contract/user/personnel/personnel.rules";
import { absencesOf } from "../absence/stored";
import { branchRows } from "../branch/rows";
import { type Actor, requirePermission } from "../platform/actor";
import { eachChunk } from "../platform/db";
import { AppError } from "../platform/errors";
import { findRow } from "../records/rows";
import { userNames } from "../user";
import { personnelOf } from "../user/personnel";
import { beforeEntry } from "./before-entry";
import { lateShifts } from "./late";
import { shiftsIn } from "./rows";
import { earlierSundays } from "./sundays";
import { isHeldTo } from "./told";

/** How far rules look back and on: four weeks in which rest is made up for, two in which a free day is given. */
export const LAW_BACK = 28;
export const LAW_AHEAD = 14;
/** Minutes of the week whose average both laws allow: § 9 Abs. 4 AZG, and six working days of § 3 ArbZG. */
const LONG_WEEK = 48 * 60;
/** How many people's shifts are read at the same time: all of hundreds would wait for connections. */
const AT_ONCE = 16;
/** Of somebody whose employment nobody has entered. */
export const NOTHING_KEPT = personnelFields.parse({});

interface Period {
  from: LocalDate;
  to: LocalDate;
}

/**
 * What the labour law says about the plan of a branch, for everybody who is planned there on these days. Their shifts at
 * other branches count, drafts among them, and nothing else is told of these. The cost depends on the people and days asked
 * for: 1 Query and 1 BatchGetItem for the branch and for each person, and 2 BatchGetItem for their names and contracts;
 * more only of those who work long (`averagesFor`), or on late Sundays of a year in Germany (`earlierSundays`).
 * @throws forbidden, missing.
 */
export async function planFindings({
  actor,
  branch: id,
  now,
  ...period
}: Period & { actor: Actor; branch: string; now: Instant }): Promise<PlanFindings> {
  requirePermission({ actor, permission: permissionOf({ resource: workingSchedules, verb: "read" }), branch: id });
  const row = await findRow({ resource: branchRows, id });
  if (!row) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  const branch = branchRows.recordOf(row);
  const isAsked = ({ day }: WorkingSchedule): boolean => !!day && day >= period.from && day <= period.to;
  const all = await shiftsIn({ scope: { field: "branch", value: id }, ...instantsOf({ ...period, branch }) });
  const planned = all.filter((shift) => isAsked(shift) && shift.state !== "cancelled");
  const users = [...new Set(planned.flatMap(({ user }) => user ?? []))];
  const around = { from: addDays(period.from, -LAW_BACK), to: addDays(period.to, LAW_AHEAD) };
  const country = countryOf(branch);
  const [names, personnel, read] = await Promise.all([
    userNames(users),
    personnelOf(users),
    readPeople({ users, around, days: period, country, branch }),
  ]);
  const holidays = holidaysAround({ branch, ...around });
  const people = users.map((user) => {
    const { shifts = [], averages = NO_AVERAGES, sundays = [] } = read.get(user) ?? {};
    const counted = shifts.filter(isCounted);
    const here = counted.filter((shift) => shift.branch === id);
    const person = personnel.get(user) ?? NOTHING_KEPT;
    const inPeriod = counted.filter(isAsked);
    const plannedHere = countedSum(inPeriod.filter((shift) => shift.branch === id));
    const isOverlapping = (shift: WorkingSchedule): boolean =>
      counted.some((other) => other.id !== shift.id && overlap(other, shift));
    return {
      user,
      name: names.get(user) ?? "",
      plannedMinutes: plannedHere,
      // What is planned here at the same time is in the hours of this branch.
      elsewhereMinutes: Math.max(0, countedSum(inPeriod) - plannedHere),
      overlapping: here.filter((shift) => isAsked(shift) && isOverlapping(shift)).map((shift) => shift.id),
      beforeEntry: beforeEntry({ shifts: here.filter(isAsked), person }),
      findings: country
        ? allFindings({
            ...{ country, branch, averages, holidays, sundays },
            ...period,
            shifts: counted,
            personnel: person,
          })
        : [],
    };
  });
  const waiting = all.filter(
    (shift) => isAsked(shift) && isUntold(shift) && !isBack(shift) && (shift.user || shift.told?.user),
  );
  const late = lateShifts({
    branch,
    shifts: waiting.map((shift) => ({
      id: shift.id,
      starts: [shift.startsAt, ...(shift.told ? [shift.told.startsAt] : [])],
    })),
    now,
  });
  return { country, people: people.sort((a, b) => a.name.localeCompare(b.name, "de")), late };
}

/** Whether nobody is asked of a shift although it is told late: see `isHeldTo`. One that is called off is always asked of. */
const isBack = (shift: WorkingSchedule): boolean => shift.state !== "cancelled" && isHeldTo(shift);

/** The findings of one person with those of the averages, whose shifts reach further back. */
export function allFindings({
  averages,
  shifts,
  ...asked
}: Omit<Parameters<typeof lawFindings>[0], "average"> & { averages: Averages }): ReturnType<typeof lawFindings> {
  const all = [...averages.shifts, ...shifts];
  return [
    ...lawFindings({ ...asked, shifts, average: null }),
    ...averages.windows.flatMap((average) => {
      const holidays = holidaysAround({ branch: asked.branch, from: average.from, to: average.to });
      const found = lawFindings({ ...asked, shifts: all, average, holidays });
      return found.filter(({ rule }) => rule === "averageHours");
    }),
  ];
}

/** What the labour law says of the shifts of one person, on the days asked for, seen from the branch. */
function lawFindings({
  country,
  branch,
  holidays,
  shifts,
  personnel: { birthDate = null, contracts },
  average,
  sundays,
  from,
  to,
}: Period & {
  country: Country;
  branch: Branch;
  holidays: readonly Holiday[];
  average: AverageWindow | null;
  sundays: readonly LocalDate[];
  shifts: readonly WorkingSchedule[];
  personnel: Personnel;
}): PlanFindings["people"][number]["findings"] {
  const sector = sectorOf(contractOn({ contracts, day: from })?.sector ?? "");
  const found = findingsOf({
    subject: { country, state: branch.holidayState ?? null, sector, birthDate, contracts },
    stretches: shifts.map((shift) => ({
      id: shift.id,
      start: Date.parse(shift.startsAt),
      end: Date.parse(shift.endsAt),
      breaks: [],
      breakMinutes: shift.breakMinutes,
      zone: zoneOf(branch),
      isElsewhere: shift.branch !== branch.id,
    })),
    from,
    to,
    holidays,
    average,
    sundays,
  });
  return found.map((finding) => ({ ...finding, stretches: [...finding.stretches] }));
}

/** What the averages of somebody's hours need: a window for each week to be checked, and shifts further back. */
interface Averages {
  windows: readonly AverageWindow[];
  shifts: readonly WorkingSchedule[];
}
const NO_AVERAGES: Averages = { windows: [], shifts: [] };

/**
 * The averages that end with the weeks of the days asked for in which somebody works more than 48 hours: after a shorter week the
 * average is either kept, or was told with an earlier one. So only those who work long cost two further Queries. Drafts
 * count as in the whole plan.
 * @param shifts those that count in the weeks around these days. @param without a shift that is stored as the person's
 * and does not count.
 */
export async function averagesFor({
  user,
  country,
  branch,
  shifts,
  days: { from, to },
  without,
  isConsistent = false,
}: {
  user: string;
  country: Country;
  branch: Branch;
  shifts: readonly WorkingSchedule[];
  days: Period;
  without?: string | undefined;
  isConsistent?: boolean;
}): Promise<Averages> {
  const mondays: LocalDate[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  const long = mondays.filter((monday) => {
    const week = shifts.filter(({ day, state }) => day && mondayOf(day) === monday && state !== "cancelled");
    return week.reduce((sum, shift) => sum + plannedMinutes(shift), 0) > LONG_WEEK;
  });
  const windows = long.map((monday) => averageWindow({ country, to: addDays(monday, 6) }));
  const [first, last] = [windows[0], windows.at(-1)];
  if (!first || !last) return NO_AVERAGES;
  const period = { from: first.from, to: last.to };
  const known = new Set([...shifts.map(({ id }) => id), without]);
  const [found, absences] = await Promise.all([
    shiftsIn({ scope: { field: "user", value: user }, ...instantsOf({ ...period, branch }), isConsistent }),
    absencesOf(user),
  ]);
  const approved = absences.filter(({ state }) => state === "approved");
  return {
    windows: windows.map((window) => ({ ...window, absentDays: absentDays({ absences: approved, ...window }) })),
    shifts: found.filter((shift) => !known.has(shift.id) && isCounted(shift)),
  };
}

/** Whether a shift counts in a plan: drafts do, those of other branches too, since whoever is planned twice has to be seen in time. */
export function isCounted({ state }: Pick<WorkingSchedule, "state">): boolean {
  return state !== "cancelled";
}

interface PersonRead {
  shifts: readonly WorkingSchedule[];
  averages: Averages;
  /** Worked ones of the year before these shifts. */
  sundays: readonly LocalDate[];
}

/** The shifts of people around the days, by user, with what rules need that look further back. */
async function readPeople({
  users,
  around,
  days,
  country,
  branch,
}: {
  users: readonly string[];
  around: Period;
  days: Period;
  country: Country | null;
  branch: Branch;
}): Promise<ReadonlyMap<string, PersonRead>> {
  const found = new Map<string, PersonRead>();
  const period = instantsOf({ ...around, branch });
  await eachChunk({
    all: users,
    size: 1,
    parallel: AT_ONCE,
    run: async (chunk) => {
      for (const user of chunk) {
        const shifts = await shiftsIn({ scope: { field: "user", value: user }, ...period });
        const averages = country ? await averagesFor({ user, country, branch, shifts, days }) : NO_AVERAGES;
        const counted = shifts.filter(isCounted);
        const sundays = await earlierSundays({
          ...{ user, country, branch, shifts: counted, days },
          since: around.from,
        });
        found.set(user, { shifts, averages, sundays });
      }
    },
  });
  return found;
}

/** The public holidays of all years that the days touch. */
export function holidaysAround({ branch, from, to }: Period & { branch: Branch }): Holiday[] {
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  return years.flatMap((year) => holidaysOfBranch({ branch, year }));
}

/** From the midnight before the first day to the one after the last, by the branch's clock. */
export function instantsOf({ from, to, branch }: Period & { branch: Branch }): { from: Instant; to: Instant } {
  const zone = zoneOf(branch);
  const midnight = (date: LocalDate): Instant => instantAt({ date, minutes: 0, zone });
  return { from: midnight(from), to: midnight(addDays(to, 1)) };
}
