import { formatMoney } from "@tresen/contract/kit/money";
import { itemGross } from "@tresen/contract/order/pricing";
import { formatQuantity } from "@tresen/contract/catalog/units";
import type { CartLine } from "../../state/catalog";
import { choiceText } from "../../widgets/cart-lines";

/** The positions of the order as a plain list, for screens on which the editable list is further up. */
export function SummaryItems({
  lines,
  currency,
  isPriceHidden,
}: {
  lines: readonly CartLine[];
  currency: string;
  isPriceHidden: boolean;
}) {
  return (
    <ul className="grid gap-2">
      {lines.map(({ item, product, index }) => {
        const choices = choiceText({ ...item, product });
        return (
          <li key={index} className="flex flex-wrap gap-x-3">
            <span className="figures min-w-9">{formatQuantity(item)}</span>
            <span className="min-w-0 flex-1 basis-24 hyphens-auto wrap-anywhere">
              {product.name}
              {choices && <span className="block text-sm text-muted">{choices}</span>}
            </span>
            {!isPriceHidden && (
              <span className="figures">{formatMoney(itemGross({ ...item, product }), currency)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
