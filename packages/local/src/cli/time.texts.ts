import type { TimeSheetCheck } from "@tresen/contract/time-sheet/time-sheet";

export const NOTHING_LOCKED = "No month is locked.";

/** What is said of somebody's locked months: one line for each that is not as it was locked, and one for all. */
export function checkTexts({ user, months, isWhole, head }: Omit<TimeSheetCheck, "user"> & { user: string }): string[] {
  const faulty = months.filter(({ faults }) => faults.length > 0);
  return [
    ...faulty.map(({ month, faults }) => `  ${user} ${month}: ${faults.join(", ")}`),
    `${user}: ${months.length} locked months, ${isWhole ? "all as they were locked" : "CHANGED SINCE"} ${head}`,
  ];
}
