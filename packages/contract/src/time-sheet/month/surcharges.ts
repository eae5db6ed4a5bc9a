import { type LocalDate, addDays } from "../../kit/time";
import { WEEKDAYS, weekdayOf } from "../../kit/time";
import { type Piece, daysBetween } from "../../labour-law/check/work-time";
import {
  type WeekClasses,
  AUSTRIAN_NORMAL_HOURS,
  austrianDay,
  classesOfWeek,
  overtimeByDay,
} from "../../labour-law/surcharge/overtime";
import { surchargeRate } from "../../labour-law/surcharge/rates";
import { secondsOf, splitWork } from "../../labour-law/surcharge/split";
import { TAX_FREE_PERCENT, type TaxFreeClass, taxFreeSeconds } from "../../labour-law/surcharge/tax-free";
import { ageOn } from "../../labour-law/subject";
import { lastEmployedDay, nearestContract } from "../../user/personnel/employment";
import { agreedPercent, nightOf } from "./agreed-surcharges";
import { type CountedEntry, isPaid, secondsByDay, stretchOf } from "./counted-entries";
import type { SheetFacts } from "./facts";
import { SHEET_SURCHARGES, type SheetSurcharge } from "./surcharge-classes";
import { targetOf } from "./target";

const MINUTE = 60;

export interface SurchargeSum {
  surcharge: SheetSurcharge;
  minutes: number;
  percent: number | null;
  paragraph: string | null;
  taxFreePercent: number | null;
}

interface Asked {
  facts: SheetFacts;
  counted: readonly CountedEntry[];
  /** First and last day of the month. */
  first: LocalDate;
  last: LocalDate;
}

/** Days of the month whose surcharges are asked for: of entries that began on them, and of overtime on them. */
interface AskedDays extends Asked {
  days: { from: LocalDate; to: LocalDate };
}

/**
 * Minutes of a month by surcharge, rounded up, without those of which there are none.
 *
 * By the clock count the entries of the month, cut at midnight, so that a night that begins on the last day of a month is
 * as a whole in that month. Overtime counts by weeks and belongs to the day on which it was worked. Mehrarbeit of part-timers in Austria is paid in the last month of the quarter,
 * or of the employment, as far as it was not evened out on any of the quarter's days on which they worked part time.
 */
export function surchargesOf(asked: Asked): SurchargeSum[] {
  const { facts, last } = asked;
  const { country, rules } = facts;
  const seconds = surchargeSeconds({ ...asked, days: { from: asked.first, to: last } });
  return SHEET_SURCHARGES.flatMap((surcharge) => {
    const minutes = Math.ceil((seconds[surcharge] ?? 0) / MINUTE);
    if (minutes === 0) return [];
    const lawful = isOfContract(surcharge) ? null : lawRate({ facts, surcharge, last });
    const agreed = agreedPercent({ rules, surcharge, last });
    const isBetter = agreed !== undefined && agreed > (lawful?.percent ?? 0);
    return [
      {
        ...{ surcharge, minutes, percent: isBetter ? agreed : (lawful?.percent ?? null) },
        paragraph: lawful?.paragraph ?? (isTaxFree(surcharge) && country === "DE" ? "§ 3b EStG" : null),
        taxFreePercent: country === "DE" && isTaxFree(surcharge) ? TAX_FREE_PERCENT[surcharge] : null,
      },
    ];
  });
}

/** Seconds by surcharge of some days of the month. What counts by the quarter is part of the month's last day. */
export function surchargeSeconds(asked: AskedDays): Partial<Record<SheetSurcharge, number>> {
  const { country } = asked.facts;
  return { ...clockSeconds(asked), ...(country ? weekSeconds({ ...asked, country }) : {}) };
}

/** What the law says: that for minors where somebody was under 18 all month. */
const lawRate = ({
  facts: { country, person },
  surcharge,
  last: day,
}: {
  facts: Pick<SheetFacts, "country" | "person">;
  surcharge: Exclude<SheetSurcharge, ContractSurcharge>;
  last: LocalDate;
}) => {
  const { birthDate } = person;
  const isMinor = birthDate ? ageOn({ birthDate, day }) < 18 : false;
  return country ? surchargeRate({ country, surcharge, day, isMinor }) : null;
};

