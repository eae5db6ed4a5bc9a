import { allowedActions } from "@tresen/contract/order/order.state";
import type { StaffOrder } from "@tresen/contract/order/order";
import { type DecidingFields, type StaffAction, lifecycleOf } from "./apply-action";

export interface News {
  /** What others did since the order was seen, oldest first. */
  entries: StaffOrder["timeline"];
  isNews: boolean;
  /** Whether the intended action is still possible. */
  isPossible: boolean;
}

/** The order as the person saw it when deciding. */
export type SeenOrder = Pick<StaffOrder, "state" | "counterAppointment" | "withdrawnAt" | "updatedAt">;

/** What others did to an order between the time when the person saw it and their action. */
export function newsFor({
  order,
  attempted,
}: {
  order: DecidingFields & Pick<StaffOrder, "withdrawnAt" | "timeline">;
  attempted: { order: SeenOrder; action: StaffAction };
}): News {
  const { order: seen, action } = attempted;
  const isChanged =
    order.state !== seen.state ||
    order.counterAppointment !== seen.counterAppointment ||
    order.withdrawnAt !== seen.withdrawnAt;
  // That nobody answered is no decision that an action could contradict.
  const since = order.timeline.filter(
    ({ at, action: step }) => step !== "escalate" && Date.parse(at) > Date.parse(seen.updatedAt),
  );
  // Two steps within one millisecond have the same time.
  const entries = since.length === 0 && isChanged ? order.timeline.slice(-1) : since;
  return {
    entries,
    isNews: entries.length > 0,
    isPossible: allowedActions({ actor: "staff", order: lifecycleOf(order) }).includes(action),
  };
}
