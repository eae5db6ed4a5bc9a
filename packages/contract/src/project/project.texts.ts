import type { ProjectState } from "./project.state";
import type { TaskState } from "./task.state";

export const PROJECT = { one: "Projekt", many: "Projekte" } as const;
export const TASK = { one: "Aufgabe", many: "Aufgaben" } as const;

export const PROJECT_STATE_LABELS: Record<ProjectState, string> = {
  planned: "Geplant",
  active: "In Arbeit",
  paused: "Pausiert",
  completed: "Abgeschlossen",
  cancelled: "Abgebrochen",
};
export const TASK_STATE_LABELS: Record<TaskState, string> = {
  open: "Offen",
  inProgress: "In Arbeit",
  waiting: "Wartet",
  done: "Erledigt",
  cancelled: "Entfällt",
};
export const DUE_LABELS = { overdue: "Überfällig", today: "Heute", week: "Nächste 7 Tage" } as const;
export const DUE_TITLE = "Fällig";
export const COMMENTS = "Kommentare";
export const FILES = "Dateien";

export const PROJECT_MESSAGES = {
  dueBeforeStart: "Das Ende liegt vor dem Beginn.",
  branchFixed:
    "Die Filiale eines Projekts bleibt, wie sie ist. Legen Sie für eine andere Filiale ein neues Projekt an.",
  /** @param labels of the states. */
  stateFixed: ({ from, to }: { from: string; to: string }): string => `Auf „${from}“ kann nicht „${to}“ folgen.`,
  orderMissing: "Diese Bestellung gibt es in der Filiale nicht.",
  numberTaken: "Gleichzeitig wurde ein anderes Projekt angelegt. Bitte versuchen Sie es noch einmal.",
  assigneeElsewhere: "Die Person arbeitet nicht in der Filiale des Projekts.",
  fileMissing: "Diese Datei gibt es nicht oder nicht mehr. Bitte laden Sie sie noch einmal hoch.",
  commentsFull: "Zu dieser Aufgabe gibt es schon so viele Kommentare, wie sie haben kann.",
} as const;

/** So many letters of a product stand in the name of a project. */
const PRODUCT_LETTERS = 120;

/**
 * The name of a project that is made from an order: what is to be done first, and the number. It names nobody, since names
 * of projects are in the log.
 */
export function orderProjectName({
  isQuotation,
  ticketNumber,
  items,
}: {
  isQuotation: boolean;
  ticketNumber: number;
  items: readonly { name: string; amount: number }[];
}): string {
  const number = `${isQuotation ? "Angebot" : "Bestellung"} ${String(ticketNumber)}`;
  const product = items.find(({ amount }) => amount > 0)?.name ?? "";
  return [[...product].slice(0, PRODUCT_LETTERS).join("").trim(), number].filter(Boolean).join(", ");
}

/** The title of the task for a position of an order. */
export function positionTitle({ amount, name }: { amount: number; name: string }): string {
  return amount === 1 ? name : `${String(amount)} × ${name}`;
}
