import type { Product } from "@tresen/contract/catalog/product.resource";
import { isArchived } from "@tresen/contract/kit/list/archive";
import { GripVertical } from "lucide-react";
import { memo } from "react";
import { Thumbnail } from "../../../../admin/list/table/thumbnail";
import { Private, useMoney } from "../../../../shared/visibility";
import { BOARD_TEXTS as texts } from "../board.texts";
import { priceText } from "./price-text";

interface ProductCardProps {
  id: string;
  category: string;
  /** Undefined where the product is not known. */
  product: Product | undefined;
  currency: string;
  isTwice: boolean;
  /** Where it is sold out right now; empty for nowhere. */
  soldOut: string;
  /** The one card of its column that the tab key reaches. */
  isReached: boolean;
  isReadOnly: boolean;
}

/** Cards out of sight are not drawn: a menu may have thousands. The marks of a drop are drawn within the card. */
const CARD =
  "group/card flex list-none items-stretch rounded-control border border-line bg-surface " +
  "[content-visibility:auto] [contain-intrinsic-size:auto_3.5rem] data-dragged:opacity-40 " +
  "data-[drop=before]:border-t-4 data-[drop=before]:border-t-action data-[drop=after]:border-b-4 " +
  "data-[drop=after]:border-b-action";
const BADGE = "rounded-full border px-1.5 text-xs";

/** A product of the board. Drawn again only when something of its own changes. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { id, category, product, currency, isTwice, soldOut, isReached, isReadOnly } = props;
  const money = useMoney();
  const price = priceText({ product, currency, money });
  return (
    <li data-product={id} data-category={category} className={CARD}>
      <button
        type="button"
        data-card
        tabIndex={isReached ? 0 : -1}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1.5 text-start outline-offset-[-2px] hover:bg-sunken"
      >
        <Thumbnail value={product?.images} />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className={`text-sm wrap-anywhere ${product && !isOffered(product) ? "text-muted" : "font-medium"}`}>
            {product?.name ?? texts.gone}
          </span>
          <span className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-sm text-muted">
            <span className="figures">
              <Private kind="product">{price}</Private>
            </span>
            {product && !isOffered(product) && (
              <span className={`${BADGE} border-line-strong`}>
                {isArchived(product) ? texts.isArchived : texts.isDisabled}
              </span>
            )}
            {soldOut && <span className={`${BADGE} border-warning text-warning`}>{soldOut}</span>}
            {isTwice && <span className={`${BADGE} border-info text-info`}>{texts.isTwice}</span>}
          </span>
        </span>
      </button>
      {!isReadOnly && (
        // Without `touch-none` a finger would scroll the list. Keys and the dialog do the same.
        <span
          aria-hidden
          data-grip
          title={texts.grip}
          className="grid w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-sunken active:cursor-grabbing pointer-coarse:w-11"
        >
          <GripVertical size={18} />
        </span>
      )}
    </li>
  );
});

function isOffered(product: Product): boolean {
  return product.isEnabled && !isArchived(product);
}
