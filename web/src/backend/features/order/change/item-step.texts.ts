export const STEP_FIELD_TEXTS = {
  none: "Keine Auswahl",
  files: ({ name, count }: { name: string; count: number }): string =>
    `${name}: ${count === 1 ? "1 Datei" : `${count} Dateien`} des Kunden`,
} as const;
