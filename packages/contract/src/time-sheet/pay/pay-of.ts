import type { LocalDate } from "../../kit/time";
import { daysBetween } from "../../labour-law/check/work-time";
import { TAX_FREE_PERCENT } from "../../labour-law/surcharge/tax-free";
import type { Contract } from "../../user/personnel/personnel-fields";
import { isEmployedOn, nearestContract } from "../../user/personnel/employment";
import { hourlyWageOf } from "../../user/personnel/personnel.rules";
import { type CountedEntry, countEntries } from "../month/counted-entries";
import type { SheetFacts } from "../month/facts";
import { holidayMinutes } from "../month/holiday-work";
import type { MonthFigures, SheetDay } from "../month/month-of";
import { daysOfMonth } from "../month/months";
import { SHEET_SURCHARGES } from "../month/surcharge-classes";
import { isTaxFree, surchargeSeconds } from "../month/surcharges";
import { paidMinutes } from "./paid-minutes";
import type { Pay, PayLine } from "./pay";

/** Up to which wage of an hour surcharges are free of tax (§ 3b Abs. 2 EStG) and of contributions (§ 1 Abs. 1 Nr. 1 SvEV), in cents. */
export const TAX_FREE_WAGE = 5000;
export const CONTRIBUTION_FREE_WAGE = 2500;

const MINUTE = 60;

/** Days in a row with the same wage. */
interface Period {
  from: LocalDate;
  to: LocalDate;
  /** Cents of an hour; null where none was agreed. */
  wage: number | null;
  salary: number | null;
}

interface Asked {
  facts: SheetFacts;
  /** `2026-11`. */
  month: string;
  figures: MonthFigures;
  /** What was entered for months that are locked. */
  correctionMinutes: number;
}

/**
 * What a month is worth by the wages of its days, gross; null where no wage was agreed for any of them.
 *
 * An entry is paid by the wage of the day on which it began, a week's overtime by that of its Sunday, Mehrarbeit and
 * corrections by the last one of the month. Time off in lieu is paid with the work that it evens out. Where somebody has a
 * salary, overtime goes to their balance, and only its surcharge is a line. Each line is rounded to the cent.
 *
 * Public holidays: see `paidMinutes`.
 */
export function payOf(asked: Asked): Pay | null {
  const { facts, month, figures } = asked;
  const { first, last } = daysOfMonth(month);
  const periods = periodsOf({ contracts: facts.person.contracts, first, last });
  if (periods.every(({ wage }) => wage === null)) return null;
  const counted = countEntries(facts);
  const lines = periods.flatMap((period, index) => [
    ...baseLines({ ...asked, counted, period, isLast: index === periods.length - 1 }),
    ...surchargeLines({ ...asked, counted, period }),
  ]);
  const sum = (name: "amount" | "taxFree" | "contributionFree"): number =>
    lines.reduce((all, line) => all + line[name], 0);
  const unpriced = periods.filter(({ wage }) => wage === null);
  return {
    lines,
    ...{ amount: sum("amount"), taxFree: sum("taxFree"), contributionFree: sum("contributionFree") },
    unpricedMinutes: unpriced.reduce((all, period) => all + workedIn({ figures, period }), 0),
  };
}

/** The month by wages. Before the first contract and after one that has ended, the nearest one tells what an hour is worth. */
function periodsOf({
  contracts,
  first,
  last,
}: {
  contracts: readonly Contract[];
  first: LocalDate;
  last: LocalDate;
}): Period[] {
  const periods: Period[] = [];
  for (const day of daysBetween({ from: first, to: last })) {
    const contract = nearestContract({ contracts, day });
    const wage = contract ? hourlyWageOf(contract) : null;
    const salary = contract?.hourlyWage ? null : (contract?.monthlySalary ?? null);
    const open = periods.at(-1);
    if (open?.wage === wage && open.salary === salary) open.to = day;
    else periods.push({ from: day, to: day, wage, salary });
  }
  return periods;
}

type AskedPeriod = Asked & { counted: readonly CountedEntry[]; period: Period };

