import type { Instant } from "@tresen/contract/kit/time";
import { isBinding } from "@tresen/contract/planning/shift.state";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { shiftsIn } from "../rows";

/** The published shifts of a branch in `[from, to)` that nobody has, by their beginnings. */
export async function openShifts({
  branch,
  from,
  to,
}: {
  branch: string;
  from: Instant;
  to: Instant;
}): Promise<WorkingSchedule[]> {
  const shifts = await shiftsIn({ scope: { field: "branch", value: branch }, from, to });
  return shifts.filter(({ user, state }) => !user && isBinding(state));
}
