import { IMPORT_ROWS } from "@tresen/contract/bulk/bulk.limits";

const numbers = new Intl.NumberFormat("de-DE");
const lines = (count: number): string => (count === 1 ? "1 Zeile" : `${numbers.format(count)} Zeilen`);

export const IMPORT_TEXTS = {
  title: (many: string): string => `${many} importieren`,
  source: "1. Tabelle wählen",
  file: "Datei wählen (CSV oder XLSX)",
  paste: "Oder Zellen einfügen",
  pasteHint:
    "In der Tabellenkalkulation die Zellen mit der Überschrift kopieren und hier mit Strg+V einfügen. " +
    `Höchstens ${numbers.format(IMPORT_ROWS)} Zeilen.`,
  template: "Leere Vorlage herunterladen",
  templateHint: (mayCreate: boolean): string =>
    "Die erste Zeile enthält die Überschriften. " +
    (mayCreate
      ? "Zeilen mit einer ID ändern diesen Eintrag, alle anderen legen einen an. "
      : "Zeilen mit einer ID ändern diesen Eintrag. Neue Einträge dürfen Sie hier nicht anlegen. ") +
    "Ein Export hat dieselben Spalten.",
  reading: "Die Tabelle wird gelesen …",
  read: "Diese Zellen übernehmen",
  pasted: "Eingefügte Zellen",
  chosen: ({ name, count }: { name: string; count: number }): string => `${name}: ${lines(count)}`,
  other: "Andere Tabelle",
  columns: "2. Spalten zuordnen",
  columnsHint: ({ all, left }: { all: number; left: readonly string[] }): string =>
    left.length === 0
      ? `Alle ${all} Spalten sind zugeordnet.`
      : `${all - left.length} von ${all} Spalten sind zugeordnet. Nicht zugeordnet: ${left.join(", ")}. ` +
        "Spalten ohne Zuordnung werden nicht übernommen.",
  headed: "Die erste Zeile enthält die Überschriften",
  preview: "Vorschau",
  fieldOf: (title: string): string => `Feld für die Spalte „${title}“`,
  column: (position: number): string => `Spalte ${position}`,
  ignored: "Nicht übernehmen",
  lenient: "Kategorien, die es nicht gibt, auslassen und die Zeile ohne sie übernehmen",
  check: "Prüfen",
  checking: "3. Prüfung",
  checkHint: "Beim Prüfen wird noch nichts geändert.",
  copyFaults: "Fehlerliste kopieren",
  copied: "Fehlerliste kopiert.",
  copyFailed: "Die Fehlerliste konnte nicht kopiert werden.",
  downloadFaults: "Fehlerliste herunterladen",
  faultsFile: "Fehlerliste.csv",
  faultsHead: ["Zeile", "Eintrag", "Was nicht stimmt"],
  noneLeft: "Keine Zeile kann übernommen werden. Sie können sie in der Tabelle berichtigen und neu prüfen.",
  faulty: (count: number): string =>
    count === 1
      ? "1 Zeile wird nicht übernommen. Sie können sie in der Tabelle berichtigen und neu prüfen, oder die " +
        "übrigen importieren."
      : `${lines(count)} werden nicht übernommen. Sie können sie in der Tabelle berichtigen und neu prüfen, ` +
        "oder die übrigen importieren.",
  start: (count: number): string => `${lines(count)} importieren`,
  importing: "4. Import",
} as const;

/** Asked before a table is left that was not imported. */
export const LEAVING_IMPORT_TEXTS = {
  title: "Import verwerfen?",
  text: "Die Tabelle ist noch nicht importiert. Beim Verlassen gehen sie und die Zuordnung der Spalten verloren.",
} as const;

export const READ_FAULTS = {
  empty: "Die Tabelle ist leer.",
  onlyHead: "Die Tabelle enthält nur eine Überschrift, aber keine Zeilen.",
  tooLarge: "Diese Datei ist größer als 20 MB. Bitte teilen Sie sie.",
  oldExcel: "Das alte Excel-Format (XLS) kann nicht gelesen werden. Bitte speichern Sie die Datei als XLSX oder CSV.",
  notXlsx:
    "Diese Datei ist keine lesbare Excel-Datei (XLSX). Vielleicht ist sie beschädigt oder mit einem Passwort " +
    "geschützt.",
  unreadable: "Diese Datei ist keine Tabelle. Gelesen werden CSV- und XLSX-Dateien.",
  failed: "Die Datei konnte nicht gelesen werden.",
} as const;