function baseLines({ isLast, ...asked }: AskedPeriod & { isLast: boolean }): PayLine[] {
  const { facts, figures, period, month, correctionMinutes } = asked;
  const { from, to, wage, salary } = period;
  if (wage === null) return [];
  const days = figures.days.filter(({ day }) => day >= from && day <= to);
  const priced = (item: PayLine["item"], minutes: number): PayLine[] =>
    minutes === 0 ? [] : [{ ...lineOf(period), item, minutes, wage, amount: rounded(minutes * wage, 60) }];
  const unpaid = days.reduce((sum, day) => sum + unpaidMinutes(day), 0);
  if (salary !== null) {
    const { first, last } = daysOfMonth(month);
    const employed = daysBetween({ from, to }).filter((day) => isEmployedOn({ person: facts.person, day })).length;
    const amount = rounded(salary * employed, daysBetween({ from: first, to: last }).length);
    const line = { ...lineOf(period), item: "salary" as const, minutes: null, wage: null, amount };
    return [...(amount === 0 ? [] : [line]), ...priced("unpaid", -unpaid)];
  }
  const away = days.reduce((sum, { creditedMinutes }) => sum + creditedMinutes, 0) - unpaid;
  const paid = paidMinutes({ facts, days, onHolidays: holidayMinutes(asked) });
  return [
    ...priced("worked", paid.workedMinutes),
    ...priced("absences", away),
    ...priced("publicHolidays", paid.publicHolidayMinutes),
    ...(isLast ? priced("corrections", correctionMinutes) : []),
  ];
}

/** Minutes of a day that are taken without pay. */
function unpaidMinutes({
  absence,
  creditedMinutes,
  halves = absence ? [{ kind: absence, creditedMinutes }] : [],
}: SheetDay) {
  return halves.reduce((sum, half) => sum + (half.kind === "unpaid" ? half.creditedMinutes : 0), 0);
}

function surchargeLines(asked: AskedPeriod): PayLine[] {
  const { figures, period } = asked;
  const { wage } = period;
  if (wage === null) return [];
  const seconds = secondsIn(asked);
  return SHEET_SURCHARGES.flatMap((surcharge): PayLine[] => {
    const minutes = minutesOf(seconds[surcharge]);
    const rate = figures.surcharges.find((one) => one.surcharge === surcharge);
    const percent = rate?.percent ?? null;
    if (minutes === 0 || percent === null) return [];
    const most = isTaxFree(surcharge) && rate?.taxFreePercent ? TAX_FREE_PERCENT[surcharge] : 0;
    const upTo = (limit: number): number => rounded(minutes * Math.min(wage, limit) * Math.min(percent, most), 6000);
    return [
      {
        ...{
          ...lineOf(period),
          item: surcharge,
          minutes,
          wage,
          percent,
          amount: rounded(minutes * wage * percent, 6000),
        },
        ...{ taxFree: upTo(TAX_FREE_WAGE), contributionFree: upTo(CONTRIBUTION_FREE_WAGE) },
      },
    ];
  });
}

function secondsIn({ facts, counted, month, period: { from, to } }: AskedPeriod): ReturnType<typeof surchargeSeconds> {
  return surchargeSeconds({ facts, counted, ...daysOfMonth(month), days: { from, to } });
}

const lineOf = ({ from, to }: Period) => ({ from, to, percent: null, taxFree: 0, contributionFree: 0 });

const minutesOf = (seconds: number | undefined): number => Math.ceil((seconds ?? 0) / MINUTE);

const workedIn = ({ figures, period: { from, to } }: { figures: MonthFigures; period: Period }): number =>
  figures.days.filter(({ day }) => day >= from && day <= to).reduce((sum, day) => sum + day.workedMinutes, 0);

/** A quotient of whole numbers, rounded to the nearest whole one, halves away from zero. */
function rounded(of: number, by: number): number {
  return Math.sign(of) * Math.floor((2 * Math.abs(of) + by) / (2 * by));
}
