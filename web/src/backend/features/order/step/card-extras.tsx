import type { ListedOrder } from "@tresen/contract/order/order";
import { formatTime } from "@tresen/contract/kit/time";
import { Clock, NotebookPen } from "lucide-react";
import { Private } from "../../../shared/visibility";
import { STEP_TEXTS } from "./step.texts";

const LINE = "flex items-start gap-2 rounded-control px-3 py-1.5 text-sm";

/** What a card shows beside the first view of the desk: the promised time and notes. */
export function CardExtras({ order, zone }: { order: ListedOrder; zone: string }) {
  return (
    <>
      {order.promisedAt && (
        <p className={`${LINE} bg-info-soft font-semibold text-info`}>
          <Clock size={18} aria-hidden className="shrink-0" />
          {STEP_TEXTS.promised(formatTime({ at: Date.parse(order.promisedAt), zone }))}
        </p>
      )}
      {order.notes.map(({ at, name, text }) => (
        <p key={`${at} ${text}`} className={`${LINE} bg-sunken`}>
          <NotebookPen size={18} aria-hidden className="mt-0.5 shrink-0 text-muted" />
          <span className="line-clamp-3 min-w-0 wrap-anywhere">
            <Private kind="customer">{text}</Private> <span className="text-muted">{name}</span>
          </span>
        </p>
      ))}
    </>
  );
}
