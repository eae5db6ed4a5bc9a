import type { AnyRecord } from "@tresen/contract/openapi/client";
import { formatExactDateTime } from "@tresen/contract/kit/time";
import { activityKept } from "@tresen/contract/time-tracking/activity.resource";
import { ACTION_LABELS, SOURCE_LABELS } from "@tresen/contract/time-tracking/time-tracking.texts";
import { useZoneOf } from "../../shared/branches";
import { ACTIVITY_TEXTS as texts } from "./activity.texts";

const kept = activityKept.fields.stampings.catch([]);
const CELL = "py-1.5 pe-4 text-start tabular-nums";

/** The stampings behind an activity, by which the clock of the device can be judged; nothing where there are none. */
export function StampingsTable({ record }: { record: AnyRecord }) {
  const zone = useZoneOf()(String(record["branch"] ?? ""));
  const stampings = kept.parse(record["stampings"]);
  if (stampings.length === 0) return null;
  const time = (at: string): string => formatExactDateTime({ at: Date.parse(at), zone });
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={texts.stampings}>
      <table className="text-sm">
        <caption className="text-start font-medium">{texts.stampings}</caption>
        <thead>
          <tr className="text-muted">
            {[texts.action, texts.stampedAt, texts.deviceAt, texts.receivedAt, texts.recordedBy].map((head) => (
              <th key={head} scope="col" className={`${CELL} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {stampings.map(({ action, at, deviceAt, receivedAt, source }, index) => (
            <tr key={`${String(index)} ${at}`}>
              <td className={CELL}>{ACTION_LABELS[action]}</td>
              <td className={CELL}>{time(at)}</td>
              <td className={CELL}>{deviceAt ? time(deviceAt) : "–"}</td>
              <td className={CELL}>{time(receivedAt)}</td>
              <td className={CELL}>{SOURCE_LABELS[source]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
