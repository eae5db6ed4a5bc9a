import { netOf } from "../kit/money";
import type { BookingContent, NewBooking } from "./booking";

/** The booking entry of what a member of staff entered. */
export function enteredBooking({
  entered: { kind, amount, payment, rate, from, reason },
  at,
  by,
}: {
  entered: NewBooking;
  at: string;
  by: string;
}): BookingContent {
  const net = rate === undefined ? 0 : netOf(amount, rate);
  return {
    ...{ kind, at, uid: null, ticketNumber: null, method: null },
    taxes: rate === undefined ? [] : [{ rate, net, tax: amount - net, gross: amount }],
    payments: [{ payment, amount }, ...(from === undefined ? [] : [{ payment: from, amount: -amount }])],
    ...{ deposits: [], donations: 0, tips: kind === "tip" ? amount : 0, reason, by },
  };
}
