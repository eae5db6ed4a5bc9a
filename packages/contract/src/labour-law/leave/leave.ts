import { type LocalDate, addDays } from "../../kit/time";
import { earlier, later } from "./calendar";
import { type Employment, type LeaveYear, entitledWeeks, leaveYearOf } from "./entitlement";
import {
  type Fraction,
  ZERO,
  decimal,
  isLess,
  larger,
  minus,
  over,
  roundedDown,
  roundedUp,
  smaller,
  sum,
  times,
} from "./fraction";
import { isNoticed, lapseDay } from "./lapse";
import { type Leave, type LeaveDay, type Sickness, leaveDaysOf } from "./leave-days";
import { type LeaveUnit, contractAround, unitsOfWeek } from "./working-week";

/** The account of one leave year, in days or hours of the contract that holds. */
export interface LeaveBalance {
  /** The calendar year in which the leave year begins. */
  year: number;
  from: LocalDate;
  to: LocalDate;
  unit: LeaveUnit;
  /** Leave of this year, and the part of it that is earned by today. */
  entitlement: number;
  accrued: number;
  /** What was left of earlier years at the beginning; the last day on which the oldest of it can be taken. */
  carriedOver: number;
  carriedOverExpiresAt: LocalDate | null;
  /** Approved days until today and after it, as they were counted on their day; days that wait for an answer. */
  taken: number;
  planned: number;
  requested: number;
  expired: number;
  /** What can still be taken: all but taken, planned and expired. Below zero where more was taken. */
  left: number;
}

/** Leave of one year that is not taken yet, in weeks. */
interface Claim {
  leaveYear: LeaveYear;
  weeks: Fraction;
  isCarried: boolean;
}

/**
 * The leave account of a person for a year; null where they are not employed in it.
 *
 * It is kept in weeks and shown in units of the contract, so when working days change, what is left has as many weeks as
 * before, and what was taken stays. The oldest leave is taken first. Exact inside; what the person has is rounded up to
 * hundredths, what lapsed is rounded down.
 *
 * @param leaves Leave of all years since the account begins.
 * @param holidays Of these years.
 * @param notices The days on which the employer provably told the person to take their leave, or it would lapse.
 * @param carriedYears Germany: years whose rest was carried to 31 March for an urgent reason.
 * @param unit Hours only where that was agreed.
 * @param today By the clock of the person's branch.
 */
export function leaveOf({
  employment,
  year,
  leaves,
  sickness,
  holidays,
  notices,
  carriedYears = [],
  unit = "days",
  today,
}: {
  employment: Employment;
  year: number;
  leaves: readonly Leave[];
  sickness: readonly Sickness[];
  holidays: ReadonlySet<LocalDate>;
  notices: readonly LocalDate[];
  carriedYears?: readonly number[];
  unit?: LeaveUnit;
  today: LocalDate;
}): LeaveBalance | null {
  const { country, entryDate, exitDate, contracts } = employment;
  const leaveYear = leaveYearOf({ employment, year });
  const reference = earlier(later(today, later(leaveYear.from, entryDate)), leaveYear.to);
  const contract = contractAround({ contracts, day: reference });
  if (!contract || entryDate > leaveYear.to || (exitDate && exitDate < leaveYear.from)) return null;

  const days = leaveDaysOf({ country, contracts, leaves, sickness, holidays, unit });
  const approved = days.filter(({ isApproved }) => isApproved);
  const claims = openingClaims(employment);
  let carriedOver = ZERO;
  let expired = ZERO;
  for (let of = firstYear(employment); of <= year; of += 1) {
    const current = leaveYearOf({ employment, year: of });
    if (of === year) carriedOver = sum(claims.map(({ weeks }) => weeks));
    if (!isOpened({ employment, leaveYear: current })) {
      const { entitled } = entitledWeeks({ employment, leaveYear: current, day: today });
      claims.push({ leaveYear: current, weeks: entitled, isCarried: carriedYears.includes(of) });
    }
    expired = passYear({
      claims,
      current,
      days: approved.filter((day) => isIn({ day, current })),
      country,
      notices,
      today,
    });
  }

  const { entitled, accrued } = entitledWeeks({ employment, leaveYear, day: today });
  const size = unitsOfWeek({ contract, unit });
  const shown = (weeks: Fraction): number => roundedUp(times(weeks, size));
  const own = days.filter((day) => isIn({ day, current: leaveYear }));
  const counted = (which: (day: LeaveDay) => boolean): number =>
    roundedDown(sum(own.filter(which).map(({ units }) => units)));
  const oldest = claims.find((claim) => claim.leaveYear.from < leaveYear.from && isLess(ZERO, claim.weeks));
  return {
    year,
    ...leaveYear,
    unit,
    entitlement: shown(isOpened({ employment, leaveYear }) ? ZERO : entitled),
    accrued: shown(isOpened({ employment, leaveYear }) ? ZERO : accrued),
    carriedOver: shown(carriedOver),
    carriedOverExpiresAt: oldest ? lapseDay({ country, ...oldest, after: reference }) : null,
    taken: counted(({ day, isApproved }) => isApproved && day <= today),
    planned: counted(({ day, isApproved }) => isApproved && day > today),
    requested: counted(({ isApproved }) => !isApproved),
    expired: roundedDown(times(expired, size)),
    left: shown(sum(claims.map(({ weeks }) => weeks))),
  };
}

