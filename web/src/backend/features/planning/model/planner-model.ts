import type { Absence } from "@tresen/contract/absence/absence";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { holidaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import type { PlannerPerson } from "@tresen/contract/planning/planner/planner";
import type { PlanFindings } from "@tresen/contract/planning/working-schedule.calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { isUntold } from "@tresen/contract/planning/working-schedule.rules";

/** The row of shifts that nobody has yet. */
export const OPEN_ROW = "open";

export interface PlannerRow {
  /** The id of the person, or `OPEN_ROW`. */
  id: string;
  person: PlannerPerson | null;
}

/** Something to look at beside a shift or a day, by how grave it is. */
export interface Mark {
  severity: "breach" | "warning" | "info";
  text: string;
}

const RANKS = ["info", "warning", "breach"] as const;

/** The gravest of some marks; null without any. */
export function gravest(marks: readonly Mark[]): Mark["severity"] | null {
  return marks.reduce<Mark["severity"] | null>(
    (worst, { severity }) => (worst && RANKS.indexOf(worst) >= RANKS.indexOf(severity) ? worst : severity),
    null,
  );
}

export const cellKey = (row: string, day: LocalDate): string => `${row}|${day}`;

/** The row in which a shift stands. */
export const rowOf = ({ user }: Pick<WorkingSchedule, "user">): string => user ?? OPEN_ROW;

/** Whether a shift began before the days that are shown. */
export const isBefore = ({ day, from }: { day?: LocalDate | null | undefined; from: LocalDate }): boolean =>
  (day ?? "") < from;

/** The shifts of each cell, by their beginnings. What is left of the night before stands on the first day. */
export function cellsOf({
  shifts,
  from,
}: {
  shifts: readonly WorkingSchedule[];
  from: LocalDate;
}): ReadonlyMap<string, readonly WorkingSchedule[]> {
  const sorted = shifts.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
  return Map.groupBy(sorted, (shift) => {
    const { day } = shift;
    return cellKey(rowOf(shift), !day || isBefore({ day, from }) ? from : day);
  });
}

/** The rows of a plan: open shifts, then people by name. */
export function rowsOf({ people, search }: { people: readonly PlannerPerson[]; search: string }): PlannerRow[] {
  const wanted = search.trim().toLowerCase();
  const shown = wanted === "" ? people : people.filter(({ name }) => name.toLowerCase().includes(wanted));
  return [{ id: OPEN_ROW, person: null }, ...shown.map((person) => ({ id: person.id, person }))];
}

/**
 * What the law says, by shift, and by cell for what concerns no shift that is shown. `paragraph` and text of each stand
 * together, as they are read.
 */
export function marksOf({
  findings,
  overlapText,
  entryText,
  own,
}: {
  findings: PlanFindings | undefined;
  overlapText: string;
  entryText: string;
  /** What is known of shifts themselves: answers to late changes, and that their people are away. */
  own: readonly { id: string; mark: Mark }[];
}): {
  shifts: ReadonlyMap<string, readonly Mark[]>;
  cells: ReadonlyMap<string, readonly Mark[]>;
} {
  const [shifts, cells] = [new Map<string, Mark[]>(), new Map<string, Mark[]>()];
  const add = (map: Map<string, Mark[]>, key: string, mark: Mark): void => {
    map.set(key, [...(map.get(key) ?? []), mark]);
  };
  for (const { user, findings: found, overlapping, beforeEntry } of findings?.people ?? []) {
    for (const { severity, paragraph, message, day, stretches } of found) {
      const mark = { severity, text: `${paragraph}: ${message}` };
      if (stretches.length === 0) add(cells, cellKey(user, day), mark);
      for (const id of stretches) add(shifts, id, mark);
    }
    for (const id of overlapping) add(shifts, id, { severity: "breach", text: overlapText });
    for (const id of beforeEntry) add(shifts, id, { severity: "warning", text: entryText });
  }
  for (const { id, mark } of own) add(shifts, id, mark);
  for (const { id, paragraph, message } of findings?.late ?? [])
    add(shifts, id, { severity: "info", text: `${paragraph}: ${message}` });
  return { shifts, cells };
}

/** The absences of each cell, requested and approved. */
export function absencesByCell({
  absences,
  days,
}: {
  absences: readonly Absence[];
  days: readonly LocalDate[];
}): ReadonlyMap<string, readonly Absence[]> {
  const held = absences.filter(({ state }) => state === "approved" || state === "requested");
  const entries = held.flatMap((absence) =>
    days
      .filter((day) => absence.from <= day && absence.to >= day)
      .map((day) => ({ key: cellKey(absence.user.id, day), absence })),
  );
  const grouped = Map.groupBy(entries, ({ key }) => key);
  return new Map([...grouped].map(([key, all]) => [key, all.map(({ absence }) => absence)]));
}

/** The names of the public holidays of a branch among the days. */
export function holidayNames({
  branch,
  days,
}: {
  branch: Branch;
  days: readonly LocalDate[];
}): ReadonlyMap<LocalDate, string> {
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  const all = years.flatMap((year) => holidaysOfBranch({ branch, year }));
  return new Map(all.filter(({ date }) => days.includes(date)).map(({ date, name }) => [date, name]));
}

/** The shifts that their people do not know of as they are. */
export const untoldOf = (shifts: readonly WorkingSchedule[]): WorkingSchedule[] => shifts.filter(isUntold);

/** The days from one to another, both included. */
export function daysBetween({ from, to }: { from: LocalDate; to: LocalDate }): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The number of the week by ISO 8601, which begins on Mondays. */
export function weekNumber(monday: LocalDate): number {
  const thursday = addDays(monday, 3);
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((Date.parse(thursday) - first) / (7 * 86_400_000)) + 1;
}

/** The absences of a person on a day that keep them away, or would if they were granted. */
export function absencesOn({
  absences,
  user,
  day,
}: {
  absences: readonly Absence[];
  user: string;
  day: LocalDate;
}): Absence[] {
  return absences.filter(
    ({ user: { id }, state, from, to }) =>
      id === user && (state === "approved" || state === "requested") && from <= day && to >= day,
  );
}
