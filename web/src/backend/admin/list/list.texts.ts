export const LIST_TEXTS = {
  searchIn: (many: string): string => `${many} durchsuchen`,
  filters: "Filter",
  columns: "Spalten",
  exportCsv: "Export (CSV)",
  create: (one: string): string => `${one} erstellen`,
  none: (many: string): string => `Noch keine ${many}`,
  selectPage: "Alle auf dieser Seite auswählen",
  select: (label: string): string => `${label} auswählen`,
} as const;

const numbers = new Intl.NumberFormat("de-DE");

export const FOOTER_TEXTS = {
  total: (count: number): string => `${numbers.format(count)} ${count === 1 ? "Eintrag" : "Einträge"}`,
  shownOf: ({ shown, total }: { shown: number; total: number }): string =>
    `${numbers.format(shown)} von ${numbers.format(total)} Einträgen`,
  loadingMore: " – weitere werden geladen …",
  incomplete: "Nicht alle Einträge konnten geladen werden.",
  pages: "Seiten",
  previous: "Vorige Seite",
  next: "Nächste Seite",
  pageOf: ({ page, pages }: { page: number; pages: number }): string => `Seite ${page} von ${pages}`,
} as const;

/** What is said about the chosen rows. */
export const SELECTION_TEXTS = {
  title: "Auswahl",
  clear: "Auswahl aufheben",
  count: (count: number): string => `${count} ausgewählt`,
  removing: ({ current, total }: { current: number; total: number }): string =>
    `${current} von ${total} wird gelöscht …`,
  removed: (count: number): string => (count === 1 ? "1 Eintrag gelöscht." : `${count} Einträge gelöscht.`),
  noneRemovable: "Diese Einträge dürfen Sie nicht löschen.",
  notRemovable: (count: number): string => `${count} davon dürfen Sie nicht löschen.`,
  askOne: (one: string): string => `${one} löschen?`,
  askMany: (count: number): string => `${count} Einträge löschen?`,
  more: (count: number): string => `und ${count} weitere`,
  someRefused: ({ refused, total }: { refused: number; total: number }): string =>
    `${refused} von ${total} Einträgen wurden nicht gelöscht`,
} as const;
