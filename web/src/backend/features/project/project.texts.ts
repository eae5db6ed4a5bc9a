import { formatHours } from "@tresen/contract/time-tracking/recorded-time";
import { TASK_STATE_LABELS } from "@tresen/contract/project/project.texts";
import type { TaskState } from "@tresen/contract/project/task.state";

const hours = (minutes: number): string => `${minutes < 0 ? "−" : ""}${formatHours(Math.abs(minutes) * 60)}\u00A0Std.`;

export const PROJECT_PAGE_TEXTS = {
  overview: "Überblick",
  number: "Nummer",
  tasks: "Aufgaben",
  board: "Tafel",
  calendar: "Kalender",
  noTasks: "Noch keine Aufgaben.",
  order: "Bestellung öffnen",
  withoutOrder: "Bestellung entfernen",
  done: ({ done, all }: { done: number; all: number }): string => `${String(done)} von ${String(all)} erledigt`,
  estimate: "Geschätzt",
  left: "Laut Schätzung übrig",
  hours,
  unestimated: (count: number): string =>
    count === 1 ? "1 Aufgabe ohne Schätzung" : `${String(count)} Aufgaben ohne Schätzung`,
} as const;

export const BOARD_TEXTS = {
  title: "Aufgaben nach Status",
  calendar: "Aufgaben nach Termin",
  project: "Projekt",
  allDue: "Fällig: egal wann",
  search: "Aufgaben suchen",
  allProjects: "Alle Projekte",
  mine: "Nur meine",
  empty: "Nichts hier",
  move: (title: string): string => `„${title}“ verschieben`,
  state: (title: string): string => `Status von „${title}“`,
  stateNow: ({ label, state }: { label: string; state: TaskState }): string => `${label}: ${TASK_STATE_LABELS[state]}`,
  column: ({ state, count }: { state: TaskState; count: number }): string =>
    `${TASK_STATE_LABELS[state]}: ${String(count)}`,
  refused: ({ title, from, to }: { title: string; from: TaskState; to: TaskState }): string =>
    `„${title}“: Auf „${TASK_STATE_LABELS[from]}“ kann nicht „${TASK_STATE_LABELS[to]}“ folgen.`,
  due: (at: string): string => `fällig ${at}`,
  steps: ({ done, all }: { done: number; all: number }): string => `${String(done)}/${String(all)}`,
  nothingDue: "In diesem Monat ist nichts fällig.",
  projectDue: ({ number, name }: { number: number; name: string }): string => `Projekt ${String(number)}: ${name}`,
  before: "Voriger Monat",
  after: "Nächster Monat",
  today: "Dieser Monat",
  weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
  month: (month: string): string =>
    new Date(`${month}-01T12:00:00Z`).toLocaleDateString("de-AT", { month: "long", year: "numeric", timeZone: "UTC" }),
  day: ({ date, count }: { date: string; count: number }): string =>
    `${new Date(`${date}T12:00:00Z`).toLocaleDateString("de-AT", { day: "numeric", month: "long", timeZone: "UTC" })}, ${
      count === 1 ? "1 Aufgabe" : `${String(count)} Aufgaben`
    }`,
} as const;

export const COMMENT_TEXTS = {
  none: "Noch keine Kommentare.",
  write: "Kommentar schreiben",
  send: "Kommentieren",
  failed: "Kommentar konnte nicht gesendet werden.",
  by: ({ name, at }: { name: string; at: string }): string => `${name}, ${at}`,
} as const;

export const FILE_TEXTS = {
  none: "Keine Dateien.",
  add: "Datei hinzufügen",
  remove: (name: string): string => `„${name}“ entfernen`,
  failed: "Datei konnte nicht hochgeladen werden.",
} as const;
