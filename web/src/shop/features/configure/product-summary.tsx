import { isStatedFree } from "@tresen/contract/catalog/allergen/allergen-free";
import { ALLERGEN_FREE } from "@tresen/contract/catalog/allergen/allergen-free.texts";
import { describeAllergens } from "@tresen/contract/catalog/allergen/allergens";
import { formatMoney } from "@tresen/contract/kit/money";
import { basePrice } from "@tresen/contract/order/pricing";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { unitAbbreviation } from "@tresen/contract/catalog/units";
import { Saving } from "../../widgets/saving/saving";
import * as texts from "./configure.texts";

const NO_STEPS = { parts: [] };

/** The product that is being configured: description, allergens and starting price. */
export function ProductSummary({
  product,
  currency,
  country,
  isGuide,
}: {
  product: Product;
  currency: string;
  country: string;
  isGuide: boolean;
}) {
  const allergens = isStatedFree(product) ? ALLERGEN_FREE : describeAllergens(product.allergens);
  const base = basePrice(product);
  return (
    <div>
      {product.description && <p className="mt-3 text-pretty md:mt-4">{product.description}</p>}
      {allergens && <p className="mt-1 text-sm text-muted">{allergens}</p>}
      {!product.isPriceHidden && product.price !== null && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <span className="figures text-lg font-semibold">
            {isGuide && <span className="text-base font-normal text-muted">{texts.guidePrice} </span>}
            {formatMoney(product.price, currency)}
            {product.unit !== "piece" && (
              <span className="text-base font-normal text-muted"> / {unitAbbreviation(product.unit)}</span>
            )}
          </span>
          {!isGuide && (
            // Beside the price without choices, so that is what is compared.
            <Saving product={{ ...product, config: NO_STEPS }} currency={currency} law={texts.priceLaw(country)} />
          )}
          {base && (
            <span className="figures text-sm text-muted">
              {formatMoney(base.cents, currency)} / {unitAbbreviation(base.unit)}
            </span>
          )}
          {product.deposit ? (
            <span className="figures text-sm text-muted">
              {texts.plusDeposit(formatMoney(product.deposit, currency))}
            </span>
          ) : null}
        </p>
      )}
    </div>
  );
}
