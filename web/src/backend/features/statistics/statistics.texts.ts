export const STATISTICS_TEXTS = {
  filters: "Tag und Filiale",
  day: "Tag",
  chooseDay: "Tag wählen",
  nothing: "An diesem Tag wurde nichts bestellt.",
  otherDay: "Wählen Sie einen anderen Tag.",
  otherDayOrBranch: "Wählen Sie einen anderen Tag oder eine andere Filiale.",
  loading: "Statistik wird geladen",
  orders: "Bestellungen",
  revenue: "Umsatz",
  average: "Durchschnitt je Bestellung",
  calledOff: "Storniert, abgelehnt, nicht bezahlt",
  quotations: "Angebotsanfragen",
} as const;

/** The change against the same day of the week before. */
export const CHANGE_TEXTS = {
  unknown: "ohne Vergleich zur Vorwoche",
  none: "wie in der Vorwoche",
  more: (percent: number): string => `+${percent} % zur Vorwoche`,
  less: (percent: number): string => `−${percent} % zur Vorwoche`,
} as const;

export const HOURS_CHART_TEXTS = {
  title: "Bestellungen nach Uhrzeit",
  /** Shown after the hour if there is room. */
  clock: " Uhr",
  asTable: "Als Tabelle",
  caption: "Bestellungen und Umsatz je Stunde",
  hour: "Stunde",
  span: (hour: number): string => `${hour}–${hour + 1} Uhr`,
} as const;

export const ITEMS_TABLE_TEXTS = {
  title: "Beliebte Produkte",
  product: "Produkt",
  amount: "Menge",
  showAll: (count: number): string => `Alle ${count} zeigen`,
  showLess: "Weniger zeigen",
} as const;
