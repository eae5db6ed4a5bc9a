import type { AnyRecord } from "@tresen/contract/openapi/client";
import { ACTIVITY_FLAGS, type ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import { FLAG_LABELS } from "@tresen/contract/time-tracking/time-tracking.texts";

/** What a manager has to look at before a month is approved. */
const TO_CHECK: readonly ActivityFlag[] = ["clockUncertain", "closedByRule", "overlap", "outsideArea", "placeUnknown"];

/** The flags of an activity, in one order. */
export function flagsOf(record: AnyRecord): ActivityFlag[] {
  const known: readonly unknown[] = Array.isArray(record["flags"]) ? record["flags"] : [];
  return ACTIVITY_FLAGS.filter((flag) => known.includes(flag));
}

export const flagsText = (record: AnyRecord): string =>
  flagsOf(record)
    .map((flag) => FLAG_LABELS[flag])
    .join(", ");

/** The flags of an activity in its list; those to look at stand out. */
export function FlagsCell({ record }: { record: AnyRecord }) {
  const flags = flagsOf(record);
  // As in all other columns.
  if (flags.length === 0) return <>–</>;
  return (
    <span className="flex flex-wrap gap-1">
      {flags.map((flag) => (
        <span
          key={flag}
          className={`rounded-full px-2 py-0.5 text-xs ${
            TO_CHECK.includes(flag) ? "bg-warning-soft font-medium text-warning" : "bg-sunken text-muted"
          }`}
        >
          {FLAG_LABELS[flag]}
        </span>
      ))}
    </span>
  );
}
