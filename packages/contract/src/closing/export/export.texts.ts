import type { ClosingFormat } from "../closing";

interface Numbered {
  number: number;
}

/** Texts of postings: at most 60 characters. */
export const POSTING_TEXTS = {
  revenue: ({ number, rate }: Numbered & { rate: string }): string => `Abschluss ${number} Erlöse ${rate}`,
  deposits: ({ number, rate }: Numbered & { rate: string }): string => `Abschluss ${number} Pfand ${rate}`,
  tips: (number: number): string => `Abschluss ${number} Trinkgeld`,
  payment: ({ number, payment }: Numbered & { payment: string }): string => `Abschluss ${number} ${payment}`,
  missingRevenue: (rate: string): string => `Erlöskonto ${rate}`,
  missingCode: (rate: string): string => `BMD-Steuercode ${rate}`,
};

export const EXPORT_FAULTS = {
  noLedger: (branch: string): string =>
    `Für die Filiale ${branch} gibt es noch keine Buchungskonten. Bitte legen Sie sie unter „Buchungskonten“ an.`,
  missing: ({ branch, names }: { branch: string; names: readonly string[] }): string =>
    `In den Buchungskonten der Filiale ${branch} fehlt: ${names.join(", ")}.`,
  years: "Eine DATEV-Datei darf nur ein Wirtschaftsjahr enthalten. Bitte wählen Sie weniger Tage.",
  none: "In diesem Zeitraum gibt es keinen Tagesabschluss.",
  tooMany: "In diesem Zeitraum gibt es zu viele Tagesabschlüsse. Bitte wählen Sie weniger Tage.",
};

export const FORMAT_LABELS: Readonly<Record<ClosingFormat, string>> = {
  pdf: "PDF",
  csv: "CSV",
  datev: "DATEV",
  bmd: "BMD",
};
/** Beside the formats that could not be compared with the description of their maker. */
export const UNCHECKED_FORMAT =
  "DATEV- und BMD-Dateien konnten nicht an der Beschreibung der Hersteller geprüft werden. Bitte lassen Sie die erste Datei von Ihrer Buchhaltung prüfen.";

/** The name of a file; `of` is a number, or the days of a period. */
export function exportName({ branch, of, format }: { branch: string; of: string; format: ClosingFormat }): string {
  const name = `Tagesabschluss ${branch} ${of}`;
  if (format === "datev") return `EXTF_${name}.csv`;
  return format === "bmd" ? `BMD ${name}.csv` : `${name}.${format}`;
}

export const CSV_TITLES = [
  ...["Abschluss", "Von", "Bis", "Bereich", "Bezeichnung", "Netto", "Steuer", "Brutto"],
  ...["Filiale", "Abgeschlossen von", "Notiz", "Prüfsumme", "Hinweis"],
];
