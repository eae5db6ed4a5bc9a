import type { SheetSurcharge } from "./month/surcharge-classes";
import type { PayItem } from "./pay/pay";
import type { TimeSheetState } from "./time-sheet.state";

export const TIME_SHEET = "Stundenzettel";
/** The same of an external person, who is no employee. */
export const SERVICE_RECORD = "Leistungsnachweis";
export const SERVICE_RECORD_HINT =
  "Externe Person, kein Arbeitsverhältnis: ohne geplante Zeit, Saldo und Zuschläge, und ohne Prüfung nach dem Arbeitsrecht. Wer die Filiale leitet, genehmigt und sperrt.";
export const TIME_SHEETS_TITLE = "Stundenzettel";

export const TIME_SHEET_STATE_LABELS: Readonly<Record<TimeSheetState, string>> = {
  open: "Offen",
  confirmed: "Bestätigt",
  approved: "Genehmigt",
  locked: "Gesperrt",
};

export const SURCHARGE_LABELS: Readonly<Record<SheetSurcharge, string>> = {
  overtime: "Überstunden",
  extraWork: "Mehrarbeit",
  holiday: "Feiertagsarbeit",
  highHoliday: "Arbeit an hohen Feiertagen",
  sunday: "Sonntagsarbeit",
  night: "Nachtarbeit",
  deepNight: "Nachtarbeit 0 bis 4 Uhr",
  taxedNight: "Nachtarbeit vor 20 oder nach 6 Uhr",
};

/** How overtime is counted, which the law does by days and weeks. */
export const OVERTIME_HINT =
  "Überstunden werden je Arbeitstag und je Woche von Montag bis Sonntag gezählt und stehen in dem Monat, in dem sie gearbeitet wurden. Eine Woche über zwei Monate hinweg zählt dafür als Ganzes. Arbeit nach Mitternacht gehört zum Arbeitstag, an dem sie begonnen hat.";

/** What counts as work on public holidays, also of whoever is not of age. */
export const HOLIDAY_HINT =
  "Feiertagsarbeit ist Arbeit an gesetzlichen Feiertagen von 0 bis 24 Uhr; eine Nacht wird um Mitternacht geteilt. In Österreich wird sie neben dem Feiertagsentgelt bezahlt (§ 9 Abs. 5 ARG) und zählt deshalb nicht zur Differenz. Wer unter 18 ist, darf an Feiertagen nur arbeiten, wo es das Gesetz zulässt (§ 18 KJBG, § 18 JArbSchG); die Hinweise nennen diese Tage.";

/** What other times are, which stand beside the worked ones. */
export const OTHER_TIMES_HINT =
  "Weitere Zeiten sind nach ihrer Aktivitätsart nicht bezahlt oder keine Arbeitszeit, etwa Rufbereitschaft. Sie zählen nicht zur gearbeiteten Zeit, zum Saldo, zu Überstunden und Zuschlägen und stehen nicht in den Beträgen. Die bezahlten gehen mit eigener Lohnart an die Lohnverrechnung.";

export const PAY_LABELS: Readonly<Record<PayItem, string>> = {
  worked: "Gearbeitete Stunden",
  absences: "Bezahlte Abwesenheit",
  publicHolidays: "Feiertagsentgelt",
  corrections: "Korrekturen früherer Monate",
  salary: "Gehalt",
  unpaid: "Unbezahlte Abwesenheit",
  ...SURCHARGE_LABELS,
};

/** About the amounts of a month. */
export const PAY_TEXTS = {
  title: "Beträge (brutto)",
  sum: "Summe",
  taxFree: "davon steuerfrei",
  contributionFree: "davon beitragsfrei",
  item: "Wofür",
  time: "Zeit",
  wage: "Stundenlohn",
  percent: "Zuschlag",
  amount: "Betrag",
  hint: "Jede Zeile ist auf den Cent gerundet. Nur Sie und wer Löhne sehen darf, sehen diese Beträge. Zeitausgleich ist mit der Arbeit bezahlt, die er ausgleicht; bei einem Gehalt kommen Überstunden in den Saldo.",
  limits:
    "Steuerfrei ist höchstens der Satz des § 3b EStG, gerechnet von höchstens 50 € in der Stunde; beitragsfrei von höchstens 25 € (§ 1 SvEV).",
  unpriced: (hours: string): string => `Für ${hours} Stunden ist kein Lohn vereinbart.`,
} as const;

