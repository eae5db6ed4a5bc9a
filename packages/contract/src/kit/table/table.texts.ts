/* What the head and the cells of table files say, and what is wrong with a cell. */

export const ID_COLUMN = "ID";
export const YES = "ja";
export const NO = "nein";

export const TABLE_FAULTS = {
  point: (text: string): string =>
    `„${text}“ ist nicht eindeutig. Bitte schreiben Sie Tausender ohne Punkt und Nachkommastellen mit Komma.`,
  number: "Bitte geben Sie eine Zahl an, mit Komma vor den Nachkommastellen (12,5).",
  percent: (text: string): string =>
    `„${text}“ ist nicht eindeutig. Bitte geben Sie den Satz mit Prozentzeichen an, etwa 10 %.`,
  rate: "Bitte geben Sie einen Satz von 0 bis 100 % mit höchstens zwei Nachkommastellen an, etwa 10 %.",
  flag: `Bitte geben Sie „${YES}“ oder „${NO}“ an.`,
  date: "Bitte geben Sie ein Datum im Format TT.MM.JJJJ an (05.06.2026).",
  moment: "Bitte geben Sie Datum und Uhrzeit im Format TT.MM.JJJJ HH:MM an (05.06.2026 18:30).",
  choice: (labels: readonly string[]): string => `Bitte geben Sie einen dieser Werte an: ${labels.join(", ")}.`,
  missing: (text: string): string => `„${text}“ wurde nicht gefunden.`,
  ambiguous: (text: string): string => `„${text}“ gibt es mehrmals. Bitte geben Sie die ID an.`,
} as const;

/** What is wrong with a file as a whole. */
export const FILE_FAULTS = {
  empty: "Die Datei enthält keine Zeilen.",
  unknownColumns: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Die Spalte „${titles[0]}“ gibt es hier nicht.`
      : `Diese Spalten gibt es hier nicht: ${titles.map((title) => `„${title}“`).join(", ")}.`,
  repeatedColumn: (title: string): string => `Die Spalte „${title}“ kommt mehrmals vor.`,
  noColumns: "Die Datei enthält keine Spalte, die eingelesen werden kann.",
  notXlsx: "Diese Datei ist keine lesbare Excel-Datei (XLSX).",
} as const;

/** @param fault what is wrong with the cell, as a whole sentence. */
export const cellFault = ({ title, fault }: { title: string; fault: string }): string => `Spalte „${title}“: ${fault}`;
