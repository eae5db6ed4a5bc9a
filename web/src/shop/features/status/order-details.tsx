import { formatMoney } from "@tresen/contract/kit/money";
import { CART_LABELS } from "@tresen/contract/order/cart.texts";
import type { OrderItem, PublicOrder } from "@tresen/contract/order/order";
import { isUnpaidEnd } from "@tresen/contract/payment/payment.state";
import { refundedNames } from "@tresen/contract/payment/refund";
import { formatDateTime } from "@tresen/contract/kit/time";
import { formatQuantity } from "@tresen/contract/catalog/units";
import type { ReactNode } from "react";
import { Totals } from "../../widgets/totals";
import * as texts from "./status.texts";
import { isStopped, paymentText, statusText, typeText } from "./wording";

export function OrderDetails({ order, currency, zone }: { order: PublicOrder; currency: string; zone: string }) {
  const date = (text: string): string => texts.oClock(formatDateTime({ at: Date.parse(text), zone }));
  const payments = order.payments.filter(({ state }) => !isUnpaidEnd(state));
  return (
    <section aria-labelledby="details" className="mt-8 border-t border-line pt-6">
      <h2 id="details" className="text-xl font-bold tracking-tight">
        {texts.details}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {order.items
          .filter(({ amount }) => amount > 0)
          .map((item) => (
            <Item key={item.line} item={item} currency={order.pricing ? currency : null} />
          ))}
      </ul>
      {order.pricing && (
        <div className="border-t border-line pt-4">
          <Totals
            pricing={order.pricing}
            currency={currency}
            isDelivery={order.isDelivery}
            isPriceHidden={false}
            withTaxes
          />
        </div>
      )}
      {order.original && <Original original={order.original} currency={currency} />}
      <dl className="mt-6 grid gap-y-2">
        <Line label={texts.status}>{statusText(order)}</Line>
        <Line label={texts.orderType}>{typeText(order)}</Line>
        {order.tableIdentifier && <Line label={texts.table}>{order.tableIdentifier}</Line>}
        {order.deliveryArea && <Line label={CART_LABELS.area}>{order.deliveryArea}</Line>}
        {order.appointment && <Line label={texts.appointment}>{date(order.appointment)}</Line>}
        {order.promisedAt && !isStopped(order) && <Line label={texts.promised}>{date(order.promisedAt)}</Line>}
        {!order.isQuotation && <Line label={texts.payment}>{paymentText(order)}</Line>}
        {payments.length > 1 &&
          payments.map(({ id, kind, amount }) => (
            <Line key={id} label={texts.paymentKinds[kind]}>
              {formatMoney(amount, currency)}
            </Line>
          ))}
        {order.refunds.map((refund) => (
          <Line key={`refund ${refund.id}`} label={texts.refund}>
            {[
              formatMoney(refund.amount, currency),
              texts.refundStates[refund.state],
              ...refundedNames({ refund, items: order.items }),
              refund.reason,
            ]
              .filter(Boolean)
              .join(", ")}
          </Line>
        ))}
        {order.donatee && <Line label={texts.donatee}>{order.donatee.name}</Line>}
        {order.comment && <Line label={texts.comment}>{order.comment}</Line>}
        <Line label={texts.orderedAt}>{date(order.createdAt)}</Line>
        <Line label={texts.orderId}>
          <span className="font-mono text-sm break-all">{order.uid}</span>
        </Line>
      </dl>
    </section>
  );
}

/** @param currency null for an order without prices. */
function Item({ item, currency }: { item: OrderItem; currency: string | null }) {
  return (
    <li className="flex flex-wrap gap-x-3 py-3">
      <span className="figures min-w-9 font-semibold">{formatQuantity({ amount: item.amount, unit: item.unit })}</span>
      <span className="min-w-0 flex-1 basis-24 hyphens-auto wrap-anywhere">
        {item.name}
        <Choices item={item} />
      </span>
      {currency && <span className="figures">{formatMoney(item.gross, currency)}</span>}
    </li>
  );
}

/** What was ordered before the shop changed it with the customer. */
function Original({
  original: { items, pricing },
  currency,
}: {
  original: NonNullable<PublicOrder["original"]>;
  currency: string;
}) {
  return (
    <details className="mt-4 rounded-panel bg-sunken px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {pricing ? texts.originalTotal(formatMoney(pricing.totalGross, currency)) : texts.original}
      </summary>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Item key={item.line} item={item} currency={pricing ? currency : null} />
        ))}
      </ul>
    </details>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <dt className="min-w-22 text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 basis-24 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Choices({ item }: { item: OrderItem }) {
  const text = item.parts
    .flatMap(({ value }) =>
      value === null || value.length === 0 ? [] : [Array.isArray(value) ? value.join(", ") : value],
    )
    .join(" · ");
  return text ? <span className="block text-sm text-muted">{text}</span> : null;
}
