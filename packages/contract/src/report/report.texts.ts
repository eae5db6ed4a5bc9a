/** In which the texts of charts are drawn. Its file is beside the function. */
export const CHART_TYPEFACE = "Noto Sans";

const countText = (orders: number): string => (orders === 1 ? "eine Bestellung" : `${orders} Bestellungen`);

/** The texts of reports that are sent by mail. */
export const REPORT_TEXTS = {
  subject: ({ branch, week }: { branch: string; week: string }) => `${branch}: Wochenbericht ${week}`,
  title: "Wochenbericht",
  /** `1. – 7. 6. 2026` */
  period: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  text: "So war die letzte Woche. Alle Zahlen stehen auch in der PDF-Datei.",
  nothing: "In dieser Woche gab es keine Bestellungen.",
  chart: "Umsatz je Tag, dahinter heller die Woche davor",
  button: "Statistik öffnen",
  gross: "Umsatz",
  orders: "Bestellungen",
  average: "Im Schnitt je Bestellung",
  canceled: "Storniert oder abgelehnt",
  rating: "Bewertung",
  /** `4,6 von 5, aus 12 Bewertungen` */
  rated: ({ mean, orders }: { mean: string; orders: number }) =>
    `${mean} von 5, aus ${orders === 1 ? "einer Bewertung" : `${orders} Bewertungen`}`,
  waiting: "Zugesagte Zeiten",
  kept: ({ kept, late }: { kept: number; late: number }) => `${kept} eingehalten, ${late} zu spät`,
  /** `+12 % gegenüber der Woche davor` */
  against: (change: string) => `${change} gegenüber der Woche davor`,
  noneBefore: "in der Woche davor keine",
  days: "Umsatz je Tag",
  day: ({ gross, orders }: { gross: string; orders: number }) => `${gross} · ${countText(orders)}`,
  count: countText,
  items: "Am meisten verkauft",
  methods: "Nach Art",
  payments: "Nach Zahlungsart",
  taxes: "Nach Steuersatz: netto, Steuer, brutto",
  onSite: "Rest vor Ort",
  counts:
    "Eine Bestellung zählt an dem Tag, an dem sie aufgegeben wurde, ein Angebot erst, wenn es angenommen ist. " +
    "Späteres Stornieren, Ändern oder Rückerstatten berichtigt diesen Tag. Pfand, Spenden und Trinkgeld sind nicht dabei.",
  /** The foot of each page. */
  page: ({ page, pages }: { page: number; pages: number }) => `Seite ${page} von ${pages}`,
  file: (week: string) => `Wochenbericht ${week}.pdf`,
  note: "Dieser Bericht kommt jede Woche. Sie können ihn unter „Erinnerungen“ ausschalten.",
} as const;

export const CLOSING_REPORT_TEXTS = {
  subject: ({ branch, count, day }: { branch: string; count: number; day: string }) =>
    `${branch}: ${count === 1 ? "Tagesabschluss" : `${count} Tagesabschlüsse`} ${day}`,
  title: "Tagesabschluss",
  text: "Das wurde gestern abgeschlossen. Alle Summen stehen in der PDF-Datei.",
  chart: "Umsatz der Bestellungen dieses Tages nach Stunden",
  gross: "Umsatz",
  tips: "Trinkgeld",
  expected: "Erwartetes Bargeld",
  entries: "Buchungen",
  counted: "Gezähltes Bargeld",
  difference: "Differenz",
  button: "Tagesabschlüsse öffnen",
  file: (day: string) => `Tagesabschluss ${day}.pdf`,
  note: "Diese E-Mail kommt nach jedem Tag mit einem Abschluss. Sie können sie unter „Erinnerungen“ ausschalten.",
} as const;
