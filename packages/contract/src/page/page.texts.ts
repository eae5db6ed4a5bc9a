/** What the titles of pages begin with that show no record. */
export const PAGE_TITLES = { checkout: "Bestellvorgang", status: "Bestellstatus" } as const;
export const WITHDRAWAL_DESCRIPTION =
  "Einen Vertrag in zwei Schritten online widerrufen, mit Bestätigung des Eingangs per E-Mail.";
/** The legal pages. */
export const LEGAL_LABELS = {
  terms: "AGB",
  privacy: "Datenschutz",
  imprint: "Impressum",
  allergens: "Allergene",
} as const;
export const openLegal = (label: string): string => `${label} öffnen`;
/** Said by the server alone. */
export const PAGE_UNREACHABLE = "Die Seite ist gerade nicht erreichbar.";
