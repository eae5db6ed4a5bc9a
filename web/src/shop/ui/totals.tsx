import { CART_LABELS } from "@tresen/contract/messages";
import { formatMoney, formatRate } from "@tresen/contract/money";
import type { Pricing } from "@tresen/contract/pricing";

interface TotalsProps {
  pricing: Pricing;
  currency: string;
  isDelivery: boolean;
  /** Something in the cart has no public price: then there is no total to show either. */
  isPriceHidden: boolean;
  withTaxes?: boolean;
}

/** Kosten, Lieferkosten, Gesamt; on the checkout also the tax contained. */
export function Totals({ pricing, currency, isDelivery, isPriceHidden, withTaxes = false }: TotalsProps) {
  if (isPriceHidden) return <p className="text-muted">Den Preis nennen wir Ihnen auf Anfrage.</p>;
  return (
    <dl className="space-y-1">
      <Row name={CART_LABELS.goods} amount={formatMoney(pricing.gross, currency)} />
      {isDelivery && <Row name={CART_LABELS.delivery} amount={pricing.deliveryGross === 0 ? "kostenlos" : formatMoney(pricing.deliveryGross, currency)} />}
      <Row name={CART_LABELS.total} amount={formatMoney(pricing.totalGross, currency)} look="text-lg font-bold" />
      {withTaxes && pricing.taxes.map(({ rate, tax }) => <Row key={rate} name={`inkl. ${formatRate(rate)} USt.`} amount={formatMoney(tax, currency)} look="text-sm text-muted" />)}
    </dl>
  );
}

/** With large letters the amount goes below its name. */
function Row({ name, amount, look = "" }: { name: string; amount: string; look?: string }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${look}`}>
      <dt className={look ? "" : "text-muted"}>{name}</dt>
      <dd className="figures ms-auto">{amount}</dd>
    </div>
  );
}
