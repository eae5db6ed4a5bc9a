import type { Personnel } from "../../user/personnel/personnel-fields";
import type { SheetDay } from "../month/month-of";
import { targetOf } from "../month/target";

export interface UnworkedMinutes {
  /** Agreed on public holidays and not worked. */
  publicHolidayMinutes: number;
  /** Planned on days of time off in lieu and not worked. */
  compensationMinutes: number;
}

/**
 * The paid time of a month without work that no absence credits. Payroll gets all work as worked hours, also that on public
 * holidays, so that of the agreed hours of a holiday only the rest is paid as such (§ 9 ARG, § 2 EFZG).
 */
export function unworkedMinutes({
  person: { entryDate, exitDate, contracts },
  days,
}: {
  person: Pick<Personnel, "contracts" | "entryDate" | "exitDate">;
  days: readonly SheetDay[];
}): UnworkedMinutes {
  const person = { birthDate: null, entryDate: entryDate ?? null, exitDate: exitDate ?? null, contracts };
  const sums = { publicHolidayMinutes: 0, compensationMinutes: 0 };
  for (const { day, holiday, absence, plannedMinutes, workedMinutes } of days) {
    const { contract } = targetOf({ facts: { person, absences: [], holidays: [] }, day });
    if (holiday !== null) sums.publicHolidayMinutes += Math.max(0, contract - workedMinutes);
    else if (absence === "compensation") sums.compensationMinutes += Math.max(0, plannedMinutes - workedMinutes);
  }
  return sums;
}
