import { formatMoney } from "../../kit/money";
import { formatDateTime } from "../../kit/time";
import { MAIL_LABELS } from "../../message/message.texts";
import type { StoredItem } from "../../order/order";
import { itemsDeposit } from "../../order/items-deposit";
import type { Pricing } from "../../order/pricing";
import { STATUS_TEXTS } from "../../order/status.texts";
import type { OrderPaid, OrderRefund } from "../../payment/order-money";
import { type PaymentMethod, isOnlineMethod } from "../../payment/payment";
import { PAYMENT_LABELS } from "../../payment/payment-method.texts";
import { hasMoney, isAwaited } from "../../payment/payment.state";
import { CUT, RULE, largePair, pair, space, text, texts } from "../paper/lines";
import type { Paper, PaperLine } from "../paper/paper";
import { RECEIPT_TEXTS } from "./document.texts";
import { type PrintedOrder, methodText, numberText, partTexts, quantityText, whenText } from "./order-words";
import { taxTable } from "./tax-table";

/** Who sells. */
export interface Seller {
  shopName: string;
  businessName: string;
  branch: { name: string; street: string; zipCode: string; city: string; phone: string };
  vatNumber?: string | undefined;
  /** The reference of the logo. */
  logo?: string | null | undefined;
}

/** What a cash register gives for its signed receipt. */
export interface FiscalReceipt {
  /** Number of the receipt, of the register, time, and whatever else the law asks for. */
  lines: readonly string[];
  /** The machine-readable code. */
  qr: string;
}

interface Sold {
  order: PrintedOrder & {
    state: string;
    items: readonly StoredItem[];
    pricing: Pricing;
    paymentMethod: PaymentMethod;
  };
  /** As staff see them. */
  payments: readonly OrderPaid[];
  refunds: readonly OrderRefund[];
  currency: string;
}

/**
 * The order for the customer: positions, sums, taxes for each rate, what is paid and what is open. It is called a
 * receipt only with what a cash register has signed; without that, an order that is paid on site says that it is none.
 */
export function receipt({
  seller,
  zone,
  now,
  disableTickets,
  statusUrl,
  fiscal,
  ...sold
}: Sold & {
  seller: Seller;
  zone: string;
  now: number;
  disableTickets: boolean;
  /** The page of the order's status; null without one. */
  statusUrl: string | null;
  fiscal?: FiscalReceipt | undefined;
}): Paper {
  const { order } = sold;
  const orderedAt = formatDateTime({ at: Date.parse(order.createdAt), zone });
  return [
    ...head(seller),
    RULE,
    text(titleOf({ ...sold, isSigned: fiscal !== undefined }), { bold: true, align: "center" }),
    ...(isOff(order.state) ? [text(RECEIPT_TEXTS.cancelled, { ...CENTRE, size: 2, inverted: true })] : []),
    RULE,
    text(numberText({ order, disableTickets }), { size: 2, bold: true }),
    ...(order.isQuotation ? [] : [text(methodText(order), { bold: true }), text(whenText({ order, zone, now }))]),
    pair(RECEIPT_TEXTS.orderedAt, orderedAt),
    RULE,
    ...itemLines(sold),
    RULE,
    ...(order.isQuotation ? [] : [...moneyLines(sold), RULE]),
    ...(fiscal ? fiscalLines(fiscal) : []),
    ...(statusUrl === null ? [] : [space(), qrOf(statusUrl), text(RECEIPT_TEXTS.status, { align: "center" })]),
    space(),
    text(STATUS_TEXTS.thanks, { align: "center" }),
    CUT,
  ];
}

const CENTRE = { align: "center", bold: true } as const;

const isOff = (state: string): boolean => state === "rejected" || state === "canceled" || state === "failed";

const qrOf = (data: string): PaperLine => ({ kind: "qr", data, module: 5 });

function head({ shopName, businessName, branch, vatNumber, logo }: Seller): Paper {
  const town = `${branch.zipCode} ${branch.city}`.trim();
  const business = businessName === shopName ? "" : businessName;
  return [
    ...(logo ? [{ kind: "picture", image: logo, width: 50 } as const] : []),
    text(shopName, { ...CENTRE, size: 2 }),
    ...texts(
      [
        business,
        branch.name === shopName || branch.name === business ? "" : branch.name,
        branch.street,
        town,
        branch.phone && RECEIPT_TEXTS.phone(branch.phone),
        vatNumber && RECEIPT_TEXTS.vatNumber(vatNumber),
      ],
      { align: "center" },
    ),
  ];
}

