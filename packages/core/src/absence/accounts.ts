import { LEAVE_KINDS } from "@tresen/contract/absence/absence-kinds";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { countryOf, holidaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { leaveYearOf } from "@tresen/contract/labour-law/leave/entitlement";
import type { LeaveFacts } from "@tresen/contract/labour-law/leave/leave";
import { type Instant, type LocalDate, zonedTime } from "@tresen/contract/kit/time";
import { branchRows } from "../branch/rows";
import { allRows } from "../records/rows";
import { personnelOf } from "../user/personnel";
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
 * contract, and in a country whose law is not known here.
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
  const [branches, personnel] = await Promise.all([readBranches(), personnelOf(people.map(({ id }) => id))]);
  const accounts: Account[] = [];
  for (let start = 0; start < people.length; start += PARALLEL)
    accounts.push(
      ...(
        await Promise.all(
          people.slice(start, start + PARALLEL).map(async (person) => {
            const branch = branchOf({ person, branches });
            const employed = personnel.get(person.id);
            const country = branch ? countryOf(branch) : null;
            if (!branch || !country || !employed?.entryDate || employed.contracts.length === 0) return [];
            const { entryDate, exitDate = null, contracts } = employed;
            const today = zonedTime({ at: now, zone: zoneOf(branch) }).date;
            const employment = { country, entryDate, exitDate, contracts };
            const [rows, notices] = await Promise.all([absencesOf(person.id), noticesOf(person.id)]);
            const told = notices.flatMap(({ sentAt }) => sentAt?.slice(0, 10) ?? []);
            const holidays = holidaysFrom({ branch, from: entryDate, today });
            return [
              {
                person,
                facts: {
                  employment,
                  ...leavesOf(rows.filter(({ id }) => id !== without)),
                  holidays,
                  notices: told,
                  today,
                },
              },
            ];
          }),
        )
      ).flat(),
    );
  return accounts;
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
    leaves: leaves.map(({ from, to, half, state }) => ({ from, to, isHalf: half, isApproved: state === "approved" })),
    sickness: sick.map(({ from, to, certificate }) => ({ from, to, hasCertificate: certificate !== undefined })),
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
