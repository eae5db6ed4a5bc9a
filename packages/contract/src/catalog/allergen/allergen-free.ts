interface Declared {
  allergens: readonly string[];
  isAllergenFree?: boolean | undefined;
  config: { parts: readonly { options: readonly { allergens: readonly string[] }[] }[] };
}

/** Whether allergens are stated of a product or of one of its options. */
export function hasAllergens({ allergens, config }: Declared): boolean {
  return (
    allergens.length > 0 || config.parts.some(({ options }) => options.some((option) => option.allergens.length > 0))
  );
}

/** Whether a product is stated to contain no allergens, whatever is chosen of it. */
export function isStatedFree(product: Declared): boolean {
  return product.isAllergenFree === true && !hasAllergens(product);
}
