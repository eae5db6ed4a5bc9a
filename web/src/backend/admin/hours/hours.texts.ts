import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";

export const DAY_LABELS: Record<OpeningHoursRule["type"], { long: string; short: string }> = {
  daily: { long: "Täglich", short: "Täglich" },
  once: { long: "Einzelner Tag", short: "Einzeln" },
  monday: { long: "Montag", short: "Mo" },
  tuesday: { long: "Dienstag", short: "Di" },
  wednesday: { long: "Mittwoch", short: "Mi" },
  thursday: { long: "Donnerstag", short: "Do" },
  friday: { long: "Freitag", short: "Fr" },
  saturday: { long: "Samstag", short: "Sa" },
  sunday: { long: "Sonntag", short: "So" },
};

export const HOURS_TEXTS = {
  closed: "geschlossen",
  /** No time on any day of the week. */
  never: (outside: string | undefined): string =>
    outside === undefined ? "Immer geschlossen" : `An allen Wochentagen ${outside}`,
  always: "Immer",
  /** One of the times of a day that has several. */
  window: (number: number): string => `${number}. Zeit`,
  daily: (windows: string): string => `Täglich ${windows}`,
  /** Between the windows of one day. */
  and: " und ",
} as const;

/** What a closed rule of a branch closes. */
export const CLOSING_TEXTS = {
  /** In the place of the methods of a branch that has none. */
  branch: "die Filiale",
  whole: "Schließt die ganze Filiale.",
  wholeWithMethods: (methods: string): string => `Schließt die ganze Filiale: ${methods}.`,
  allButDelivery: (closed: string): string => `Schließt ${closed}; geliefert wird nach den Lieferzeiten.`,
  allButDeliveryOnce: (closed: string): string =>
    `Schließt ${closed}; geliefert wird, weil die Lieferzeiten für diesen Tag einen eigenen Eintrag haben.`,
  deliveryOnly: "Schließt nur die Lieferung.",
  deliversThough: "Geliefert wird, obwohl die Filiale an diesem Tag sonst geschlossen ist.",
  wholeDay: "Die ganze Filiale ist an diesem Tag geschlossen.",
} as const;
