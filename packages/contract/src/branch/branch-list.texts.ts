/*
 * The specification's texts that only one screen says, to the letter. They stand apart from MESSAGES so that they are
 * downloaded with the screen that shows them and not before the menu.
 */

export const LIST_TEXTS = {
  searchPlaceholder: "PLZ / Ort",
  result: ({ shown, all }: { shown: number; all: number }): string => `${shown} von ${all} Filialen werden angezeigt.`,
  deliveryHours: "Lieferzeiten",
  openingHours: "Öffnungszeiten",
} as const;
