export const PANEL_TEXTS = {
  project: "Projekt anlegen",
  title: "Bestellung",
  gone: "Diese Bestellung gibt es nicht.",
  loading: "Bestellung wird geladen",
  method: "Art",
  driver: "Fahrer",
  appointment: "Termin",
  promised: "Versprochen für",
  wanted: "Gewünscht",
  ordered: "Bestellt",
  orderedByPhone: "Am Telefon bestellt",
  payment: "Zahlung",
  quotation: "Angebotsanfrage",
  id: "Bestell-ID",
  awaitingAnswer: "Wartet auf die Antwort des Kunden.",
  awaitingAnswerUntil: (time: string): string => `Wartet bis ${time} auf die Antwort des Kunden.`,
  rejectionMessage: "Nachricht an den Kunden",
  comment: "Anmerkung des Kunden",
  items: "Positionen",
  customer: "Kunde",
  donation: (name: string): string => `Spende an ${name}`,
  timeline: "Verlauf",
  withdrawn: (time: string): string => `Vertrag widerrufen am ${time}`,
  filesOf: (item: string): string => `Dateien zu ${item}`,
} as const;

export const RATING_TEXTS = {
  title: "Bewertung",
  overall: "Gesamt",
  food: "Essen",
  service: "Service",
  process: "Ablauf",
  ofFive: "von 5",
} as const;

export const ITEMS_TEXTS = {
  amount: "Menge",
  product: "Produkt",
  price: "Preis",
  position: (line: string): string => `Position ${line}`,
  approximately: "ca. ",
  tax: (rate: string): string => `${rate} USt.`,
  deposit: (amount: string): string => `inkl. ${amount} Pfand`,
  subtotal: "Zwischensumme",
  delivery: "Lieferung",
  deliveryTo: (area: string): string => `Lieferung ${area}`,
  taxIncluded: ({ rate, net }: { rate: string; net: string }): string => `enthält ${rate} USt. auf ${net} netto`,
  total: "Gesamt",
} as const;

export const PAYMENT_TEXTS = {
  refunded: (amount: string): string => `, ${amount} rückerstattet`,
  check: "Zahlung prüfen",
} as const;

export const CUSTOMER_TEXTS = {
  vatNumber: (number: string): string => `UID ${number}`,
} as const;

/** Texts for sending the message about an order to its branch again. */
export const RESEND_TEXTS = {
  email: {
    label: "E-Mail an die Filiale wiederholen",
    sent: "E-Mail an die Filiale wird noch einmal gesendet.",
  },
  sms: {
    label: "SMS an die Filiale wiederholen",
    sent: "SMS an die Filiale wird noch einmal gesendet.",
  },
} as const;
