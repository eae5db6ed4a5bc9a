import type { PayrollItem } from "./payroll-items";

export const PAYROLL = { one: "Lohnverrechnung", many: "Lohnverrechnung" };
export const EXPECTED_NUMBER = "Bitte geben Sie nur Ziffern ein.";

export const PAYROLL_FIELDS = {
  name: "Name",
  branch: "Filiale",
  rounding: "Arbeitszeit eines Tages aufrunden auf Minuten",
  roundingHint: "Aufgerundet wird immer zugunsten der Person. 1: auf die volle Minute.",
  fullTime: "Vollzeit (Minuten pro Woche)",
  fullTimeHint: "Ab hier ist jemand nicht in Teilzeit, und zusätzliche Stunden sind keine Mehrarbeit nach § 19d AZG.",
  nightFrom: "Nacht ab (Stunde)",
  nightTo: "Nacht bis (Stunde)",
  nightHint: "Nach dem Kollektivvertrag. In Deutschland gelten für Steuerfreies die Stunden des § 3b EStG.",
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
  absenceHoliday: "Urlaub",
  absencePersonalHoliday: "Persönlicher Feiertag",
  absenceSick: "Krankheit",
  absenceCare: "Pflegefreistellung",
  absenceUnpaid: "Unbezahlte Abwesenheit",
  absenceTraining: "Fortbildung",
};
