import { type BranchHours, methodOf, nextOpeningFor } from "../branch/branch-hours";
import { DAY, type Instant, MINUTE } from "../kit/time";

/** An order without an appointment is missed when nobody has answered it for this long while the branch is open. */
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

/** When somebody should have answered: a preorder once the branch is open, a request for a quotation within a day. */
export function answerDueAt({ order, branch }: { order: DueOrder; branch: BranchHours | undefined }): Instant {
  const agreed = order.counterAppointment ?? order.appointment;
  if (agreed) return Date.parse(agreed);
  const created = Date.parse(order.createdAt);
  if (order.isQuotation) return created + DAY;
  const opens = order.isPreorder && branch ? nextOpeningFor({ branch, method: methodOf(order), at: created }) : null;
  return (opens ?? created) + MISSED_AFTER;
}

/**
 * Open, and due more than a day ago: nobody is working on it any more, so it must not stand in the way of what is new.
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
