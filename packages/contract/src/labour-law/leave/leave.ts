import { type LocalDate, addDays } from "../../kit/time";
import { addMonths, earlier, later } from "./calendar";
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
import { carriedIn } from "./carry-over";
import { type CarriedTo, isNoticed, lapseDay, lastNotice } from "./lapse";
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
  /** What was left of earlier years at the beginning, with what lapsed just then; the last day on which the oldest of it can be taken. */
  carriedOver: number;
  carriedOverExpiresAt: LocalDate | null;
  /** Approved days until today and after it, as they were counted on their day; days that wait for an answer. */
  taken: number;
  planned: number;
  requested: number;
  /** What lapsed since the last day of the year before. */
  expired: number;
  /** What can still be taken: all but taken, planned and expired. Below zero where more was taken. */
  left: number;
}

/** Leave of one year that is not taken yet, in weeks. */
interface Claim {
  leaveYear: LeaveYear;
  weeks: Fraction;
  carriedTo: CarriedTo;
  /** Whether it lapses though nobody was told: whoever is sick all year could not have taken it. */
  isUnnoticed: boolean;
}

/** What an account is computed from. */
export interface LeaveFacts {
  employment: Employment;
  /** Leave of all years since the account begins. */
  leaves: readonly Leave[];
  sickness: readonly Sickness[];
  /** Of these years. */
  holidays: ReadonlySet<LocalDate>;
  /** The days on which the employer provably told the person to take their leave, or it would lapse. */
  notices: readonly LocalDate[];
  /** Germany: years whose rest was carried to 31 March for an urgent reason (§ 7 Abs. 3 Satz 2 BUrlG). */
  carriedYears?: readonly number[];
  /** Germany: years whose part of the waiting time the person asked to carry over (§ 7 Abs. 3 Satz 4 BUrlG). */
  deferredYears?: readonly number[];
  /** Hours only where that was agreed. */
  unit?: LeaveUnit;
  /** By the clock of the person's branch. */
  today: LocalDate;
}

/**
 * The leave account of a person for a year; null where they are not employed in it.
 *
 * It is kept in weeks and shown in units of the contract, so when working days change, what is left has as many weeks as
 * before, and what was taken stays. The oldest leave is taken first. Exact inside; what the person has is rounded up to
 * hundredths, what lapsed is rounded down.
 *
 * @param year The calendar year in which the leave year begins.
 */
export function leaveOf({ year, ...facts }: LeaveFacts & { year: number }): LeaveBalance | null {
  const { employment, today, unit = "days" } = facts;
  const { country, entryDate, exitDate, contracts } = employment;
  const leaveYear = leaveYearOf({ employment, year });
  const reference = earlier(later(today, later(leaveYear.from, entryDate)), leaveYear.to);
  const contract = contractAround({ contracts, day: reference });
  if (!contract || entryDate > leaveYear.to || (exitDate && exitDate < leaveYear.from)) return null;

  const { claims, days, carriedOver, expired } = accountOf({ facts, year });
  const isStoodFor = isOpened({ employment, leaveYear });
  const { entitled, accrued } = entitledWeeks({ employment, leaveYear, day: today });
  const size = unitsOfWeek({ contract, unit });
  const shown = (weeks: Fraction): number => roundedUp(times(weeks, size));
  const counted = (which: (day: LeaveDay) => boolean): number =>
    roundedDown(sum(days.filter(which).map(({ units }) => units)));
  const oldest = claims.find((claim) => claim.leaveYear.from < leaveYear.from && isLess(ZERO, claim.weeks));
  return {
    year,
    ...leaveYear,
    unit,
    entitlement: shown(isStoodFor ? ZERO : entitled),
    accrued: shown(isStoodFor ? ZERO : accrued),
    carriedOver: shown(carriedOver),
    carriedOverExpiresAt: oldest ? lapseDay({ country, ...oldest, after: reference }) : null,
    taken: counted(({ day, isApproved }) => isApproved && day <= today),
    planned: counted(({ day, isApproved }) => isApproved && day > today),
    requested: counted(({ isApproved }) => !isApproved),
    expired: roundedDown(times(expired, size)),
    left: shown(sum(claims.map(({ weeks }) => weeks))),
  };
}

/** Leave that may lapse. */
export interface AheadLapse {
  /** The last day on which it can be taken. */
  day: LocalDate;
  /** In days or hours of the contract of today, without what is approved until the end of the leave year. */
  left: number;
  /** The last day on which the employer can tell the person, so that it lapses; may be over. */
  lastNotice: LocalDate;
  /** Whether the person was told in time. */
  isNoticed: boolean;
}

