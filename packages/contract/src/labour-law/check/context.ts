import {
  DEFAULT_TIME_ZONE,
  type Instant,
  type LocalDate,
  addDays,
  weekdayOf,
  WEEKDAYS,
  zonedTime,
} from "../../kit/time";
import type { Holiday } from "../holiday/holidays";
import type { Stretch, Subject } from "../subject";
import {
  type Piece,
  dayTime,
  daysBetween,
  lengthOf,
  merged,
  piecesOf,
  timeWithin,
  touching,
  workedPiecesOf,
  workingDayPieces,
} from "./work-time";

/** The work between two daily rests. */
export interface WorkingDay {
  /** The day on which it begins. */
  date: LocalDate;
  start: Instant;
  end: Instant;
  /** Between them are the breaks that have a place. */
  pieces: readonly Piece[];
  /** Breaks without a place, in minutes. */
  breakMinutes: number;
  /** Milliseconds. */
  worked: number;
  /** Ids of its stretches that are not elsewhere. */
  stretches: readonly string[];
  hasElsewhere: boolean;
}

/** The time for which the average is asked, by what law or collective agreement allow. */
export interface AverageWindow {
  from: LocalDate;
  to: LocalDate;
  /** Days of leave, sickness and the like, which do not count. */
  absentDays?: readonly LocalDate[];
}

/** What the checks read. */
export interface Context {
  subject: Subject;
  from: LocalDate;
  to: LocalDate;
  zone: string;
  holidays: ReadonlySet<LocalDate>;
  average: AverageWindow | null;
  /** Sundays with work that is not among the stretches. */
  sundays: readonly LocalDate[];
  /** All working days, those that are asked for, and the dates with work, also those that a night only reaches. */
  days: readonly WorkingDay[];
  asked: readonly WorkingDay[];
  dates: readonly LocalDate[];
  /** Milliseconds of work within a time, of all branches. */
  workIn: (within: Piece) => number;
  /** Milliseconds of work on a day by the clock, or between minutes of it. */
  workOn: (day: LocalDate, minutes?: { from: number; to: number }) => number;
  /** Whom a finding about a time concerns. */
  concerned: (within: Piece) => { stretches: readonly string[]; hasElsewhere: boolean };
}

export function contextOf({
  subject,
  stretches,
  from,
  to,
  holidays,
  average,
  sundays,
}: Pick<Context, "subject" | "from" | "to" | "average" | "sundays"> & {
  stretches: readonly Stretch[];
  holidays: readonly Holiday[];
}): Context {
  const zone = stretches[0]?.zone ?? DEFAULT_TIME_ZONE;
  const worked = touching(merged(stretches.flatMap(workedPiecesOf)));
  const workIn = (within: Piece): number => timeWithin({ pieces: worked(within), within });
  const touched = touching(stretches);
  const days = workingDaysOf({ stretches, zone, workIn, touched });
  const dates = new Set(days.flatMap((day) => datesOf({ day, zone })));
  const workOn: Context["workOn"] = (day, minutes) => workIn(dayTime({ day, zone, ...minutes }));
  return {
    subject,
    from,
    to,
    zone,
    holidays: new Set(holidays.map(({ date }) => date)),
    average,
    sundays,
    days,
    asked: days.filter(({ date }) => date >= from && date <= to),
    dates: [...dates].filter((day) => workOn(day) > 0).sort(),
    workIn,
    workOn,
    concerned: (within) => concernedBy(touched(within)),
  };
}

function concernedBy(stretches: readonly Stretch[]): { stretches: readonly string[]; hasElsewhere: boolean } {
  return {
    stretches: stretches.filter(({ isElsewhere }) => !isElsewhere).map(({ id }) => id),
    hasElsewhere: stretches.some(({ isElsewhere }) => isElsewhere),
  };
}

function datesOf({ day: { date, end }, zone }: { day: WorkingDay; zone: string }): LocalDate[] {
  return daysBetween({ from: date, to: zonedTime({ at: end - 1, zone }).date });
}

/** Monday of the week of a day. */
export function mondayOf(day: LocalDate): LocalDate {
  return addDays(day, -((WEEKDAYS.indexOf(weekdayOf(day)) + 6) % 7));
}

/** A week from Monday to Sunday by the clock. */
export function weekTime({ monday, zone }: { monday: LocalDate; zone: string }): Piece {
  return { start: dayTime({ day: monday, zone }).start, end: dayTime({ day: addDays(monday, 7), zone }).start };
}

/** The Mondays of the weeks with work that are asked for, in order. */
export function askedWeeks({ dates, from, to }: Context): LocalDate[] {
  const [first, last] = [mondayOf(from), addDays(mondayOf(to), 6)];
  return [...new Set(dates.filter((day) => day >= first && day <= last).map(mondayOf))];
}

/** The rests between working days, in order. */
export function restsOf({ days }: Context): { rest: Piece; before: WorkingDay; after: WorkingDay }[] {
  return days.slice(1).flatMap((after, index) => {
    const before = days[index];
    return before ? [{ rest: { start: before.end, end: after.start }, before, after }] : [];
  });
}

/** The working days of stretches with what the checks ask of each. */
function workingDaysOf({
  stretches,
  zone,
  workIn,
  touched,
}: Pick<Context, "zone" | "workIn"> & {
  stretches: readonly Stretch[];
  touched: (within: Piece) => Stretch[];
}): WorkingDay[] {
  return workingDayPieces({ pieces: merged(stretches.flatMap(piecesOf)), zone }).flatMap((pieces) => {
    const [first, last] = [pieces.at(0), pieces.at(-1)];
    if (!first || !last) return [];
    const whole = { start: first.start, end: last.end };
    const own = touched(whole);
    const breakMinutes = own.reduce((sum, stretch) => sum + (stretch.breakMinutes ?? 0), 0);
    const { date } = zonedTime({ at: first.start, zone });
    return [{ ...whole, date, pieces, breakMinutes, worked: workIn(whole), ...concernedBy(own) }];
  });
}

/** The breaks of a working day that have a place. */
export function breaksOf({ pieces }: WorkingDay): Piece[] {
  return pieces.slice(1).flatMap(({ start }, index) => {
    const before = pieces[index];
    return before ? [{ start: before.end, end: start }] : [];
  });
}

/** Milliseconds of the longest time without a break of at least `part`. */
export function longestWork({ pieces, part }: { pieces: readonly Piece[]; part: number }): number {
  const joined: { end: Instant; worked: number }[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && piece.start - last.end < part) {
      last.worked += lengthOf(piece);
      last.end = piece.end;
    } else joined.push({ end: piece.end, worked: lengthOf(piece) });
  }
  return Math.max(0, ...joined.map(({ worked }) => worked));
}
