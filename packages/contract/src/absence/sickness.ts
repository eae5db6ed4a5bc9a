import { type LocalDate, addDays } from "../kit/time";
import type { Country } from "../labour-law/country";
import { interruptsLeave } from "../labour-law/leave/leave-days";
import { type DayPart, isOtherHalf } from "./day-part";
import { type AbsenceKind, LEAVE_KINDS, REPORTED_KINDS } from "./absence-kinds";

interface Days {
  from: LocalDate;
  to: LocalDate;
}

/**
 * Whether an absence may lie over another one of the same person. Sickness may, since it comes while somebody is away for
 * another reason; two reports of sickness or care may not, and nothing that is granted may lie over anything.
 */
export function mayLieOver({ kind, other }: { kind: AbsenceKind; other: AbsenceKind }): boolean {
  return kind === "sick" && !REPORTED_KINDS.includes(other);
}

/** An approved absence, as time sheets and statistics count it. */
interface Counted extends Days {
  kind: AbsenceKind;
  half: boolean;
  part?: DayPart | null | undefined;
  certificate?: unknown;
}

/**
 * The same absences, each day, or half of a day, in one of them. Sickness takes the days of leave that it interrupts (§ 5 UrlG, § 9 BUrlG) and
 * those of a training. Other leave stays leave, and so do unpaid days and time off in lieu, which sickness does not
 * interrupt (OGH 9 ObA 11/13b, BAG 6 AZR 374/02).
 */
export function countedOnce<T extends Counted>({
  absences,
  country,
}: {
  absences: readonly T[];
  country: Country | null;
}): T[] {
  const sick = absences.filter(({ kind }) => kind === "sick");
  const others = absences.filter(({ kind }) => kind !== "sick");
  const meets = (over: T, other: T): boolean => !isOtherHalf(over, other);
  const goes = (over: T, other: T): boolean => isTaken({ sickness: over, other, country });
  return [
    ...others.flatMap((other) =>
      without({ one: other, taken: sick.filter((over) => meets(over, other) && goes(over, other)) }),
    ),
    ...sick.flatMap((over) =>
      without({ one: over, taken: others.filter((other) => meets(over, other) && !goes(over, other)) }),
    ),
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Whether days that both have are days of sickness. */
function isTaken({
  sickness,
  other,
  country,
}: {
  sickness: Counted;
  other: Counted;
  country: Country | null;
}): boolean {
  if (other.half && !sickness.half) return true;
  if (!LEAVE_KINDS.includes(other.kind)) return REPORTED_KINDS.includes(other.kind) || other.kind === "training";
  return (
    country !== null && interruptsLeave({ country, ...sickness, hasCertificate: sickness.certificate !== undefined })
  );
}

/** What is left of an absence without the days of others, as spans. */
function without<T extends Days>({ one, taken }: { one: T; taken: readonly Days[] }): T[] {
  return taken.reduce<T[]>(
    (spans, { from, to }) =>
      spans.flatMap((span) => {
        if (to < span.from || from > span.to) return [span];
        const before = { ...span, to: addDays(from, -1) };
        const after = { ...span, from: addDays(to, 1) };
        return [before, after].filter((part) => part.from <= part.to);
      }),
    [one],
  );
}