const isIn = ({ day: { day }, current }: { day: LeaveDay; current: LeaveYear }): boolean =>
  day >= current.from && day <= current.to;

/** The day on which the account begins: with the first contract, since nothing is known before. */
function beginOf({ entryDate, contracts }: Employment): LocalDate {
  const first = contracts.map(({ validFrom }) => validFrom).sort()[0];
  return first ? later(first, entryDate) : entryDate;
}

/** The year in which the leave year begins that has the first day of the account. */
function firstYear(employment: Employment): number {
  const begin = beginOf(employment);
  const year = Number(begin.slice(0, 4));
  return leaveYearOf({ employment, year }).from <= begin ? year : year - 1;
}

/**
 * Whether the opening balance stands for a leave year: where somebody came before their first contract here, it says what
 * was left of all years that had begun.
 */
function isOpened({ employment, leaveYear }: { employment: Employment; leaveYear: LeaveYear }): boolean {
  const begin = beginOf(employment);
  return employment.entryDate < begin && leaveYear.from < begin;
}

/**
 * What contracts say was left when they began: leave of the running year where it stands for that, else of the year
 * before.
 */
function openingClaims(employment: Employment): Claim[] {
  const first = firstYear(employment);
  const isFirst = isOpened({ employment, leaveYear: leaveYearOf({ employment, year: first }) });
  const leaveYear = leaveYearOf({ employment, year: isFirst ? first : first - 1 });
  return employment.contracts
    .filter(({ openingHolidayDays }) => openingHolidayDays !== 0)
    .map((contract) => ({
      leaveYear,
      weeks: over(decimal(contract.openingHolidayDays), unitsOfWeek({ contract, unit: "days" })),
      isCarried: false,
    }));
}

/** Takes the days of a leave year from the oldest claims, lets claims lapse when it is time, and returns what lapsed. */
function passYear({
  claims,
  current,
  days,
  country,
  notices,
  today,
}: {
  claims: Claim[];
  current: LeaveYear;
  days: readonly LeaveDay[];
  country: Employment["country"];
  notices: readonly LocalDate[];
  today: LocalDate;
}): Fraction {
  let expired = ZERO;
  const lapseUntil = (until: LocalDate, from: LocalDate): void => {
    for (const claim of claims) {
      const day = lapseDay({ country, ...claim, after: from });
      const isOver = day < until && day < today && isLess(ZERO, claim.weeks);
      if (!isOver || !isNoticed({ day, weeks: claim.weeks, notices })) continue;
      expired = sum([expired, claim.weeks]);
      claim.weeks = ZERO;
    }
  };
  let from = current.from;
  for (const { day, weeks } of days) {
    lapseUntil(day, from);
    take({ claims, weeks });
    from = day;
  }
  lapseUntil(addDays(current.to, 1), from);
  return expired;
}

/** Takes weeks from the oldest claims; what is more than all of them from the last one, which is below zero then. */
function take({ claims, weeks }: { claims: Claim[]; weeks: Fraction }): void {
  let open = weeks;
  for (const claim of claims) {
    const part = smaller(open, larger(claim.weeks, ZERO));
    claim.weeks = minus(claim.weeks, part);
    open = minus(open, part);
  }
  const last = claims.at(-1);
  if (last) last.weeks = minus(last.weeks, open);
}
