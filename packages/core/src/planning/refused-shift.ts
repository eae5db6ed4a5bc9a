import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { findRow } from "../records/rows";
import { shiftRows } from "./rows";

/** The shift to which, or to whose cancellation, its person does not agree; null where that is not so any more. */
export async function refusedShift(id: string): Promise<WorkingSchedule | null> {
  const row = await findRow({ resource: shiftRows, id });
  const shift = row && shiftRows.recordOf(row);
  return shift?.consent?.answer === "refused" ? shift : null;
}