function titleOf({ order, payments, isSigned }: Pick<Sold, "order" | "payments"> & { isSigned: boolean }): string {
  if (order.isQuotation) return RECEIPT_TEXTS.request;
  if (isSigned) return RECEIPT_TEXTS.signed;
  const isOnSite = !isOnlineMethod(order.paymentMethod) || payments.some(({ kind }) => kind === "onSite");
  return isOnSite ? RECEIPT_TEXTS.noReceipt : RECEIPT_TEXTS.overview;
}

function itemLines({ order: { items, isQuotation }, currency }: Sold): Paper {
  const sold = items.filter(({ amount }) => amount > 0);
  const money = (cents: number): string => formatMoney(cents, currency);
  const widest = (words: readonly string[]): number => Math.max(...words.map(({ length }) => length), 0) + 1;
  const quantities = Math.min(9, widest(sold.map(quantityText)));
  const amounts = widest(sold.map(({ gross }) => money(gross)));
  return sold.flatMap((item): Paper => [
    {
      kind: "columns",
      columns: [
        { text: quantityText(item), width: quantities },
        { text: item.name, width: "rest", bold: true },
        ...(isQuotation ? [] : [{ text: money(item.gross), width: amounts, align: "right" } as const]),
      ],
    },
    ...[
      ...partTexts(item.parts),
      ...(isQuotation || item.amount === 1 ? [] : [RECEIPT_TEXTS.each(money(item.unitPrice))]),
      ...(isQuotation || !item.deposit ? [] : [RECEIPT_TEXTS.deposit(money(item.deposit))]),
    ].map((words) => text(words, { indent: quantities })),
  ]);
}

function moneyLines({ order, payments, refunds, currency }: Sold): Paper {
  const { pricing, items, isDelivery } = order;
  const money = (cents: number): string => formatMoney(cents, currency);
  const deposit = itemsDeposit(items);
  return [
    ...(isDelivery
      ? [pair(MAIL_LABELS.goods, money(pricing.gross)), pair(MAIL_LABELS.delivery, money(pricing.deliveryGross))]
      : []),
    largePair(MAIL_LABELS.total, money(pricing.totalGross)),
    ...(deposit > 0 ? [pair(MAIL_LABELS.deposit, money(deposit))] : []),
    space(),
    ...taxTable(pricing.taxes),
    RULE,
    ...payments.flatMap((payment) => paymentLine({ payment, method: order.paymentMethod, money })),
    ...refunds
      .filter(({ state }) => state !== "failed")
      .map(({ amount, state }) =>
        pair(state === "done" ? RECEIPT_TEXTS.refund : RECEIPT_TEXTS.refunding, money(amount)),
      ),
  ];
}

/** What was paid, or is to be paid, and how; nothing for a payment that ended without money. */
function paymentLine({
  payment: { kind, state, amount },
  method,
  money,
}: {
  payment: OrderPaid;
  method: PaymentMethod;
  money: (cents: number) => string;
}): Paper {
  const means = isOnlineMethod(method) ? null : PAYMENT_LABELS[method];
  if (kind === "onSite")
    return state === "open"
      ? [pair(RECEIPT_TEXTS.due(means), money(amount), { bold: true })]
      : [pair(RECEIPT_TEXTS.paidOnSite(means), money(amount))];
  if (hasMoney(state))
    return [pair(kind === "link" ? RECEIPT_TEXTS.paidByLink : RECEIPT_TEXTS.paidOnline, money(amount))];
  return isAwaited(state) ? [pair(RECEIPT_TEXTS.awaited, money(amount), { bold: true })] : [];
}

/** The block of a signed receipt. */
function fiscalLines({ lines, qr }: FiscalReceipt): Paper {
  return [
    ...texts(lines),
    space(),
    { kind: "qr", data: qr, module: 4 },
    text(RECEIPT_TEXTS.fiscalCode, { align: "center" }),
    RULE,
  ];
}
