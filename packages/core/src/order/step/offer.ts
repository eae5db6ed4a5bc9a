import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { FieldError } from "@tresen/contract/kit/errors";
import { type Instant, MINUTE, parseInstant } from "@tresen/contract/kit/time";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import { APPOINTMENT_SECONDS } from "@tresen/contract/order/refusal.texts";
import { CAPACITY_MESSAGES } from "@tresen/contract/order/capacity/capacity.texts";
import { lastSlot } from "@tresen/contract/order/slots";
import { OFFER_MINUTES } from "@tresen/contract/order/step/offer";
import { untilText } from "@tresen/contract/live/live.texts";
import { inputError } from "../../platform/errors";
import { type Catalog, readCatalog } from "../../snapshot";
import type { OrderRow } from "../store";
import { hasRoomAt } from "./room";

/**
 * The fields of an order with the times that staff propose instead. @throws input for a time that cannot be agreed on.
 */
export async function offerOf({
  single,
  several,
  expiresInMinutes = OFFER_MINUTES,
  before,
  now,
}: {
  single: string | undefined;
  several: readonly string[] | undefined;
  expiresInMinutes: number | undefined;
  before: OrderRow;
  now: Instant;
}): Promise<Partial<OrderRow>> {
  const catalog = await readCatalog();
  const texts = several ?? [single ?? ""];
  const proposed = texts.map((text, index) => {
    const field = several ? `counterAppointments.${index}` : "counterAppointment";
    return { field, at: proposedInstant({ text, field, catalog, branch: before.branch, now }) };
  });
  const zone = zoneOf(catalog.branches.get(before.branch) ?? {});
  for (const { field, at } of proposed)
    if (!(await hasRoomAt({ row: before, at, now }))) {
      const message = CAPACITY_MESSAGES.offer(untilText({ until: at, now, zone }));
      throw inputError({
        code: "order.capacity_full",
        faults: [{ field, code: "order.capacity_full", message }],
      });
    }
  const all = [...new Set(proposed.map(({ at }) => new Date(at).toISOString()))];
  return {
    // The order gives its minutes back at once, and takes those of the time that the customer accepts.
    capacity: undefined,
    counterAppointment: all[0],
    counterAppointments: all,
    // Nobody can accept the last time once it has passed.
    counterAppointmentExpiresAt: new Date(
      Math.min(now + expiresInMinutes * MINUTE, Math.max(...proposed.map(({ at }) => at))),
    ).toISOString(),
  } as Partial<OrderRow>;
}

function proposedInstant({
  text,
  field,
  catalog,
  branch,
  now,
}: {
  text: string;
  field: string;
  catalog: Catalog;
  branch: string;
  now: Instant;
}): Instant {
  const at = parseInstant({ text, zone: zoneOf(catalog.branches.get(branch) ?? {}) });
  const fault = (code: string, message: string): FieldError[] => [{ field, code, message }];
  if (at === null)
    throw inputError({
      code: "order.counter_appointment_invalid",
      faults: fault("validation.date_time", VALIDATION.dateTime),
    });
  if (at <= now)
    throw inputError({
      code: "order.counter_appointment_past",
      faults: fault("order.appointment_past", ORDER_MESSAGES.appointmentPast),
    });
  if (at > lastSlot({ branch: catalog.branches.get(branch) ?? {}, now }))
    throw inputError({
      code: "order.counter_appointment_horizon",
      faults: fault("order.appointment_horizon", ORDER_MESSAGES.appointmentHorizon),
    });
  // Any full minute may be agreed on with a customer.
  if (at % MINUTE !== 0)
    throw inputError({
      code: "order.counter_appointment_seconds",
      faults: fault("order.appointment_seconds", APPOINTMENT_SECONDS),
    });
  return at;
}