/** Classes that no law names a percentage for. */
type ContractSurcharge = "highHoliday" | "deepNight" | "taxedNight";
const isOfContract = (surcharge: SheetSurcharge): surcharge is ContractSurcharge =>
  surcharge === "highHoliday" || surcharge === "deepNight" || surcharge === "taxedNight";

export const isTaxFree = (surcharge: SheetSurcharge): surcharge is TaxFreeClass => surcharge in TAX_FREE_PERCENT;

type Seconds = Partial<Record<SheetSurcharge, number>>;

/** Seconds of the month's paid work by day and time of the day. */
function clockSeconds({ facts, counted, days: { from, to } }: AskedDays): Seconds {
  const { country, now } = facts;
  const night = nightOf(facts);
  const holidays = new Set(facts.holidays.map(({ date }) => date));
  const own = counted.filter((one) => isPaid(one) && one.entry.day >= from && one.entry.day <= to);
  const sums: Seconds = {};
  const add = (surcharge: SheetSurcharge, seconds: number): void => {
    sums[surcharge] = (sums[surcharge] ?? 0) + seconds;
  };
  for (const { entry, pieces, nightBeganOn } of own) {
    const whole = stretchOf({ entry, now });
    if (pieces.length === 0) continue;
    const parts = pieces.flatMap((piece) =>
      splitWork({ stretch: { ...whole, ...piece, breaks: [] }, night, holidays }),
    );
    if (country === "DE") {
      const freeOf = (of: readonly Piece[]) =>
        taxFreeSeconds({
          stretch: { ...whole, breaks: gapsOf({ ...whole, pieces: of }) },
          beganOn: nightBeganOn,
          holidays,
        });
      const { holiday, highHoliday, sunday } = freeOf(pieces);
      const atNight = parts.filter(({ isNight }) => isNight);
      const free = freeOf(atNight);
      add("holiday", holiday);
      add("highHoliday", highHoliday);
      add("sunday", sunday);
      add("night", free.night);
      add("deepNight", free.deepNight);
      add("taxedNight", secondsOf({ parts: atNight }) - free.night - free.deepNight);
      continue;
    }
    add("holiday", secondsOf({ parts, isOfKind: ({ isHoliday }) => isHoliday }));
    add("sunday", secondsOf({ parts, isOfKind: ({ isHoliday, isSunday }) => isSunday && !isHoliday }));
    add("night", secondsOf({ parts, isOfKind: ({ isNight }) => isNight }));
  }
  return sums;
}

/** What lies between the pieces. */
function gapsOf({ start, end, pieces }: { start: number; end: number; pieces: readonly Piece[] }): Piece[] {
  const bounds = [start, ...pieces.flatMap((piece) => [piece.start, piece.end]), end];
  return Array.from({ length: bounds.length / 2 }, (_, index) => ({
    start: bounds[index * 2] ?? end,
    end: bounds[index * 2 + 1] ?? end,
  })).filter((gap) => gap.start < gap.end);
}

/** Overtime on the days, and Mehrarbeit of the quarter where it ends. */
function weekSeconds({
  facts,
  counted,
  first,
  last,
  days,
  country,
}: AskedDays & { country: NonNullable<SheetFacts["country"]> }): Seconds {
  const worked = secondsByDay({
    counted,
    of: (one) => (isPaid(one) ? one.workedSeconds : 0),
    dayOf: ({ workDay }) => workDay,
  });
  const overtime = sundaysFrom(days)
    .flatMap((sunday) => overtimeIn({ facts, worked, sunday, country }))
    .reduce((sum, { day, overtime: seconds }) => sum + (isWithin({ ...days, day }) ? seconds : 0), 0);
  if (country !== "AT" || days.to !== last || !endsQuarter({ facts, first, last })) return { overtime };
  const quarter = { from: quarterStart(first), to: last };
  const extra = sundaysFrom(quarter)
    .map((sunday) =>
      classesIn({
        ...{ facts, worked, sunday, country },
        isAsked: (day) => isWithin({ ...quarter, day }) && isPartTime({ facts, day }),
      }),
    )
    .reduce((sum, week) => sum + week.extra - week.missing, 0);
  return { overtime, extraWork: Math.max(0, extra) };
}

/** Whether Mehrarbeit can arise on a day (§ 19d Abs. 3 AZG). Work outside all contracts counts by the nearest one. */
function isPartTime({ facts: { person, rules }, day }: { facts: SheetFacts; day: LocalDate }): boolean {
  const contract = nearestContract({ contracts: person.contracts, day });
  return contract !== null && contract.weeklyMinutes < rules.fullTimeMinutes;
}

