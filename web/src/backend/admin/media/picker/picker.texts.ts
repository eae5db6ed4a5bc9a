const numbers = new Intl.NumberFormat("de-DE");

export const PICKER_TEXTS = {
  one: "Bild aus der Bibliothek wählen",
  many: "Bilder aus der Bibliothek wählen",
  pictures: "Bilder der Bibliothek",
  search: "Bilder durchsuchen",
  take: "Übernehmen",
  takeMany: (count: number): string => `${numbers.format(count)} übernehmen`,
  none: "Noch keine Bilder in der Bibliothek",
  noneInside: "In diesem Ordner liegen keine Bilder",
} as const;
