import { countedOnce } from "@tresen/contract/absence/sickness";
import { countryOf, holidaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { minutesOn } from "@tresen/contract/labour-law/leave/working-week";
import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { contractOn } from "@tresen/contract/user/personnel/personnel.rules";
import type { Actor } from "../platform/actor";
import { personnelOf } from "../user/personnel";
import { branchOf, readBranches } from "./accounts";
import { reachOf, requireColleague } from "./people";
import { absencesOf } from "./stored";

/** What the kind is for whoever may only know that somebody is away. */
const HIDDEN = "away";

/**
 * Approved absences of a person between two days, cut to these, with the minutes that the person would have worked by
 * contract. The kind is told only to whoever may see it.
 * @throws missing.
 */
export async function profileAbsences({
  actor,
  user,
  from,
  to,
}: {
  actor: Actor;
  user: string;
  from: LocalDate;
  to: LocalDate;
}): Promise<{ kind: string; from: LocalDate; to: LocalDate; minutes: number }[]> {
  const person = await requireColleague(user);
  const { seesAll } = reachOf({ actor, person });
  const approved = (await absencesOf(user)).filter(
    (row) => row.state === "approved" && row.from <= to && row.to >= from,
  );
  if (approved.length === 0) return [];
  const [branches, personnel] = await Promise.all([readBranches(), personnelOf([user])]);
  const branch = branchOf({ person, branches });
  const contracts = personnel.get(user)?.contracts ?? [];
  const isHoliday = (day: LocalDate): boolean =>
    branch !== undefined &&
    holidaysOfBranch({ branch, year: Number(day.slice(0, 4)) }).some(({ date }) => date === day);
  const held = countedOnce({ absences: approved, country: branch ? countryOf(branch) : null });
  return held
    .filter((row) => row.from <= to && row.to >= from)
    .map((row) => {
      const [first, last] = [row.from > from ? row.from : from, row.to < to ? row.to : to];
      let minutes = 0;
      for (let day = first; day <= last; day = addDays(day, 1)) {
        const contract = contractOn({ contracts, day });
        if (contract && !isHoliday(day)) minutes += minutesOn({ contract, day }) / (row.half ? 2 : 1);
      }
      return { kind: seesAll ? row.kind : HIDDEN, from: first, to: last, minutes: Math.round(minutes) };
    });
}
