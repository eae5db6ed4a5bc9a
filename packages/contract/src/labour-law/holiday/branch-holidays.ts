import type { Branch } from "../../branch/branch.resource";
import { COUNTRIES, type Country } from "../country";
import { type Holiday, holidaysOf } from "./holidays";

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
