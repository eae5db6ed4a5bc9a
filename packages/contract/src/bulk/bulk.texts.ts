import { BULK_IDS, EXPORT_ROWS, IMPORT_ROWS } from "./bulk.limits";

const number = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ".");

export const BULK_MESSAGES = {
  missing: "Diesen Vorgang gibt es nicht.",
  resource: "Diese Art von Einträgen gibt es nicht.",
  choose: "Bitte geben Sie entweder die Einträge oder eine Suche an.",
  nothing: "Bitte geben Sie mindestens ein Feld an, das geändert werden soll.",
  percent: "Bitte geben Sie die Prozent als Zahl von -100 bis 1000 an, mit höchstens zwei Nachkommastellen.",
  amount: "Bitte geben Sie den Betrag in ganzen Cent an.",
  adjustment: "Bitte geben Sie entweder Prozent oder einen Betrag an.",
  notAdjustable: "Nur Geldbeträge können um Prozent oder um einen Betrag geändert werden.",
  notAddable: "Diesem Feld kann kein Text hinzugefügt werden.",
  notTakeable: "Diesem Feld kann kein Text genommen werden.",
  notMovable: "Dieses Feld hat keine Ordner.",
  moveAlone: "Einen Ordner zu verschieben geht nur ohne andere Änderungen.",
  notPlannable: "Nur neue Werte von Feldern können für einen Zeitpunkt geplant werden.",
  noPath: "Diesen Ordner gibt es nicht mehr.",
  noName: "Bitte geben Sie dem Ordner einen Namen.",
  pathInItself: "Ein Ordner kann nicht in sich selbst verschoben werden.",
  pathTooLong: "Der Pfad des Ordners oder eines seiner Unterordner wäre damit zu lang.",
  pathTaken: (path: string): string =>
    `Den Ordner „${path}“ gibt es schon. Bitte bestätigen Sie, dass beide zusammengelegt werden.`,
  notBulk: "Dieses Feld kann nicht für mehrere Einträge zugleich geändert werden.",
  tooMany: `Auf einmal können höchstens ${number(BULK_IDS)} Einträge bearbeitet werden.`,
  exportTooLarge: `Eine Datei kann höchstens ${number(EXPORT_ROWS)} Einträge enthalten.`,
  importTooLarge: `Ein Import darf höchstens ${number(IMPORT_ROWS)} Zeilen und 4 MB umfassen. Bitte teilen Sie die Datei.`,
  changesTooLarge: "Diese Änderungen sind zu umfangreich.",
  notUndoable: "Dieser Vorgang kann nicht rückgängig gemacht werden.",
  alreadyUndone: "Dieser Vorgang wurde schon rückgängig gemacht.",
  ended: "Dieser Vorgang ist schon beendet.",
  rightsLost: "Ihre Rechte haben sich geändert, seit dieser Vorgang begonnen hat. Bitte starten Sie ihn noch einmal.",
  noFile: "Zu diesem Vorgang gibt es keine Datei, oder sie ist nicht mehr verfügbar.",
  changedSince: "Der Eintrag wurde inzwischen geändert.",
  throttled: (minutes: number): string =>
    "Sie haben in kurzer Zeit sehr viele Vorgänge gestartet. " +
    `Bitte versuchen Sie es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`,
  notKept: "Der frühere Stand des Eintrags ist nicht mehr gespeichert.",
} as const;

/** What is wrong with a field of a record. */
export const fieldFault = ({ title, fault }: { title: string; fault: string }): string => `${title}: ${fault}`;

/** `Produkte 2026-06-05.csv` */
export const exportName = ({ many, day, format }: { many: string; day: string; format: string }): string =>
  `${many} ${day}.${format}`;

/** What is wrong with a row that says the same as an earlier one. */
export const repeatedLine = (line: number): string =>
  `Der Eintrag kommt in dieser Datei mehrmals vor, zuerst in Zeile ${line}.`;
