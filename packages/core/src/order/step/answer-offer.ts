import {
  PROPOSAL_CHANGED,
  PROPOSAL_EXPIRED,
  PROPOSAL_PAST,
  PROPOSAL_UNKNOWN,
} from "@tresen/contract/order/refusal.texts";
import { CAPACITY_MESSAGES } from "@tresen/contract/order/capacity/capacity.texts";
import type { PublicOrder } from "@tresen/contract/order/order";
import type { Instant } from "@tresen/contract/kit/time";
import { AppError, inputError } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { apply, customer } from "../change";
import { openOrder } from "../public";
import { slotOf } from "../slot/slot";
import type { OrderRow } from "../store";
import { offeredTimes, publicView } from "../view";
import { isPossible } from "./stepped";

interface CounterAppointmentAnswer {
  uid: string;
  hash: string;
  accept: boolean;
  /** The proposed time that the customer saw, if known. */
  counterAppointment?: string | undefined;
  /** Which of the proposed times. */
  index?: number;
  now: Instant;
}

/**
 * Applies the customer's answer to the proposed time: accepting confirms the order, declining cancels it.
 * @throws missing, conflict when there is another proposal by now, or none.
 */
export async function answerCounterAppointment({
  uid,
  hash,
  accept,
  counterAppointment,
  index = 0,
  now,
}: CounterAppointmentAnswer): Promise<PublicOrder> {
  const before = await openOrder({ uid, hash });
  const action = accept ? "confirm-counter-appointment" : "reject-counter-appointment";
  const agreed = offeredTimes(before)[index];
  const isOpen = isPossible({ before, action, actor: "customer" });
  if (isOpen && !agreed)
    throw inputError({
      code: "order.counter_appointment_unknown",
      faults: [{ field: "index", code: "order.counter_appointment_unknown", message: PROPOSAL_UNKNOWN }],
    });
  const offered = agreed && isOpen ? Date.parse(agreed) : null;
  if (offered !== null && counterAppointment !== undefined && Date.parse(counterAppointment) !== offered) {
    throw new AppError("order.counter_appointment_changed", "conflict", PROPOSAL_CHANGED);
  }
  if (accept && offered !== null && offered < now) {
    throw new AppError("order.counter_appointment_past", "conflict", PROPOSAL_PAST);
  }
  const until = before.counterAppointmentExpiresAt;
  if (accept && offered !== null && until !== undefined && Date.parse(until) <= now) {
    throw new AppError("order.counter_appointment_expired", "conflict", PROPOSAL_EXPIRED);
  }
  const change = accept && agreed ? await movedTo({ before, agreed }) : {};
  const room = accept ? { full: CAPACITY_MESSAGES.accepted } : undefined;
  return publicView(await apply({ before, action, actor: "customer", by: customer(before), now, change, room }));
}

/**
 * Moves the order to the agreed appointment, instead of a time that it was promised. If the branch limits its slots,
 * the order takes a place in the new slot, even beyond the limit since the shop proposed the time.
 */
async function movedTo({ before, agreed }: { before: OrderRow; agreed: string }): Promise<Partial<OrderRow>> {
  const isLimited =
    before.slot !== undefined || Boolean((await readCatalog()).branches.get(before.branch)?.slotCapacity);
  return {
    appointment: agreed,
    counterAppointment: agreed,
    promisedAt: undefined,
    ...(isLimited ? { slot: slotOf(Date.parse(agreed)) } : {}),
  } as Partial<OrderRow>;
}
