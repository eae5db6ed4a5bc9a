import type { Branch } from "../../branch/branch.resource";
import type { LocalDate } from "../../kit/time";
import { COUNTRIES, type Country } from "../country";
import { type Holiday, holidaysOf, restHolidays } from "./holidays";

type Place = Pick<Branch, "country" | "holidayState" | "holidayMunicipality" | "addedHolidays" | "removedHolidays">;

/** The country whose labour law holds in a branch; null for one whose law is not known here. */
export function countryOf({ country }: Partial<Pick<Branch, "country">>): Country | null {
  return COUNTRIES.find((one) => one === country) ?? null;
}

/** The public holidays of a branch in a year; only those that it added where the law of its country is not known. */
export function holidaysOfBranch({ branch, year }: { branch: Place; year: number }): Holiday[] {
  const { holidayState = null, holidayMunicipality = null, addedHolidays = [], removedHolidays = [] } = branch;
  const country = countryOf(branch);
  const added = addedHolidays.filter(({ date }) => date.startsWith(`${year}-`));
  if (!country) return added.map(({ date, name }) => ({ date, name, id: null }));
  return holidaysOf({
    country,
    state: holidayState,
    municipality: holidayMunicipality,
    year,
    added,
    removed: removedHolidays.map(({ date }) => date),
  });
}

/** The days of a period on which a branch owes rest as on a public holiday, so that nothing is agreed to be worked. */
export function restDaysOfBranch({
  branch,
  from,
  to,
}: {
  branch: Place;
  from: LocalDate;
  to: LocalDate;
}): ReadonlySet<LocalDate> {
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  const holidays = years.flatMap((year) => holidaysOfBranch({ branch, year }));
  const dates = restHolidays({ country: countryOf(branch), holidays }).map(({ date }) => date);
  return new Set(dates.filter((date) => date >= from && date <= to));
}
