/** The data about employment, as a subject of the log. */
export const PERSONNEL = "Personaldaten";

export const PERSONNEL_MESSAGES = {
  own: "Ihre eigenen Personaldaten ändert jemand anderer.",
  personnelNumber:
    "Bitte geben Sie nur Buchstaben ohne Umlaute, Ziffern, Punkt, Schrägstrich, Bindestrich und Leerzeichen ein.",
  noSuchDay: "Bitte geben Sie ein Datum zwischen 1900 und 2100 an.",
  birthInFuture: "Bitte geben Sie ein Geburtsdatum an, das vergangen ist.",
  exitBeforeEntry: "Der Austritt liegt vor dem Eintritt.",
  endBeforeStart: "Der Vertrag endet, bevor er beginnt.",
  twoWages: "Bitte geben Sie entweder einen Stundenlohn oder ein Monatsgehalt an.",
  sameStart: "Mit diesem Tag beginnt schon ein anderer Vertrag.",
  overlapping: (from: string): string => `Dieser Vertrag reicht in den nächsten hinein, der am ${from} beginnt.`,
  repeatedDay: "Dieser Wochentag steht schon in der Liste.",
  sum: ({ days, week }: { days: number; week: number }): string =>
    `Die Tage ergeben zusammen ${days} Minuten, die Woche hat ${week}.`,
} as const;
