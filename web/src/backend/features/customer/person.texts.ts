export const HAND_OUT_TEXTS = {
  action: "Daten herausgeben",
  title: (number: number): string => `Daten von Kunde ${number} herausgeben`,
  what: "Die Datei enthält alles, was zu dieser Person gespeichert ist: Stammdaten mit geplanten Änderungen, Einwilligungen, Bestellungen, Bewertungen, Nachrichten, Formulare, Dateien und Änderungen. Geben Sie sie nur ihr selbst, und prüfen Sie vorher, ob sie es wirklich ist.",
  logged: "Im Protokoll steht danach, wer die Daten wann herausgegeben hat.",
  hidden: "Kundendaten sind verborgen. Zeigen Sie sie, um sie herauszugeben.",
  pdf: "PDF zum Lesen",
  json: "JSON für Programme",
} as const;

/** What customers allow with an order. */
export const SMS_TEXTS = {
  title: "SMS zu Bestellungen",
  meaning:
    "Mit diesen der letzten Bestellungen wurden SMS zum Stand der Bestellung erlaubt. Für Werbung gilt das nicht.",
  none: "Mit keiner der letzten Bestellungen wurden SMS erlaubt.",
  unloaded: "Die Bestellungen konnten nicht geladen werden.",
} as const;

export const REMOVAL_TEXTS = {
  title: (number: number): string => `Kunde ${number} endgültig löschen?`,
  alike: "Vermutlich dieselbe Person",
  alikeNote: "Gelöscht wird nur dieser Kunde. Ist jemand davon dieselbe Person, führen Sie beide zuerst zusammen.",
  goes: "Das wird gelöscht",
  going: [
    "Name, Kontakte, Adressen, Geburtstag, Notizen, Einwilligungen und Sperre",
    "in allen Bestellungen: alle Angaben zur Person, Texte, Bewertungen und Dateien",
    "Nachrichten, Formulare, Ausdrucke, Dateien von Exporten und das Protokoll der Änderungen",
  ],
  stays: "Das bleibt",
  staying: [
    "von Bestellungen: Nummer, Filiale, Zeiten, Positionen, Summen, Steuern und Zahlungsart",
    "Name und Adresse auf Rechnungen, die sie brauchen: gesperrt, in Österreich 7, in Deutschland 8 Jahre",
    "dass eine Nummer keine SMS will oder eine Adresse keine Werbung oder Erinnerungen, ohne Nummer und Adresse selbst",
    "Sicherungen der Datenbank laufen nach 35 Tagen ab",
  ],
  open: "Solange eine Bestellung offen ist oder eine Zahlung läuft, lässt sich niemand löschen.",
  confirm: "Endgültig löschen",
} as const;

/** What a customer gets by itself, in their form. */
export const STOP_TEXTS = {
  title: "Nachrichten von selbst",
  meaning:
    "Was an diese Adressen und Nummern gehen darf. Wer etwas abbestellt, ob hier, an der Kasse oder mit dem Link in einer Nachricht, bekommt es nicht mehr. Änderungen gelten sofort.",
  none: "Es gibt keine Adresse und keine Nummer.",
  unloaded: "Abbestellungen konnten nicht geladen werden.",
  failed: "Das konnte nicht gespeichert werden.",
  to: (contact: string): string => `an ${contact}`,
} as const;
