import type { AnyRecord } from "@tresen/contract/openapi/client";
import { ACTIVITY_TEXTS as texts } from "./activity.texts";
import { AskCorrection } from "./requests/ask-button";
import { activityTimes } from "./activity-times";
import { flagsOf, flagsText } from "./flags-cell";
import { StampingsTable } from "./stampings-table";

/** What one wants to know of an activity first: how long it was, and what has to be looked at. */
export function ActivityOverview({ record }: { record: AnyRecord | null }) {
  if (!record) return null;
  const { worked, paused } = activityTimes(record);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
        {[
          [texts.worked, worked],
          [texts.paused, paused || texts.hours("0:00")],
          [texts.flags, flagsText(record) || texts.noFlags],
        ].map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {flagsOf(record).includes("clockUncertain") && (
        <p className="max-w-prose rounded-control bg-warning-soft px-3 py-2 text-warning">{texts.toCheck}</p>
      )}
      <StampingsTable record={record} />
      <div className="flex">
        <AskCorrection record={record} />
      </div>
    </div>
  );
}
