import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { firstEmployedDay } from "@tresen/contract/user/personnel/employment";
import type { Personnel } from "@tresen/contract/user/personnel/personnel-fields";

/**
 * The shifts before the person is employed: told, and not refused, since contracts may be entered later. Without any
 * contract the day of entry counts, and without that nothing is known.
 */
export function beforeEntry({
  shifts,
  person,
}: {
  shifts: readonly WorkingSchedule[];
  person: Pick<Personnel, "entryDate" | "contracts">;
}): string[] {
  const first = firstEmployedDay(person) ?? person.entryDate;
  return first ? shifts.flatMap(({ id, day }) => (day && day < first ? [id] : [])) : [];
}
