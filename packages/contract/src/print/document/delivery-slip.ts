import { formatQuantity } from "../../catalog/units";
import type { OpenStop } from "../../delivery/delivery";
import { doorOf, routeTo, townOf } from "../../delivery/run";
import { formatMoney } from "../../kit/money";
import { isOnlineMethod } from "../../payment/payment";
import { PAYMENT_LABELS } from "../../payment/payment-method.texts";
import { CUT, DOUBLE_RULE, counted, pair, space, text, texts } from "../paper/lines";
import type { Paper } from "../paper/paper";
import { PAPER_TEXTS, SLIP_TEXTS } from "./document.texts";
import { numberText, whenText } from "./order-words";

/** Where an order is brought and what is to be paid there, for who brings it. */
export function deliverySlip({
  stop,
  branchName,
  currency,
  zone,
  now,
  disableTickets,
}: {
  stop: Omit<OpenStop, "state">;
  branchName: string;
  currency: string;
  zone: string;
  now: number;
  disableTickets: boolean;
}): Paper {
  const { name, company, street, due, paymentMethod, phone, area, comment, items } = stop;
  const [who = "", ...others] = [name, company].filter(Boolean);
  return [
    pair(SLIP_TEXTS.title, branchName),
    text(numberText({ order: { ...stop, isQuotation: false }, disableTickets }), { size: 3, bold: true }),
    text(whenText({ order: stop, zone, now }), { size: 2, bold: true }),
    DOUBLE_RULE,
    ...texts([who], { size: 2, bold: true }),
    ...texts(others, { bold: true }),
    ...texts([street, unparted(doorOf(stop)), townOf(stop)], { size: 2 }),
    ...texts([area && SLIP_TEXTS.area(area)]),
    ...(phone ? [space(), text(SLIP_TEXTS.phone, { bold: true }), text(phone, { size: 2, bold: true })] : []),
    ...(comment ? [space(), text(PAPER_TEXTS.comment, { bold: true }), text(comment, { size: 2 })] : []),
    DOUBLE_RULE,
    ...(due > 0
      ? [
          text(SLIP_TEXTS.due, { size: 2, bold: true, inverted: true, align: "center" }),
          text(formatMoney(due, currency), { size: 3, bold: true, align: "center" }),
          ...(isOnlineMethod(paymentMethod)
            ? []
            : [text(SLIP_TEXTS.means(PAYMENT_LABELS[paymentMethod]), { align: "center" })]),
        ]
      : [text(SLIP_TEXTS.paid, { bold: true, align: "center" })]),
    DOUBLE_RULE,
    text(SLIP_TEXTS.positions, { bold: true }),
    ...items.map((item) => counted(formatQuantity(item), item.name)),
    ...(street
      ? [space(), { kind: "qr", data: routeTo(stop), module: 5 } as const, text(SLIP_TEXTS.route, { align: "center" })]
      : []),
    CUT,
  ];
}

/** With each number on the line of its word: `Tür 14`. */
function unparted(address: string): string {
  return address.replace(/(?<!,) /g, "\u00A0");
}
