import { formatHours } from "@tresen/contract/time-tracking/recorded-time";

const hours = (seconds: number): string => `${formatHours(seconds)}\u00A0Std.`;

export const TIME_TEXTS = {
  title: "Zeit",
  failed: "Arbeitszeit des Projekts konnte nicht geladen werden.",
  hours,
  time: "Arbeitszeit",
  money: "Kosten",
  worked: (seconds: number): string => `${hours(seconds)} gearbeitet`,
  workedOf: ({ used, budget, percent }: { used: number; budget: number; percent: number }): string =>
    `${formatHours(used)} von ${hours(budget)} gearbeitet (${percent}\u00A0%)`,
  left: (seconds: number): string => `Noch ${hours(seconds)} übrig`,
  over: (seconds: number): string => `${hours(seconds)} über dem Budget`,
  overEstimate: (seconds: number): string => `${hours(seconds)} über der Schätzung`,
  noBudget: "kein Zeitbudget",
  spent: (amount: string): string => `${amount} an Löhnen`,
  spentOf: ({ used, budget, percent }: { used: string; budget: string; percent: number }): string =>
    `${used} von ${budget} an Löhnen (${percent}\u00A0%)`,
  moneyLeft: (amount: string): string => `Noch ${amount} übrig`,
  moneyOver: (amount: string): string => `${amount} über dem Budget`,
  moneyBudget: (amount: string): string => `Budget in Geld: ${amount}`,
  unknownWages: (seconds: number): string => `Ohne ${hours(seconds)} von Personen, deren Lohn nicht bekannt ist.`,
  byPerson: "Nach Personen",
  others: "Übrige",
  external: "extern",
  withoutTask: "Ohne Aufgabe",
  formerTasks: "Frühere Aufgaben",
  entries: "Gebuchte Zeiten",
  noEntries: "Auf dieses Projekt ist noch keine Zeit gebucht, die Sie sehen können.",
  noTaskEntries: "Auf diese Aufgabe ist noch keine Zeit gebucht, die Sie sehen können.",
  day: "Tag",
  person: "Person",
  task: "Aufgabe",
  from: "Von – bis",
  duration: "Dauer",
  running: "läuft",
  paused: "Pause",
  unpaid: "unbezahlt, zählt nicht",
  open: (day: string): string => `Eintrag vom ${day} öffnen`,
  newest: ({ shown, all }: { shown: number; all: number }): string => `Die neuesten ${shown} von ${all} Einträgen.`,
  markTime: (percent: number): string => `Zeit ${percent}\u00A0%`,
  markMoney: (percent: number): string => `Kosten ${percent}\u00A0%`,
  markOver: ", über dem Budget",
} as const;

export const STOPWATCH_TEXTS = {
  law: (findings: readonly { message: string; paragraph: string }[]): string =>
    `Die Zeit läuft. Verstoß gegen das Arbeitsrecht: ${findings.map((one) => `${one.message} (${one.paragraph})`).join(" ")}`,
  start: "Zeit starten",
  stop: "Zeit stoppen",
  pause: "Pause",
  resume: "Fortsetzen",
  kind: "Aktivitätsart",
  since: (time: string): string => `Ihre Zeit läuft seit ${time} Uhr.`,
  isPaused: "Ihre Zeit ist unterbrochen.",
  elsewhere: "Ihre Zeit läuft gerade für etwas anderes. Das wird damit beendet.",
  failed: "Arbeitszeit konnte nicht gespeichert werden.",
} as const;
