import type { LocalDate } from "../../kit/time";
import { countEntries } from "../month/counted-entries";
import type { SheetFacts } from "../month/facts";
import { holidayMinutes } from "../month/holiday-work";
import type { SheetDay } from "../month/month-of";
import { targetOf } from "../month/target";

/** The time of days that is paid by the hour beside absences and surcharges, in minutes. */
export interface PaidMinutes {
  /** Without what is paid as work on public holidays. */
  workedMinutes: number;
  /** Agreed on public holidays: all of it in Austria, in Germany what was not worked. */
  publicHolidayMinutes: number;
  /** Planned on days of time off in lieu and not worked. */
  compensationMinutes: number;
}

interface Asked {
  facts: Pick<SheetFacts, "person" | "country">;
  days: readonly SheetDay[];
  /** Minutes of work on public holidays that are paid as such. */
  onHolidays: ReadonlyMap<LocalDate, number>;
}

/**
 * What of these days is paid as which time, for the amounts and for payroll alike. In Austria the wage of the agreed hours of a
 * public holiday goes on and the surcharge pays the work (§ 9 ARG); in Germany the work is paid, and of the agreed hours what
 * was not worked (§ 2 Abs. 1 EFZG).
 */
export function paidMinutes({ facts: { person, country }, days, onHolidays }: Asked): PaidMinutes {
  const sums = { workedMinutes: 0, publicHolidayMinutes: 0, compensationMinutes: 0 };
  for (const { day, holiday, absence, halves, creditedMinutes, plannedMinutes, workedMinutes } of days) {
    const onHoliday = onHolidays.get(day) ?? 0;
    const worked = Math.max(0, workedMinutes - onHoliday);
    const { contract } = targetOf({ facts: { person, absences: [], holidays: [] }, day });
    sums.workedMinutes += worked;
    if (holiday === null) sums.publicHolidayMinutes += Math.min(onHoliday, Math.max(0, contract - plannedMinutes));
    else sums.publicHolidayMinutes += country === "AT" ? contract : Math.max(0, contract - workedMinutes);
    // What the other half counts is no time off in lieu, for which itself nothing is counted.
    if (absence === "compensation" || halves?.some(({ kind }) => kind === "compensation"))
      sums.compensationMinutes += Math.max(0, plannedMinutes - creditedMinutes - worked);
  }
  return sums;
}

/** The same of a month that was computed from the facts. */
export function paidMinutesOf({ facts, days }: { facts: SheetFacts; days: readonly SheetDay[] }): PaidMinutes {
  return paidMinutes({ facts, days, onHolidays: holidayMinutes({ facts, counted: countEntries(facts) }) });
}

/**
 * The same of a month that was locked before this was kept with it: by the contracts of today, with all work of days that are
 * public holidays as work on them.
 */
export function paidMinutesOfLocked({ facts, days }: Omit<Asked, "onHolidays">): PaidMinutes {
  const onHolidays = new Map(
    days.flatMap(({ day, holiday, workedMinutes }) =>
      facts.country === "AT" && holiday !== null ? [[day, workedMinutes] as const] : [],
    ),
  );
  return paidMinutes({ facts, days, onHolidays });
}
