import { dayRemark } from "@tresen/contract/time-sheet/export/day-remark";
import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { hoursText } from "@tresen/contract/time-sheet/time-sheet.texts";
import { weekdayText } from "./sheet-words";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

const COLUMNS = [
  ["plannedMinutes", texts.planned],
  ["workedMinutes", texts.worked],
  ["breakMinutes", texts.breaks],
  ["creditedMinutes", texts.credited],
  ["differenceMinutes", texts.difference],
] as const;

/** The days of a sheet with their sums. */
export function DaysTable({ days, isExternal }: Pick<TimeSheetDetail, "days" | "isExternal">) {
  const columns = COLUMNS.filter(([name]) => !isExternal || name === "workedMinutes" || name === "breakMinutes");
  const sum = (name: (typeof COLUMNS)[number][0]): number => days.reduce((all, day) => all + day[name], 0);
  return (
    <div
      className="overflow-x-auto rounded-panel border border-line bg-surface"
      tabIndex={0}
      role="group"
      aria-label={texts.days}
    >
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky start-0 bg-surface px-3 py-2 text-start font-medium">
              {texts.day}
            </th>
            {columns.map(([name, title]) => (
              <th key={name} scope="col" className="px-3 py-2 text-end font-medium">
                {title}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {texts.remark}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day} className="border-t border-line">
              <th
                scope="row"
                className="sticky start-0 bg-surface px-3 py-1.5 text-start font-normal whitespace-nowrap"
              >
                {weekdayText(day.day)}
              </th>
              {columns.map(([name]) => (
                <td key={name} className="px-3 py-1.5 text-end whitespace-nowrap tabular-nums">
                  {day[name] === 0 ? <span className="text-muted">–</span> : hoursText(day[name])}
                </td>
              ))}
              <td className="px-3 py-1.5 text-muted">{dayRemark({ day, isExternal })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line-strong font-semibold">
            <th scope="row" className="sticky start-0 bg-surface px-3 py-2 text-start">
              {texts.total}
            </th>
            {columns.map(([name]) => (
              <td key={name} className="px-3 py-2 text-end whitespace-nowrap tabular-nums">
                {hoursText(sum(name))}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
