const products = (count: number): string => (count === 1 ? "1 Produkt" : `${count} Produkte`);

export const BOARD_TEXTS = {
  title: (name: string): string => `${name} – Tafel`,
  unnamed: "Produktkatalog ohne Namen",
  board: "Tafel",
  counts: ({ columns, count }: { columns: number; count: number }): string =>
    `${columns === 1 ? "1 Kategorie" : `${columns} Kategorien`}, ${products(count)}`,
  toForm: "Zum Formular",
  undo: "Rückgängig",
  redo: "Wiederholen",
  save: "Speichern",
  saving: "Wird gespeichert …",
  saved: "Produktkatalog gespeichert.",
  unsaved: "Noch nicht gespeichert",
  allSaved: "Gespeichert",
  readOnly: "Sie können diesen Produktkatalog ansehen, aber nicht ändern.",
  search: "In der Tafel suchen",
  state: "Zustand",
  states: {
    all: "Alle Zustände",
    enabled: "Aktiv",
    disabled: "Nicht aktiv",
    soldOut: "Ausverkauft",
    twice: "Mehrfach in der Karte",
    noPicture: "Ohne Bild",
  },
  column: "Kategorie",
  addProducts: "Produkte hinzufügen",
  addCategory: "Kategorie hinzufügen",
  newProduct: "Neues Produkt",
  newCategory: "Neue Kategorie",
  more: "Mehr",
  none: "Diese Karte hat noch keine Kategorie.",
  noneExplained: "Fügen Sie eine Kategorie hinzu; danach kommen die Produkte.",
  empty: "Noch kein Produkt.",
  nothingFits: "Kein Produkt passt zum Filter.",
  products,
  shownOf: ({ shown, count }: { shown: number; count: number }): string => `${shown} von ${products(count)}`,
  columnButton: ({ name, count }: { name: string; count: number }): string => `${name}, ${products(count)}: Befehle`,
  grip: "Ziehen zum Verschieben",
  isDisabled: "Nicht aktiv",
  isArchived: "Archiviert",
  isTwice: "Mehrfach",
  from: "ab",
  reduced: "(ermäßigt)",
  isPriceHidden: "Preis verborgen",
  categoryDisabled: "Kategorie nicht aktiv",
  gone: "Unbekanntes Produkt",
  goneCategory: "Unbekannte Kategorie",
  soldOut: "Ausverkauft",
  soldOutIn: (branches: readonly string[]): string => `Ausverkauft in ${branches.join(", ")}`,
  help:
    "Pfeiltasten gehen von Produkt zu Produkt, Alt mit Pfeiltaste verschiebt das Produkt, am Namen einer Kategorie die Kategorie. " +
    "Eingabe öffnet die Befehle, Entf nimmt das Produkt aus der Kategorie.",
  failed: "Der Produktkatalog konnte nicht geladen werden.",
  notSaved: "Der Produktkatalog konnte nicht gespeichert werden.",
  liveFailed: "Was ausverkauft ist, ist gerade nicht bekannt.",
} as const;

/** What screen readers are told of a change. */
export const BOARD_SAID = {
  moved: ({ name, place, count, column }: { name: string; place: number; count: number; column: string }): string =>
    `${name}: Platz ${place} von ${count} in ${column}.`,
  columnMoved: ({ name, place, count }: { name: string; place: number; count: number }): string =>
    `Kategorie ${name}: Platz ${place} von ${count}.`,
  already: ({ name, column }: { name: string; column: string }): string => `${name} steht in ${column} schon.`,
  edge: (name: string): string => `${name} steht schon am Rand.`,
  removed: ({ name, column }: { name: string; column: string }): string => `${name} aus ${column} genommen.`,
  columnRemoved: (name: string): string => `Kategorie ${name} aus der Karte genommen.`,
  added: ({ count, column }: { count: number; column: string }): string =>
    `${products(count)} zu ${column} hinzugefügt.`,
  columnAdded: (name: string): string => `Kategorie ${name} hinzugefügt.`,
  undone: "Rückgängig gemacht.",
  redone: "Wiederholt.",
} as const;

export const BOARD_DIALOG_TEXTS = {
  category: "Kategorie",
  place: "Platz",
  move: "Verschieben",
  keep: "Auch am alten Ort lassen",
  openProduct: "Produkt öffnen",
  openCategory: "Kategorie öffnen",
  remove: "Aus der Kategorie nehmen",
  removeColumn: "Aus der Karte nehmen",
  twice: (columns: readonly string[]): string => `Steht in: ${columns.join(", ")}.`,
  columnPlace: "Platz unter den Kategorien",
  pick: "Vorhandene Kategorie",
  pickNothing: "Alle Kategorien sind schon in der Karte.",
  add: (count: number): string => (count === 0 ? "Hinzufügen" : `${products(count)} hinzufügen`),
  addOne: "Hinzufügen",
  find: "Produkte suchen",
  findPlaceholder: "Name oder Artikelnummer",
  onBoardToo: "Auch Produkte zeigen, die schon in der Karte sind",
  onBoard: "schon in der Karte",
  chosen: (count: number): string => `${count} gewählt`,
  chooseAll: (count: number): string => `Alle ${count} wählen`,
  first: ({ shown, count }: { shown: number; count: number }): string =>
    `Die ersten ${shown} von ${count}. Suchen Sie, um weitere zu finden.`,
  nothing: "Kein Produkt gefunden.",
  name: "Name",
  price: "Preis",
  priceInvalid: "Bitte einen Preis wie 9,90 eingeben.",
  nameMissing: "Bitte einen Namen eingeben.",
  ratesLike: (rates: string): string => `Die Steuersätze sind wie bei den meisten Produkten der Kategorie: ${rates}.`,
  ratesDefault: "Die Steuersätze sind die üblichen der Vorgabe. Bitte prüfen Sie sie im Produkt.",
  create: "Anlegen",
  creating: "Wird angelegt …",
  createFailed: "Das konnte nicht angelegt werden.",
} as const;

export const BOARD_MERGE_TEXTS = {
  taken: (at: string): string =>
    `Dieser Produktkatalog wurde um ${at} Uhr von anderen oder in einem anderen Fenster gespeichert. Beide Änderungen passen ` +
    "zusammen und sind hier übernommen.",
  clash: (at: string): string =>
    `Dieser Produktkatalog wurde um ${at} Uhr von anderen oder in einem anderen Fenster gespeichert, und dasselbe wurde geändert. ` +
    "Ihre Änderungen sind noch da; gespeichert wird erst, wenn Sie gewählt haben.",
  choose: "Zusammenführen",
  title: "Änderungen zusammenführen",
  explanation: "Was nur einer geändert hat, bleibt ohnehin. Wählen Sie bei diesem:",
  mine: "Meine Fassung",
  theirs: "Die andere Fassung",
  both: "Beides",
  inColumn: (column: string): string => `Steht in ${column}`,
  inBoth: ({ mine, theirs }: { mine: string; theirs: string }): string => `Steht in ${mine} und in ${theirs}`,
  columnOut: "Die Kategorie ist aus der Karte genommen",
  columnKept: (count: number): string => `Die Kategorie bleibt, mit ${products(count)}`,
  apply: "Übernehmen und speichern",
} as const;
