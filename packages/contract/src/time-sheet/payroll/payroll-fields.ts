import type { PayrollItem } from "./payroll-items";

export const PAYROLL = { one: "Lohnverrechnung", many: "Lohnverrechnung" };
export const EXPECTED_NUMBER = "Bitte geben Sie nur Ziffern ein.";

export const PAYROLL_FIELDS = {
  name: "Name",
  branch: "Filiale",
  rounding: "Arbeitszeit eines Tages aufrunden auf Minuten",
  roundingHint:
    "Aufgerundet wird immer zugunsten der Person. 1: auf die volle Minute. Überstunden und Zuschläge zählen die erfassten Zeiten ohne diese Rundung.",
  fullTime: "Vollzeit (Minuten pro Woche)",
  fullTimeHint: "Ab hier ist jemand nicht in Teilzeit, und zusätzliche Stunden sind keine Mehrarbeit nach § 19d AZG.",
  nightFrom: "Nacht ab (Stunde)",
  nightTo: "Nacht bis (Stunde)",
  nightHint:
    "Wann Nachtzuschlag gezahlt wird, nach Kollektivvertrag oder Vertrag. Leer: 22 bis 6 Uhr, in Deutschland 20 bis 6 Uhr. Steuerfrei ist in Deutschland nur, was davon zwischen 20 und 6 Uhr liegt (§ 3b EStG).",
  wholeNight: "Bitte geben Sie Beginn und Ende der Nacht an oder keines von beiden.",
  times: "Zeiten und Zuschläge",
  percents: "Zuschläge nach Kollektivvertrag oder Vertrag",
  percentsHint: "Gilt, wo es mehr ist als das Gesetz sagt.",
  percentEntry: "Zuschlag",
  surcharge: "Zuschlag",
  validFrom: "Gilt ab",
  percent: "Prozent",
  wages: "Lohnarten",
  wageEntry: "Lohnart",
  item: "Was",
  lodas: "DATEV-Lohnart",
  bmd: "BMD-Lohnart",
  isAmount: "Als Betrag",
  isAmountHint: "Statt der Stunden, nur für Zuschläge.",
  isLeftOut: "Nicht übergeben",
  isLeftOutHint: "Für alles, was das Lohnprogramm selbst berechnet.",
  kindWages: "Lohnarten weiterer Zeiten",
  kindWagesHint: "Für Aktivitätsarten, die bezahlt werden und keine Arbeitszeit sind, etwa Rufbereitschaft.",
  kind: "Aktivitätsart",
  datev: "DATEV",
  amountKey: "Bearbeitungsschlüssel für Beträge",
  amountKeyHint: "Wie ihn Ihre Lohnverrechnung nennt; nur für Lohnarten, die als Betrag übergeben werden.",
  consultant: "Beraternummer",
  client: "Mandantennummer",
};

export const PAYROLL_ITEM_LABELS: Readonly<Record<PayrollItem, string>> = {
  worked: "Gearbeitete Stunden",
  overtime: "Überstunden",
  extraWork: "Mehrarbeit",
  holiday: "Feiertagsarbeit",
  highHoliday: "Arbeit an hohen Feiertagen",
  sunday: "Sonntagsarbeit",
  night: "Nachtarbeit",
  deepNight: "Nachtarbeit 0 bis 4 Uhr",
  taxedNight: "Nachtarbeit vor 20 oder nach 6 Uhr (steuerpflichtig)",
  absenceHoliday: "Urlaub",
  absencePersonalHoliday: "Persönlicher Feiertag",
  absenceSick: "Krankheit",
  absenceCare: "Pflegefreistellung",
  absenceUnpaid: "Unbezahlte Abwesenheit",
  absenceTraining: "Fortbildung",
  publicHolidays: "Feiertagsentgelt",
  absenceCompensation: "Zeitausgleich",
};
