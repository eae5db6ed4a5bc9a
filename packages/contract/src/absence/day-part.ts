import { type LocalDate, addDays, instantAt } from "../kit/time";
import { daysBetween } from "../labour-law/check/work-time";

/** Which half of each day somebody is away. */
export const DAY_PARTS = ["morning", "afternoon"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Where the one half ends and the other begins, in minutes of the day. */
const NOON = 12 * 60;

/** The days of an absence, as far as it takes them. */
export interface AwayDays {
  from: LocalDate;
  to: LocalDate;
  half: boolean;
  /** Null where it is not known which half. */
  part?: DayPart | null | undefined;
}

type Part = Pick<AwayDays, "half" | "part">;

/** Whether two absences take the one and the other half of each day, so that they have nothing in common. */
export function isOtherHalf(one: Part, other: Part): boolean {
  return Boolean(one.half && other.half && one.part && other.part && one.part !== other.part);
}

/** The morning before the afternoon. */
export function byPart(one: Part, other: Part): number {
  return Number(one.part === "afternoon") - Number(other.part === "afternoon");
}

/**
 * Whether work lies in what an absence takes of its days: a half that is not known may be any.
 * @param zone of the clock by which the days and halves are taken.
 */
export function isInAbsence({
  absence: { from, to, half, part },
  work: { startsAt, endsAt },
  zone,
}: {
  absence: AwayDays;
  work: { startsAt: string; endsAt: string };
  zone: string;
}): boolean {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const [first, last] = [new Date(start), new Date(end)].map((at) => at.toISOString().slice(0, 10));
  // The days by UTC with one around them hold those by any clock.
  const around = { from: addDays(first ?? from, -1), to: addDays(last ?? to, 1) };
  const isKnown = half && part;
  return daysBetween({ from: around.from < from ? from : around.from, to: around.to > to ? to : around.to }).some(
    (date) => {
      const begin = instantAt({ date, minutes: isKnown && part === "afternoon" ? NOON : 0, zone });
      const over =
        isKnown && part === "morning"
          ? instantAt({ date, minutes: NOON, zone })
          : instantAt({ date: addDays(date, 1), minutes: 0, zone });
      return start < over && end > begin;
    },
  );
}
