interface Declared {
  allergens: readonly string[];
  config: {
    parts: readonly { name: string; options?: readonly { name: string; allergens: readonly string[] }[] | undefined }[];
  };
}

/** The letters that a position declares: those of its product and of the options that were chosen. */
export function positionAllergens({
  product,
  parts,
}: {
  product: Declared | undefined;
  parts: readonly { name: string; value: string | readonly string[] | null }[];
}): string[] {
  if (!product) return [];
  const chosen = product.config.parts.flatMap((part) => {
    const value = parts.find(({ name }) => name === part.name)?.value ?? [];
    const names = typeof value === "string" ? [value] : value;
    return (part.options ?? []).filter(({ name }) => names.includes(name)).flatMap(({ allergens }) => allergens);
  });
  return [...new Set([...product.allergens, ...chosen])].sort();
}
