import { UNIT_INVALID } from "../../catalog/quantity.texts";

export const CHECKOUT_TEXTS = {
  order: "zahlungspflichtig bestellen",
  /** A request for a quotation is not binding, so its button must not say that it is. */
  requestQuotation: "Angebot unverbindlich anfragen",
  priceChanged: "Der Preis hat sich inzwischen geändert. Bitte prüfen Sie Ihre Bestellung noch einmal.",
} as const;

/* What only the browser says is no part of the messages below, which the function of orders bundles. */

export const NO_SLOTS = "Zum ausgewählten Tag sind keine Termine verfügbar.";
export const ORDERING_OFFLINE = "Ohne Internetverbindung können Sie nicht bestellen. Ihr Warenkorb bleibt erhalten.";

/** Messages about an invalid order, for browser and server; the specification's texts are exact. */
export const ORDER_MESSAGES = {
  appointmentRequired: "Bitte wählen Sie einen Termin aus.",
  appointmentClosed:
    "Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer " +
    "Öffnungszeiten.",
  appointmentPast: "Der ausgewählte Termin liegt in der Vergangenheit.",
  appointmentLeadTime:
    "Bis zum ausgewählten Termin kann Ihre Bestellung leider nicht fertig sein. Bitte wählen Sie einen späteren " +
    "Termin.",
  appointmentHorizon: "Termine können höchstens 180 Tage im Voraus gewählt werden.",
  appointmentTaken: "Der ausgewählte Termin ist leider schon vergeben. Bitte wählen Sie einen anderen Termin.",
  legalRequired: "Bitte akzeptieren Sie die AGB.",
  privacyRequired: "Bitte akzeptieren Sie die Datenschutzerklärung.",
  methodAmbiguous: "Bitte wählen Sie eine Art der Lieferung aus.",
  methodUnavailable: "Diese Art der Bestellung wird von der Filiale nicht angeboten.",
  paymentUnavailable: "Diese Zahlungsart wird nicht angeboten.",
  areaUnknown: "Bitte wählen Sie ein Liefergebiet aus.",
  tableRequired: "Bitte wählen Sie einen Tisch aus.",
  unitInvalid: UNIT_INVALID,
  quantityInvalid: "Diese Menge ist nicht bestellbar.",
  partRequired: "Bitte treffen Sie eine Auswahl.",
  textRequired: "Bitte füllen Sie dieses Feld aus.",
  fileRequired: "Bitte laden Sie eine Datei hoch.",
  pictureRequired: "Bitte laden Sie ein Bild hoch.",
  soldOut: (option: string | null): string => `${option ?? "Dieses Produkt"} ist derzeit ausverkauft.`,
  methodPaused: (until: string): string => `Derzeit pausiert, bis ${until} Uhr.`,
  partInvalid: "Diese Auswahl gibt es nicht.",
  tooManyFiles: (limit: number): string =>
    limit === 1 ? "Hier ist nur eine Datei möglich." : `Hier sind höchstens ${limit} Dateien möglich.`,
  /** Uploads that were not ordered are removed after some time. */
  uploadGone: "Eine Datei ist nicht mehr verfügbar. Bitte laden Sie sie noch einmal hoch.",
  uploadKind: "Bitte laden Sie hier ein Bild hoch (JPG, PNG oder GIF).",
  tooManyUploads: (limit: number): string => `Eine Bestellung kann höchstens ${limit} Dateien enthalten.`,
  unexpected: "Dieses Feld wurde nicht erwartet.",
  phoneFormat: (phone: string): string => `Bitte geben Sie eine gültige Nummer im Format ${phone} an.`,
} as const;
