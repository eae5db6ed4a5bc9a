import { type LocalDate, addDays, instantAt } from "@tresen/contract/kit/time";
import { daysBetween } from "@tresen/contract/labour-law/check/work-time";
import { weekdayNumber } from "@tresen/contract/planning/planner/weekday";
import { recordedSeconds } from "@tresen/contract/time-tracking/recorded-time";
import { personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { users } from "@tresen/contract/user/user.resource";

export const PEOPLE = 500;
export const BRANCHES = 10;
/** Whole months of recorded time. */
export const YEAR: { first: LocalDate; last: LocalDate } = { first: "2025-06-01", last: "2026-05-31" };
/** The week that is planned by the measurement, in which everybody has a shift at one more branch. */
export const MONDAY: LocalDate = "2026-05-18";
/** The days around it that the findings of the law look at. */
export const PLAN: { first: LocalDate; last: LocalDate } = { first: "2026-03-23", last: "2026-05-31" };
/** The branch at which all people can be planned. */
export const ALL = "brn_alle";
/** When the measurement is made: all months are over. */
export const NOW = Date.parse("2026-06-12T08:00:00Z");

const ZONE = "Europe/Vienna";
const HOURS = { from: 9 * 60, to: 17 * 60 + 30, breakFrom: 12 * 60, breakTo: 12 * 60 + 30 };
/** How many minutes somebody stays longer at most. */
const LONGER = 17;

interface Made {
  id: string;
  fields: Record<string, unknown>;
}

export const branchOf = (person: number): string => `brn_time_${String((person % BRANCHES) + 1)}`;
export const userId = (person: number): string => `usr_bench_${String(person)}`;

export function userOf(person: number): Made {
  const fields = users.fields.parse({
    username: `person-${String(person)}@example.test`,
    ...{ firstName: `Vorname ${String(person)}`, lastName: `Nachname ${String(person)}`, roles: ["ROLE_EMPLOYEE"] },
    branches: [{ id: branchOf(person) }, { id: ALL }],
  });
  return { id: userId(person), fields };
}

export function personnelOf(person: number) {
  const contract = { validFrom: "2024-01-01", weeklyMinutes: 2400, hourlyWage: 1800, sector: "Gastgewerbe" };
  return personnelFields.parse({
    ...{ birthDate: "1990-04-01", personnelNumber: String(1000 + person), entryDate: "2024-01-01" },
    contracts: [contract],
  });
}

/** The working days of the year: one turn of a person each. */
export const DAYS: readonly LocalDate[] = daysBetween({ from: YEAR.first, to: YEAR.last }).filter(
  (day) => weekdayNumber(day) <= 5,
);

/** The shift of a person on a working day. On the Monday that is measured all are at the same branch. */
export function shiftOf(index: number): Made {
  const { person, day } = turnOf(index);
  const told = { publication: "pub_bench", at: isoOf(addDays(day, -20), 0), isCancelled: false, before: null };
  const times = { startsAt: isoOf(day, HOURS.from), endsAt: isoOf(day, HOURS.to), role: "Service", breakMinutes: 30 };
  const fields = {
    ...SHIFT,
    ...{ ...times, branch: day === MONDAY ? ALL : branchOf(person), user: userId(person), day },
    told: { ...told, ...times, user: userId(person) },
  };
  return { id: `shf_bench_${String(index)}`, fields };
}

/** What the person has recorded on it: a little longer on some days. */
export function activityOf(index: number): Made {
  const { person, day } = turnOf(index);
  const activity = {
    startedAt: isoOf(day, HOURS.from),
    endedAt: isoOf(day, HOURS.to + (index % LONGER)),
    breaks: [{ startedAt: isoOf(day, HOURS.breakFrom), endedAt: isoOf(day, HOURS.breakTo) }],
  };
  const fields = {
    ...ACTIVITY,
    ...{ ...activity, ...recordedSeconds({ activity, now: NOW }), user: userId(person), branch: branchOf(person), day },
  };
  return { id: `act_bench_${String(index)}`, fields };
}

/** What all shifts and all recorded stretches have alike. */
const SHIFT = { department: null, kind: null, note: "", state: "published", consent: null } as const;
const ACTIVITY = {
  ...{ externalUser: null, kind: null, project: null, task: null, note: "", reason: "" },
  ...{ state: "ended", source: "terminal", flags: [], corrections: [], stampings: [] },
} as const;

/** Each person has one turn a day. */
function turnOf(index: number): { person: number; day: LocalDate } {
  return { person: index % PEOPLE, day: DAYS[Math.floor(index / PEOPLE)] ?? YEAR.last };
}

function isoOf(day: LocalDate, minutes: number): string {
  return new Date(instantAt({ date: day, minutes, zone: ZONE })).toISOString();
}
