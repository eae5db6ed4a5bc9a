/*
 * Exact texts of the specification that only the list of branches shows. They are kept apart from MESSAGES so that the
 * browser downloads them with that screen and not before the menu.
 */

export const LIST_TEXTS = {
  searchPlaceholder: "PLZ / Ort",
  result: ({ shown, all }: { shown: number; all: number }): string => `${shown} von ${all} Filialen werden angezeigt.`,
  deliveryHours: "Lieferzeiten",
  openingHours: "Öffnungszeiten",
} as const;
