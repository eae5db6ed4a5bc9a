import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { formatExactDateTime } from "@tresen/contract/kit/time";
import type { ActivityCorrection } from "@tresen/contract/time-tracking/history/activity-history.calls";
import { useZoneOf } from "../../shared/branches";
import { failureText } from "../../shared/failure";
import { Skeleton } from "../../shared/ui/states";
import { historyQueries } from "./history-queries";
import { HISTORY_TEXTS as texts } from "./history.texts";
import { spanText } from "./times";

/** Who has corrected an activity, when and why, and what was recorded before. */
export function CorrectionsSection({ record }: { record: AnyRecord | null }) {
  const zone = useZoneOf()(String(record?.["branch"] ?? ""));
  const { data, error } = useQuery({
    ...historyQueries.corrections({ id: record?.id ?? "", version: record?.version ?? 0 }),
    enabled: record !== null,
  });
  if (error) return <p className="text-sm text-danger">{failureText(error, texts.correctionsFailed)}</p>;
  return data ? <Corrections corrections={data} zone={zone} /> : <Skeleton className="h-16" />;
}

export function Corrections({ corrections, zone }: { corrections: readonly ActivityCorrection[]; zone: string }) {
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {corrections.map((one) => (
        <li key={one.at} className="flex flex-col gap-0.5">
          <span className="font-medium">
            {(one.startedAt === null ? texts.added : texts.corrected)({
              at: formatExactDateTime({ at: Date.parse(one.at), zone }),
              name: one.by.name,
            })}
          </span>
          <span className="max-w-prose wrap-anywhere">{one.reason ? texts.reason(one.reason) : texts.noReason}</span>
          {one.startedAt !== null && <Content {...one} startedAt={one.startedAt} zone={zone} isFormer />}
          {formerBooking(one).map((said) => (
            <span key={said} className="max-w-prose wrap-anywhere text-muted">
              {said}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** What the time was booked on before, as far as the correction has changed it. */
function formerBooking({ branch, project, task, note }: ActivityCorrection): string[] {
  return [
    ...(branch === undefined ? [] : [texts.formerBranch(branch)]),
    ...(project === undefined ? [] : [texts.formerProject(project)]),
    ...(task === undefined ? [] : [texts.formerTask(task)]),
    ...(note === undefined ? [] : [texts.formerNote(note)]),
  ];
}

/** Times, breaks and kind of what is no longer so. */
export function Content({
  startedAt,
  endedAt,
  breaks,
  kind,
  zone,
  isFormer = false,
}: Pick<ActivityCorrection, "endedAt" | "breaks" | "kind"> & {
  startedAt: string;
  zone: string;
  isFormer?: boolean;
}) {
  const span = spanText({ startedAt, endedAt, zone });
  return (
    <span className="text-muted tabular-nums">
      {isFormer ? texts.former(span) : span}
      {kind !== null && ` · ${kind}`}
      {breaks.map((one) => (
        <span key={one.startedAt} className="block">
          {texts.pause(spanText({ ...one, zone }))}
        </span>
      ))}
    </span>
  );
}
