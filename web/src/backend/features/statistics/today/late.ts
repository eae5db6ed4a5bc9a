import type { ListedOrder } from "@tresen/contract/order/order";
import type { Instant } from "@tresen/contract/kit/time";

type Timed = Pick<ListedOrder, "appointment" | "promisedAt">;

/** Whether the time that was agreed or promised for an open order is over. Without such a time no order is late. */
export function isLate({ order: { appointment, promisedAt }, now }: { order: Timed; now: Instant }): boolean {
  const due = appointment ?? promisedAt;
  return due !== null && Date.parse(due) < now;
}
