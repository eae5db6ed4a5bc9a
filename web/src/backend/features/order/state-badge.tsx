import type { OrderState } from "@tresen/contract/order/order.state";
import type { ListedOrder } from "@tresen/contract/order/order";
import { stateLabel } from "./labels";

const STYLES: Record<OrderState, string> = {
  pending: "bg-warning-soft text-warning",
  confirmed: "bg-info-soft text-info",
  inDelivery: "bg-action-soft text-action-text",
  completed: "bg-success-soft text-success",
  rejected: "bg-danger-soft text-danger",
  canceled: "bg-danger-soft text-danger",
  failed: "bg-danger-soft text-danger",
};

export function StateBadge({ order }: { order: ListedOrder }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${STYLES[order.state]}`}
    >
      {stateLabel(order)}
    </span>
  );
}
