import { formatMoney, formatRate } from "@tresen/contract/kit/money";
import type { StaffOrder } from "@tresen/contract/order/order";
import { formatQuantity } from "@tresen/contract/catalog/units";
import { Private } from "../../../shared/visibility";
import { chosenParts } from "../labels";
import { OrderFiles } from "./order-files";
import { ITEMS_TEXTS, PANEL_TEXTS } from "./panel.texts";

/** The order's positions, with prices and the included taxes. */
export function OrderItems({ order, currency }: { order: StaffOrder; currency: string }) {
  const { pricing } = order;
  return (
    <table className="w-full">
      <caption className="sr-only">{PANEL_TEXTS.items}</caption>
      <thead className="sr-only">
        <tr>
          <th>{ITEMS_TEXTS.amount}</th>
          <th>{ITEMS_TEXTS.product}</th>
          <th>{ITEMS_TEXTS.price}</th>
        </tr>
      </thead>
      <tbody className="align-top">
        {order.items.map((item, index) => (
          <tr key={index} className="border-b border-line">
            <td className="figures py-2 pe-3 text-lg font-semibold">{formatQuantity(item)}</td>
            <td className="w-full py-2">
              <Private kind="product">
                <span className="font-medium">{item.name}</span>
                {chosenParts(item).map((part) => (
                  <span key={part} className="block text-sm text-muted">
                    {part}
                  </span>
                ))}
                <OrderFiles item={item} />
              </Private>
            </td>
            <td className="figures py-2 ps-3 text-end">
              <Private kind="product">
                {item.calculationModel === "approximate" && ITEMS_TEXTS.approximately}
                {formatMoney(item.gross, currency)}
                <span className="block text-xs text-muted">{ITEMS_TEXTS.tax(formatRate(item.taxRate))}</span>
              </Private>
            </td>
          </tr>
        ))}
      </tbody>
      {pricing && (
        <tfoot>
          <Sum label={ITEMS_TEXTS.subtotal} cents={pricing.gross} currency={currency} />
          {order.isDelivery && (
            <Sum
              label={order.deliveryArea ? ITEMS_TEXTS.deliveryTo(order.deliveryArea) : ITEMS_TEXTS.delivery}
              cents={pricing.deliveryGross}
              currency={currency}
            />
          )}
          {pricing.taxes.map((tax) => (
            <Sum
              key={tax.rate}
              label={ITEMS_TEXTS.taxIncluded({ rate: formatRate(tax.rate), net: formatMoney(tax.net, currency) })}
              cents={tax.tax}
              currency={currency}
              isMinor
            />
          ))}
          <tr className="text-lg font-semibold">
            <th scope="row" colSpan={2} className="pt-2 text-start">
              {ITEMS_TEXTS.total}
            </th>
            <td className="figures pt-2 text-end">
              <Private kind="product">{formatMoney(pricing.totalGross, currency)}</Private>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Sum({
  label,
  cents,
  currency,
  isMinor = false,
}: {
  label: string;
  cents: number;
  currency: string;
  isMinor?: boolean;
}) {
  return (
    <tr className={isMinor ? "text-sm text-muted" : ""}>
      <th scope="row" colSpan={2} className="pt-1.5 text-start font-normal">
        <Private kind="product">{label}</Private>
      </th>
      <td className="figures pt-1.5 text-end">
        <Private kind="product">{formatMoney(cents, currency)}</Private>
      </td>
    </tr>
  );
}
