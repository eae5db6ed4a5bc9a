import { type Html, html } from "@tresen/contract/page/html";
import { formatMoney, formatRate } from "@tresen/contract/kit/money";
import { MAIL_LABELS } from "@tresen/contract/message/message.texts";
import { itemsDeposit } from "@tresen/contract/order/items-deposit";
import type { StoredItem } from "@tresen/contract/order/order";
import { formatQuantity } from "@tresen/contract/catalog/units";
import { CALCULATION_MODEL_LABELS } from "@tresen/contract/catalog/unit.texts";
import type { OrderRow } from "../../order";
import type { Fact } from "../order-facts";

const FACT_LABEL = "padding:3px 12px 3px 0;color:#5d6470;vertical-align:top";
const FACT = "padding:3px 0;vertical-align:top;color:#1c1e21";
const CELL = "padding:8px 0;border-bottom:1px solid #e3e4e7;vertical-align:top";
const AMOUNT = `${CELL};white-space:nowrap;color:#1c1e21`;

export function factTable(facts: readonly Fact[]): Html {
  const rows = facts.map(({ label, value }) => {
    const shown = value.split(/\r?\n/).map((line, index) => html`${index > 0 && breakLine}${line}`);
    return html`<tr><td class="quiet" width="36%" style="${FACT_LABEL}">${label}</td>
<td class="ink" style="${FACT}">${shown}</td></tr>`;
  });
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:20px">
${rows}</table>`;
}

export function factLines(facts: readonly Fact[]): string[] {
  return facts.map(({ label, value }) => `${label}: ${value}`);
}

/** The positions of the order with their amounts. A quotation has no prices, since none were promised. */
export function itemTable({ order, currency }: { order: OrderRow; currency: string }): Html {
  const rows = soldItems(order).map((item) => {
    const parts = partsOf(item).map(
      (part) => html`<div class="quiet" style="font-size:14px;color:#5d6470">${part}</div>`,
    );
    const gross = formatMoney(item.gross, currency);
    const amount = html`<td class="line ink" align="right" style="${AMOUNT}">${gross}</td>`;
    const name = html`${quantityOf(item)} <strong>${item.name}</strong>`;
    return html`<tr><td class="line ink" style="${CELL};color:#1c1e21">${name}${parts}</td>
${!order.isQuotation && amount}</tr>`;
  });
  const totals = totalsOf(order).map(({ label, cents, isStrong }) =>
    totalRow({ label, amount: formatMoney(cents, currency), isStrong }),
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin-top:20px;border-collapse:collapse">
${rows}${totals}</table>`;
}

export function itemLines({ order, currency }: { order: OrderRow; currency: string }): string[] {
  const items = soldItems(order).flatMap((item) => [
    `${quantityOf(item)} ${item.name}${order.isQuotation ? "" : `  ${formatMoney(item.gross, currency)}`}`,
    ...partsOf(item).map((part) => `    ${part}`),
  ]);
  return [...items, "", ...totalsOf(order).map(({ label, cents }) => `${label}: ${formatMoney(cents, currency)}`)];
}

function totalRow({ label, amount, isStrong }: { label: string; amount: string; isStrong: boolean }): Html {
  const style = isStrong
    ? "padding:10px 0 4px;font-size:18px;font-weight:700;color:#1c1e21"
    : "padding:3px 0;font-size:14px;color:#5d6470";
  const ink = isStrong ? "ink" : "quiet";
  return html`<tr><td class="${ink}" style="${style}">${label}</td>
<td class="${ink}" align="right" style="${style};white-space:nowrap">${amount}</td></tr>`;
}

function totalsOf({
  isQuotation,
  isDelivery,
  pricing,
  items,
}: OrderRow): { label: string; cents: number; isStrong: boolean }[] {
  if (isQuotation) return [];
  const deposit = itemsDeposit(items);
  return [
    ...(isDelivery
      ? [
          { label: MAIL_LABELS.goods, cents: pricing.gross, isStrong: false },
          { label: MAIL_LABELS.delivery, cents: pricing.deliveryGross, isStrong: false },
        ]
      : []),
    { label: MAIL_LABELS.total, cents: pricing.totalGross, isStrong: true },
    ...(deposit > 0 ? [{ label: MAIL_LABELS.deposit, cents: deposit, isStrong: false }] : []),
    ...pricing.taxes.map(({ rate, tax }) => ({
      label: MAIL_LABELS.tax(formatRate(rate)),
      cents: tax,
      isStrong: false,
    })),
  ];
}

function quantityOf({ amount, unit, calculationModel }: StoredItem): string {
  const quantity = formatQuantity({ amount, unit });
  return calculationModel === "fixed" ? quantity : `${CALCULATION_MODEL_LABELS[calculationModel].short} ${quantity}`;
}

function partsOf({ parts }: StoredItem): string[] {
  return parts.flatMap(({ name, value }) => {
    const text = Array.isArray(value) ? value.join(", ") : (value ?? "").trim();
    return text === "" ? [] : [`${name}: ${text}`];
  });
}

const breakLine = html`<br>`;

/** The positions without removed ones. */
function soldItems({ items }: OrderRow): StoredItem[] {
  return items.filter(({ amount }) => amount > 0);
}
