/*
 * The specification's texts that only one screen says, to the letter. They stand apart from MESSAGES so that they are
 * downloaded with the screen that shows them and not before the menu.
 */

export const LIST_TEXTS = {
  searchPlaceholder: "PLZ / Ort",
  result: ({ shown, all }: { shown: number; all: number }): string => `${shown} von ${all} Filialen werden angezeigt.`,
  deliveryHours: "Lieferzeiten",
  openingHours: "Öffnungszeiten",
} as const;

/** A page or a section of a type that the shop does not know. */
export const SITE_ERROR = {
  title: "500 Internal Server Error",
  text: "Leider ist ein interner Fehler aufgetreten.",
} as const;

export const CHECKOUT_TEXTS = {
  order: "zahlungspflichtig bestellen",
  /** An inquiry binds nobody, so its button must not say that it does. */
  requestQuotation: "Angebot unverbindlich anfragen",
  priceChanged: "Der Preis hat sich inzwischen geändert. Bitte prüfen Sie Ihre Bestellung noch einmal.",
} as const;

export const STATUS_TEXTS = {
  thanks: "Vielen Dank für Ihre Bestellung!",
  canceled: "Ihre Bestellung wurde storniert.",
  waiting: "Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.",
  inDelivery: "Ihre Bestellung wird jetzt zugestellt.",
  readyForPickup: "Ihre Bestellung ist jetzt abholbereit.",
  waitingForPayment: "Warten auf Zahlungseingang",
  ticket: "Ticket",
  orderNumber: "Bestellnummer",
  paid: "Bezahlt",
  refunded: "Rückerstattet",
  accept: (time: string): string => `Ja, ${time} Uhr ist in Ordnung`,
  decline: "Nein, Bestellung stornieren",
  dismissQuestionnaire: "Abbrechen",
  sendQuestionnaire: "Abschicken",
  questionnaireSent: "Vielen Dank für Ihre Bewertung!",
  questionnaireDismissed: "Sie haben keine Bewertung abgegeben.",
} as const;

/** The status line of the details. */
export const STATUS_LINES = {
  pending: "Warten auf Bestätigung",
  confirmed: "Wird bearbeitet",
  inDelivery: "In Zustellung",
  delivered: "Zugestellt",
  ready: "Abholbereit",
  completed: "Abgeschlossen",
  stopped: "Storniert",
} as const;
