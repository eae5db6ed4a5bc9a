import type { DeliveryMethod } from "./branch-hours";

export const DELIVERY_METHOD_LABELS: Record<DeliveryMethod, string> = {
  takeaway: "Takeaway",
  delivery: "Lieferung",
  dineIn: "Dine In",
};
