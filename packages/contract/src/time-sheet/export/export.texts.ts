import type { SHEET_FORMATS, BRANCH_FORMATS, RECORD_FORMATS } from "../time-sheet.calls";

type Format = (typeof SHEET_FORMATS)[number] | (typeof BRANCH_FORMATS)[number] | (typeof RECORD_FORMATS)[number];

export const FORMAT_LABELS: Readonly<Record<Format, string>> = {
  pdf: "PDF",
  csv: "CSV",
  xlsx: "Excel",
  lodas: "DATEV LODAS",
  bmd: "BMD",
};

/** The name of a file; `of` is a person and month, a branch and month, or a period. */
export function sheetFileName({ of, format }: { of: string; format: Format }): string {
  if (format === "lodas") return `LODAS ${of}.txt`;
  return format === "bmd" ? `BMD ${of}.csv` : `Stundenzettel ${of}.${format}`;
}

export const recordsFileName = ({ of, format }: { of: string; format: Format }): string =>
  `Arbeitszeitaufzeichnungen ${of}.${format}`;

export const SHEET_WORDS = {
  person: "Person",
  personnelNumber: "Personalnummer",
  branch: "Filiale",
  month: "Monat",
  state: "Stand",
  confirmedBy: "Stellvertretend bestätigt",
  confirmation: ({ name, day, reason }: { name: string; day: string; reason: string }): string =>
    `von ${name} am ${day}: ${reason}`,
  day: "Tag",
  entry: "Zeile",
  planned: "Geplant",
  worked: "Gearbeitet",
  breaks: "Pausen",
  credited: "Angerechnet",
  difference: "Differenz",
  remark: "Anmerkung",
  absent: "Abwesend",
  holidayWork: (hours: string): string => `${hours} Feiertagsarbeit, eigens bezahlt und nicht im Saldo`,
  creditedHolidayWork: (hours: string): string =>
    `${hours} Feiertagsarbeit, im Saldo enthalten; Feiertagsentgelt nur für vereinbarte Stunden, die nicht gearbeitet wurden`,
  corrections: "Korrekturen",
  opening: "Saldo am Beginn",
  closing: "Saldo am Ende",
  sums: "Summen",
  days: "Tage",
  absences: "Abwesenheiten",
  surcharges: "Zuschläge",
  otherTimes: "Weitere Zeiten",
  otherTime: ({ name, isPaid, isWorkingTime }: { name: string; isPaid: boolean; isWorkingTime: boolean }): string =>
    `${name} (${isPaid ? "bezahlt" : "nicht bezahlt"}, ${isWorkingTime ? "Arbeitszeit" : "keine Arbeitszeit"})`,
  warnings: "Hinweise",
  /** How the days are rounded. External people have no surcharges. */
  rounding: ({ roundingMinutes: to, isExternal }: { roundingMinutes: number; isExternal: boolean }): string =>
    [
      `Die Arbeitszeit jedes Tages ist auf ${to === 1 ? "die volle Minute" : `${to} Minuten`} aufgerundet, zugunsten der Person. Terminal und Aktivitäten zeigen dieselben Zeiten ohne angefangene Minuten, also manchmal weniger.`,
      ...(isExternal
        ? []
        : [
            "Überstunden und Zuschläge sind aus den erfassten Zeiten ohne diese Rundung gezählt, und ihre Summe ist auf die volle Minute aufgerundet.",
          ]),
    ].join(" "),
  hash: "Prüfsumme",
  notLocked: "noch nicht gesperrt",
  signatures: "Unterschriften",
  employee: "Arbeitnehmer:in, Datum",
  external: "Auftragnehmer:in, Datum",
  client: "Auftraggeber:in, Datum",
  outside: (name: string): string => `${name} (extern)`,
  employer: "Arbeitgeber:in, Datum",
  line: "_______________________________",
  total: "Summe",
  minutes: (title: string): string => `${title} (Minuten)`,
  page: ({ page, pages }: { page: number; pages: number }): string => `Seite ${page} von ${pages}`,
};

export const RECORD_WORDS = {
  title: "Arbeitszeitaufzeichnungen",
  period: "Zeitraum",
  start: "Beginn",
  end: "Ende",
  pauses: "Pausen",
  /** One of the breaks of former times. */
  pause: (times: string): string => `Pause ${times}`,
  kind: "Art",
  project: "Projekt",
  task: "Aufgabe",
  note: "Notiz",
  source: "Erfasst über",
  flags: "Hinweise",
  voided: (at: string): string => `gelöscht am ${at}`,
  /** @param before what was recorded; null for nothing. */
  before: ({ at, by, reason, before }: { at: string; by: string; reason: string; before: string | null }): string =>
    `${at}, ${by}: ${before === null ? "auf Antrag nachgetragen" : `vorher ${before}`}${reason === "" ? "" : ` (${reason})`}`,
  without: (title: string): string => `ohne ${title}`,
  quoted: ({ title, text }: { title: string; text: string }): string => `${title} „${text}“`,
  otherNote: "andere Notiz",
  running: "läuft",
  none: "In diesem Zeitraum ist nichts aufgezeichnet.",
  tooMany: "In diesem Zeitraum gibt es zu viele Einträge für eine Datei. Bitte wählen Sie weniger Tage.",
};
