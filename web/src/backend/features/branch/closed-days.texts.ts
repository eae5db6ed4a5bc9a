export const CLOSED_DAYS_TEXTS = {
  day: "Tag",
  until: "Bis (bei mehreren Tagen)",
  branches: "Filialen",
  every: (count: number): string => `Alle ${count} Filialen`,
  theseDays: "An diesen Tagen",
  on: (day: string): string => `Am ${day}`,
  span: ({ from, to }: { from: string; to: string }): string => `Von ${from} bis ${to}`,
  explanation: (days: string): string =>
    `${days} ist ganztags geschlossen, für Takeaway, Lieferung und Dine In. Andere Einträge für diese Tage werden ` +
    "ersetzt, auch in den Lieferzeiten. Angenommene Bestellungen bleiben bestehen.",
  enter: (count: number): string => (count === 1 ? "In 1 Filiale eintragen" : `In ${count} Filialen eintragen`),
  entering: ({ done, total }: { done: number; total: number }): string => `${done} von ${total} eingetragen …`,
  entered: "Eingetragen.",
  waiting: "Wartet …",
  retry: (count: number): string =>
    count === 1 ? "1 Filiale noch einmal versuchen" : `${count} Filialen noch einmal versuchen`,
} as const;

export const CLOSED_DAYS_MESSAGES = {
  dayRequired: "Bitte wählen Sie einen Tag.",
  dayPast: "Der Tag liegt in der Vergangenheit.",
  endRequired: "Bitte wählen Sie einen Tag als Ende.",
  endBeforeStart: "Das Ende liegt vor dem Beginn.",
  tooLong: (most: number): string => `Höchstens ${most} Tage auf einmal.`,
  branchRequired: "Bitte wählen Sie mindestens eine Filiale.",
  failed: "Filiale konnte nicht aktualisiert werden.",
} as const;
