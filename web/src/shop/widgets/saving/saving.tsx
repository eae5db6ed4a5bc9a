import { savingOf } from "@tresen/contract/catalog/price/saving";
import { percentOff } from "@tresen/contract/catalog/price/saving.texts";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { formatMoney } from "@tresen/contract/kit/money";
import { before } from "./saving.texts";

/**
 * What stands right after a reduced price: the lowest price before it, which the law requires, and what is saved of that.
 * @param law the source of that duty, where there is room for it.
 */
export function Saving({ product, currency, law }: { product: Product; currency: string; law?: string }) {
  const saving = savingOf({ product, currency });
  return (
    saving && (
      <>
        {saving.percent > 0 && (
          <>
            <span className="figures text-sm text-muted">
              <span className="sr-only">{before} </span>
              <s>{formatMoney(saving.before, currency)}</s>
            </span>
            <b className="figures rounded-control bg-action px-1.5 text-sm text-on-action">
              {percentOff(saving.percent)}
            </b>
          </>
        )}
        <span className="order-last basis-full text-xs text-muted">
          {saving.text}
          {law && ` (${law})`}
        </span>
      </>
    )
  );
}
