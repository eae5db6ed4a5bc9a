import type { TimeSheet } from "@tresen/contract/time-sheet/time-sheet";
import { Link } from "@tanstack/react-router";
import { Info, TriangleAlert } from "lucide-react";
import { weekdayText } from "./sheet-words";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

type Warning = TimeSheet["warnings"][number];

/** What an entry of the day is the reason for, so that the way leads to it. */
const OF_ENTRIES: readonly Warning["kind"][] = ["open", "uncertain", "closedByRule", "overlap"];

/** What has to be looked at in a month, with the paragraph that says so, and the way to the entries of the day. */
export function WarningList({ sheet: { warnings, user, isExternal } }: { sheet: TimeSheet }) {
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
              {OF_ENTRIES.includes(kind) && (
                <>
                  {" "}
                  <Link
                    to="/$resource"
                    params={{ resource: "working-activities" }}
                    search={{
                      filters: { [isExternal ? "externalUser" : "user"]: user.id, dayFrom: day, dayTo: day },
                    }}
                    className="whitespace-nowrap underline print:hidden"
                  >
                    {texts.entriesOf(weekdayText(day))}
                  </Link>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
