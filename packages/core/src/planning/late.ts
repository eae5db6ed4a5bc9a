import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { lateChange } from "@tresen/contract/labour-law/check/late-change";
import { countryOf } from "@tresen/contract/labour-law/holiday/branch-holidays";
import type { Consent, Told } from "@tresen/contract/planning/working-schedule.resource";
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

/**
 * What the person of a shift is asked that is told `now`, also of one that is called off: null where the law wants no
 * agreement, and for an open shift.
 */
export function consentTo({
  branch,
  id,
  told: { user, startsAt, before },
  now,
}: {
  branch: Parameters<typeof lateShifts>[0]["branch"];
  id: string;
  told: Told;
  now: Instant;
}): Consent | null {
  if (!user) return null;
  const starts = [startsAt, ...(before ? [before.startsAt] : [])];
  const [late] = lateShifts({ branch, shifts: [{ id, starts }], now });
  const askedAt = new Date(now).toISOString();
  return late ? { user, paragraph: late.paragraph, askedAt, answer: null, answeredAt: null } : null;
}
