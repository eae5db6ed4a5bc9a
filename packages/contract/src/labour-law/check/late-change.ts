import { type Instant, type LocalDate, addDays, zonedTime } from "../../kit/time";
import type { Country } from "../country";
import type { Stretch } from "../subject";
import type { Finding } from "./findings";
import { RULE_TITLES, findingMessage } from "./findings.texts";

/** How long before the day of a shift its person has to know it. */
const NOTICE: Readonly<Record<Country, { paragraph: string; days: number }>> = {
  // Two weeks: told on a Monday, it may be the Monday after the next.
  AT: { paragraph: "§ 19c Abs. 2 AZG", days: 14 },
  // Four whole days between the one on which it was told and the one of the work (§§ 187 and 188 BGB).
  DE: { paragraph: "§ 12 Abs. 3 TzBfG", days: 5 },
};

/** The last day on which a shift may be told or changed without asking the person. */
export function lastNoticeDay({ country, day }: { country: Country; day: LocalDate }): LocalDate {
  return addDays(day, -NOTICE[country].days);
}

/**
 * The finding that a published shift was told or changed too late, so that the person has to agree; null where it was
 * in time. § 12 TzBfG is about work on call; in Germany other contracts may say more than the law.
 *
 * @param noticeAt When the person was told.
 * @param stretch The shift as it is from now on or, if it was moved, the earlier one of both.
 */
export function lateChange({
  country,
  stretch: { id, start, zone },
  noticeAt,
}: {
  country: Country;
  stretch: Pick<Stretch, "id" | "start" | "zone">;
  noticeAt: Instant;
}): Finding | null {
  const day = zonedTime({ at: start, zone }).date;
  const until = lastNoticeDay({ country, day });
  if (zonedTime({ at: noticeAt, zone }).date <= until) return null;
  const found = { day, severity: "warning", stretches: [id], hasElsewhere: false, until } as const;
  const { paragraph } = NOTICE[country];
  const message = findingMessage({ title: RULE_TITLES.lateChange, found });
  return { rule: "lateChange", paragraph, severity: "warning", day, stretches: [id], message, isTextChecked: false };
}
