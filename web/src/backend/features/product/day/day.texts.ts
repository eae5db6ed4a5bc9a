export const DAY_TEXTS = {
  section: "Jetzt und geplant",
  soldOut: "Ausverkauft melden",
  /** @param branches in how many of the person's branches it is sold out. */
  markSome: ({ until, branches, of }: { until: string; branches: number; of: number }): string =>
    `ausverkauft bis ${until} (${branches} von ${of} Filialen)`,
  markUntil: (until: string): string => `ausverkauft bis ${until}`,
} as const;

export const PLANNED_PRICE_TEXTS = {
  title: "Preis ab einem Tag",
  price: "Neuer Preis",
  now: (price: string): string => `Jetzt: ${price}`,
  plan: "Preis planen",
  planned: ({ price, at }: { price: string; at: string }): string => `${price} ab ${at} geplant.`,
  failed: "Der Preis konnte nicht geplant werden.",
  noPrice: "Bitte geben Sie einen Betrag wie 9,90 an.",
  same: "Das ist der Preis, den das Produkt schon hat.",
  hint:
    "Der Preis ändert sich zu dieser Zeit von selbst, und der Shop zeigt ihn dann. Ändert jemand vorher den Preis, " +
    "geschieht nichts, und hier steht, warum.",
  stale: "Das Produkt wurde inzwischen geändert. Bitte schließen Sie den Dialog, und versuchen Sie es noch einmal.",
} as const;

export const PLACE_TEXTS = {
  title: "Kategorien",
  titleOf: (count: number): string => (count === 1 ? "Kategorien des Produkts" : `Kategorien von ${count} Produkten`),
  menu: "Produktkatalog",
  category: "Kategorie",
  way: "Was geschieht",
  ways: {
    add: "Zur Kategorie hinzufügen",
    move: "In die Kategorie verschieben, aus den anderen heraus",
    remove: "Aus der Kategorie nehmen",
  },
  now: "Derzeit",
  nowhere: "In diesem Produktkatalog steht nichts davon.",
  count: ({ name, count, of }: { name: string; count: number; of: number }): string =>
    of === 1 ? name : `${name}: ${count} von ${of}`,
  none: "Es gibt keinen Produktkatalog, den Sie ändern dürfen.",
  unchanged: "Daran ändert sich nichts.",
  start: "Übernehmen",
  saved: (menu: string): string => `„${menu}“ geändert.`,
  undone: "Rückgängig gemacht.",
  undoStale: "Der Produktkatalog wurde inzwischen geändert. Bitte ändern Sie die Kategorien von Hand zurück.",
  failed: "Die Kategorien konnten nicht geändert werden.",
  tooMany: (count: number): string => `Auf einmal gehen höchstens ${count} Produkte.`,
} as const;
