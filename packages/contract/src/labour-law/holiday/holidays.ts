import { type LocalDate, weekdayOf } from "../../kit/time";
import type { Country } from "../country";
import { type HolidayId, HOLIDAY_RULES, type HolidayRule, type Municipality, dayOfHoliday } from "./holiday-rules";
import { AUSTRIAN_HOLIDAY_NAMES, HOLIDAY_NAMES } from "./holidays.texts";

export interface Holiday {
  date: LocalDate;
  /** Null for a day that the branch added. */
  id: HolidayId | null;
  /** German, ready to show. */
  name: string;
}

/**
 * The public holidays of a year where a branch is, in order; also those that fall on a Sunday.
 * @param state By ISO 3166-2 without the country (`BY`). Austria has the same days in all states; without a state, Germany
 * has those that all sixteen share.
 * @param added Days that the branch keeps as holidays besides; a day that is one already is not repeated.
 * @param removed Days that are no holidays for this branch.
 */
export function holidaysOf({
  country,
  state,
  municipality = null,
  year,
  added = [],
  removed = [],
}: {
  country: Country;
  state: string | null;
  municipality?: Municipality | null;
  year: number;
  added?: readonly { date: LocalDate; name: string }[];
  removed?: readonly LocalDate[];
}): Holiday[] {
  const named = HOLIDAY_RULES.filter((rule) => holds({ rule, country, state, municipality, year })).map(({ id }) => ({
    date: dayOfHoliday({ id, year }),
    id,
    name: nameOf({ id, country }),
  }));
  const days = new Set(named.map(({ date }) => date));
  const own = added.filter(({ date }) => date.startsWith(`${year}-`) && !days.has(date));
  return [...named, ...own.map(({ date, name }) => ({ date, id: null, name }))]
    .filter(({ date }) => !removed.includes(date))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function holds({
  rule,
  country,
  state,
  municipality,
  year,
}: {
  rule: HolidayRule;
  country: Country;
  state: string | null;
  municipality: Municipality | null;
  year: number;
}): boolean {
  return (
    rule.country === country &&
    (!rule.states || rule.states.some((one) => one === state)) &&
    (!rule.municipalities || (municipality !== null && rule.municipalities.includes(municipality))) &&
    (rule.from === undefined || year >= rule.from) &&
    (rule.to === undefined || year <= rule.to)
  );
}

function nameOf({ id, country }: { id: HolidayId; country: Country }): string {
  const austrian: Partial<Record<HolidayId, string>> = AUSTRIAN_HOLIDAY_NAMES;
  return (country === "AT" ? austrian[id] : undefined) ?? HOLIDAY_NAMES[id];
}

/**
 * The holidays on which rest is owed and work is paid as such. In Austria a holiday that falls on a Sunday is a Sunday
 * (§ 7 Abs. 7 ARG), so that § 9 ARG pays nothing for it.
 */
export function restHolidays({
  country,
  holidays,
}: {
  country: Country | null;
  holidays: readonly Holiday[];
}): Holiday[] {
  return holidays.filter(({ date }) => country !== "AT" || weekdayOf(date) !== "sunday");
}
