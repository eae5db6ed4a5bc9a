import type { CellColumn } from "../../kit/table/columns";
import type { TimeSheet, TimeSheetDetail } from "../time-sheet";
import { SURCHARGE_LABELS, TIME_SHEET_STATE_LABELS } from "../time-sheet.texts";
import { SHEET_SURCHARGES } from "../month/surcharge-classes";
import { dayRemark } from "./day-remark";
import { SHEET_WORDS as words } from "./export.texts";

/** A table as CSV and XLSX files have it: durations are whole minutes, so that sums are exact. */
export interface SheetTable {
  titles: string[];
  columns: CellColumn[];
  rows: Record<string, string | number>[];
}

const text = (path: string): CellColumn => ({ path, kind: "text" });
const number = (path: string): CellColumn => ({ path, kind: "number" });

/** The days of a sheet, and below them its sums and surcharges, each line with whose month it is and its state. */
export function daysTable(sheet: TimeSheetDetail): SheetTable {
  const about = { person: sheet.user.name, month: sheet.month, state: TIME_SHEET_STATE_LABELS[sheet.state] };
  const columns = [
    { title: words.person, column: text("person") },
    { title: words.month, column: text("month") },
    { title: words.state, column: text("state") },
    { title: words.entry, column: text("entry") },
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
    rows: [...sheet.days.map((day) => dayRow({ day, isExternal: sheet.isExternal })), ...sumRows(sheet)].map((row) => ({
      ...about,
      ...row,
    })),
  };
}

function dayRow({
  day,
  isExternal,
}: {
  day: TimeSheetDetail["days"][number];
  isExternal: boolean;
}): SheetTable["rows"][number] {
  return {
    ...{ entry: words.day, day: day.day, plannedMinutes: day.plannedMinutes, workedMinutes: day.workedMinutes },
    ...{ breakMinutes: day.breakMinutes, creditedMinutes: day.creditedMinutes },
    ...{ differenceMinutes: day.differenceMinutes, remark: dayRemark({ day, isExternal }) },
  };
}

/** Surcharges and other times stand in the column of worked time, balances in that of differences. */
function sumRows(sheet: TimeSheetDetail): SheetTable["rows"] {
  const credited = sheet.days.reduce((sum, day) => sum + day.creditedMinutes, 0);
  const total = {
    ...{ entry: words.total, plannedMinutes: sheet.plannedMinutes, workedMinutes: sheet.workedMinutes },
    ...{ breakMinutes: sheet.breakMinutes, creditedMinutes: credited, differenceMinutes: sheet.differenceMinutes },
  };
  const surcharges = sheet.surcharges.map(({ surcharge, minutes, percent, paragraph }) => ({
    ...{ entry: words.surcharges, workedMinutes: minutes },
    remark: [SURCHARGE_LABELS[surcharge], percent === null ? "" : `${percent} %`, paragraph ?? ""]
      .filter((part) => part !== "")
      .join(", "),
  }));
  const others = sheet.otherTimes.map((one) => ({
    ...{ entry: words.otherTimes, workedMinutes: one.minutes, remark: words.otherTime(one) },
  }));
  if (sheet.isExternal) return [total, ...surcharges, ...others];
  return [
    ...(sheet.correctionMinutes === 0
      ? []
      : [{ entry: words.corrections, differenceMinutes: sheet.correctionMinutes }]),
    total,
    { entry: words.opening, differenceMinutes: sheet.openingBalanceMinutes },
    { entry: words.closing, differenceMinutes: sheet.closingBalanceMinutes },
    ...surcharges,
    ...others,
  ];
}

const unless = <Value>(isLeftOut: boolean, value: Value): Value[] => (isLeftOut ? [] : [value]);

/** The sheets of a branch, one line each, with a column for each kind of surcharge and of the other times that they have. */
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
  const others = new Map(sheets.flatMap(({ otherTimes }) => otherTimes.map((one) => [one.kind, one] as const)));
  return {
    titles: [
      ...[words.personnelNumber, words.person, words.month, words.state],
      ...sums.map(([, title]) => words.minutes(title)),
      ...SHEET_SURCHARGES.map((surcharge) => words.minutes(SURCHARGE_LABELS[surcharge])),
      ...[...others.values()].map((one) => words.minutes(words.otherTime(one))),
    ],
    columns: [
      ...["personnelNumber", "person", "month", "state"].map(text),
      ...sums.map(([path]) => number(path)),
      ...[...SHEET_SURCHARGES, ...others.keys()].map(number),
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
      ...Object.fromEntries(
        [...others.keys()].map((kind) => [kind, sheet.otherTimes.find((one) => one.kind === kind)?.minutes ?? 0]),
      ),
    })),
  };
}
