import type { StaffOrder } from "@tresen/contract/order/order";
import { formatDateTime } from "@tresen/contract/kit/time";
import { Private } from "../../../shared/visibility";
import { actorLabel, timelineLabel } from "./timeline-labels";

/** Every step of the order, with person and time. */
export function OrderTimeline({ order, zone }: { order: StaffOrder; zone: string }) {
  return (
    <ol className="flex flex-col">
      {order.timeline.map((entry, index) => (
        <li key={index} className="flex gap-3 border-s-2 border-line pb-3 ps-4 last:pb-0">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{timelineLabel(entry.action)}</p>
            <p className="text-sm text-muted">
              {actorLabel(entry)}
              {entry.message && (
                <>
                  {" – "}
                  <Private kind="customer">{entry.message}</Private>
                </>
              )}
            </p>
          </div>
          <time dateTime={entry.at} className="figures text-sm text-muted">
            {formatDateTime({ at: Date.parse(entry.at), zone })}
          </time>
        </li>
      ))}
    </ol>
  );
}
