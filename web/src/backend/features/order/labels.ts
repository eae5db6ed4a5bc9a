import { type DeliveryMethod, methodOf } from "@tresen/contract/branch/branch-hours";
import type { StaffOrder } from "@tresen/contract/order/order";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { PAYMENT_STATE_LABELS } from "@tresen/contract/payment/payment-state.texts";
import { ERASED } from "@tresen/contract/privacy/privacy.texts";
import { PAYMENT_LABELS } from "@tresen/contract/payment/payment-method.texts";
import type { StaffAction } from "./apply-action";
import { ACTION_LABELS, METHOD_STATE_LABELS, ORDER_TEXTS, STATE_LABELS } from "./order.texts";

/** The state, worded for the order's method. */
export function stateLabel(order: Pick<StaffOrder, "state" | "isDelivery" | "isDineIn" | "isQuotation">): string {
  if (order.state === "inDelivery")
    return order.isDelivery
      ? METHOD_STATE_LABELS.inDelivery
      : order.isDineIn
        ? METHOD_STATE_LABELS.readyToServe
        : METHOD_STATE_LABELS.readyForPickup;
  if (order.state === "completed" && order.isDelivery) return METHOD_STATE_LABELS.delivered;
  return STATE_LABELS[order.state];
}

/** The label of a button, worded for the order's method. */
export function actionLabel({
  action,
  order,
}: {
  action: StaffAction;
  order: Pick<StaffOrder, "isDelivery" | "isDineIn" | "isQuotation">;
}): string {
  switch (action) {
    case "confirm":
      return order.isQuotation ? ACTION_LABELS.confirmQuotation : ACTION_LABELS.confirm;
    case "reject":
      return ACTION_LABELS.reject;
    case "counter-appointment":
      return ACTION_LABELS.counterAppointment;
    case "in-delivery":
      return order.isDelivery
        ? ACTION_LABELS.startDelivery
        : order.isDineIn
          ? ACTION_LABELS.readyToServe
          : ACTION_LABELS.readyForPickup;
    case "completed":
      return order.isDelivery
        ? ACTION_LABELS.delivered
        : order.isDineIn
          ? ACTION_LABELS.served
          : ACTION_LABELS.complete;
    case "cancel":
      return ACTION_LABELS.cancel;
  }
}

export function methodLabel(order: Pick<StaffOrder, "isDelivery" | "isDineIn" | "tableIdentifier">): string {
  const label = DELIVERY_METHOD_LABELS[methodOf(order)];
  return order.tableIdentifier ? ORDER_TEXTS.atTable({ method: label, table: order.tableIdentifier }) : label;
}

export const methodOfOrder = (order: Pick<StaffOrder, "isDelivery" | "isDineIn">): DeliveryMethod => methodOf(order);

export function paymentLabel(
  order: Pick<StaffOrder, "paymentMethod" | "isPaid" | "isRefunded" | "isQuotation" | "payment">,
): string {
  const label = PAYMENT_LABELS[order.paymentMethod];
  if (order.payment) return `${label} – ${PAYMENT_STATE_LABELS[order.payment.state]}`;
  if (order.isRefunded) return ORDER_TEXTS.refunded(label);
  if (order.isPaid) return ORDER_TEXTS.paid(label);
  return order.paymentMethod === "mollie" || order.paymentMethod === "datatrans"
    ? ORDER_TEXTS.awaitingPayment(label)
    : label;
}

/** The name of whoever ordered; empty where nobody said it. */
export function customerName(
  order: Pick<StaffOrder, "firstName" | "lastName" | "companyName" | "company" | "erasedAt">,
): string {
  if (order.erasedAt) return ERASED;
  return [order.firstName, order.lastName].filter(Boolean).join(" ") || order.companyName || order.company;
}

/** The chosen options as the kitchen reads them: `groß`, `Salami, Oliven`, `Gravur: Anna`. */
export function chosenParts({
  item,
  hide,
}: {
  item: StaffOrder["items"][number];
  /** What is shown of a text that the customer wrote: see `useCustomerText`. */
  hide: (text: string) => string;
}): string[] {
  return item.parts.flatMap(({ name, type, value }) => {
    const text = Array.isArray(value) ? value.join(", ") : (value ?? "");
    if (text === "") return [];
    return [type === "select" || type === "multiselect" ? text : `${name}: ${hide(text)}`];
  });
}
