import type { Rate } from "../../kit/money";
import { hasAllergens } from "../allergen/allergen-free";
import type { Product } from "../product.resource";
import { productWithRates } from "../tax/dated-rates";
import type { CheckedShop } from "./compliance";

/** The rates of a product for delivery, takeaway and eating in. */
export type Rates = readonly [Rate, Rate, Rate];

export interface Neighbour {
  /** The category in which the product stands. */
  name: string;
  /** How many of its products state allergens. */
  stating: number;
  /** How many of its products have which rates, by their text. */
  rates: ReadonlyMap<string, { rates: Rates; count: number }>;
  count: number;
}

export interface Neighbours {
  /** The categories of a product, in all menus. */
  of: (product: string) => readonly Neighbour[];
  /** Whether any product of the shop states allergens. */
  isStated: boolean;
  ratesOf: (product: Product) => Rates;
}

/** Whether a product states its allergens, of its own or in one of its options, or that it has none. */
export function statesAllergens(product: Product): boolean {
  return product.isAllergenFree || hasAllergens(product);
}

/** What the products of each category have in common, whichever menus list them there. */
export function neighboursOf({ menus, categories, products, taxRates, date }: CheckedShop): Neighbours {
  const ratesOf = (product: Product): Rates => {
    const { tax, takeawayTax, dineInTax } = productWithRates({ product, rates: taxRates, date });
    return [tax, takeawayTax, dineInTax];
  };
  const byId = new Map(products.map((product) => [product.id, product]));
  const members = new Map<string, Set<string>>();
  for (const { catalog } of menus)
    for (const { category, products: listed } of catalog) {
      const known = members.get(category) ?? new Set();
      for (const id of listed) if (byId.has(id)) known.add(id);
      members.set(category, known);
    }
  const ofProduct = new Map<string, Neighbour[]>();
  for (const [category, ids] of members) {
    const own = [...ids].flatMap((id) => byId.get(id) ?? []);
    const neighbour: Neighbour = {
      name: categories.get(category)?.name ?? "",
      stating: own.filter(statesAllergens).length,
      rates: counted(own.map(ratesOf)),
      count: own.length,
    };
    for (const id of ids) ofProduct.set(id, [...(ofProduct.get(id) ?? []), neighbour]);
  }
  return { of: (id) => ofProduct.get(id) ?? [], isStated: products.some(statesAllergens), ratesOf };
}

function counted(all: readonly Rates[]): Neighbour["rates"] {
  const found = new Map<string, { rates: Rates; count: number }>();
  for (const rates of all) {
    const key = rates.join(" ");
    found.set(key, { rates, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return found;
}
