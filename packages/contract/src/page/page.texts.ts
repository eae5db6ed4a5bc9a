/** The titles of pages that show no record. */
export const PAGE_TITLES = { checkout: "Bestellvorgang", status: "Bestellstatus" } as const;
export const WITHDRAWAL_DESCRIPTION =
  "Einen Vertrag in zwei Schritten online widerrufen, mit Bestätigung des Eingangs per E-Mail.";
/** The names of the legal pages. */
export const LEGAL_LABELS = {
  terms: "AGB",
  privacy: "Datenschutz",
  imprint: "Impressum",
  allergens: "Allergene",
} as const;
export const openLegal = (label: string): string => `${label} öffnen`;
/** A message that only the server uses. */
export const PAGE_UNREACHABLE = "Die Seite ist gerade nicht erreichbar.";
