import type { ClosingCheck } from "@tresen/contract/closing/closing";

const FAULTS: Readonly<Record<ClosingCheck["faults"][number]["fault"], string>> = {
  missing: "fehlt",
  entries: "hat andere Buchungen als bei seinem Abschluss",
  content: "wurde verändert",
  link: "schließt nicht an den vorigen an",
};

export const CLOSING_TEXTS = {
  open: "Noch nicht abgeschlossen",
  nothingOpen: "Seit dem letzten Abschluss wurde nichts gebucht.",
  close: "Tag abschließen",
  tip: "Trinkgeld buchen",
  correction: "Korrektur buchen",
  list: "Bisherige Abschlüsse",
  none: "Noch kein Tagesabschluss",
  noneHint: "Schließen Sie den Tag ab, dann steht er hier mit allen Summen.",
  noBranch: "Sie dürfen in keiner Filiale Tagesabschlüsse ansehen.",
  loadFailed: "Die Tagesabschlüsse konnten nicht geladen werden.",
  more: "Weitere laden",
  loadingMore: "Wird geladen …",
  period: "Dateien für mehrere Tage",
  from: "Von",
  to: "Bis",
  rule: "Ein Abschluss nimmt alles, was bis dahin gebucht wurde. Er wird nie geändert: Was später kommt, etwa ein Storno, fällt in den nächsten.",
  accounts: "Buchungskonten",
  files: "Dateien",
  fileFailed: "Die Datei konnte nicht erstellt werden.",
  sums: "Summen",
  unpaid: "davon noch nicht bezahlt",
  label: "Bezeichnung",
  print: "Drucken",
  entries: "Buchungen ansehen",
  entryList: "Buchungen",
  bookingsFailed: "Die Buchungen konnten nicht geladen werden.",
  byStaff: "Von Hand gebucht",
  ofOrders: (count: number): string =>
    count === 1 ? "1 Buchung aus einer Bestellung" : `${count} Buchungen aus Bestellungen`,
  equal: (time: string): string => `Um ${time} wurde das Gleiche noch einmal gebucht. Ist eine der beiden zu viel?`,
  hashes: "Prüfsummen",
  copyHash: (name: string): string => `${name} kopieren`,
  copied: "Die Prüfsumme ist kopiert.",
  copyFailed: "Die Prüfsumme konnte nicht kopiert werden. Bitte markieren Sie sie und kopieren Sie sie selbst.",
  order: (ticket: number): string => `Bestellung ${ticket}`,
  verifying: "Die Kette wird nachgerechnet …",
  verified: (checked: number): string =>
    checked === 1 ? "Nachgerechnet: unverändert" : `Nachgerechnet: unverändert, mit ${checked - 1} davor`,
  broken: "Die Kette der Abschlüsse ist nicht unverändert:",
  fault: ({ number, fault }: ClosingCheck["faults"][number]): string => `Abschluss ${number} ${FAULTS[fault]}`,
};

export const CLOSE_TEXTS = {
  title: (branch: string): string => `${branch} abschließen`,
  final: "Ein Abschluss kann nicht geändert oder zurückgenommen werden.",
  expected: "Erwartetes Bargeld ohne Wechselgeld",
  counted: "Gezähltes Bargeld",
  countedHint: "Ohne Wechselgeld. Leer, wenn niemand gezählt hat.",
  difference: "Differenz",
  openCash: (orders: number): string =>
    orders === 1
      ? "davon aus 1 offenen Bestellung, vielleicht noch nicht in der Lade"
      : `davon aus ${orders} offenen Bestellungen, vielleicht noch nicht in der Lade`,
  openOnline: (orders: number): string =>
    orders === 1 ? "Online noch nicht bezahlt: 1 Bestellung" : `Online noch nicht bezahlt: ${orders} Bestellungen`,
  openCashUnknown: "Offene Bestellungen, die bar bezahlt werden, sind schon mitgezählt.",
  emptyMeaning:
    "Seit dem letzten Abschluss wurde nichts gebucht. Ein leerer Abschluss bekommt die nächste Nummer, alle Summen darin sind 0, und gezähltes Bargeld steht ganz als Differenz.",
  emptyMeant: "Trotzdem einen leeren Abschluss machen",
  seeNew: "Neuen Stand ansehen",
  notUsed: "Es wurde nichts abgeschlossen. Was Sie gezählt und notiert haben, steht noch hier.",
  pieces: "Nach Scheinen und Münzen zählen",
  piece: (value: string): string => `Anzahl ${value}`,
  note: "Notiz",
  amountInvalid: "Bitte geben Sie einen Betrag ein, zum Beispiel 120,50.",
  confirm: "Endgültig abschließen",
  closing: "Wird abgeschlossen …",
  pending: "Der Abschluss läuft schon und lässt sich nicht mehr abbrechen. Bitte warten Sie die Antwort ab.",
  done: (number: number): string => `Tagesabschluss ${number} ist gemacht.`,
  failed: "Der Tag konnte nicht abgeschlossen werden.",
};

export const BOOKING_TEXTS = {
  title: ({ kind, branch }: { kind: string; branch: string }): string => `${kind}: ${branch}`,
  earlier: (time: string): string =>
    `Um ${time} wurde schon genau das gebucht. Bitte sehen Sie nach, ob jemand dasselbe eingetragen hat.`,
  bookAgain: "Trotzdem buchen",
  amount: "Betrag",
  amountHint: "Mit Minus, wenn etwas zurückgenommen wird.",
  payment: "Zahlungsart",
  what: "Was wird korrigiert?",
  revenue: "Umsatz eines Steuersatzes",
  moved: "Zahlungsart",
  rate: "Steuersatz in %",
  rateInvalid: "Bitte geben Sie einen Steuersatz ein, zum Beispiel 10.",
  fromPayment: "Bisher gebucht als",
  toPayment: "Richtig ist",
  reason: "Grund",
  hint: "Die Buchung steht für sich und fällt in den nächsten Abschluss.",
  book: "Buchen",
  booking: "Wird gebucht …",
  pending: "Das wird schon gebucht und lässt sich nicht mehr abbrechen. Bitte warten Sie die Antwort ab.",
  done: "Gebucht",
  failed: "Das konnte nicht gebucht werden.",
};
