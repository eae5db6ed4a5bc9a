import { type DeliveryMethod, DELIVERY_METHOD_LABELS, methodOf } from "@tresen/contract/branch/branch-hours";
import type { OrderAction, OrderState } from "@tresen/contract/order/order.state";
import type { StaffOrder } from "@tresen/contract/order/order";
import { PAYMENT_LABELS } from "@tresen/contract/payment/payment";
import { PAYMENT_STATE_LABELS } from "@tresen/contract/payment/payment.state";

export const STATE_LABELS: Record<OrderState, string> = {
  pending: "Neu",
  confirmed: "In Arbeit",
  inDelivery: "Bereit / In Zustellung",
  completed: "Abgeschlossen",
  rejected: "Abgelehnt",
  canceled: "Storniert",
  failed: "Fehlgeschlagen",
};

/** The state in the words of the order's method. */
export function stateLabel(order: Pick<StaffOrder, "state" | "isDelivery" | "isDineIn" | "isQuotation">): string {
  if (order.state === "inDelivery")
    return order.isDelivery ? "In Zustellung" : order.isDineIn ? "Bereit zum Servieren" : "Abholbereit";
  if (order.state === "completed" && order.isDelivery) return "Zugestellt";
  return STATE_LABELS[order.state];
}

/** What a press does, in the words of the order's method. */
export function actionLabel({
  action,
  order,
}: {
  action: OrderAction;
  order: Pick<StaffOrder, "isDelivery" | "isDineIn" | "isQuotation">;
}): string {
  switch (action) {
    case "confirm":
      return order.isQuotation ? "Anfrage annehmen" : "Bestätigen";
    case "reject":
      return "Ablehnen";
    case "counter-appointment":
      return "Anderen Termin vorschlagen";
    case "in-delivery":
      return order.isDelivery ? "Zustellung starten" : order.isDineIn ? "Fertig zum Servieren" : "Abholbereit";
    case "completed":
      return order.isDelivery ? "Zugestellt" : order.isDineIn ? "Serviert" : "Abschließen";
    case "cancel":
      return "Stornieren";
    default:
      return TIMELINE[action] ?? action;
  }
}

const TIMELINE: Record<string, string> = {
  create: "Bestellt",
  created: "Bestellt",
  confirm: "Bestätigt",
  reject: "Abgelehnt",
  cancel: "Storniert",
  "in-delivery": "In Zustellung oder bereit",
  completed: "Abgeschlossen",
  "counter-appointment": "Anderer Termin vorgeschlagen",
  "confirm-counter-appointment": "Vorgeschlagener Termin angenommen",
  "reject-counter-appointment": "Vorgeschlagener Termin abgelehnt",
  questionnaire: "Bewertet",
  withdraw: "Widerrufen",
  "payment-paid": "Bezahlt",
  "payment-failed": "Nicht bezahlt",
  "payment-refunded": "Rückerstattet",
  "payment-charged-back": "Zahlung vom Kunden zurückgebucht",
};

export const timelineLabel = (action: string): string => TIMELINE[action] ?? action;

/** Who did it: a customer by the word, not by name, since screens are public. */
export const actorLabel = ({ by, name }: StaffOrder["timeline"][number]): string =>
  by === "customer" ? "Kunde" : name || "Team";

export function methodLabel(order: Pick<StaffOrder, "isDelivery" | "isDineIn" | "tableIdentifier">): string {
  const label = DELIVERY_METHOD_LABELS[methodOf(order)];
  return order.tableIdentifier ? `${label}, Tisch ${order.tableIdentifier}` : label;
}

export const methodOfOrder = (order: Pick<StaffOrder, "isDelivery" | "isDineIn">): DeliveryMethod => methodOf(order);

export function paymentLabel(
  order: Pick<StaffOrder, "paymentMethod" | "isPaid" | "isRefunded" | "isQuotation" | "payment">,
): string {
  const label = PAYMENT_LABELS[order.paymentMethod];
  if (order.payment) return `${label} – ${PAYMENT_STATE_LABELS[order.payment.state]}`;
  if (order.isRefunded) return `${label} – Rückerstattet`;
  if (order.isPaid) return `${label} – Bezahlt`;
  return order.paymentMethod === "mollie" || order.paymentMethod === "datatrans"
    ? `${label} – Warten auf Zahlungseingang`
    : label;
}

export function customerName(order: Pick<StaffOrder, "firstName" | "lastName" | "companyName" | "company">): string {
  return [order.firstName, order.lastName].filter(Boolean).join(" ") || order.companyName || order.company;
}

/** The parts that were chosen, as the kitchen reads them: `groß`, `Salami, Oliven`, `Gravur: Anna`. */
export function chosenParts(item: StaffOrder["items"][number]): string[] {
  return item.parts.flatMap(({ name, type, value }) => {
    const text = Array.isArray(value) ? value.join(", ") : (value ?? "");
    if (text === "") return [];
    return [type === "select" || type === "multiselect" ? text : `${name}: ${text}`];
  });
}
