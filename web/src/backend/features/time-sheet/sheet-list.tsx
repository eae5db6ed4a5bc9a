import { SHEET_WORDS } from "@tresen/contract/time-sheet/export/export.texts";
import type { TimeSheet } from "@tresen/contract/time-sheet/time-sheet";
import { TIME_SHEET_STATES } from "@tresen/contract/time-sheet/time-sheet.state";
import { TIME_SHEET_STATE_LABELS, hoursText } from "@tresen/contract/time-sheet/time-sheet.texts";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

const COLUMNS = [
  ["plannedMinutes", texts.planned],
  ["workedMinutes", texts.worked],
  ["differenceMinutes", texts.difference],
  ["closingBalanceMinutes", texts.closing],
] as const;

/** Everybody's month: who is open, confirmed, approved and locked, with sums; the ones with something to do first. */
export function SheetList({ sheets, onOpen }: { sheets: readonly TimeSheet[]; onOpen: (user: string) => void }) {
  if (sheets.length === 0) return <p className="text-sm text-muted">{texts.none}</p>;
  const sum = (name: (typeof COLUMNS)[number][0]): number => sheets.reduce((all, sheet) => all + sheet[name], 0);
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-wrap gap-2 text-sm">
        {TIME_SHEET_STATES.map((state) => (
          <li key={state} className="rounded-control border border-line bg-surface px-3 py-1">
            {TIME_SHEET_STATE_LABELS[state]}:{" "}
            <span className="font-semibold tabular-nums">{sheets.filter((sheet) => sheet.state === state).length}</span>
          </li>
        ))}
      </ul>
      <div
        className="overflow-x-auto rounded-panel border border-line bg-surface"
        tabIndex={0}
        role="group"
        aria-label={texts.people}
      >
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="sticky start-0 bg-surface px-3 py-2 text-start font-medium">
                {texts.person}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {texts.state}
              </th>
              {COLUMNS.map(([name, title]) => (
                <th key={name} scope="col" className="px-3 py-2 text-end font-medium">
                  {title}
                </th>
              ))}
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {texts.warnings}
              </th>
            </tr>
          </thead>
          <tbody>
            {sheets.map((sheet) => (
              <tr key={sheet.user.id} className="border-t border-line">
                <th scope="row" className="sticky start-0 bg-surface px-3 py-1 text-start font-normal">
                  <button
                    type="button"
                    className="min-h-9 cursor-pointer text-start underline pointer-coarse:min-h-11"
                    onClick={() => onOpen(sheet.user.id)}
                  >
                    {sheet.isExternal ? SHEET_WORDS.outside(sheet.user.name) : sheet.user.name}
                  </button>
                </th>
                <td className="px-3 py-1">{TIME_SHEET_STATE_LABELS[sheet.state]}</td>
                {COLUMNS.map(([name]) => (
                  <td key={name} className="px-3 py-1 text-end whitespace-nowrap tabular-nums">
                    {sheet.isExternal && name !== "workedMinutes" ? "–" : hoursText(sheet[name])}
                  </td>
                ))}
                <td className="px-3 py-1 whitespace-nowrap">
                  {sheet.warnings.length > 0 && (
                    <span className={sheet.warnings.some(({ severity }) => severity === "breach") ? "text-danger" : ""}>
                      {texts.warningCount(sheet.warnings.length)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-2 border-line-strong font-semibold">
              <th scope="row" className="sticky start-0 bg-surface px-3 py-2 text-start">
                {texts.total}
              </th>
              <td />
              {COLUMNS.map(([name]) => (
                <td key={name} className="px-3 py-2 text-end whitespace-nowrap tabular-nums">
                  {hoursText(sum(name))}
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}
