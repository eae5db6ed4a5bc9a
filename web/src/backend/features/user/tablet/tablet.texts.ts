/** The page of a tablet, before anybody has signed in. */
export const TABLET_TEXTS = {
  title: "Tablet",
  loading: "Tablet wird geladen",
  loadFailed: "Das Tablet erreicht den Server nicht.",
  none: "Dieses Gerät ist noch kein Tablet einer Filiale",
  noneText:
    "Auf einem Tablet melden sich alle einer Filiale mit ihrer PIN an. Wer die Geräte betreut, gibt es mit einem Code frei.",
  connect: "Als Tablet verbinden",
  code: "Code",
  waiting:
    "Öffnen Sie im Backoffice im Menü Ihres Namens „Anzeigen und Geräte“, wählen Sie „Gerät verbinden“ mit dem Zweck " +
    "„Tablet“ und geben Sie diesen Code ein:",
  until: "Er gilt zehn Minuten. Diese Seite geht von selbst weiter.",
  password: "Mit Passwort anmelden",
  who: "Wer sind Sie?",
  nobody: "Noch niemand hat hier eine PIN",
  nobodyText: "Jede Person legt ihre PIN im Backoffice unter „Konto und Sicherheit“ fest.",
  pinOf: (name: string): string => `PIN von ${name}`,
  typed: (count: number): string =>
    count === 0
      ? "Noch keine Ziffer eingegeben"
      : count === 1
        ? "Eine Ziffer eingegeben"
        : `${count} Ziffern eingegeben`,
  checking: "PIN wird geprüft",
  pad: "Ziffern",
  erase: "Letzte Ziffer löschen",
  enter: "Anmelden",
  others: "Jemand anderes",
  tooShort: "Eine PIN hat mindestens vier Ziffern.",
  failed: "Anmeldung nicht möglich. Bitte prüfen Sie die Verbindung.",
} as const;

/** The PIN as a part of an account. */
export const PIN_TEXTS = {
  title: "PIN für Tablet und Zeiterfassung",
  text: "Damit stempeln Sie am Terminal der Zeiterfassung und melden sich auf dem Tablet Ihrer Filiale an. Es zeigt dann Bestellungen und Lieferungen, sonst nichts.",
  since: (at: string): string => `Festgelegt am ${at}.`,
  set: "Festlegen",
  change: "Ändern",
  setTitle: "PIN festlegen",
  pin: "Neue PIN",
  hint: "Vier bis acht Ziffern.",
  onlyDigits: "Eine PIN besteht nur aus Ziffern, ohne Leerzeichen.",
  again: "PIN wiederholen",
  different: "Die beiden Eingaben sind verschieden.",
  done: "PIN festgelegt.",
  remove: "Entfernen",
  removeTitle: "PIN entfernen",
  removed: "PIN entfernt.",
  has: "Die Person hat eine PIN für Tablet und Zeiterfassung.",
  hasNone: "Die Person hat keine PIN für Tablet und Zeiterfassung.",
} as const;
