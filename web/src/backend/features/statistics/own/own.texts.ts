export const OWN_TEXTS = {
  title: "Meine Zahlen",
  text: ({ from, to }: { from: string; to: string }): string =>
    from === to ? `Am ${from}, nur für Sie sichtbar.` : `Vom ${from} bis ${to}, nur für Sie sichtbar.`,
  confirmed: "Bestätigte Bestellungen",
  completed: "Abgeschlossene Bestellungen",
  worked: "Gearbeitete Stunden",
  planned: "Stunden im Dienstplan",
} as const;
