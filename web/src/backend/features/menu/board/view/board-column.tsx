import type { Category } from "@tresen/contract/catalog/category.resource";
import { GripVertical } from "lucide-react";
import { memo, useMemo } from "react";
import { BOARD_TEXTS as texts } from "../board.texts";
import type { Column } from "../model/board";
import { ProductCard } from "./product-card";
import { type BoardFilter, isFiltered, type Known, shownProducts } from "./shown-products";

interface BoardColumnProps {
  column: Column;
  category: Category | undefined;
  filter: BoardFilter;
  known: Known;
  currency: string;
  /** The product that the tab key reaches; the first one without it. */
  reached: string | undefined;
  /** Whether a phone shows it: one column at a time. */
  isChosen: boolean;
  isReadOnly: boolean;
}

const COLUMN =
  "group/column flex max-h-full w-72 shrink-0 flex-col rounded-panel border border-line bg-sunken @max-[40rem]:w-full " +
  "data-dragged:opacity-40 data-[drop=before]:border-s-4 data-[drop=before]:border-s-action " +
  "data-[drop=after]:border-e-4 data-[drop=after]:border-e-action data-[drop=inside]:border-action";

/** A category of the board. Drawn again only when something of its own changes. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, category, filter, known, currency, reached, isChosen, isReadOnly } = props;
  const { products } = column;
  const shown = useMemo(() => shownProducts({ products, filter, known }), [products, filter, known]);
  const name = category?.name ?? texts.goneCategory;
  const [first] = shown;
  const tabbed = reached !== undefined && shown.includes(reached) ? reached : first;
  const id = `column-${column.category}`;
  return (
    <section
      data-column={column.category}
      aria-labelledby={id}
      className={`${COLUMN} ${isChosen ? "" : "@max-[40rem]:hidden"}`}
    >
      <header className="flex items-stretch gap-1 p-1.5">
        <h2 id={id} className="sr-only">
          {name}
        </h2>
        <button
          type="button"
          data-head
          aria-label={texts.columnButton({ name, count: products.length })}
          className="flex min-h-10 min-w-0 flex-1 flex-col justify-center rounded-control px-2 text-start outline-offset-[-2px] hover:bg-surface pointer-coarse:min-h-11"
        >
          <span className="w-full font-semibold wrap-anywhere">{name}</span>
          <span className="figures text-xs text-muted">
            {isFiltered(filter)
              ? texts.shownOf({ shown: shown.length, count: products.length })
              : texts.products(products.length)}
            {category?.isEnabled === false && ` · ${texts.categoryDisabled}`}
          </span>
        </button>
        {!isReadOnly && (
          <span
            aria-hidden
            data-grip
            title={texts.grip}
            className="grid w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-surface pointer-coarse:w-11"
          >
            <GripVertical size={18} />
          </span>
        )}
      </header>
      {shown.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">{products.length === 0 ? texts.empty : texts.nothingFits}</p>
      ) : (
        <ul data-list aria-labelledby={id} className="flex min-h-0 flex-col gap-1.5 overflow-y-auto px-1.5 pb-1.5">
          {shown.map((product) => (
            <ProductCard
              key={product}
              id={product}
              category={column.category}
              product={known.products.get(product)}
              currency={currency}
              isTwice={known.twice.has(product)}
              soldOut={known.soldOut.get(product) ?? ""}
              isReached={product === tabbed}
              isReadOnly={isReadOnly}
            />
          ))}
        </ul>
      )}
    </section>
  );
});
