export const PAYROLL_FAULTS = {
  none: (branch: string): string =>
    `Für die Filiale ${branch} gibt es noch keine Lohnverrechnung. Bitte legen Sie sie unter „Lohnverrechnung“ an.`,
  missing: ({ branch, names }: { branch: string; names: readonly string[] }): string =>
    `In der Lohnverrechnung der Filiale ${branch} fehlt: ${names.join(", ")}.`,
  wageType: (item: string): string => `Lohnart „${item}“`,
  amount: ({ item, name }: { item: string; name: string }): string => `Lohn oder Prozentsatz für „${item}“ von ${name}`,
  personnelNumber: (name: string): string => `Personalnummer von ${name}`,
  unreadableNumber: (name: string): string =>
    `eine gültige Personalnummer von ${name} (nur Buchstaben ohne Umlaute, Ziffern, Punkt, Schrägstrich, Bindestrich und Leerzeichen)`,
  notApproved: (names: readonly string[]): string =>
    `Noch nicht genehmigt: ${names.join(", ")}. In Lohndateien kommen nur genehmigte und gesperrte Stundenzettel.`,
  noSheets: "In diesem Monat gibt es in der Filiale keinen Stundenzettel.",
};

/** Beside the formats that could not be compared with the description of their maker. */
export const UNCHECKED_PAYROLL =
  "Die Dateien für DATEV LODAS und BMD konnten nicht an der Beschreibung der Hersteller geprüft werden. Bitte lassen Sie die erste Datei von Ihrer Lohnverrechnung prüfen.";
