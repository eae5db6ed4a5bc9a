import { type Contract, personnelFields } from "../../user/personnel/personnel-fields";
import { holidaysOf } from "../holiday/holidays";
import type { Employment } from "./entitlement";
import { leaveOf } from "./leave";
import type { Leave } from "./leave-days";

/** A contract of eight hours on the first days of the week. */
export function contract(validFrom: string, days = 5, more: Partial<Contract> = {}): Contract {
  const week = Array.from({ length: days }, (_, index) => ({ weekday: index + 1, minutes: 480 }));
  const [parsed] = personnelFields.parse({
    contracts: [{ validFrom, weeklyMinutes: 480 * days, days: week, ...more }],
  }).contracts;
  if (!parsed) throw new Error("No contract");
  return parsed;
}

/** The account of somebody in the year of `today`, without leave and notices where none are given. */
export const balance = (employment: Employment, more: Partial<Parameters<typeof leaveOf>[0]> & { today: string }) => {
  const { country } = employment;
  const holidays = [2026, 2027, 2028].flatMap((year) => holidaysOf({ country, state: null, year }));
  return leaveOf({
    employment,
    year: Number(more.today.slice(0, 4)),
    leaves: [],
    sickness: [],
    holidays: new Set(holidays.map(({ date }) => date)),
    notices: [],
    ...more,
  });
};
export const employed = (country: "AT" | "DE", entryDate: string, contracts = [contract(entryDate)]): Employment => ({
  country,
  entryDate,
  exitDate: null,
  contracts,
});
export const leave = (from: string, to: string, more: Partial<Leave> = {}): Leave => ({
  from,
  to,
  isApproved: true,
  ...more,
});
