import type { CellColumn } from "../../kit/table/columns";
import { ABSENCE_LABELS } from "../../absence/absence.texts";
import type { TimeSheet, TimeSheetDetail } from "../time-sheet";
import { SURCHARGE_LABELS, TIME_SHEET_STATE_LABELS } from "../time-sheet.texts";
import { SHEET_SURCHARGES } from "../month/surcharge-classes";
import { SHEET_WORDS as words } from "./export.texts";

/** A table as CSV and XLSX files have it: durations are whole minutes, so that sums are exact. */
export interface SheetTable {
  titles: string[];
  columns: CellColumn[];
  rows: Record<string, string | number>[];
}

const text = (path: string): CellColumn => ({ path, kind: "text" });
const number = (path: string): CellColumn => ({ path, kind: "number" });

/** The days of a sheet, with its sums in the last line. */
export function daysTable(sheet: TimeSheetDetail): SheetTable {
  const columns = [
    { title: words.day, column: { path: "day", kind: "date" } as const },
    ...unless(sheet.isExternal, { title: words.minutes(words.planned), column: number("plannedMinutes") }),
    { title: words.minutes(words.worked), column: number("workedMinutes") },
    { title: words.minutes(words.breaks), column: number("breakMinutes") },
    ...unless(sheet.isExternal, { title: words.minutes(words.credited), column: number("creditedMinutes") }),
    ...unless(sheet.isExternal, { title: words.minutes(words.difference), column: number("differenceMinutes") }),
    { title: words.remark, column: text("remark") },
  ];
  return {
    titles: columns.map(({ title }) => title),
    columns: columns.map(({ column }) => column),
    rows: sheet.days.map((day) => ({
      ...{ day: day.day, plannedMinutes: day.plannedMinutes, workedMinutes: day.workedMinutes },
      ...{ breakMinutes: day.breakMinutes, creditedMinutes: day.creditedMinutes },
      ...{ differenceMinutes: day.differenceMinutes, remark: remarkOf(day) },
    })),
  };
}

const unless = <Value>(isLeftOut: boolean, value: Value): Value[] => (isLeftOut ? [] : [value]);

/** Why somebody did not work on a day, as far as it may be told. */
export function remarkOf({ holiday, absence, isAbsent }: TimeSheetDetail["days"][number]): string {
  const away = absence ? ABSENCE_LABELS[absence] : isAbsent ? words.absent : "";
  return [holiday ?? "", away].filter((part) => part !== "").join(", ");
}

/** The sheets of a branch, one line each, with a column for each kind of surcharge. */
export function sheetsTable(sheets: readonly (TimeSheet & { personnelNumber: string })[]): SheetTable {
  const sums = [
    ["plannedMinutes", words.planned],
    ["workedMinutes", words.worked],
    ["breakMinutes", words.breaks],
    ["correctionMinutes", words.corrections],
    ["differenceMinutes", words.difference],
    ["openingBalanceMinutes", words.opening],
    ["closingBalanceMinutes", words.closing],
  ] as const;
  return {
    titles: [
      ...[words.personnelNumber, words.person, words.month, words.state],
      ...sums.map(([, title]) => words.minutes(title)),
      ...SHEET_SURCHARGES.map((surcharge) => words.minutes(SURCHARGE_LABELS[surcharge])),
    ],
    columns: [
      ...["personnelNumber", "person", "month", "state"].map(text),
      ...sums.map(([path]) => number(path)),
      ...SHEET_SURCHARGES.map(number),
    ],
    rows: sheets.map((sheet) => ({
      ...{
        personnelNumber: sheet.personnelNumber,
        person: sheet.isExternal ? words.outside(sheet.user.name) : sheet.user.name,
        month: sheet.month,
      },
      state: TIME_SHEET_STATE_LABELS[sheet.state],
      ...Object.fromEntries(sums.map(([path]) => [path, sheet[path]])),
      ...Object.fromEntries(
        SHEET_SURCHARGES.map((name) => [
          name,
          sheet.surcharges.find(({ surcharge }) => surcharge === name)?.minutes ?? 0,
        ]),
      ),
    })),
  };
}
