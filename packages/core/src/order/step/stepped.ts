import { type OrderAction, type OrderActor, type OrderLifecycle, nextState } from "@tresen/contract/order/order.state";
import { STEP_IMPOSSIBLE } from "@tresen/contract/order/refusal.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { AppError } from "../../platform/errors";
import { type OrderRow, isAwaitingPayment } from "../store";
import { withStep } from "./with-step";

export interface Step {
  before: OrderRow;
  /** What the order itself does not say about its lifecycle. */
  lifecycle?: Partial<OrderLifecycle>;
  action: OrderAction;
  actor: OrderActor;
  by: { id: string; name: string };
  now: Instant;
  change?: Partial<OrderRow>;
  message?: string | undefined;
  /** The request in which it was decided. */
  requestId?: string | undefined;
}

/** The order after one transition. @throws conflict when its state does not allow the action. */
export function stepped({ actor, lifecycle, ...step }: Step): OrderRow {
  const state = nextState({ action: step.action, actor, order: { ...lifecycleOf(step.before), ...lifecycle } });
  if (!state) throw new AppError("order.action_not_allowed", "conflict", STEP_IMPOSSIBLE);
  return withStep({ ...step, state });
}

export function isPossible({ before, action, actor }: Pick<Step, "before" | "action" | "actor">): boolean {
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