/** What may lapse within twelve months from today on, by its day: whom the employer has to tell, and until when. */
export function lapsesAhead(facts: LeaveFacts): AheadLapse[] {
  const { employment, notices, today, unit = "days" } = facts;
  const { country, contracts, entryDate, exitDate } = employment;
  const contract = contractAround({ contracts, day: today });
  // What whoever has left did not take is paid.
  if (!contract || today < entryDate || (exitDate && today > exitDate)) return [];
  const { claims } = accountOf({ facts, year: leaveYearAt({ employment, day: today }) });
  return [...byLapse({ claims, country, after: today })]
    .filter(([day]) => day < addMonths(today, 12))
    .map(([day, due]) => {
      const weeks = sum(due.map((claim) => claim.weeks));
      return {
        day,
        left: roundedUp(times(weeks, unitsOfWeek({ contract, unit }))),
        lastNotice: lastNotice({ day, weeks }),
        isNoticed: isNoticed({ day, weeks, notices }),
      };
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Claims of which something is left, by the first day from `after` on at whose end they may lapse. */
function byLapse({
  claims,
  country,
  after,
}: {
  claims: readonly Claim[];
  country: Employment["country"];
  after: LocalDate;
}): Map<LocalDate, Claim[]> {
  const open = claims.filter(({ weeks }) => isLess(ZERO, weeks));
  return Map.groupBy(open, (claim) => lapseDay({ country, ...claim, after }));
}

/** The claims at the end of a leave year, its days of leave, and what was carried into it and lapsed in it, in weeks. */
function accountOf({ facts, year }: { facts: LeaveFacts; year: number }): {
  claims: Claim[];
  days: LeaveDay[];
  carriedOver: Fraction;
  expired: Fraction;
} {
  const { employment, leaves, sickness, holidays, notices, unit = "days", today } = facts;
  const { carriedYears = [], deferredYears = [] } = facts;
  const { country, contracts } = employment;
  const all = leaveDaysOf({ country, contracts, leaves, sickness, holidays, unit });
  const claims = openingClaims(employment);
  let account = { claims, days: [] as LeaveDay[], carriedOver: ZERO, expired: ZERO };
  let lapsedBefore = ZERO;
  for (let of = firstYear(employment); of <= year; of += 1) {
    const current = leaveYearOf({ employment, year: of });
    // What lapsed with the last day of the year before was left until then, and is told in this year.
    const carriedOver = sum([...claims.map(({ weeks }) => weeks), lapsedBefore]);
    if (!isOpened({ employment, leaveYear: current })) {
      const { entitled } = entitledWeeks({ employment, leaveYear: current, day: today });
      const asked = { isUrgent: carriedYears.includes(of), isDeferred: deferredYears.includes(of) };
      claims.push({
        leaveYear: current,
        weeks: entitled,
        ...carriedIn({ employment, sickness, leaveYear: current, ...asked }),
      });
    }
    const days = all.filter(({ day }) => day >= current.from && day <= current.to);
    const approved = days.filter(({ isApproved }) => isApproved);
    const { expired, atEnd } = passYear({ claims, current, days: approved, country, notices, today });
    account = { claims, days, carriedOver, expired: sum([expired, lapsedBefore]) };
    lapsedBefore = atEnd;
  }
  return account;
}

/** The day on which the account begins: with the first contract, since nothing is known before. */
function beginOf({ entryDate, contracts }: Employment): LocalDate {
  const first = contracts.map(({ validFrom }) => validFrom).sort()[0];
  return first ? later(first, entryDate) : entryDate;
}

/** The calendar year in which the leave year of a day begins. */
function leaveYearAt({ employment, day }: { employment: Employment; day: LocalDate }): number {
  const year = Number(day.slice(0, 4));
  return leaveYearOf({ employment, year }).from <= day ? year : year - 1;
}

/** The first leave year of the account. */
const firstYear = (employment: Employment): number => leaveYearAt({ employment, day: beginOf(employment) });

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
  const begin = beginOf(employment);
  return (
    employment.contracts
      // Where the opening balance stands for the year, what is taken counts against it, also against one of nothing.
      .filter(({ openingHolidayDays, validFrom }) => openingHolidayDays !== 0 || (isFirst && validFrom === begin))
      .map((contract) => ({
        leaveYear,
        weeks: over(decimal(contract.openingHolidayDays), unitsOfWeek({ contract, unit: "days" })),
        carriedTo: "yearEnd" as const,
        isUnnoticed: false,
      }))
  );
}

/** Takes the days of a leave year from the oldest claims, and lets claims lapse when it is time: also what does so with the last day. */
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
}): { expired: Fraction; atEnd: Fraction } {
  let expired = ZERO;
  let atEnd = ZERO;
  const lapseUntil = (until: LocalDate, from: LocalDate): void => {
    for (const [day, due] of byLapse({ claims, country, after: from })) {
      const weeks = sum(due.map((claim) => claim.weeks));
      if (day >= until || day >= today) continue;
      const lapsing = isNoticed({ day, weeks, notices }) ? due : due.filter(({ isUnnoticed }) => isUnnoticed);
      const lapsed = sum(lapsing.map((claim) => claim.weeks));
      expired = sum([expired, lapsed]);
      if (day === current.to) atEnd = sum([atEnd, lapsed]);
      for (const claim of lapsing) claim.weeks = ZERO;
    }
  };
  let from = current.from;
  for (const { day, weeks } of days) {
    lapseUntil(day, from);
    take({ claims, weeks });
    from = day;
  }
  lapseUntil(addDays(current.to, 1), from);
  return { expired, atEnd };
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
