import { storageCall } from "../../platform/db";
import { ShiftCalendarEntity } from "./calendar-key.entity";

/** Removes the address of a person's calendar; it opens nothing any more. */
export async function eraseShiftCalendar({ user }: { user: string }): Promise<void> {
  await storageCall(() => ShiftCalendarEntity.delete({ user }).go());
}
