import type { Product } from "@tresen/contract/catalog/product.resource";
import { hasWords } from "@tresen/contract/kit/list/typed-words";
import type { BOARD_TEXTS } from "../board.texts";

export type StateFilter = keyof typeof BOARD_TEXTS.states;

/** What of the board is shown. */
export interface BoardFilter {
  words: string;
  state: StateFilter;
}

/** What the board knows of products beside their records. It stays the same object while none of it changes. */
export interface Known {
  products: ReadonlyMap<string, Product>;
  /** The branches in which a product is sold out right now, as words. */
  soldOut: ReadonlyMap<string, string>;
  /** Products in more than one category. */
  twice: ReadonlySet<string>;
}

export function isFiltered({ words, state }: BoardFilter): boolean {
  return words.trim() !== "" || state !== "all";
}

/** The products of a column that fit the filter. */
export function shownProducts({
  products,
  filter,
  known,
}: {
  products: readonly string[];
  filter: BoardFilter;
  known: Known;
}): readonly string[] {
  if (!isFiltered(filter)) return products;
  const { words, state } = filter;
  const isInState = (id: string): boolean => {
    const product = known.products.get(id);
    return {
      all: true,
      enabled: product?.isEnabled === true,
      disabled: product?.isEnabled === false,
      soldOut: known.soldOut.has(id),
      twice: known.twice.has(id),
      noPicture: product?.images.length === 0,
    }[state];
  };
  return products.filter((id) => {
    const { name = "", uid = "" } = known.products.get(id) ?? {};
    return isInState(id) && (words.trim() === "" || hasWords({ text: `${name} ${uid}`, typed: words.trim() }));
  });
}
