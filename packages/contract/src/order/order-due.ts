import { type BranchHours, methodOf, nextOpeningFor } from "../branch/branch-hours";
import { DAY, type Instant, MINUTE } from "../kit/time";

/** An order without an appointment counts as missed when the branch has been open for this long without answering. */
export const MISSED_AFTER = 15 * MINUTE;

export interface DueOrder {
  createdAt: string;
  appointment?: string | null | undefined;
  counterAppointment?: string | null | undefined;
  isQuotation: boolean;
  isPreorder: boolean;
  isDelivery: boolean;
  isDineIn: boolean;
}

/** When staff should have answered: a preorder when the branch opens, a request for a quotation within a day. */
export function answerDueAt({ order, branch }: { order: DueOrder; branch: BranchHours | undefined }): Instant {
  const agreed = order.counterAppointment ?? order.appointment;
  if (agreed) return Date.parse(agreed);
  const created = Date.parse(order.createdAt);
  if (order.isQuotation) return created + DAY;
  const opens = order.isPreorder && branch ? nextOpeningFor({ branch, method: methodOf(order), at: created }) : null;
  return (opens ?? created) + MISSED_AFTER;
}

/**
 * Whether the order is still open more than a day after it was due. Nobody works on it any more, so it is kept out of
 * the list of current orders.
 */
export function isLeftOver({
  order,
  branch,
  now,
}: {
  order: DueOrder;
  branch: BranchHours | undefined;
  now: Instant;
}): boolean {
  return answerDueAt({ order, branch }) + DAY < now;
}
