export const HISTORY_TEXTS = {
  exportHidden: "Kein Export, solange Daten ausgeblendet sind.",
  /** Names the file of an export. */
  many: "Bestellungen",
  caption: "Bestellungen, neueste zuerst",
  /** After the ticket number, for screen readers. */
  open: " öffnen",
  shown: ({ count, hasMore }: { count: number; hasMore: boolean }): string =>
    hasMore ? `${count} Bestellungen gezeigt` : count === 1 ? "1 Bestellung" : `Alle ${count} Bestellungen gezeigt`,
  sortedLoaded: (count: number): string => `Sortiert sind nur die ${count} geladenen Bestellungen.`,
  loadAll: "Alle laden",
  loadMore: "Weitere laden",
  loadingMore: "Wird geladen …",
  none: "Keine Bestellungen gefunden",
  noneFiltered: (isSearched: boolean): string =>
    isSearched
      ? "Gesucht wird in Namen, nach der ganzen Ticketnummer und ab vier Ziffern in Telefonnummern."
      : "Zu diesen Filtern gibt es keine Bestellung.",
  noneYet: "Sobald jemand bestellt, steht es hier.",
} as const;

export const HISTORY_COLUMNS = {
  ticket: "Ticket",
  ordered: "Bestellt",
  state: "Status",
  total: "Gesamt",
  payment: "Zahlung",
  method: "Art",
  customer: "Kunde",
  phone: "Telefon",
  branch: "Filiale",
} as const;

export const FILTER_TEXTS = {
  /** The button of a phone, with how many are set. */
  filters: (count: number): string => (count > 0 ? `Filter (${count})` : "Filter"),
  search: "Suche",
  searchPlaceholder: "Name, Telefon, Ticket …",
  state: "Status",
  from: "Von",
  to: "Bis",
  period: "Zeitraum",
  week: "7 Tage",
} as const;
