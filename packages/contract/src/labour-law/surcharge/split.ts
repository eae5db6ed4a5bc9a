import { type Instant, type LocalDate, weekdayOf, zonedTime } from "../../kit/time";
import { dayTime, daysBetween, workedPiecesOf } from "../check/work-time";
import type { Stretch } from "../subject";

/** A part of the work that lies on one day and is of one kind by the clock. */
export interface WorkPart {
  day: LocalDate;
  start: Instant;
  end: Instant;
  isNight: boolean;
  isSunday: boolean;
  isHoliday: boolean;
}

/** When it is night, in minutes after midnight; over midnight where `from` is later than `to`. */
export interface Night {
  from: number;
  to: number;
}

/** 22:00 to 6:00, as many collective agreements have it; § 12a AZG says until 5:00, § 2 Abs. 3 ArbZG from 23:00. */
export const USUAL_NIGHT: Night = { from: 22 * 60, to: 6 * 60 };

/** The work of a stretch, cut at midnight and where the night begins and ends. Breaks without a place are taken from its middle. */
export function splitWork({
  stretch,
  night = USUAL_NIGHT,
  holidays,
}: {
  stretch: Stretch;
  night?: Night;
  holidays: ReadonlySet<LocalDate>;
}): WorkPart[] {
  const { zone } = stretch;
  return workedPiecesOf(stretch).flatMap((piece) => {
    const dayAt = (at: Instant): LocalDate => zonedTime({ at, zone }).date;
    return daysBetween({ from: dayAt(piece.start), to: dayAt(piece.end - 1) }).flatMap((day) =>
      partsOfDay(night)
        .map(({ from, to, isNight }) => ({ ...dayTime({ day, zone, from, to }), isNight }))
        .map(({ start, end, isNight }) => ({
          day,
          start: Math.max(start, piece.start),
          end: Math.min(end, piece.end),
          isNight,
          isSunday: weekdayOf(day) === "sunday",
          isHoliday: holidays.has(day),
        }))
        .filter(({ start, end }) => start < end),
    );
  });
}

/** Seconds of the parts that are of a kind. */
export function secondsOf({
  parts,
  isOfKind = () => true,
}: {
  parts: readonly WorkPart[];
  isOfKind?: (part: WorkPart) => boolean;
}): number {
  return parts.filter(isOfKind).reduce((sum, { start, end }) => sum + (end - start), 0) / 1000;
}

function partsOfDay({ from, to }: Night): { from: number; to: number; isNight: boolean }[] {
  return from > to
    ? [
        { from: 0, to, isNight: true },
        { from: to, to: from, isNight: false },
        { from, to: 1440, isNight: true },
      ]
    : [
        { from: 0, to: from, isNight: false },
        { from, to, isNight: true },
        { from: to, to: 1440, isNight: false },
      ];
}
