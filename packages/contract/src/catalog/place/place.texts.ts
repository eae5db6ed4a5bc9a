export const PLACES_TEXTS = {
  /** @param menu named where the product stands in several. */
  place: ({ menu, category }: { menu: string; category: string }): string => `${menu}: ${category}`,
  unknown: ({ name, menu }: { name: string; menu: string }): string => `„${name}“ ist keine Kategorie von „${menu}“.`,
  unknownAnywhere: (name: string): string => `„${name}“ ist keine Kategorie eines Produktkatalogs.`,
  ambiguous: ({ name, menu }: { name: string; menu: string }): string =>
    `„${menu}“ hat mehrere Kategorien namens „${name}“. Bitte wählen Sie die Kategorie in der Liste.`,
  whichMenu: ({ name, menu }: { name: string; menu: string }): string =>
    `„${name}“ gibt es in mehreren Produktkatalogen. Bitte schreiben Sie den Katalog davor, etwa „${menu}: ${name}“.`,
  noMenu: "Es gibt keinen Produktkatalog.",
  forbidden: (menu: string): string => `Den Produktkatalog „${menu}“ dürfen Sie nicht ändern.`,
  notChanged: (why: string): string => `Die Kategorie wurde nicht geändert. ${why}`,
} as const;
