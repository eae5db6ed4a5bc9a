import { type DeliveryMethod, methodOf } from "../../branch/branch-hours";
import { DELIVERY_METHOD_LABELS } from "../../branch/delivery-method.texts";
import { CALCULATION_MODEL_LABELS } from "../../catalog/unit.texts";
import { formatQuantity } from "../../catalog/units";
import { formatDate, formatTime, formatWeekdayDate } from "../../kit/time";
import type { StoredItem } from "../../order/order";
import type { SentPosition } from "../../order/sent/difference";
import { PAPER_TEXTS } from "./document.texts";

/** What documents say about an order as it is stored. */
export interface PrintedOrder {
  ticketNumber: number;
  createdAt: string;
  isDelivery: boolean;
  isDineIn: boolean;
  isQuotation: boolean;
  appointment?: string | undefined;
  promisedAt?: string | undefined;
  tableIdentifier?: string | undefined;
}

/** `Lieferung`, or `Dine In, Tisch 4`. */
export function methodText(order: Pick<PrintedOrder, "isDelivery" | "isDineIn" | "tableIdentifier">): string {
  const method: DeliveryMethod = methodOf(order);
  return [DELIVERY_METHOD_LABELS[method], order.tableIdentifier && PAPER_TEXTS.table(order.tableIdentifier)]
    .filter(Boolean)
    .join(", ");
}

/** When the order has to be ready: with its day, unless that is the day at `now`. */
export function whenText({
  order: { appointment, promisedAt },
  zone,
  now,
}: {
  order: { appointment?: string | null | undefined; promisedAt?: string | null | undefined };
  zone: string;
  now: number;
}): string {
  const time = (at: number): string =>
    appointment ? PAPER_TEXTS.atTime(formatTime({ at, zone })) : PAPER_TEXTS.aboutTime(formatTime({ at, zone }));
  const ready = appointment ?? promisedAt;
  if (!ready) return PAPER_TEXTS.asSoonAsPossible;
  const at = Date.parse(ready);
  const isToday = formatDate({ at, zone }) === formatDate({ at: now, zone });
  return isToday ? time(at) : PAPER_TEXTS.onDay({ date: formatWeekdayDate({ at, zone }), time: time(at) });
}

export function numberText({
  order: { ticketNumber, isQuotation },
  disableTickets,
}: {
  order: Pick<PrintedOrder, "ticketNumber" | "isQuotation">;
  disableTickets: boolean;
}): string {
  if (isQuotation) return PAPER_TEXTS.requestNumber(ticketNumber);
  return disableTickets ? PAPER_TEXTS.orderNumber(ticketNumber) : PAPER_TEXTS.ticket(ticketNumber);
}

/** `2 ×`, or `ca. 1,5 kg`. */
export function quantityText({
  calculationModel = "fixed",
  ...quantity
}: Pick<StoredItem, "amount" | "unit"> & Partial<Pick<StoredItem, "calculationModel">>): string {
  const text = formatQuantity(quantity);
  return calculationModel === "fixed" ? text : `${CALCULATION_MODEL_LABELS[calculationModel].short} ${text}`;
}

/** What the customer chose or wrote, one text for each answer. */
export function partTexts(parts: readonly { name: string; value: StoredItem["parts"][number]["value"] }[]): string[] {
  return parts.flatMap(({ name, value }) => {
    const answer = Array.isArray(value) ? value.join(", ") : (value ?? "").trim();
    return answer === "" ? [] : [PAPER_TEXTS.part({ name, value: answer })];
  });
}

/** Like `partTexts`, with the letters of the allergens of product and options last. */
export function positionTexts({
  position,
  allergens,
}: {
  position: Pick<SentPosition, "parts">;
  allergens: readonly string[];
}): string[] {
  return [...partTexts(position.parts), ...(allergens.length > 0 ? [PAPER_TEXTS.allergens(allergens)] : [])];
}
