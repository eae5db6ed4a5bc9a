import type { Booking } from "@tresen/contract/closing/booking";
import { BOOKING_LABELS, PAID_BY_LABELS } from "@tresen/contract/closing/booking.texts";
import { formatRate } from "@tresen/contract/kit/money";
import { formatDateTime, formatTime } from "@tresen/contract/kit/time";
import { TriangleAlert } from "lucide-react";
import { useCurrency } from "../../shared/config";
import { useMoney } from "../../shared/visibility";
import { CLOSING_TEXTS as texts } from "./closing.texts";

/** One booking entry in a list. @param equal another entry that moves the same, which may be the same entered twice. */
export function BookingLine({ entry, zone, equal }: { entry: Booking; zone: string; equal?: Booking | undefined }) {
  const currency = useCurrency();
  const money = useMoney();
  const { kind, ticketNumber, reason, by, at, payments, taxes } = entry;
  const entered = [
    ...taxes.map(({ rate }) => formatRate(rate)),
    ...payments.map(({ payment, amount }) =>
      // What only went from one kind of payment to another adds up to nothing.
      payments.length > 1 ? `${PAID_BY_LABELS[payment]} ${money(amount, currency)}` : PAID_BY_LABELS[payment],
    ),
  ];
  const about = [
    BOOKING_LABELS[kind],
    ticketNumber === null ? "" : texts.order(ticketNumber),
    reason,
    ...(by === null ? [] : entered),
  ];
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <span className="min-w-0 wrap-break-word">
        {about.filter(Boolean).join(" · ")}
        <span className="text-muted"> {formatDateTime({ at: Date.parse(at), zone })}</span>
      </span>
      <span className="ms-auto">
        {money(
          payments.reduce((sum, { amount }) => sum + amount, 0),
          currency,
        )}
      </span>
      {equal && (
        <span className="flex basis-full items-start gap-1.5 text-warning">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {texts.equal(formatTime({ at: Date.parse(equal.at), zone }))}
        </span>
      )}
    </li>
  );
}
