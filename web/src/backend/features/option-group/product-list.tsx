import type { GroupedProduct } from "@tresen/contract/catalog/option-group/option-group.calls";
import type { ReactNode } from "react";
import { RecordLink } from "../../admin/refusal/refusal-dialog";
import { Private } from "../../shared/visibility";
import { USAGE_TEXTS } from "./option-group.texts";

/** Products that have a group, each with the way to it and with what is to be said of it. */
export function ProductList({
  products,
  isMore,
  noteOf,
  onFollow,
}: {
  products: readonly GroupedProduct[];
  isMore: boolean;
  noteOf: (product: GroupedProduct) => ReactNode;
  onFollow: () => void;
}) {
  return (
    <>
      <ul className="divide-y divide-line rounded-panel border border-line">
        {products.map((product) => (
          <li key={product.id} className="flex flex-wrap items-center gap-x-3 px-3 text-sm wrap-anywhere">
            <Private kind="product">
              <RecordLink record={{ resource: "products", id: product.id, label: product.name }} onFollow={onFollow} />
            </Private>
            <span className="text-muted">{noteOf(product)}</span>
          </li>
        ))}
      </ul>
      {isMore && <p className="mt-2 text-sm text-muted">{USAGE_TEXTS.more}</p>}
    </>
  );
}
