import { ALLERGEN_NAMES, allergensOf } from "./allergen.texts";

/**
 * Describes the letters, for example `Allergene: Gluten (A), Milch (G)`. An unknown letter is shown as it is. Empty
 * without letters.
 */
export function describeAllergens(letters: readonly string[]): string {
  if (letters.length === 0) return "";
  const names = letters.map((letter) =>
    Object.hasOwn(ALLERGEN_NAMES, letter) ? `${ALLERGEN_NAMES[letter] ?? letter} (${letter})` : letter,
  );
  return allergensOf(names);
}