interface WeekOf {
  facts: SheetFacts;
  worked: ReadonlyMap<LocalDate, number>;
  sunday: LocalDate;
  country: NonNullable<SheetFacts["country"]>;
}

interface WeekDay {
  day: LocalDate;
  /** Seconds that were agreed, and those that count. */
  agreed: number;
  counted: number;
}

/**
 * The days of a week with public holidays and paid absence as work: what they replace is no time that was missed. Absence
 * counts as far as the work of its day has left planned time, since nobody works overtime by being away.
 */
function daysOfWeek({ facts, worked, sunday }: WeekOf): WeekDay[] {
  return daysBetween({ from: addDays(sunday, -6), to: sunday }).map((day) => {
    const { contract, planned, credited } = targetOf({ facts, day });
    const seconds = worked.get(day) ?? 0;
    const free = (contract - planned) * MINUTE;
    const away = Math.min(credited * MINUTE, Math.max(0, planned * MINUTE - seconds));
    return { day, agreed: contract * MINUTE, counted: Math.max(seconds, free) + away };
  });
}

const weekOf = (days: readonly WeekDay[]) => ({
  days: days.map(({ counted }) => counted),
  agreed: days.reduce((sum, { agreed }) => sum + agreed, 0),
});

const normalWeek = ({ rules }: SheetFacts): number =>
  Math.max(AUSTRIAN_NORMAL_HOURS.week, rules.fullTimeMinutes * MINUTE);

/** Seconds of normal hours of each day. @param week all of its days. */
function normalDays({ days, week }: { days: readonly WeekDay[]; week: readonly WeekDay[] }): number[] {
  const workdays = week.filter(({ agreed }) => agreed > 0).length;
  return days.map(({ agreed }) => austrianDay({ agreed, workdays }));
}

/** Seconds of overtime of each day of a week. */
function overtimeIn(asked: WeekOf): { day: LocalDate; overtime: number }[] {
  const { facts, country } = asked;
  const days = daysOfWeek(asked);
  const normal = { ...AUSTRIAN_NORMAL_HOURS, days: normalDays({ days, week: days }), week: normalWeek(facts) };
  const overtime = overtimeByDay({ country, week: weekOf(days), normal });
  return days.map(({ day }, index) => ({ day, overtime: overtime[index] ?? 0 }));
}

/**
 * Some days of a week that is part of two quarters, or partly full time. The hours of the week are then those that the other
 * days before them have left.
 */
function classesIn({ isAsked, ...asked }: WeekOf & { isAsked: (day: LocalDate) => boolean }): WeekClasses {
  const { facts, country } = asked;
  const days = daysOfWeek(asked);
  const own = days.filter(({ day }) => isAsked(day));
  const end = own.at(-1)?.day ?? "";
  const others = days.filter(({ day }) => day < end && !isAsked(day));
  const most = normalDays({ days: others, week: days });
  const earlier = others.reduce((sum, { counted }, index) => sum + Math.min(counted, most[index] ?? 0), 0);
  return classesOfWeek({
    country,
    week: weekOf(own),
    normal: {
      ...AUSTRIAN_NORMAL_HOURS,
      days: normalDays({ days: own, week: days }),
      week: Math.max(0, normalWeek(facts) - earlier),
    },
  });
}

function endsQuarter({ facts: { person }, first, last }: Pick<Asked, "facts" | "first" | "last">): boolean {
  const end = lastEmployedDay(person);
  if (end !== null && end <= last) return end >= first;
  return Number(first.slice(5, 7)) % 3 === 0;
}

/** The first day of the quarter. */
export function quarterStart(day: LocalDate): LocalDate {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, "0")}-01`;
}

/** The Sundays of all weeks that have one of the days. */
function sundaysFrom({ from, to }: { from: LocalDate; to: LocalDate }): LocalDate[] {
  const first = addDays(from, (7 - WEEKDAYS.indexOf(weekdayOf(from))) % 7);
  const days: LocalDate[] = [];
  for (let day = first; addDays(day, -6) <= to; day = addDays(day, 7)) days.push(day);
  return days;
}

const isWithin = ({ from, to, day }: { from: LocalDate; to: LocalDate; day: LocalDate }): boolean =>
  day >= from && day <= to;