export const TIME_SHEET_MESSAGES = {
  month: "Bitte geben Sie einen Monat von 2000-01 bis 2100-12 an, zum Beispiel 2026-11.",
  reason: "Bitte geben Sie den Grund an.",
  missing: "Diesen Stundenzettel gibt es nicht.",
  step: "Das ist in diesem Stand des Stundenzettels nicht möglich.",
  changed: "Die Zahlen haben sich inzwischen geändert. Bitte sehen Sie den neuen Stand an.",
  notOver: "Der Monat ist noch nicht zu Ende.",
  lockableFrom: (day: string): string =>
    `Bis zum ${germanDay(day)} können noch Stempelungen eintreffen. Danach kann der Monat gesperrt werden.`,
  stillOpen: (days: readonly string[]): string =>
    `Es gibt noch Aktivitäten, die laufen oder geprüft werden müssen: ${days.map(germanDay).join(", ")}.`,
  earlierOpen: (month: string): string => `Bitte sperren Sie zuerst ${germanMonth(month)}.`,
  locked: (month: string): string =>
    `${germanMonth(month)} ist gesperrt. Bitte tragen Sie eine Korrektur in einen offenen Monat ein.`,
  correctionDay: "Korrekturen gelten für einen Tag eines gesperrten Monats.",
  correctionMonth: ({ from, to }: { from: string; to: string }): string =>
    from === to
      ? `Korrekturen gehören in den offenen Monat ${germanMonth(from)}.`
      : `Korrekturen gehören in einen offenen Monat von ${germanMonth(from)} bis ${germanMonth(to)}.`,
  noMinutes: "Bitte geben Sie Minuten an, die nicht 0 sind.",
  tooLong: "Bitte wählen Sie höchstens 366 Tage, die in der richtigen Reihenfolge sind.",
} as const;

export const WARNING_TEXTS = {
  absent:
    "An diesem Tag wurde gearbeitet, obwohl eine Abwesenheit eingetragen ist. Bei Urlaub zählt beides, sonst füllt die Abwesenheit die geplante Zeit nur auf.",
  open: "Eine Aktivität läuft noch.",
  uncertain: "Die Uhr des Geräts war unsicher. Bitte die Zeiten prüfen.",
  closedByRule: "Die Aktivität wurde von der Regel der Filiale beendet.",
  overlap: "Für dieselbe Zeit gibt es noch eine Aktivität oder Stempelung. Die Zeit zählt nur einmal. Bitte prüfen.",
  beforeEntry:
    "An diesem Tag wurde gearbeitet, obwohl das Arbeitsverhältnis erst später beginnt. Bitte prüfen: Die Zeit zählt als Differenz.",
  afterExit:
    "An diesem Tag wurde gearbeitet, obwohl das Arbeitsverhältnis schon beendet war. Bitte prüfen: Die Zeit zählt als Differenz.",
  missing: "Für diesen Tag ist Arbeit geplant und nichts erfasst.",
  balance: "Mehr als zwölf ältere Monate sind nicht gesperrt. Der Saldo zählt erst ab dem ersten Tag dieser zwölf.",
  notBegun:
    "Bis zu diesem Monat ist nichts erfasst. Der Saldo beginnt mit dem Monat der ersten Erfassung oder nach dem ersten gesperrten Monat, davor entsteht keine Differenz.",
} as const;

/** Told to the person of a sheet that somebody else has confirmed. */
export const CONFIRMED_SHEET_MAIL = {
  title: (month: string): string => `Stundenzettel ${month} für Sie bestätigt`,
  text: (name: string): string =>
    `${name} hat diesen Stundenzettel an Ihrer Stelle bestätigt. Stimmt etwas nicht, wenden Sie sich bitte an Ihre Filialleitung.`,
  month: "Monat",
  reason: "Grund",
  note: "Diese E-Mail wurde versendet, weil Sie in dieser Filiale arbeiten oder gearbeitet haben.",
} as const;

/** `01.07.2026` of `2026-07-01`. */
const germanDay = (day: string): string => day.split("-").reverse().join(".");
/** `11/2026` of `2026-11`. */
export const germanMonth = (month: string): string => month.split("-").reverse().join("/");

/** `8:05` of 485 minutes, with the sign of what is less than nothing. */
export function hoursText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "−" : ""}${Math.floor(size / 60)}:${String(size % 60).padStart(2, "0")}`;
}

export const TIME_SHEET_MAIL = {
  title: (month: string): string => `Stundenzettel ${month}`,
  text: "Ihr Stundenzettel wurde genehmigt und gesperrt. Bewahren Sie diese E-Mail auf: Würde er später geändert, hätte er eine andere Prüfsumme.",
  month: "Monat",
  hash: "Prüfsumme",
  note: "Diese E-Mail wurde versendet, weil Sie in dieser Filiale arbeiten.",
} as const;
