import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { lateChange } from "@tresen/contract/labour-law/check/late-change";
import { countryOf } from "@tresen/contract/labour-law/holiday/branch-holidays";
import type { LateShift } from "@tresen/contract/planning/working-schedule.calls";

/**
 * Of shifts whose people are told `now`, those that the law wants to be told earlier, so that these have to agree.
 * @param shifts with all beginnings that their people knew or will know.
 */
export function lateShifts({
  branch,
  shifts,
  now,
}: {
  branch: Partial<Pick<Branch, "country" | "timeZone">>;
  shifts: readonly { id: string; starts: readonly string[] }[];
  now: Instant;
}): LateShift[] {
  const country = countryOf(branch);
  if (!country) return [];
  return shifts.flatMap(({ id, starts }) => {
    const start = Math.min(...starts.map((at) => Date.parse(at)));
    const finding = lateChange({ country, stretch: { id, start, zone: zoneOf(branch) }, noticeAt: now });
    return finding ? [{ id, paragraph: finding.paragraph, message: finding.message }] : [];
  });
}
