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

export const allergensOf = (names: readonly string[]): string => `Allergene: ${names.join(", ")}`;
