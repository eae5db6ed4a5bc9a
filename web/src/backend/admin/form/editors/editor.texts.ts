export const EDITOR_TEXTS = {
  keepPassword: "Leer lassen, um es nicht zu ändern.",
  markdown: "Formatierung mit Markdown: **fett**, *kursiv*, # Überschrift, - Liste, [Text](Adresse)",
  chooseColor: (title: string): string => `${title} auswählen`,
  json: "Als JSON",
  linePerEntry: "Ein Eintrag je Zeile",
  /** The switch of an object that may be left out. */
  specify: "Angeben",
  addTo: (title: string): string => `${title} hinzufügen`,
  add: "Hinzufügen …",
  allergen: ({ code, name = "unbekannt" }: { code: string; name: string | undefined }): string => `${code}: ${name}`,
  allergens: (names: string): string => `Allergene: ${names || "keine"}`,
  noAllergens: "–",
  chosenCount: (count: number): string => `${count} gewählt`,
  scopeOf: (label: string): string => `${label}: Umfang`,
} as const;

/** The entries of a list: what is done with them, and what screen readers are told of it. */
export const ENTRY_TEXTS = {
  none: "Keine Einträge",
  unnamed: "Der Eintrag",
  add: (title: string): string => `${title}: Eintrag hinzufügen`,
  paste: (title: string): string => `${title}: Eintrag einfügen`,
  drag: (title: string): string => `${title} verschieben`,
  dragHint: "Ziehen, oder mit den Pfeiltasten verschieben",
  up: (title: string): string => `${title} nach oben`,
  down: (title: string): string => `${title} nach unten`,
  duplicate: (title: string): string => `${title} duplizieren`,
  copy: (title: string): string => `${title} kopieren`,
  remove: (title: string): string => `${title} entfernen`,
  removed: (title: string): string => `${title} wurde entfernt.`,
  undo: "Rückgängig",
  undoRemoval: (title: string): string => `${title}: Entfernen rückgängig machen`,
  summary: ({ title, text }: { title: string; text: string }): string => `${title}: ${text}`,
  movedTo: ({ name, place, count }: { name: string; place: number; count: number }): string =>
    `${name} steht jetzt an Stelle ${place} von ${count}.`,
} as const;

/** What a menu offers: categories and their products. */
export const CATALOG_TEXTS = {
  counts: ({ categories, products }: { categories: number; products: number }): string =>
    `${categories} Kategorien, ${products} Produkte`,
  products: (count: number): string => (count === 1 ? "1 Produkt" : `${count} Produkte`),
  addCategory: "Kategorie hinzufügen",
  addCategoryPlaceholder: "Kategorie hinzufügen …",
  addProduct: "Produkt hinzufügen",
  addProductPlaceholder: "Produkt hinzufügen …",
  showMore: (count: number): string => `${count} weitere zeigen`,
} as const;
