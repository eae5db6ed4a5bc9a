import type { LocalDate } from "../../../kit/time";
import type { Sector } from "../../subject";

/**
 * One case: what the laws say about it, the shifts, and what is found for Austria and for Germany.
 *
 * Shifts are written `2 08:00-16:30 b12:00-12:30 u15 x`: on the third day after `base`, with a break that has a place,
 * 15 minutes of breaks without one, in another branch. `0-4` is each of these days, `0-4*3` the same in three weeks.
 *
 * Findings are written `rule:severity` by the first letter of the severity, in alphabetic order, each once.
 */
export type Case = readonly [paragraphs: string, shifts: string, austria: string, germany: string];

/** Cases that have person and days in common. */
export interface Cases {
  of: string;
  sector?: Sector;
  birthDate?: LocalDate;
  /** A Monday. */
  base?: LocalDate;
  /** The last day that is checked, as days after `base`; Sunday by itself. */
  to?: number;
  /** Whether public holidays are left out. */
  isWithoutHolidays?: boolean;
  /** The window of the average, as days after `base`, and the days of absence in it. */
  average?: { from: number; to: number; absent?: readonly [number, number] };
  cases: readonly Case[];
}
