import type { DeliveryMethod } from "../../branch/branch-hours";
import { DELIVERY_METHOD_LABELS } from "../../branch/delivery-method.texts";
import { type Cents, formatMoney } from "../../kit/money";
import { formatDateTime, formatWeekdayDate } from "../../kit/time";
import type { TaxLine } from "../../order/pricing";
import type { PaymentMethod } from "../../payment/payment";
import { PAYMENT_LABELS } from "../../payment/payment-method.texts";
import { CUT, DOUBLE_RULE, RULE, largePair, pair, text } from "../paper/lines";
import type { Paper, PaperLine } from "../paper/paper";
import { SUMMARY_TEXTS } from "./document.texts";
import { taxTable } from "./tax-table";

interface Count {
  count: number;
  gross: Cents;
}

/** A day of one branch in numbers. `gross` is without cancelled orders. */
export interface DailySummary {
  shopName: string;
  branchName: string;
  /** Any instant of the day. */
  day: number;
  zone: string;
  currency: string;
  orders: Count;
  cancelled: Count;
  refunds: Count;
  methods: readonly (Count & { method: DeliveryMethod })[];
  payments: readonly (Count & { method: PaymentMethod })[];
  taxes: readonly TaxLine[];
}

export function dailySummary({ summary, now }: { summary: DailySummary; now: number }): Paper {
  const { shopName, branchName, day, zone, currency, orders, cancelled, refunds, methods, payments, taxes } = summary;
  const money = (cents: Cents): string => formatMoney(cents, currency);
  return [
    text(SUMMARY_TEXTS.title, { size: 2, bold: true, align: "center" }),
    text(formatWeekdayDate({ at: day, zone }), { bold: true, align: "center" }),
    text(branchName === shopName ? shopName : `${shopName}, ${branchName}`, { align: "center" }),
    DOUBLE_RULE,
    largePair(SUMMARY_TEXTS.revenue, money(orders.gross)),
    pair(SUMMARY_TEXTS.orders, String(orders.count)),
    ...(orders.count > 0 ? [pair(SUMMARY_TEXTS.average, money(Math.round(orders.gross / orders.count)))] : []),
    counted({ label: SUMMARY_TEXTS.cancelled, ...cancelled, money }),
    counted({ label: SUMMARY_TEXTS.refunds, ...refunds, money }),
    ...section({
      title: SUMMARY_TEXTS.byMethod,
      lines: methods.map(({ method, ...count }) => counted({ label: DELIVERY_METHOD_LABELS[method], ...count, money })),
    }),
    ...section({
      title: SUMMARY_TEXTS.byPayment,
      lines: payments.map(({ method, ...count }) => counted({ label: PAYMENT_LABELS[method], ...count, money })),
    }),
    ...section({
      title: SUMMARY_TEXTS.byTax,
      lines: taxes.length === 0 ? [] : taxTable(taxes),
    }),
    DOUBLE_RULE,
    text(SUMMARY_TEXTS.noReceipt, { align: "center" }),
    text(SUMMARY_TEXTS.printedAt(formatDateTime({ at: now, zone })), { align: "center" }),
    CUT,
  ];
}

function section({ title, lines }: { title: string; lines: Paper }): Paper {
  return lines.length === 0 ? [] : [RULE, text(title, { bold: true }), ...lines];
}

function counted({
  label,
  count,
  gross,
  money,
}: Count & { label: string; money: (cents: Cents) => string }): PaperLine {
  return pair(SUMMARY_TEXTS.counted({ count, what: label }), money(gross));
}
