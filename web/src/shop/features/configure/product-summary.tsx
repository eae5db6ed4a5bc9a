import { describeAllergens } from "@tresen/contract/catalog/allergen/allergens";
import { formatMoney } from "@tresen/contract/kit/money";
import { basePrice } from "@tresen/contract/order/pricing";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { unitAbbreviation } from "@tresen/contract/catalog/units";
import { Picture } from "../../widgets/picture";
import * as texts from "./configure.texts";

/** The product that is being configured: picture, description, allergens and starting price. */
export function ProductSummary({
  product,
  currency,
  isGuide,
}: {
  product: Product;
  currency: string;
  isGuide: boolean;
}) {
  const picture = product.images[0];
  const allergens = describeAllergens(product.allergens);
  const base = basePrice(product);
  return (
    <div>
      {picture && (
        <Picture
          image={picture}
          folder="product"
          variants={["small", "medium"]}
          sizes="(min-width: 45rem) 42rem, 100vw"
          eager
          className="-mx-5 mb-4 aspect-2/1 w-[calc(100%+2.5rem)] max-w-none"
        />
      )}
      {product.description && <p className="mt-4 text-pretty">{product.description}</p>}
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
