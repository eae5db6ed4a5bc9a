import type { TimeSheet } from "@tresen/contract/time-sheet/time-sheet";
import { Info, TriangleAlert } from "lucide-react";
import { weekdayText } from "./sheet-words";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

/** What has to be looked at in a month, with the paragraph that says so. */
export function WarningList({ warnings }: { warnings: TimeSheet["warnings"] }) {
  if (warnings.length === 0) return <p className="text-sm text-muted">{texts.noWarnings}</p>;
  return (
    <ul className="divide-y divide-line rounded-panel border border-line bg-surface text-sm">
      {warnings.map(({ day, kind, message, paragraph, severity }, index) => {
        const Icon = severity === "info" ? Info : TriangleAlert;
        return (
          <li key={`${index} ${day} ${kind}`} className="flex items-start gap-2 px-3 py-1.5">
            <Icon
              size={16}
              aria-hidden
              className={`mt-0.5 shrink-0 ${severity === "breach" ? "text-danger" : "text-muted"}`}
            />
            <span className="w-20 shrink-0 whitespace-nowrap tabular-nums">{weekdayText(day)}</span>
            <span className="min-w-0">
              {message}
              {paragraph !== null && <span className="text-muted"> ({paragraph})</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
