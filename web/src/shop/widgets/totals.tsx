import { CART_LABELS } from "@tresen/contract/order/cart.texts";
import { formatMoney, formatRate } from "@tresen/contract/kit/money";
import type { Pricing } from "@tresen/contract/order/pricing";
import * as texts from "./totals.texts";

interface TotalsProps {
  pricing: Pricing;
  currency: string;
  isDelivery: boolean;
  /** A product in the cart has no public price, so no total is shown. */
  isPriceHidden: boolean;
  withTaxes?: boolean;
}

/** Kosten, Lieferkosten, Gesamt; in the checkout also the included tax. */
export function Totals({ pricing, currency, isDelivery, isPriceHidden, withTaxes = false }: TotalsProps) {
  if (isPriceHidden) return <p className="text-muted">{texts.priceOnRequest}</p>;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 wrap-anywhere">
      <dt className="text-muted">{CART_LABELS.goods}</dt>
      <dd className="figures text-right">{formatMoney(pricing.gross, currency)}</dd>
      {isDelivery && (
        <>
          <dt className="text-muted">{CART_LABELS.delivery}</dt>
          <dd className="figures text-right">
            {pricing.deliveryGross === 0 ? texts.free : formatMoney(pricing.deliveryGross, currency)}
          </dd>
        </>
      )}
      <dt className="text-lg font-bold">{CART_LABELS.total}</dt>
      <dd className="figures text-right text-lg font-bold">{formatMoney(pricing.totalGross, currency)}</dd>
      {withTaxes &&
        pricing.taxes.map(({ rate, tax }) => (
          <div key={rate} className="col-span-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            <dt>{texts.taxIncluded(formatRate(rate))}</dt>
            <dd className="figures">{formatMoney(tax, currency)}</dd>
          </div>
        ))}
    </dl>
  );
}
