const numbers = new Intl.NumberFormat("de-DE");

export const ALL_TEXTS = {
  title: (name: string): string => `Alle Bilder von „${name}“`,
  choose: "Auswählen",
  chosenTitle: (many: string): string => `${many} auswählen`,
  show: (count: string): string => `${count} ansehen`,
  onlyFirst: (most: number): string => `Gezeigt werden die ersten ${most}. Mit „Auswählen“ sehen Sie andere.`,
  checking: ({ done, total }: { done: number; total: number }): string =>
    `${numbers.format(done)} von ${numbers.format(total)} geprüft …`,
  checked: (flawed: number): string =>
    flawed === 0
      ? "Alle passen, keine Hinweise."
      : flawed === 1
        ? "1 Bild mit Hinweis."
        : `${numbers.format(flawed)} Bilder mit Hinweisen.`,
  unchecked: (count: number): string =>
    count === 1
      ? "1 Bild konnte nicht geprüft werden."
      : `${numbers.format(count)} Bilder konnten nicht geprüft werden.`,
  onlyFlawed: "Nur mit Hinweisen",
  none: "Nichts ausgewählt",
  noneFlawed: "Kein Bild mit Hinweis",
  warnings: (count: number): string => (count === 1 ? "1 Hinweis" : `${count} Hinweise`),
  open: ({ label, warnings }: { label: string; warnings: string }): string =>
    warnings === "" ? label : `${label}, ${warnings}`,
  back: "Zur Übersicht",
  previous: "Voriges Bild",
  next: "Nächstes Bild",
  position: ({ at, of }: { at: number; of: number }): string => `${numbers.format(at)} von ${numbers.format(of)}`,
  asExample: "Im Editor zeigen",
  actualSize: "Originalgröße",
  fitted: "Ganzes Bild",
  fine: "Keine Hinweise",
  loadFailed: "Die Werte konnten nicht geladen werden.",
  fontsLoading: "Schriften werden geladen …",
  export: "Exportieren",
} as const;
