import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { countryOf } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { withBalance, withoutDifference } from "@tresen/contract/time-sheet/month/counted-month";
import { type MonthFigures, differenceOf, firstDayFor, monthOf } from "@tresen/contract/time-sheet/month/month-of";
import { daysOfMonth, monthAfter } from "@tresen/contract/time-sheet/month/months";
import { paidMinutesOf } from "@tresen/contract/time-sheet/pay/paid-minutes";
import { payOf } from "@tresen/contract/time-sheet/pay/pay-of";
import { WARNING_TEXTS } from "@tresen/contract/time-sheet/time-sheet.texts";
import { canonicalJson, hashOf } from "../platform/canonical";
import { firstActivityDay } from "../time-tracking";
import { type Setting, employmentOf, homeOf, readFacts, scopeOf } from "./facts";
import type { SheetPerson } from "./people";
import { type HeadRow, type LockedFigures, type SheetRow, readSheets, sheetKey } from "./stored";

/** How many months that are not locked are added up for a balance. */
const MOST_OPEN = 12;

/** A month of a person with its balance. `digest` names the figures that somebody confirms. */
export interface Figures extends LockedFigures {
  digest: string;
}

interface Asked {
  person: SheetPerson;
  setting: Setting;
  month: string;
  head: HeadRow | undefined;
  row: SheetRow | undefined;
}

/**
 * The figures of a month: as they were locked, or computed from what was recorded. Then its cost depends on the quarter
 * and on the months before that are not locked, twelve at most.
 */
export async function figuresOf(asked: Asked): Promise<Figures> {
  const { person, setting, month, row } = asked;
  // An external person has no balance that a correction could change.
  const correctionsOf = (one: SheetRow | undefined): number => (person.isExternal ? 0 : correctionsIn(one));
  if (row?.figures) return { ...row.figures, digest: row.digest };
  const start = await startOf(asked);
  const open = start.month === null ? [] : monthsBetween({ from: start.month, until: month });
  const isCut = open.length > MOST_OPEN;
  const counted = open.slice(-MOST_OPEN);
  const home = homeOf({ person, setting });
  const needed = firstDayFor({ month, country: home ? countryOf(home) : null });
  const { last } = daysOfMonth(month);
  const from = [needed, ...counted.slice(0, 1).map((one) => addDays(daysOfMonth(one).first, -1))].sort()[0] ?? needed;
  const [facts, rows] = await Promise.all([
    readFacts({ person, setting, from, to: last }),
    readSheets(counted.map((one) => ({ user: person.key, month: one }))),
  ]);
  const carried = counted.reduce(
    (sum, one) =>
      sum +
      differenceOf({ month: one, ...facts }) +
      correctionsOf(rows.get(sheetKey({ user: person.key, month: one }))),
    0,
  );
  const computed = monthOf({ month, ...facts });
  const opening =
    start.balance + openingsOf({ asked, after: start.after, cut: isCut ? counted[0] : undefined }) + carried;
  // What lies before the first recording is not carried on, so that it is no part of the balance here either.
  const isCounted = start.month !== null && start.month <= month;
  const told = [
    ...(isCut ? [WARNING_TEXTS.balance] : []),
    ...(isCounted || computed.differenceMinutes === 0 ? [] : [WARNING_TEXTS.notBegun]),
  ];
  const figures = isCounted ? computed : withoutDifference(computed);
  const correctionMinutes = correctionsIn(row);
  return {
    ...withBalance({ figures, opening, corrections: isCounted ? correctionsOf(row) : 0 }),
    warnings: [...told.map((message) => balanceWarning({ day: `${month}-01`, message })), ...figures.warnings],
    correctionMinutes,
    roundingMinutes: facts.rules.roundingMinutes,
    pay: payOf({ facts, month, figures, correctionMinutes }),
    paid: paidMinutesOf({ facts, days: figures.days }),
    digest: digestOf({ figures, row }),
  };
}

/**
 * Names what somebody confirms: the days, absences, surcharges and corrections of the month itself. Warnings depend on
 * the day on which one looks, and the balance on months before it. Amounts are no part of it, since whoever sees no wages
 * could try out which one has this digest.
 */
function digestOf({ figures, row }: { figures: MonthFigures; row: SheetRow | undefined }): string {
  const { warnings: _, ...own } = figures;
  return hashOf(canonicalJson({ ...own, corrections: row?.corrections ?? [] }));
}

/**
 * The first month that is not locked and counts, and the balance before it. Without a locked one it is that of the first
 * recording; null while there is none.
 */
async function startOf({ person, month, head }: Asked): Promise<{
  month: string | null;
  balance: number;
  /** The locked month on which it goes on. */
  after?: string;
}> {
  const lockedUntil = head?.lockedUntil;
  if (lockedUntil !== undefined && lockedUntil < month) {
    const rows = await readSheets([{ user: person.key, month: lockedUntil }]);
    const closing = rows.get(sheetKey({ user: person.key, month: lockedUntil }))?.figures?.closingBalanceMinutes;
    return { month: monthAfter(lockedUntil), balance: closing ?? 0, after: lockedUntil };
  }
  const first = await firstActivityDay(scopeOf(person.key));
  return { month: first?.slice(0, 7) ?? null, balance: 0 };
}

/** Opening balances of contracts that began by then, and after what is locked. */
function openingsOf({
  asked: { person, setting, month },
  after,
  cut,
}: {
  asked: Asked;
  after: string | undefined;
  cut: string | undefined;
}): number {
  const { contracts } = employmentOf({ person, setting });
  const isCounted = (day: LocalDate): boolean => {
    const begun = day.slice(0, 7);
    return begun <= month && (after === undefined || begun > after) && (cut === undefined || begun >= cut);
  };
  return contracts
    .filter(({ validFrom }) => isCounted(validFrom))
    .reduce((sum, { openingBalanceMinutes }) => sum + openingBalanceMinutes, 0);
}

/** The months from one to another that is no part of them. */
function monthsBetween({ from, until }: { from: string; until: string }): string[] {
  const months: string[] = [];
  for (let month = from; month < until; month = monthAfter(month)) months.push(month);
  return months;
}

const correctionsIn = (row: SheetRow | undefined): number =>
  (row?.corrections ?? []).reduce((sum, { minutes }) => sum + minutes, 0);

function balanceWarning({ day, message }: { day: LocalDate; message: string }): MonthFigures["warnings"][number] {
  return { kind: "balance", severity: "warning", paragraph: null, day, message };
}

/** The first month that has to be locked before another; null where that one comes next. */
export async function earlierOpen(asked: Asked): Promise<string | null> {
  const { month } = await startOf(asked);
  return month !== null && month < asked.month ? month : null;
}
