import { memo } from "react";
import type { Group } from "../../state/catalog";
import { Picture } from "../../widgets/picture";
import { categoryAnchor } from "./category-scroll";
import { ProductRow } from "./product-row";

declare module "react" {
  interface CSSProperties {
    /** How many rows are not rendered yet: `rows-to-come` in the style sheet reserves their space. */
    "--rows"?: number;
  }
}

interface CategorySectionProps {
  group: Group;
  /** The number of its rows that are rendered; the others are replaced by their estimated height. */
  drawn: number;
  currency: string;
  zone: string;
  /** The pictures of the first category are loaded at once. */
  isFirst: boolean;
  isOrderable: boolean;
  isQuotation: boolean;
  /** The words for products that are sold out right now. */
  soldOut: ReadonlyMap<string, string> | undefined;
  onChoose: (productId: string) => void;
}

/**
 * Rendered again only when its own content changes, not with each tick of the clock: a menu may have a thousand rows.
 */
export const CategorySection = memo(function CategorySection({
  group,
  drawn,
  currency,
  zone,
  isFirst,
  isOrderable,
  isQuotation,
  soldOut,
  onChoose,
}: CategorySectionProps) {
  const { category, products } = group;
  const anchor = categoryAnchor(category.id);
  const hasPictures = products.some(({ product }) => product.images.length > 0);
  return (
    <section id={anchor} aria-labelledby={`${anchor}-name`} className="scroll-mt-20 pt-7">
      <div className="flex items-center gap-3">
        {category.image && (
          <Picture
            image={category.image}
            use="category"
            variants={["thumbnail"]}
            sizes="3rem"
            alt=""
            className="size-12 shrink-0 rounded-control"
          />
        )}
        <h2
          id={`${anchor}-name`}
          tabIndex={-1}
          className="min-w-0 text-xl font-bold tracking-tight outline-none md:text-2xl"
        >
          {category.name}
        </h2>
      </div>
      {category.description && <p className="mt-1 max-w-2xl text-muted">{category.description}</p>}
      <ul className="mt-2 grid grid-cols-1 gap-x-10 xl:grid-cols-2">
        {products.slice(0, drawn).map(({ product, isAvailable }, index) => (
          <li key={product.id} className="row border-b border-line">
            <ProductRow
              product={product}
              category={category}
              isAvailable={isAvailable}
              soldOut={soldOut?.get(product.id)}
              isOrderable={isOrderable}
              isQuotation={isQuotation}
              currency={currency}
              zone={zone}
              hasPicturePlace={hasPictures}
              isEager={isFirst && index < 4}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {drawn < products.length && <div className="rows-to-come" style={{ "--rows": products.length - drawn }} />}
    </section>
  );
});
