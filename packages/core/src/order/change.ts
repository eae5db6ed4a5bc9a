import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { FieldError } from "@tresen/contract/kit/errors";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import { actionPermission, actionPermissions } from "@tresen/contract/order/order.permissions";
import {
  type OrderAction,
  type OrderActor,
  type OrderLifecycle,
  isOpenState,
  nextState,
} from "@tresen/contract/order/order.state";
import { reopenedState, undoneState } from "@tresen/contract/order/step/earlier-state";
import type { ActedOrder, PublicOrder, Questionnaire } from "@tresen/contract/order/order";
import { lastSlot } from "@tresen/contract/order/slots";
import { refundableOf } from "@tresen/contract/payment/refund";
import { type Instant, MINUTE, parseInstant } from "@tresen/contract/kit/time";
import {
  APPOINTMENT_SECONDS,
  PROPOSAL_CHANGED,
  PROPOSAL_PAST,
  STEP_IMPOSSIBLE,
} from "@tresen/contract/order/refusal.texts";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { AppError, inputError } from "../platform/errors";
import { requestFields } from "../platform/request";
import { readCatalog } from "../snapshot";
import { ownOrder } from "./list/list";
import { onlinePayment, withNewRefund, withPaid } from "./money/money";
import { openOrder } from "./public";
import { slotOf } from "./slot/slot";
import { replaceOrder } from "./replace";
import { type OrderRow, changedMeanwhile, isAwaitingPayment } from "./store";
import { actedView, publicView } from "./view";

type StaffAction = Exclude<
  OrderAction,
  "confirm-counter-appointment" | "reject-counter-appointment" | "questionnaire" | "payment-failed"
>;

interface StaffChange {
  actor: Actor;
  id: string;
  action: StaffAction;
  now: Instant;
  /** The version that the member of staff saw, if known. */
  version?: number | undefined;
  rejectionMessage?: string;
  /** An instant with offset, or a local time of the branch. */
  counterAppointment?: string;
}

/**
 * Applies a decision of staff of the order's branch.
 * @throws conflict when the order's state does not allow it or the version has changed, input, missing, forbidden.
 */
export async function changeOrder({
  actor,
  id,
  action,
  now,
  version,
  rejectionMessage,
  counterAppointment,
}: StaffChange): Promise<ActedOrder> {
  const { user } = requireStaff(actor);
  const before = await ownOrder({ actor, id, permission: actionPermission(action) });
  for (const permission of actionPermissions({ action, payment: onlinePayment(before) }))
    requirePermission({ actor, permission, branch: before.branch });
  if (version !== undefined && version !== before.version) throw changedMeanwhile();
  const zone = async (): Promise<string> => zoneOf((await readCatalog()).branches.get(before.branch) ?? {});
  const lifecycle =
    action === "undo"
      ? { undone: undoneState({ order: before, now }) }
      : action === "reopen"
        ? { reopened: reopenedState({ order: before, now, zone: await zone() }) }
        : {};
  const proposed =
    action === "counter-appointment"
      ? await proposedInstant({ text: counterAppointment ?? "", branch: before.branch, now })
      : null;
  const message = action === "reject" ? rejectionMessage : undefined;
  const change = {
    ...(message ? { rejectionMessage: message } : {}),
    ...(proposed === null ? {} : { counterAppointment: new Date(proposed).toISOString() }),
  };
  return actedView({
    row: await apply({ before, lifecycle, action, actor: "staff", by: user, now, change, message }),
    actor,
  });
}

interface CounterAppointmentAnswer {
  uid: string;
  hash: string;
  accept: boolean;
  /** The proposed time that the customer saw, if known. */
  counterAppointment?: string | undefined;
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
  now,
}: CounterAppointmentAnswer): Promise<PublicOrder> {
  const before = await openOrder({ uid, hash });
  const action = accept ? "confirm-counter-appointment" : "reject-counter-appointment";
  const agreed = before.counterAppointment;
  const offered = agreed && isPossible({ before, action, actor: "customer" }) ? Date.parse(agreed) : null;
  if (offered !== null && counterAppointment !== undefined && Date.parse(counterAppointment) !== offered) {
    throw new AppError("order.counter_appointment_changed", "conflict", PROPOSAL_CHANGED);
  }
  if (accept && offered !== null && offered < now) {
    throw new AppError("order.counter_appointment_past", "conflict", PROPOSAL_PAST);
  }
  const change = accept && agreed ? await movedTo({ before, agreed }) : {};
  return publicView(await apply({ before, action, actor: "customer", by: customer(before), now, change }));
}

