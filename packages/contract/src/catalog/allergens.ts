/**
 * The letters under which Austrian menus declare allergens (Codexempfehlung zu Art. 44 LMIV), and what they stand for.
 */
export const ALLERGEN_NAMES: Readonly<Record<string, string>> = {
  A: "Gluten",
  B: "Krebstiere",
  C: "Ei",
  D: "Fisch",
  E: "Erdnuss",
  F: "Soja",
  G: "Milch",
  H: "Schalenfrüchte",
  L: "Sellerie",
  M: "Senf",
  N: "Sesam",
  O: "Sulfite",
  P: "Lupinen",
  R: "Weichtiere",
};

/**
 * Describes the letters, for example `Allergene: Gluten (A), Milch (G)`. An unknown letter is shown as it is. Empty
 * without letters.
 */
export function describeAllergens(letters: readonly string[]): string {
  if (letters.length === 0) return "";
  const names = letters.map((letter) =>
    Object.hasOwn(ALLERGEN_NAMES, letter) ? `${ALLERGEN_NAMES[letter] ?? letter} (${letter})` : letter,
  );
  return `Allergene: ${names.join(", ")}`;
}
