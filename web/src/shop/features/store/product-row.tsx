import { isStatedFree } from "@tresen/contract/catalog/allergen/allergen-free";
import { ALLERGEN_FREE } from "@tresen/contract/catalog/allergen/allergen-free.texts";
import { excerpt } from "@tresen/contract/site/excerpt";
import { basePrice } from "@tresen/contract/order/pricing";
import { formatMoney } from "@tresen/contract/kit/money";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { unitAbbreviation } from "@tresen/contract/catalog/units";
import { Plus } from "../../../shared/icons";
import { Fragment, memo } from "react";
import { allergenText } from "../../state/allergens.texts";
import { Picture } from "../../widgets/picture";
import { Saving } from "../../widgets/saving/saving";
import { lowestPrice } from "@tresen/contract/catalog/price/lowest-price";
import * as texts from "./store.texts";
import { unavailableReason } from "./unavailable-reason";

interface ProductRowProps {
  product: Product;
  category: Category;
  isAvailable: boolean;
  /** Set if it is sold out right now: the words that say so. */
  soldOut: string | undefined;
  /** Whether the branch accepts orders at all. */
  isOrderable: boolean;
  isQuotation: boolean;
  currency: string;
  zone: string;
  hasPicturePlace: boolean;
  isEager: boolean;
  onChoose: (productId: string) => void;
}

/**
 * Text left, picture right. The whole row opens the product; an unavailable product shows the reason and does not open.
 */
export const ProductRow = memo(function ProductRow({
  product,
  category,
  isAvailable: isOnSale,
  soldOut,
  isOrderable,
  isQuotation,
  currency,
  zone,
  hasPicturePlace,
  isEager,
  onChoose,
}: ProductRowProps) {
  const isAvailable = isOnSale && !soldOut;
  const picture = product.images[0];
  const allergens = isStatedFree(product) ? ALLERGEN_FREE : allergenText(product.allergens);
  return (
    <article className={`group relative flex gap-4 py-4 ${isAvailable ? "" : "text-muted"}`}>
      <div className="min-w-0 flex-1">
        <h3 className="leading-snug font-semibold">
          {isAvailable ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onChoose(product.id)}
              className={
                "rounded-control text-left underline-offset-4 group-hover:underline after:absolute " + "after:inset-0"
              }
            >
              {product.name}
            </button>
          ) : (
            product.name
          )}
        </h3>
        {product.description && <p className="mt-0.5 text-sm text-pretty text-muted">{excerpt(product.description)}</p>}
        {allergens && <p className="mt-0.5 text-xs text-muted">{allergens}</p>}
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2">
          <Price product={product} currency={currency} isGuide={isQuotation} />
        </p>
        {!isAvailable && (
          <p className="mt-1 text-sm font-medium text-balance text-warning">
            <Words text={(isOnSale && soldOut) || unavailableReason({ product, category, zone })} />
          </p>
        )}
      </div>
      <div className={`relative shrink-0 ${hasPicturePlace ? "size-[min(6rem,28vw)] sm:size-28" : "w-11"}`}>
        {picture ? (
          <Picture
            image={picture}
            use="product"
            variants={["thumbnail", "tiny", "small"]}
            sizes="(min-width: 40rem) 7rem, 6rem"
            eager={isEager}
            alt=""
            className={`size-full rounded-panel ${isAvailable ? "" : "opacity-50 grayscale"}`}
          />
        ) : null}
        {isAvailable && isOrderable && (
          <span
            aria-hidden
            className={
              "absolute right-1.5 bottom-1.5 grid size-9 place-items-center rounded-full border " +
              "border-line bg-surface text-action-text shadow-panel transition-colors " +
              "group-hover:bg-action group-hover:text-on-action"
            }
          >
            <Plus size={18} strokeWidth={2.25} />
          </span>
        )}
      </div>
    </article>
  );
});

function Price({ product, currency, isGuide }: { product: Product; currency: string; isGuide: boolean }) {
  if (product.isPriceHidden) return <span className="text-sm text-muted">{texts.priceOnRequest}</span>;
  const { cents, isFrom } = lowestPrice(product);
  const base = basePrice({ ...product, price: cents });
  return (
    <>
      <span className="figures font-semibold">
        {isGuide && <span className="font-normal text-muted">{texts.guidePrice} </span>}
        {isFrom && <span className="font-normal">{texts.from} </span>}
        {formatMoney(cents, currency)}
        {product.unit !== "piece" && (
          <span className="font-normal text-muted"> / {unitAbbreviation(product.unit)}</span>
        )}
      </span>
      {!isGuide && <Saving product={product} currency={currency} />}
      {base && (
        <span className="figures text-xs text-muted">
          {formatMoney(base.cents, currency)} / {unitAbbreviation(base.unit)}
        </span>
      )}
      {product.deposit ? (
        <span className="figures text-xs text-muted">{texts.plusDeposit(formatMoney(product.deposit, currency))}</span>
      ) : null}
    </>
  );
}

/** Allows line breaks only between words, and never within `Mo–Fr`. */
function Words({ text }: { text: string }) {
  return text.split(" ").map((word, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ));
}
