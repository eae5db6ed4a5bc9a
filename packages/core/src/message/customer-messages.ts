import type { OrderRow } from "../order";
import { type Channel, messageKey } from "../outbox";
import type { JobKey } from "../platform/job";
import { remindersFor } from "../reminder";
import type { CustomerEvent } from "./decide";

const CHANNELS: readonly Channel[] = ["mail", "sms"];
/** What customers are told, and whether it may be told several times: then the version of the order distinguishes them. */
const EVENTS: Readonly<Record<CustomerEvent, "once" | "again">> = {
  received: "once",
  confirmed: "once",
  rejected: "once",
  counterOffer: "again",
  counterReminder: "again",
  changed: "again",
  partlyRefunded: "again",
  paymentLink: "again",
  underway: "again",
  completed: "again",
  canceled: "once",
  refunded: "once",
  withdrawn: "once",
};

/** The keys of all jobs that may have told the customer something of the order. Most of them do not exist. */
export function customerMessageKeys(order: OrderRow): JobKey[] {
  const { uid, version } = order;
  const versions = Array.from({ length: version }, (_, index) => String(index + 1));
  const reminders = remindersFor(order).flatMap(({ kind: event, channels }) =>
    channels.flatMap((channel) =>
      versions.map((instance) => ({
        kind: channel,
        key: messageKey({ owner: uid, event, side: "customer", channel, instance }),
      })),
    ),
  );
  const steps = Object.entries(EVENTS).flatMap(([event, often]) =>
    [undefined, ...(often === "again" ? versions : [])].flatMap((instance) =>
      CHANNELS.map((channel) => ({
        kind: channel,
        key: messageKey({ owner: uid, event, side: "customer", channel, ...(instance ? { instance } : {}) }),
      })),
    ),
  );
  return [...steps, ...reminders];
}