/**
 * Moves the order to the agreed appointment. If the branch limits its slots, the order takes a place in the new slot,
 * even beyond the limit since the shop proposed the time.
 */
async function movedTo({ before, agreed }: { before: OrderRow; agreed: string }): Promise<Partial<OrderRow>> {
  const isLimited =
    before.slot !== undefined || Boolean((await readCatalog()).branches.get(before.branch)?.slotCapacity);
  return { appointment: agreed, ...(isLimited ? { slot: slotOf(Date.parse(agreed)) } : {}) };
}

/** Stores the customer's rating, once, after the order is completed. @throws missing, conflict. */
export async function sendQuestionnaire({
  uid,
  hash,
  answers,
  now,
}: {
  uid: string;
  hash: string;
  answers: Questionnaire;
  now: Instant;
}): Promise<PublicOrder> {
  const before = await openOrder({ uid, hash });
  return publicView(
    await apply({
      before,
      action: "questionnaire",
      actor: "customer",
      by: customer(before),
      now,
      change: { questionnaire: answers },
    }),
  );
}

interface Step {
  before: OrderRow;
  /** What the order itself does not say about its lifecycle. */
  lifecycle?: Partial<OrderLifecycle>;
  action: OrderAction;
  actor: OrderActor;
  by: { id: string; name: string };
  now: Instant;
  change?: Partial<OrderRow>;
  message?: string;
  /** The request in which it was decided. */
  requestId?: string | undefined;
}

/**
 * Applies one transition, on condition that the order is unchanged since it was read: of two concurrent ones the second
 * is refused.
 */
async function apply(step: Omit<Step, "requestId">): Promise<OrderRow> {
  const row = stepped({ ...step, requestId: requestFields().requestId });
  await replaceOrder({ before: step.before, row });
  return row;
}

/**
 * The order after one transition. If the order ends without being fulfilled, its slot is freed and a refund becomes due
 * in the same write.
 * @throws conflict when its state does not allow the action.
 */
export function stepped({
  before,
  lifecycle,
  action,
  actor,
  by,
  now,
  change = {},
  message,
  requestId,
}: Step): OrderRow {
  const state = nextState({ action, actor, order: { ...lifecycleOf(before), ...lifecycle } });
  if (!state) throw new AppError("order.action_not_allowed", "conflict", STEP_IMPOSSIBLE);
  const at = new Date(now).toISOString();
  const row = withRefundDue({
    ...before,
    ...change,
    state,
    version: before.version + 1,
    updatedAt: at,
    timeline: [
      ...before.timeline,
      { at, by: by.id, name: by.name, action, ...(message ? { message } : {}), ...(requestId ? { requestId } : {}) },
    ],
  });
  // An order that is not fulfilled frees its slot; a completed one has used it.
  if (isOff(state)) delete row.slot;
  return row;
}

/** Requests the refund of all that was paid for an order that is not fulfilled. */
export function withRefundDue(row: OrderRow): OrderRow {
  if (!isOff(row.state)) return row;
  return (row.payments ?? [])
    .filter(({ state }) => state === "paid")
    .reduce((before, payment) => {
      const amount = refundableOf({ payment, refunds: before.refunds ?? [] });
      const decision = { amount, at: before.updatedAt, by: before.timeline.at(-1)?.by ?? "system" };
      return amount > 0
        ? withNewRefund({ row: before, payment: payment.id, decision })
        : withPaid({ row: before, payment: { ...payment, state: "refunded" } });
    }, row);
}

function isOff(state: OrderRow["state"]): boolean {
  return !isOpenState(state) && state !== "completed";
}

function isPossible({ before, action, actor }: Pick<Step, "before" | "action" | "actor">): boolean {
  return nextState({ action, actor, order: lifecycleOf(before) }) !== null;
}

function lifecycleOf(row: OrderRow): OrderLifecycle {
  return {
    state: row.state,
    hasCounterAppointment: row.counterAppointment !== undefined,
    isRated: row.questionnaire !== undefined,
    isAwaitingPayment: isAwaitingPayment(row),
  };
}

/** The name of the customer in the timeline. */
export function customer(row: OrderRow): { id: string; name: string } {
  const { firstName = "", lastName = "" } = row.customer;
  return { id: "customer", name: `${String(firstName)} ${String(lastName)}`.trim() };
}

async function proposedInstant({
  text,
  branch,
  now,
}: {
  text: string;
  branch: string;
  now: Instant;
}): Promise<Instant> {
  const catalog = await readCatalog();
  const at = parseInstant({ text, zone: zoneOf(catalog.branches.get(branch) ?? {}) });
  const fault = (code: string, message: string): FieldError[] => [{ field: "counterAppointment", code, message }];
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
