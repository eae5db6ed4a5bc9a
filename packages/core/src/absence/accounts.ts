import { LEAVE_KINDS } from "@tresen/contract/absence/absence-kinds";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { countryOf, holidaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { leaveYearOf } from "@tresen/contract/labour-law/leave/entitlement";
import type { LeaveFacts } from "@tresen/contract/labour-law/leave/leave";
import { type Instant, type LocalDate, zonedTime } from "@tresen/contract/kit/time";
import { type Personnel, personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { branchRows } from "../branch/rows";
import { log } from "../platform/log";
import { allRows } from "../records/rows";
import { storedPersonnelOf } from "../user/personnel";
import type { Colleague } from "./people";
import { type AbsenceRow, absencesOf, noticesOf } from "./stored";

/** How many people's absences are read at the same time. */
const PARALLEL = 10;

export interface Account {
  person: Colleague;
  facts: LeaveFacts;
}

/** All branches, in which the first one of somebody decides about their days. */
export async function readBranches(): Promise<ReadonlyMap<string, Branch>> {
  const rows = await allRows({ resource: branchRows, consistent: false });
  return new Map(rows.map((row) => [row.id, branchRows.recordOf(row)]));
}

/**
 * What the leave accounts of these people are computed from. There is none for somebody without a day of entry or a
 * contract, in a country whose law is not known here, and whose data cannot be used, which is logged.
 * @throws what the storage throws.
 */
export async function readAccounts({
  people,
  without,
  now,
}: {
  people: readonly Colleague[];
  /** The id of an absence that does not count, since it is about to be changed or decided. */
  without?: string | undefined;
  now: Instant;
}): Promise<Account[]> {
  const [branches, personnel] = await Promise.all([readBranches(), storedPersonnelOf(people.map(({ id }) => id))]);
  const readAccount = async (person: Colleague): Promise<Account[]> => {
    const branch = branchOf({ person, branches });
    const stored = personnel.get(person.id);
    const found = computedFor({ person, compute: () => employmentOf({ branch, stored }) });
    if (!branch || !found) return [];
    const { employment } = found;
    const today = zonedTime({ at: now, zone: zoneOf(branch) }).date;
    const [rows, notices] = await Promise.all([absencesOf(person.id), noticesOf(person.id)]);
    const told = notices.flatMap(({ sentAt }) => sentAt?.slice(0, 10) ?? []);
    const counted = leavesOf(rows.filter(({ id }) => id !== without));
    const holidays = holidaysFrom({ branch, from: employment.entryDate, today });
    return [{ person, facts: { ...found, ...counted, holidays, notices: told, today } }];
  };
  const accounts: Account[] = [];
  for (let start = 0; start < people.length; start += PARALLEL)
    accounts.push(...(await Promise.all(people.slice(start, start + PARALLEL).map(readAccount))).flat());
  return accounts;
}

/**
 * What is computed from the data of one person; null where that fails, so that the others are answered all the same. The log
 * then has the id of the person and the kind of the error, whose text may contain their data.
 */
export function computedFor<T>({ person, compute }: { person: Colleague; compute: () => T }): T | null {
  try {
    return compute();
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    log.error("absence.account_failed", { user: person.id, reason });
    return null;
  }
}

/** @throws where what is stored is not valid. */
function employmentOf({
  branch,
  stored,
}: {
  branch: Branch | undefined;
  stored: unknown;
}): Pick<LeaveFacts, "employment" | "unit" | "carriedYears" | "deferredYears"> | null {
  const country = branch ? countryOf(branch) : null;
  if (!country || stored === undefined) return null;
  const kept = personnelFields.parse(stored);
  const { entryDate, exitDate = null, contracts, birthDate, creditedYears } = kept;
  if (!entryDate || contracts.length === 0) return null;
  const employment = { country, entryDate, exitDate, contracts, birthDate, creditedYears: creditedYears ?? 0 };
  const yearsOf = (ground: Personnel["carriedLeave"][number]["ground"]): number[] =>
    kept.carriedLeave.filter((one) => one.ground === ground).map(({ year }) => year);
  const carried = { carriedYears: yearsOf("urgent"), deferredYears: yearsOf("waiting") };
  return { employment, unit: kept.holidayUnit ?? "days", ...carried };
}

/** The branch by whose country, holidays and clock somebody's days are counted: their first one, else the first of all. */
export function branchOf({
  person,
  branches,
}: {
  person: Colleague;
  branches: ReadonlyMap<string, Branch>;
}): Branch | undefined {
  return branches.get(person.branches[0] ?? "") ?? [...branches.values()][0];
}

function leavesOf(rows: readonly AbsenceRow[]): Pick<LeaveFacts, "leaves" | "sickness"> {
  const leaves = rows.filter(
    ({ kind, state }) => LEAVE_KINDS.includes(kind) && (state === "approved" || state === "requested"),
  );
  const sick = rows.filter(({ kind, state }) => kind === "sick" && state === "approved");
  return {
    leaves: leaves.map(({ from, to, half, part, state }) => ({
      ...{ from, to, isHalf: half, part, isApproved: state === "approved" },
    })),
    sickness: sick.map(({ from, to, half, part, certificate }) => ({
      ...{ from, to, half, part, hasCertificate: certificate !== undefined },
    })),
  };
}

/** The public holidays from a year on until the year after the next. */
function holidaysFrom({
  branch,
  from,
  today,
}: {
  branch: Branch;
  from: LocalDate;
  today: LocalDate;
}): ReadonlySet<LocalDate> {
  const [first, last] = [Number(from.slice(0, 4)), Number(today.slice(0, 4)) + 2];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return new Set(years.flatMap((year) => holidaysOfBranch({ branch, year })).map(({ date }) => date));
}

/** The calendar year in which the leave year begins that a day belongs to. */
export function leaveYearAt({ facts: { employment }, day }: { facts: LeaveFacts; day: LocalDate }): number {
  const year = Number(day.slice(0, 4));
  return leaveYearOf({ employment, year }).from <= day ? year : year - 1;
}
