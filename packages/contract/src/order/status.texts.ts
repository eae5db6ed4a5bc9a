import { PAID_TEXTS } from "../payment/paid.texts";

export const STATUS_TEXTS = {
  ...PAID_TEXTS,
  thanks: "Vielen Dank für Ihre Bestellung!",
  canceled: "Ihre Bestellung wurde storniert.",
  waiting: "Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.",
  inDelivery: "Ihre Bestellung wird jetzt zugestellt.",
  readyForPickup: "Ihre Bestellung ist jetzt abholbereit.",
  ticket: "Ticket",
  orderNumber: "Bestellnummer",
  accept: (time: string): string => `Ja, ${time} Uhr ist in Ordnung`,
  decline: "Nein, Bestellung stornieren",
  dismissQuestionnaire: "Abbrechen",
  sendQuestionnaire: "Abschicken",
  questionnaireSent: "Vielen Dank für Ihre Bewertung!",
  questionnaireDismissed: "Sie haben keine Bewertung abgegeben.",
} as const;

/** The status line in the order details. */
export const STATUS_LINES = {
  pending: "Warten auf Bestätigung",
  confirmed: "Wird bearbeitet",
  inDelivery: "In Zustellung",
  delivered: "Zugestellt",
  ready: "Abholbereit",
  completed: "Abgeschlossen",
  stopped: "Storniert",
} as const;
