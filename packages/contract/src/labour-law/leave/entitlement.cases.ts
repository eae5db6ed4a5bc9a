import type { LocalDate } from "../../kit/time";
import type { Country } from "../country";

/** One person in one leave year. */
export interface EntitlementCase {
  law: string;
  country: Country;
  entry: LocalDate;
  exit?: LocalDate;
  /** Working days of a week, from Monday on; five by themselves. */
  days?: number;
  /** Weeks by contract; what the law says by themselves. */
  weeks?: number;
  creditedYears?: number;
  birthDate?: LocalDate;
  year: number;
  today: LocalDate;
  entitlement: number;
  accrued: number;
}

type Row = [
  law: string,
  entry: LocalDate,
  today: LocalDate,
  entitlement: number,
  accrued: number,
  more?: Partial<EntitlementCase>,
];

const rows = (country: Country, all: readonly Row[]): EntitlementCase[] =>
  all.map(([law, entry, today, entitlement, accrued, more]) => ({
    law,
    country,
    entry,
    year: Number(today.slice(0, 4)),
    today,
    entitlement,
    accrued,
    ...more,
  }));

const AT = "§ 2 Abs. 1 UrlG";
const AT_FIRST_YEAR = "§ 2 Abs. 2 UrlG";
const AT_CREDITED = "§ 3 UrlG";
const AT_EXIT = "§ 10 Abs. 1 UrlG";
const DE = "§ 3 BUrlG";
const DE_WAITING = "§ 4 BUrlG";
const DE_PART = "§ 5 Abs. 1 BUrlG";
const DE_MINOR = "§ 19 Abs. 2 JArbSchG";
const DE_ROUNDED = "§ 5 Abs. 2 BUrlG";

