export const CHANGE_TEXTS = {
  change: (item: string): string => `${item} ändern`,
  column: "Ändern",
  add: "Position hinzufügen",
  addTitle: (ticket: number): string => `Ticket ${ticket}: Position hinzufügen`,
  changeTitle: ({ ticket, item }: { ticket: number; item: string }): string => `Ticket ${ticket}: ${item}`,
  product: "Produkt",
  amount: "Menge",
  less: "Weniger",
  more: "Mehr",
  remove: "Entfernen",
  removed: "entfernt",
  none: "Keine Auswahl",
  nothing: "Bitte wählen Sie ein Produkt aus.",
  amountInvalid: "Bitte geben Sie eine Menge ein.",
  loading: "Produkt wird geladen",
  files: ({ name, count }: { name: string; count: number }): string =>
    `${name}: ${count === 1 ? "1 Datei" : `${count} Dateien`} des Kunden`,
  /** Above the positions of an order that was changed. */
  changed: "Seit der Bestellung geändert",
  original: "Ursprünglich bestellt",
  /** When somebody else changed the order while the dialog was open. */
  meanwhile: "Die Bestellung wurde inzwischen geändert.",
  meanwhileItem: (item: string): string => `Diese Position ist jetzt: ${item}`,
  meanwhileTotal: (total: string): string => `Summe jetzt ${total}`,
  anyway: "Trotzdem speichern",
  failed: "Bestellung konnte nicht geändert werden.",
  saved: "Bestellung geändert.",
} as const;

export const REFUND_DIALOG_TEXTS = {
  open: "Geld zurückgeben",
  title: (ticket: number): string => `Ticket ${ticket}: Geld zurückgeben`,
  possible: (amount: string): string => `Noch ${amount} möglich.`,
  kind: "Was zurückgegeben wird",
  all: (amount: string): string => `Alles: ${amount}`,
  amount: "Einen Betrag",
  lines: "Einzelne Positionen",
  sum: "Betrag",
  reason: "Grund",
  reasonHint: "Der Kunde liest ihn auf seiner Statusseite.",
  amountInvalid: "Bitte geben Sie einen Betrag ein.",
  tooMuch: (amount: string): string => `Höchstens ${amount} sind möglich.`,
  linesMissing: "Bitte wählen Sie mindestens eine Position aus.",
  confirm: (amount: string): string => `${amount} zurückgeben`,
  byHand: "Was vor Ort bezahlt wurde, geben Sie bitte selbst zurück.",
  failed: "Rückerstattung konnte nicht angefordert werden.",
  done: (amount: string): string => `${amount} werden zurückgegeben.`,
} as const;

export const MONEY_TEXTS = {
  title: "Zahlungen",
  kinds: { online: "Online Zahlung", link: "Zahlung über einen Link", onSite: "Vor Ort" },
  restOnSite: "Rest vor Ort",
  onSiteStates: { open: "offen", paid: "bezahlt" },
  refund: "Rückerstattung",
  refundStates: {
    requested: "angefordert",
    accepted: "unterwegs",
    done: "erledigt",
    failed: "fehlgeschlagen",
  },
} as const;
