import type { ListedOrder } from "@tresen/contract/order/order";
import { formatTime } from "@tresen/contract/kit/time";
import { Clock, NotebookPen, Phone } from "lucide-react";
import { isLater } from "@tresen/contract/order/preparation/later";
import { Private } from "../../../shared/visibility";
import { appointmentText } from "../appointment";
import { BeginOrder } from "./begin-order";
import { HeldLine } from "./held-line";
import { STEP_TEXTS } from "./step.texts";

const LINE = "flex items-start gap-2 rounded-control px-3 py-1.5 text-sm";

/** What a card shows beside the first view of the desk: when to begin, its source, the promised time, and notes. */
export function CardExtras({ order, zone, now }: { order: ListedOrder; zone: string; now: number }) {
  return (
    <>
      <HeldLine order={order} />
      {order.source === "phone" && (
        <p className={`${LINE} bg-sunken font-semibold`}>
          <Phone size={18} aria-hidden className="shrink-0" /> {STEP_TEXTS.byPhone}
        </p>
      )}
      {order.beginsAt !== null && isLater({ order, now }) && (
        <>
          <p className={`${LINE} bg-sunken font-semibold`}>
            <Clock size={18} aria-hidden className="shrink-0" />
            {STEP_TEXTS.begins(appointmentText({ at: Date.parse(order.beginsAt), now, zone }))}
          </p>
          <BeginOrder order={order} className="relative z-1 w-full" />
        </>
      )}
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
