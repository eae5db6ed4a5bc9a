import type { ClosedReason } from "@tresen/contract/branch/branch-hours";
import { MESSAGES } from "@tresen/contract/order/order.texts";

/**
 * One sentence about why nothing can be ordered now. A branch that takes no orders at all is closed, whatever its
 * hours.
 */
export function closedTitle(closed: ClosedReason | null): string {
  if (closed?.scope === "rest") return MESSAGES.deliveryOnly;
  if (closed?.scope !== "delivery") return MESSAGES.branchClosed;
  return closed.resumesAt === null ? MESSAGES.deliveryNotOffered : MESSAGES.deliveryPaused;
}
