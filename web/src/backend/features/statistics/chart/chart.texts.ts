export const CHART_TEXTS = {
  info: (title: string): string => `Was zählt: ${title}`,
  table: (title: string): string => `Tabelle: ${title}`,
  commands: (title: string): string => `Mehr: ${title}`,
  csv: "Als CSV herunterladen",
  xlsx: "Als Excel (XLSX) herunterladen",
  copyLink: "Link kopieren",
  alone: "Allein zeigen",
  link: {
    copied: "Link kopiert. Er öffnet dieselben Tage und Filter.",
    copyFailed: "Der Link konnte nicht kopiert werden.",
  },
  loading: (title: string): string => `${title} wird geladen`,
  empty: "In diesem Zeitraum gibt es dazu nichts.",
  hiddenProduct: "Produktdaten sind verborgen.",
  hiddenCustomer: "Kundendaten sind verborgen.",
  stale: "Die letzte Aktualisierung ist fehlgeschlagen; gezeigt wird der Stand davor.",
  explore: (title: string): string => `${title}: Diagramm, mit den Pfeiltasten Wert für Wert`,
  showAll: (count: number): string => `Alle ${count} zeigen`,
  showLess: "Weniger zeigen",
  fileName: ({ title, from, to }: { title: string; from: string; to: string }): string =>
    `${title.replace(/[^\p{L}\p{N}]+/gu, "-")}-${from}-${to}`,
  value: ({ label, title, value }: { label: string; title: string; value: string }): string =>
    `${label}: ${title} ${value}`,
  beside: ({ title, value }: { title: string; value: string }): string => `, ${title} ${value}`,
} as const;
