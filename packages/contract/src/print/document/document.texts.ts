/** What stands on printed documents. */
export const PAPER_TEXTS = {
  ticket: (number: number): string => `Ticket ${number}`,
  orderNumber: (number: number): string => `Bestellung ${number}`,
  requestNumber: (number: number): string => `Anfrage ${number}`,
  calledNumber: (number: number): string => `#${number}`,
  asSoonAsPossible: "so bald wie möglich",
  atTime: (time: string): string => `${time} Uhr`,
  aboutTime: (time: string): string => `ca. ${time} Uhr`,
  onDay: ({ date, time }: { date: string; time: string }): string => `${date}, ${time}`,
  table: (table: string): string => `Tisch ${table}`,
  part: ({ name, value }: { name: string; value: string }): string => `${name}: ${value}`,
  allergens: (letters: readonly string[]): string => `Allergene: ${letters.join(", ")}`,
  comment: "Anmerkung",
} as const;

export const HEADING_TEXTS = {
  copy: "KOPIE",
  repeated: "WIEDERHOLUNG",
  rerouted: (from: string): string => `UMGELEITET von ${from}`,
} as const;

export const KITCHEN_TEXTS = {
  changed: "ÄNDERUNG",
  cancelled: "STORNO",
  before: "Bisher:",
  toldAt: (time: string): string => `${time} Uhr`,
  orderedAt: (time: string): string => `Bestellt ${time}`,
  message: (number: number): string => `Bon ${number}`,
} as const;

export const RECEIPT_TEXTS = {
  overview: "Bestellübersicht",
  /** What a print is that is paid on site, until a cash register has signed it. */
  noReceipt: "Bestellübersicht – kein Kassenbeleg",
  signed: "Kassenbeleg",
  request: "Angebotsanfrage",
  cancelled: "STORNIERT",
  orderedAt: "Bestellt am",
  each: (price: string): string => `je ${price}`,
  deposit: (amount: string): string => `inkl. Pfand ${amount}`,
  taxRate: "USt.",
  taxNet: "Netto",
  taxAmount: "Steuer",
  taxGross: "Brutto",
  paidOnline: "Online bezahlt",
  paidByLink: "Über einen Link bezahlt",
  paidOnSite: (means: string | null): string => (means === null ? "Vor Ort bezahlt" : `Bezahlt: ${means}`),
  due: (means: string | null): string => (means === null ? "Vor Ort zu zahlen" : `Zu zahlen: ${means}`),
  awaited: "Online zu zahlen",
  refund: "Rückerstattet",
  refunding: "Rückerstattung läuft",
  phone: (number: string): string => `Tel. ${number}`,
  vatNumber: (number: string): string => `UID-Nummer: ${number}`,
  status: "Status Ihrer Bestellung",
  fiscalCode: "Signatur der Kasse",
} as const;

export const SLIP_TEXTS = {
  title: "Lieferschein",
  phone: "Telefon",
  area: (area: string): string => `Liefergebiet: ${area}`,
  due: "ZU KASSIEREN",
  paid: "BEZAHLT – nichts kassieren",
  means: (means: string): string => `Zahlung: ${means}`,
  route: "Weg zur Adresse",
  positions: "Positionen",
} as const;

export const SUMMARY_TEXTS = {
  title: "Tagesübersicht",
  noReceipt: "Auswertung der Bestellungen, kein Kassenabschluss",
  orders: "Bestellungen",
  cancelled: "storniert",
  revenue: "Umsatz",
  average: "Durchschnitt",
  byMethod: "Nach Art",
  byPayment: "Nach Zahlung",
  byTax: "Nach Steuersatz",
  refunds: "Rückerstattungen",
  printedAt: (time: string): string => `Erstellt am ${time} Uhr`,
  counted: ({ count, what }: { count: number; what: string }): string => `${count} × ${what}`,
} as const;

export const LABEL_TEXTS = {
  portion: ({ number, of }: { number: number; of: number }): string => `${number}/${of}`,
} as const;

export const TEST_TEXTS = {
  title: "Testdruck",
  printedAt: (time: string): string => `${time} Uhr`,
  umlauts: "ÄÖÜ äöü ß €",
  accents: "éèêáàâíìîóòôúùû ñ ç ø å æ",
  signs: "0123456789 ,.;:!? +-×÷ ½ ¼ % & @ # ° ² ³ µ § ( ) [ ] { } < > / | \\ \" '",
  size: (size: number): string => `Größe ${size}`,
  bold: "Fett",
  underline: "Unterstrichen",
  inverted: "Weiß auf Schwarz",
  strike: "Durchgestrichen",
  left: "links",
  center: "Mitte",
  right: "rechts",
  longWord: "Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger",
  done: "Wenn das Papier unter dieser Zeile geschnitten ist, ist alles in Ordnung.",
} as const;
