import { HOURS_TEXTS } from "../../hours/hours.texts";

export const OPENING_HOURS_TEXTS = {
  always: "Immer",
  restrict: "Auf Zeiten beschränken",
  none: "Keine Zeiten",
  asDaily: "wie täglich",
  closed: "geschlossen",
  closedOn: ({ day, closed }: { day: string; closed: string }): string => `${day}: ${closed}`,
  /** A day without times, where no day has any. */
  wholeDay: "ganztägig",
  window: ({ day, number }: { day: string; number: number }): string => `${day}, ${HOURS_TEXTS.window(number)}`,
  /** What is wrong with one of several times of a day. */
  fault: ({ number, error }: { number: number; error: string }): string => `${HOURS_TEXTS.window(number)}: ${error}`,
  from: (window: string): string => `${window}, von`,
  to: (window: string): string => `${window}, bis`,
  addWindow: (day: string): string => `${day}: Zeit hinzufügen`,
  copyToWeek: (day: string): string => `${day}: auf alle Wochentage übertragen`,
  copy: (title: string): string => `${title} kopieren`,
  paste: (title: string): string => `${title} einfügen`,
  singleDay: (number: number): string => `${number}. einzelner Tag`,
  addSingleDay: "Feiertag oder einzelnen Tag hinzufügen",
  inherited: ({ days, more }: { days: string; more: number }): string =>
    `Geschlossen wie in den Öffnungszeiten: ${days}${more > 0 ? ` und ${more} weitere` : ""}. ` +
    "Ein eigener Eintrag hier für denselben Tag geht vor.",
} as const;
