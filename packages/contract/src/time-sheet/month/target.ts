import type { AbsenceKind } from "../../absence/absence-kinds";
import { byPart, isOtherHalf } from "../../absence/day-part";
import type { LocalDate } from "../../kit/time";
import { minutesOn } from "../../labour-law/leave/working-week";
import { contractOn } from "../../user/personnel/personnel.rules";
import type { SheetAbsence, SheetFacts } from "./facts";

/** What a day asks of a person, in whole minutes. */
export interface DayTarget {
  /** By the contract of the day, also on public holidays; rounded down. */
  contract: number;
  /** The same without public holidays. */
  planned: number;
  holiday: string | null;
  absence: AbsenceKind | null;
  /** Whether only a half of the day is taken, of which another may not be known. */
  isHalf: boolean;
  /** Planned minutes of absences that count as worked; none for time off in lieu, which the balance pays. */
  credited: number;
  /** The absence of the day, or those of its two halves, the morning first. */
  away: readonly AwayPart[];
}

/** An absence with what counts as worked for it. */
export interface AwayPart {
  kind: AbsenceKind;
  isHalf: boolean;
  credited: number;
}

/** The target of a day: nothing before entry, after exit and without a contract. */
export function targetOf({
  facts: { person, absences, holidays },
  day,
}: {
  facts: Pick<SheetFacts, "person" | "absences" | "holidays">;
  day: LocalDate;
}): DayTarget {
  const { entryDate, exitDate, contracts } = person;
  const isEmployed = (!entryDate || day >= entryDate) && (!exitDate || day <= exitDate);
  const agreed = isEmployed ? contractOn({ contracts, day }) : null;
  const contract = agreed ? Math.floor(minutesOn({ contract: agreed, day })) : 0;
  const holiday = holidays.find(({ date }) => date === day)?.name ?? null;
  const planned = holiday === null ? contract : 0;
  const away = awayOn({ absences, day, planned });
  return {
    ...{ contract, planned, holiday, absence: away[0]?.kind ?? null, away },
    isHalf: away.length === 1 && away[0]?.isHalf === true,
    credited: away.reduce((sum, { credited }) => sum + credited, 0),
  };
}

function awayOn({
  absences,
  day,
  planned,
}: Pick<SheetFacts, "absences"> & { day: LocalDate; planned: number }): AwayPart[] {
  const [first, ...more] = absences.filter(({ from, to }) => from <= day && day <= to).toSorted(byPart);
  if (!first) return [];
  const second = more.find((other) => isOtherHalf(first, other));
  const half = Math.ceil(planned / 2);
  return [
    awayPart({ absence: first, minutes: first.half ? half : planned }),
    // Both halves together are no more than the day.
    ...(second ? [awayPart({ absence: second, minutes: planned - half })] : []),
  ];
}

function awayPart({ absence: { kind, half }, minutes }: { absence: SheetAbsence; minutes: number }): AwayPart {
  return { kind, isHalf: half, credited: kind === "compensation" ? 0 : minutes };
}

/** Leave that is taken stays taken, whatever somebody works on its day. */
const TAKEN_AS_A_WHOLE: readonly AbsenceKind[] = ["holiday", "personalHoliday"];

/**
 * The target of a day on which somebody has worked. Other absence than leave, as of whoever went home ill, counts as far as work
 * and leave have left planned time: only so much fell out.
 */
export function besideWork<Target extends DayTarget>({
  target,
  workedMinutes,
}: {
  target: Target;
  workedMinutes: number;
}): Target {
  const isTaken = ({ kind }: AwayPart): boolean => TAKEN_AS_A_WHOLE.includes(kind);
  const taken = target.away.filter(isTaken).reduce((sum, { credited }) => sum + credited, 0);
  let left = Math.max(0, target.planned - workedMinutes - taken);
  const away = target.away.map((one) => {
    if (isTaken(one)) return one;
    const credited = Math.min(one.credited, left);
    left -= credited;
    return { ...one, credited };
  });
  return { ...target, away, credited: away.reduce((sum, { credited }) => sum + credited, 0) };
}