export const ENTITLEMENT_CASES: readonly EntitlementCase[] = [
  ...rows("AT", [
    [AT, "2020-01-01", "2026-01-01", 25, 25],
    [AT, "2020-01-01", "2026-01-01", 30, 30, { days: 6 }],
    [AT, "2020-01-01", "2026-01-01", 20, 20, { days: 4 }],
    [AT, "2020-01-01", "2026-01-01", 15, 15, { days: 3 }],
    [AT, "2020-01-01", "2026-01-01", 10, 10, { days: 2 }],
    [AT, "2020-01-01", "2026-01-01", 5, 5, { days: 1 }],
    [AT, "2020-01-01", "2026-01-01", 25, 25, { weeks: 4 }],
    [AT, "2020-01-01", "2026-01-01", 30, 30, { weeks: 6 }],
    [AT, "2020-01-01", "2026-01-01", 27.5, 27.5, { weeks: 5.5 }],
    [AT, "2001-06-15", "2025-06-15", 25, 25],
    [AT, "2001-06-15", "2026-06-14", 25, 25, { year: 2025 }],
    [AT, "2001-06-15", "2026-06-15", 30, 30],
    [AT, "2001-06-15", "2026-06-15", 36, 36, { days: 6 }],
    [AT_CREDITED, "2006-06-15", "2026-06-15", 30, 30, { creditedYears: 5 }],
    [AT_CREDITED, "2006-06-15", "2026-06-15", 25, 25, { creditedYears: 4 }],
    [AT_FIRST_YEAR, "2026-03-01", "2026-02-28", 25, 0],
    [AT_FIRST_YEAR, "2026-03-01", "2026-03-01", 25, 0.07],
    [AT_FIRST_YEAR, "2026-03-01", "2026-05-31", 25, 6.31],
    [AT_FIRST_YEAR, "2026-03-01", "2026-08-31", 25, 12.61],
    [AT_FIRST_YEAR, "2026-03-01", "2026-09-01", 25, 25],
    [AT_FIRST_YEAR, "2026-03-01", "2027-03-01", 25, 25],
    [AT_FIRST_YEAR, "2025-08-31", "2026-02-28", 25, 12.47, { year: 2025 }],
    [AT_FIRST_YEAR, "2025-08-31", "2026-03-01", 25, 25, { year: 2025 }],
    [AT_FIRST_YEAR, "2028-02-29", "2028-02-29", 25, 0.07],
    [AT_EXIT, "2020-01-01", "2026-06-30", 12.4, 12.4, { exit: "2026-06-30" }],
    [AT_EXIT, "2020-01-01", "2026-12-31", 25, 25, { exit: "2026-12-31" }],
    [AT_EXIT, "2026-03-01", "2026-03-31", 4.18, 2.13, { exit: "2026-04-30" }],
    [AT_EXIT, "2020-03-01", "2028-02-29", 25, 25, { exit: "2028-02-29", year: 2027 }],
  ]),
  ...rows("DE", [
    [DE, "2020-01-01", "2026-01-01", 20, 20],
    [DE, "2020-01-01", "2026-01-01", 24, 24, { days: 6 }],
    [DE, "2020-01-01", "2026-01-01", 16, 16, { days: 4 }],
    [DE, "2020-01-01", "2026-01-01", 12, 12, { days: 3 }],
    [DE, "2020-01-01", "2026-01-01", 8, 8, { days: 2 }],
    [DE, "2020-01-01", "2026-01-01", 20, 20, { weeks: 3 }],
    [DE, "2020-01-01", "2026-01-01", 30, 30, { weeks: 6 }],
    [DE_WAITING, "2026-01-01", "2025-12-31", 20, 0, { year: 2026 }],
    [DE_WAITING, "2026-01-01", "2026-01-31", 20, 1.67],
    [DE_WAITING, "2026-01-01", "2026-03-30", 20, 3.34],
    [DE_WAITING, "2026-01-01", "2026-03-31", 20, 5],
    [DE_WAITING, "2026-01-01", "2026-06-30", 20, 10],
    [DE_WAITING, "2026-01-01", "2026-07-01", 20, 20],
    [DE_WAITING, "2025-09-01", "2026-02-28", 20, 3.34],
    [DE_WAITING, "2025-09-01", "2026-03-01", 20, 20],
    [DE_PART, "2026-07-01", "2026-12-31", 10, 10],
    [DE_PART, "2026-06-30", "2026-12-31", 20, 20],
    [DE_PART, "2026-10-01", "2026-12-31", 5, 5],
    [DE_PART, "2026-08-15", "2026-12-31", 8, 8, { days: 6 }],
    [DE_PART, "2020-01-01", "2026-06-30", 10, 10, { exit: "2026-06-30" }],
    [DE_PART, "2020-01-01", "2026-06-29", 8.34, 8.34, { exit: "2026-06-29" }],
    [DE_PART, "2020-01-01", "2026-07-01", 20, 20, { exit: "2026-07-01" }],
    [DE_PART, "2026-03-01", "2026-08-31", 10, 10, { exit: "2026-08-31" }],
    [DE_PART, "2026-03-01", "2026-09-01", 20, 20, { exit: "2026-09-01" }],
    [DE_PART, "2026-12-15", "2026-12-31", 0, 0],
    [DE_MINOR, "2025-01-01", "2026-01-01", 30, 30, { days: 6, birthDate: "2010-01-02" }],
    [DE_MINOR, "2025-01-01", "2026-01-01", 27, 27, { days: 6, birthDate: "2010-01-01" }],
    [DE_MINOR, "2025-01-01", "2026-01-01", 22.5, 22.5, { birthDate: "2009-06-15" }],
    [DE_MINOR, "2025-01-01", "2026-01-01", 25, 25, { days: 6, birthDate: "2008-01-02" }],
    [DE_MINOR, "2025-01-01", "2026-01-01", 24, 24, { days: 6, birthDate: "2008-01-01" }],
    [DE_ROUNDED, "2026-08-15", "2026-12-31", 7, 6.67],
    [DE_ROUNDED, "2026-11-01", "2026-12-31", 3.34, 3.34],
    [DE_ROUNDED, "2020-01-01", "2026-05-15", 7, 7, { exit: "2026-05-15" }],
    [DE_ROUNDED, "2026-10-01", "2026-12-31", 1.25, 1.25, { days: 1, weeks: 5 }],
    [DE_ROUNDED, "2026-07-01", "2026-12-31", 3, 2.5, { days: 1, weeks: 5 }],
  ]),
];
